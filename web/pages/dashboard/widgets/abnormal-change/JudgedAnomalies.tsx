// The anomalies of the days that a widget of changes compares: those of the list, as they were judged (D-13).
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { JudgedAnomalies_changes$key } from '../../../../__generated__/JudgedAnomalies_changes.graphql.ts';
import { AnomalyTable } from '../anomalies/AnomalyTable.tsx';
import classes from './AbnormalChange.module.css';

/** Nothing where the viewer may not see anomalies, or they cannot be asked: the changes stand by themselves. */
export function JudgedAnomalies({ changes }: { changes: JudgedAnomalies_changes$key }) {
  const intl = useIntl();
  const { anomalies } = useFragment(
    graphql`
      fragment JudgedAnomalies_changes on AbnormalChanges {
        anomalies @catch(to: NULL) {
          edges {
            node {
              account {
                key
                label
              }
              currency
              expected
              id
              level
              product {
                label
              }
              real
              ruleTitle
              startedOn
              vendor
            }
          }
          totalCount
        }
      }
    `,
    changes,
  );
  if (!anomalies) return null;
  const { edges, totalCount } = anomalies;
  const [first] = edges;
  const values = { count: totalCount };
  return (
    <section className={classes.judged}>
      <h3>
        <FormattedMessage id="dashboard.abnormalChange.judged" values={values} />
      </h3>
      {first ? (
        <AnomalyTable
          title={intl.formatMessage({ id: 'dashboard.abnormalChange.judged' }, values)}
          currency={first.node.currency}
          anomalies={edges.map(({ node }) => ({
            ...{ anomalyId: node.id, level: node.level, vendor: node.vendor, date: node.startedOn },
            ...{ cost: node.real, expectedCost: node.expected },
            key: node.account?.key ?? '',
            label: node.account?.label ?? '',
            product: node.product?.label ?? node.ruleTitle ?? '',
          }))}
        />
      ) : null}
    </section>
  );
}
