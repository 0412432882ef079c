// The billing rows of one item's cost, the largest first.
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CostDetailRows_detail$key } from '../../../__generated__/CostDetailRows_detail.graphql.ts';
import { ScrollRegion } from '../../../components/ScrollRegion.tsx';
import { formatDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { AmountCell } from '../table/AmountCell.tsx';
import classes from './CostDetail.module.css';

export function CostDetailRows({ detail }: { detail: CostDetailRows_detail$key }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { rows } = useFragment(
    graphql`
      fragment CostDetailRows_detail on CostDetail {
        rows(itemsPerPage: 30, page: 1) {
          currency
          totalCount
          edges {
            cursor
            node {
              usageDate
              product
              usageType
              resourceId
              resourceName
              quantity
              unit
              cost
            }
          }
        }
      }
    `,
    detail,
  );
  if (!rows || rows.edges.length === 0) return null;
  const title = intl.formatMessage(
    { id: 'cost-analytics.detail.rows' },
    { shown: rows.edges.length, count: rows.totalCount },
  );
  return (
    <>
      <h3 className={classes.heading}>{title}</h3>
      <ScrollRegion className={classes.scroll} label={title}>
        <table className={`${classes.table} sky-figures`}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="cost-analytics.detail.usage" />
              </th>
              <th scope="col">
                <FormattedMessage id="cost-analytics.detail.date" />
              </th>
              <th scope="col">
                <FormattedMessage id="cost-analytics.detail.quantity" />
              </th>
              <th scope="col">
                <FormattedMessage id="cost-analytics.detail.cost" values={{ currency: rows.currency }} />
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.edges.map(({ cursor, node }) => (
              <tr key={cursor}>
                <th scope="row">
                  <div className={classes.usage}>{node.usageType ?? node.product ?? '–'}</div>
                  <div className={classes.resource}>
                    {node.resourceName ?? node.resourceId ?? node.product}
                  </div>
                </th>
                <td>{formatDay(node.usageDate, language)}</td>
                <td>
                  {typeof node.quantity === 'number' ? (
                    <>
                      <FormattedNumber value={node.quantity} maximumFractionDigits={3} /> {node.unit}
                    </>
                  ) : (
                    '–'
                  )}
                </td>
                <td>
                  <AmountCell amount={node.cost} currency={rows.currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
