// The vendor's invoices of the month, each in its own currency, each open to its lines and leading to its charges (B-06).

import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { ScreenLanguage } from '../../../../lib/catalogue/languages.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import type {
  InvoicesTab_invoices$data,
  InvoicesTab_invoices$key,
} from '../../../__generated__/InvoicesTab_invoices.graphql.ts';
import { NumberText } from '../../../components/files/FigureText.tsx';
import { useMoney } from '../../../components/money/useMoney.ts';
import { Banner } from '../../../components/notices/Banner.tsx';
import { totalFirst } from '../../../components/tables/total-first.ts';
import type { TreeColumn } from '../../../components/tree-grid/tree.ts';
import { formatDay } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';
import classes from '../Billing.module.css';
import { BillGrid } from '../bill/BillGrid.tsx';
import { CurrencyTotals, totalsOf } from '../bill/CurrencyTotals.tsx';
import { underCurrencies } from '../bill/currency-rows.ts';
import { rowId } from '../bill/row-id.ts';
import { SignedMoney } from '../bill/SignedMoney.tsx';
import { shownRows, shownTotals } from '../bill/shown-rows.ts';
import { useTotalName } from '../bill/useTotalName.ts';
import { useDetailsLink } from '../useDetailsLink.ts';
import type { BillPlace } from './place.ts';

type Invoice = InvoicesTab_invoices$data[number];
type InvoiceRow = {
  id: string;
  currency: string;
  amount: number;
  rowCount: number;
  children?: readonly InvoiceRow[];
} & ({ kind: 'currency' } | { kind: 'invoice'; invoice: Invoice } | { kind: 'line'; line: string });

interface InvoicesTabProps extends BillPlace {
  invoices: InvoicesTab_invoices$key;
}

export function InvoicesTab({ vendor, month, invoices }: InvoicesTabProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment InvoicesTab_invoices on CloudInvoice @relay(plural: true) {
        billingAccount
        billingAccountName
        currency
        invoiceId
        isDerived
        issue {
          dueOn
          issuedOn
          state
        }
        issuer
        lines {
          amount
          kind
          rowCount
        }
        rowCount
        total
      }
    `,
    invoices,
  );
  const totalName = useTotalName();
  const rows = useMemo(() => underCurrencies(data.map(invoiceRow), [], currencyRow), [data]);
  const { roundingIn } = useMoney();
  const { language } = useLanguage();
  const columns = useMemo(
    () =>
      columnsOf(
        shownRows(rows, roundingIn, ({ amount }) => amount),
        totalName,
        data.some(({ issue }) => issue) ? issueColumns(language) : [],
      ),
    [rows, totalName, roundingIn, data, language],
  );
  const isNarrow = useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false });
  const nameOf = (row: InvoiceRow) => {
    if (row.kind === 'currency') return totalName(row.currency);
    return row.kind === 'invoice'
      ? row.invoice.invoiceId
      : intl.formatMessage({ id: 'billing.invoice.line' }, { line: row.line });
  };
  return (
    <>
      <Banner id="billing invoices" label={intl.formatMessage({ id: 'billing.banner.invoicesLabel' })}>
        <FormattedMessage id="billing.banner.invoices" />
      </Banner>
      <BillGrid
        title={intl.formatMessage({ id: 'billing.tab.name' }, { tab: 'invoices' })}
        columns={isNarrow ? totalFirst(columns) : columns}
        rows={rows}
        openLayers={rows.some(({ kind }) => kind === 'currency') ? 2 : 1}
        nameOf={nameOf}
        scrollName={`invoices ${vendor} ${month}`}
        file={{ vendor, month: `${month}-01`, part: 'invoices' }}
        tools={<CurrencyTotals totals={shownTotals(totalsOf(rows), roundingIn)} />}
      />
    </>
  );
}

function currencyRow({
  id,
  currency,
  children,
}: {
  id: string;
  currency: string;
  children: InvoiceRow[];
}): InvoiceRow {
  return {
    ...{ kind: 'currency', id, currency, children },
    amount: sumMoney(children.map(({ amount }) => amount)),
    rowCount: children.reduce((count, row) => count + row.rowCount, 0),
  };
}

function invoiceRow(invoice: Invoice): InvoiceRow {
  const { invoiceId, currency, total, rowCount, lines } = invoice;
  return {
    kind: 'invoice',
    id: rowId(invoiceId, currency),
    currency,
    amount: total,
    rowCount,
    invoice,
    children: lines.map((line) => ({
      kind: 'line',
      id: rowId(invoiceId, currency, line.kind),
      currency,
      amount: line.amount,
      rowCount: line.rowCount,
      line: line.kind,
    })),
  };
}

const columnsOf = (
  shown: ReadonlyMap<InvoiceRow, number>,
  totalName: (currency: string) => string,
  ofIssue: readonly TreeColumn<InvoiceRow>[],
): TreeColumn<InvoiceRow>[] => [
  {
    id: 'invoice',
    head: <FormattedMessage id="billing.invoice.id" />,
    cell: (row) =>
      row.kind === 'invoice' ? (
        <InvoiceName invoice={row.invoice} />
      ) : row.kind === 'line' ? (
        <FormattedMessage id="billing.invoice.line" values={{ line: row.line }} />
      ) : (
        totalName(row.currency)
      ),
    width: 280,
  },
  {
    id: 'issuer',
    isText: true,
    head: <FormattedMessage id="billing.invoice.issuer" />,
    cell: (row) => (row.kind === 'invoice' ? <Text text={row.invoice.issuer} /> : null),
    width: 220,
  },
  {
    id: 'account',
    isText: true,
    head: <FormattedMessage id="billing.invoice.account" />,
    cell: (row) =>
      row.kind === 'invoice' ? (
        <Text text={row.invoice.billingAccountName || row.invoice.billingAccount} />
      ) : null,
    width: 220,
  },
  ...ofIssue,
  {
    id: 'rows',
    head: <FormattedMessage id="billing.invoice.rows" />,
    cell: (row) => <NumberText value={row.rowCount} />,
    width: 110,
  },
  {
    id: 'currency',
    head: <FormattedMessage id="billing.invoice.currency" />,
    cell: (row) => row.currency,
    width: 96,
  },
  {
    id: 'total',
    head: <FormattedMessage id="billing.column.total" />,
    cell: (row) => (
      <SignedMoney
        amount={shown.get(row) ?? row.amount}
        exact={row.amount}
        currency={row.currency}
        tone={row.kind === 'line' ? 'byAmount' : 'subtotal'}
      />
    ),
    width: 160,
  },
];

/** What the issuers say, where one of them says something. */
function issueColumns(language: ScreenLanguage): TreeColumn<InvoiceRow>[] {
  const issueOf = (row: InvoiceRow) => (row.kind === 'invoice' ? (row.invoice.issue ?? null) : null);
  const day = (date: string | null | undefined) => (date ? formatDay(date, language) : null);
  return [
    {
      id: 'state',
      isText: true,
      head: <FormattedMessage id="billing.invoice.state" />,
      cell: (row) => {
        const issue = issueOf(row);
        return issue && <FormattedMessage id="billing.invoice.stateName" values={{ state: issue.state }} />;
      },
      width: 110,
    },
    {
      id: 'issuedOn',
      isText: true,
      head: <FormattedMessage id="billing.invoice.issuedOn" />,
      cell: (row) => day(issueOf(row)?.issuedOn),
      width: 120,
    },
    {
      id: 'dueOn',
      isText: true,
      head: <FormattedMessage id="billing.invoice.dueOn" />,
      cell: (row) => day(issueOf(row)?.dueOn),
      width: 120,
    },
  ];
}

function InvoiceName({ invoice: { invoiceId, isDerived } }: { invoice: Invoice }) {
  const intl = useIntl();
  const linkTo = useDetailsLink();
  const note = isDerived ? intl.formatMessage({ id: 'billing.invoice.derived' }) : null;
  return (
    <Link
      tabIndex={-1}
      className={`${classes.name} ${classes.link}`}
      title={note === null ? invoiceId : `${invoiceId} · ${note}`}
      to={linkTo({ invoice: invoiceId })}
    >
      {invoiceId}
    </Link>
  );
}

function Text({ text }: { text: string }) {
  return <span title={text}>{text}</span>;
}
