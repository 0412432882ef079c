// An invoice against the charges behind it: its total, their sum, and the difference (B-06).

import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { type Rounding, roundedAmount, roundedParts } from '../../../../lib/money/rounded-parts.ts';
import type { InvoiceReconciliation_charges$key } from '../../../__generated__/InvoiceReconciliation_charges.graphql.ts';
import type {
  InvoiceReconciliation_invoice$data,
  InvoiceReconciliation_invoice$key,
} from '../../../__generated__/InvoiceReconciliation_invoice.graphql.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import classes from '../Billing.module.css';
import { BillMoney } from '../bill/BillMoney.tsx';
import { BillStatus } from '../shared/BillStatus.tsx';
import { SumLines } from '../sum/SumLines.tsx';
import { kindOf, type SumLine } from '../sum/sum-lines.ts';
import detailClasses from './Details.module.css';
import { InvoiceCharges } from './InvoiceCharges.tsx';

interface InvoiceReconciliationProps {
  vendor: Vendor;
  /** First day of the month. */
  month: string;
  invoice: InvoiceReconciliation_invoice$key;
  charges: InvoiceReconciliation_charges$key;
}

export function InvoiceReconciliation({ vendor, month, invoice, charges }: InvoiceReconciliationProps) {
  const intl = useIntl();
  const { status } = useFragment(
    graphql`
      fragment InvoiceReconciliation_charges on BillCharges {
        status {
          state
          reason
          nextDate
          confirmedAt
          confirmedBy
        }
      }
    `,
    charges,
  );
  const data = useFragment(
    graphql`
      fragment InvoiceReconciliation_invoice on CloudInvoice @argumentDefinitions(page: { type: "Int!" }) {
        billingAccount
        billingAccountName
        currency
        invoiceId
        isDerived
        issuer
        lines {
          amount
          kind
        }
        rowCount
        total
        rows(itemsPerPage: 50, page: $page) {
          difference
          rowsTotal
          ...InvoiceCharges_rows
        }
      }
    `,
    invoice,
  );
  const title = intl.formatMessage({ id: 'billing.details.invoice' }, { name: data.invoiceId });
  const linesTitle = intl.formatMessage({ id: 'billing.reconcile.lines' });
  const { roundingIn } = useMoney();
  const nameOf = (line: string) => intl.formatMessage({ id: 'billing.invoice.line' }, { line });
  return (
    <>
      <section className={classes.panel}>
        <header className={classes.panelHead}>
          <h2 className={classes.panelTitle}>{title}</h2>
          <BillStatus status={status} />
        </header>
        <div className={classes.panelBody}>
          <p className={detailClasses.about}>
            <span>{data.issuer}</span>
            <span>{data.billingAccountName || data.billingAccount}</span>
            <span>{data.currency}</span>
            {data.isDerived ? <FormattedMessage id="billing.invoice.derived" /> : null}
          </p>
          <Equation invoice={data} />
        </div>
      </section>
      <section className={classes.panel}>
        <header className={classes.panelHead}>
          <h2 className={classes.panelTitle}>{linesTitle}</h2>
        </header>
        <div className={classes.panelBody}>
          <SumLines
            label={linesTitle}
            lines={sumLines(data, nameOf, roundingIn(data.currency))}
            currency={data.currency}
          />
        </div>
      </section>
      {data.rows ? (
        <InvoiceCharges
          rows={data.rows}
          currency={data.currency}
          file={{ vendor, month, part: 'invoiceCharges', invoice: data.invoiceId }}
        />
      ) : null}
    </>
  );
}

function sumLines(
  { lines, total }: InvoiceReconciliation_invoice$data,
  nameOf: (line: string) => string,
  rounding: Rounding,
): SumLine[] {
  const own = lines.filter(({ amount }) => amount !== 0);
  const amounts = roundedParts(
    own.map(({ amount }) => amount),
    total,
    rounding,
  );
  const shown = own.map(
    ({ kind, amount }, place): SumLine => ({
      ...{ key: kind, label: nameOf(kind), kind: kindOf(amount) },
      amount: amounts[place] ?? 0,
    }),
  );
  const sum = roundedAmount(total, rounding);
  return [...shown, { key: 'total', label: nameOf('TOTAL'), amount: sum, kind: 'subtotal' }];
}

/** Invoice, charges, difference: three figures and what they mean. */
function Equation({
  invoice: { total, currency, rowCount, rows },
}: {
  invoice: InvoiceReconciliation_invoice$data;
}) {
  if (!rows) return null;
  const differs = rows.difference !== 0;
  const Icon = differs ? IconAlertTriangle : IconCircleCheck;
  return (
    <>
      <dl className={`${detailClasses.equation} sky-figures`} data-part="billing.reconciliation">
        <div>
          <dt>
            <FormattedMessage id="billing.reconcile.invoiceTotal" />
          </dt>
          <dd>
            <BillMoney amount={total} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="billing.reconcile.rowsTotal" values={{ count: rowCount }} />
          </dt>
          <dd>
            <BillMoney amount={rows.rowsTotal} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="billing.summary.difference" />
          </dt>
          <dd>
            <BillMoney amount={rows.difference} currency={currency} />
          </dd>
        </div>
      </dl>
      <p className={detailClasses.verdict} data-differs={differs || undefined} role="status">
        <Icon size={16} aria-hidden />
        {differs ? (
          <FormattedMessage id="billing.reconcile.differs" />
        ) : (
          <FormattedMessage id="billing.reconcile.matches" />
        )}
      </p>
    </>
  );
}
