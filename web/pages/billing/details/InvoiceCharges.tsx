// The charges of an invoice, the largest first, page by page (B-06).
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { QUANTITY_DECIMALS } from '../../../../lib/cost/usage-units.ts';
import type { InvoiceCharges_rows$key } from '../../../__generated__/InvoiceCharges_rows.graphql.ts';
import { NumberText } from '../../../components/files/FigureText.tsx';
import { ScrollRegion } from '../../../components/layout/ScrollRegion.tsx';
import { Pages } from '../../../components/tables/Pages.tsx';
import { formatDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import classes from '../Billing.module.css';
import { ExactMoney } from '../bill/ExactMoney.tsx';
import { type BillFileOf, PartFiles } from '../shared/PartFiles.tsx';
import detailClasses from './Details.module.css';
import { billingDetailsPage } from './page.tsx';

const ROWS_A_PAGE = 50;

interface InvoiceChargesProps {
  rows: InvoiceCharges_rows$key;
  currency: string;
  file: BillFileOf;
}

export function InvoiceCharges({ rows, currency, file }: InvoiceChargesProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const {
    address: { page },
    change,
  } = usePageAddress(billingDetailsPage);
  const { edges, totalCount } = useFragment(
    graphql`
      fragment InvoiceCharges_rows on InvoiceRowConnection {
        totalCount
        edges {
          cursor
          node {
            account
            accountName
            cost
            date
            description
            listCost
            product
            quantity
            resourceId
            unit
            usageType
          }
        }
      }
    `,
    rows,
  );
  const title = intl.formatMessage({ id: 'billing.reconcile.rows' });
  return (
    <section className={classes.panel}>
      <header className={classes.panelHead}>
        <h2 className={classes.panelTitle}>{title}</h2>
        <PartFiles name={title} file={file} />
      </header>
      <ScrollRegion className={detailClasses.scroll} label={title}>
        <table className={`${classes.table} sky-figures`}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="billing.reconcile.usage" />
              </th>
              <th scope="col">
                <FormattedMessage id="billing.reconcile.date" />
              </th>
              <th scope="col">
                <FormattedMessage id="billing.column.item" values={{ noun: 'account' }} />
              </th>
              <th scope="col">
                <FormattedMessage id="billing.reconcile.quantity" />
              </th>
              <th scope="col">
                <FormattedMessage id="billing.reconcile.listCost" />
              </th>
              <th scope="col">
                <FormattedMessage id="billing.column.cost" />
              </th>
            </tr>
          </thead>
          <tbody>
            {edges.map(({ cursor, node }) => (
              <tr key={cursor}>
                <th scope="row">
                  <div className={detailClasses.usage} title={node.description}>
                    {node.usageType || node.description || node.product || '–'}
                  </div>
                  <div className={detailClasses.usageNote} title={node.resourceId}>
                    {[node.product, node.resourceId].filter((text) => text !== '').join(' · ')}
                  </div>
                </th>
                <td>{formatDay(node.date, language)}</td>
                <td title={node.account}>{node.accountName || node.account}</td>
                <td>
                  {typeof node.quantity === 'number' ? (
                    <NumberText
                      value={node.quantity}
                      unit={node.unit}
                      maximumFractionDigits={QUANTITY_DECIMALS}
                    />
                  ) : (
                    '–'
                  )}
                </td>
                <td>
                  {typeof node.listCost === 'number' ? (
                    <ExactMoney amount={node.listCost} currency={currency} />
                  ) : (
                    '–'
                  )}
                </td>
                <td>
                  <ExactMoney amount={node.cost} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <footer className={detailClasses.foot}>
        <Pages
          total={Math.ceil(totalCount / ROWS_A_PAGE)}
          page={page}
          onPage={(chosen) => change({ page: chosen })}
        />
      </footer>
    </section>
  );
}
