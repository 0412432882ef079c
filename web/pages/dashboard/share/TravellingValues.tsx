// Says before a link with filters is made which values leave with it, and to whom (D-06).
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { TravellingValues_shared$key } from '../../../__generated__/TravellingValues_shared.graphql.ts';
import { traitsOf, type Vendor } from '../../../components/vendors.ts';
import classes from './Share.module.css';
import { travellingValues } from './travelling-values.ts';

interface TravellingValuesProps {
  /** As a link with filters would show it. */
  shared: TravellingValues_shared$key;
  company: string;
}

export function TravellingValues({ shared, company }: TravellingValuesProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment TravellingValues_shared on SharedDashboard {
        scope {
          basis
          currency
          frame
          vendors
        }
        widgets {
          settings {
            account
            items {
              chosen {
                key
              }
            }
            serviceGroupSet
            tagKey
            vendors
          }
        }
      }
    `,
    shared,
  );
  const values = travellingValues(data);
  const words = values.map(({ kind, value }) =>
    intl.formatMessage(
      { id: 'dashboard.share.value' },
      { kind, value: kind === 'vendor' ? traitsOf(value as Vendor).name : value },
    ),
  );
  return (
    <>
      <FormattedMessage id="dashboard.share.filteredText" values={{ company }} />
      <span className={classes.values}>
        {words.length === 0 ? (
          <FormattedMessage id="dashboard.share.noValues" />
        ) : (
          words.map((text) => (
            <span key={text} className={classes.value}>
              {text}
            </span>
          ))
        )}
      </span>
    </>
  );
}
