// Says before a link with filters is made which values leave with it, and to whom (D-06).
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { TravellingValues_shared$key } from '../../../__generated__/TravellingValues_shared.graphql.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import classes from './link/Share.module.css';
import { type TravellingValue, travellingValues } from './travelling-values.ts';

interface TravellingValuesProps {
  /** As a link with filters would show it. */
  shared: TravellingValues_shared$key;
  company: string;
}

export function TravellingValues({ shared, company }: TravellingValuesProps) {
  const vendorName = useVendorName();
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
            savedFilterName
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
  const wordOf = ({ kind, value }: TravellingValue) => {
    if (kind === 'vendor') return vendorName(value as Vendor);
    if (kind === 'range') return intl.formatMessage({ id: 'dashboard.scope.frame' }, { value });
    if (kind === 'basis') return intl.formatMessage({ id: 'dashboard.settings.basis' }, { value });
    return value;
  };
  const words = values.map((each) =>
    intl.formatMessage({ id: 'dashboard.share.value' }, { kind: each.kind, value: wordOf(each) }),
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
