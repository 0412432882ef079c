// The list of anomalies with its pages, or what it means that there are none (N-01).
import { IconCheck } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { ANOMALY_COLUMN_IDS, ANOMALY_COLUMNS } from '../../../../lib/catalogue/anomaly.ts';
import type { AnomalyList_anomalies$key } from '../../../__generated__/AnomalyList_anomalies.graphql.ts';
import type { AnomalyList_watch$key } from '../../../__generated__/AnomalyList_watch.graphql.ts';
import shared from '../../../components/layout/Page.module.css';
import { ScrollRegion } from '../../../components/layout/ScrollRegion.tsx';
import { Notice } from '../../../components/notices/Notice.tsx';
import { TableFoot } from '../../../components/tables/TableFoot.tsx';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { formatDays } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import classes from '../Anomalies.module.css';
import { isNarrowed } from '../address.ts';
import { anomaliesPage } from '../page.tsx';
import { AnomalyRow } from './AnomalyRow.tsx';

interface AnomalyListProps {
  anomalies: AnomalyList_anomalies$key;
  /** Null where it could not be read. */
  watch: AnomalyList_watch$key | null;
}

export function AnomalyList({ anomalies, watch }: AnomalyListProps) {
  const intl = useIntl();
  const { edges, totalCount } = useFragment(
    graphql`
      fragment AnomalyList_anomalies on AnomalyConnection {
        totalCount
        edges {
          node {
            id
            ...AnomalyRow_anomaly
          }
        }
      }
    `,
    anomalies,
  );
  const { address, change } = usePageAddress(anomaliesPage);
  const { page, size } = address;
  if (edges.length === 0) return <NoAnomaly watch={watch} />;
  return (
    <>
      <ScrollRegion className={shared.scroll} label={intl.formatMessage({ id: 'anomaly.page.title' })}>
        <table className={`${shared.table} ${classes.table} sky-figures`}>
          <thead>
            <tr>
              {ANOMALY_COLUMN_IDS.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={ANOMALY_COLUMNS[column] === 'figure' ? classes.figure : undefined}
                >
                  <FormattedMessage id="anomaly.list.column" values={{ column }} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {edges.map(({ node }, place) => (
              <AnomalyRow key={node.id} anomaly={node} number={(page - 1) * size + place + 1} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <TableFoot
        totalCount={totalCount}
        page={page}
        size={size}
        onPage={(next) => change({ page: next })}
        onSize={(next) => change({ size: next })}
      />
    </>
  );
}

/** No anomaly says something of the days that were judged, and of no others. */
function NoAnomaly({ watch }: Pick<AnomalyListProps, 'watch'>) {
  const { language } = useLanguage();
  const vendorName = useVendorName();
  const { address } = usePageAddress(anomaliesPage);
  const judged = useFragment(
    graphql`
      fragment AnomalyList_watch on AnomalyWatch {
        judgedDays {
          range {
            start
            end
          }
          vendor
        }
      }
    `,
    watch,
  );
  const days = judged?.judgedDays ?? [];
  return (
    <div className={classes.panelEmpty}>
      <Notice
        variant="block"
        icon={<IconCheck size={20} aria-hidden />}
        title={<FormattedMessage id="anomaly.list.none" values={{ isNarrowed: isNarrowed(address) }} />}
      >
        {days.length === 0 ? (
          <FormattedMessage id="anomaly.list.nothingJudged" />
        ) : (
          days.map(({ vendor, range }) => (
            <div key={vendor}>
              <FormattedMessage
                id="anomaly.list.judged"
                values={{ vendor: vendorName(vendor), days: formatDays(range, language) }}
              />
            </div>
          ))
        )}
      </Notice>
    </div>
  );
}
