// A bridge as a file, of one vendor or of all: its rows add up in each currency, from the bill to the cost.
import { useIntl } from 'react-intl';
import type { TableRow } from '../../../../lib/files/table-columns.ts';
import { decimalsOf } from '../../../../lib/money/shown-currency.ts';
import { FileMenu } from '../../../components/files/FileMenu.tsx';
import { rateText } from '../../../components/money/useRateNote.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { formatMonth } from '../../../intl/dates.ts';
import { useLanguage } from '../../../intl/IntlRoot.tsx';

export interface BridgeFileRow {
  /** In words. */
  line: string;
  vendor: Vendor;
  /** First day of the month that the amount is of, where the line is of several. */
  month?: string;
  /** ISO 4217. */
  currency: string;
  amount: number;
}

interface BridgeFileProps {
  /** Of the file. */
  title: string;
  basis: 'billed' | 'effective';
  /** That amounts were converted by. */
  rates: readonly Parameters<typeof rateText>[0][];
  rows: readonly BridgeFileRow[];
}

export function BridgeFile({ title, basis, rates, rows }: BridgeFileProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const vendorName = useVendorName();
  const shownDecimals = Math.max(...rows.map(({ currency }) => decimalsOf(currency)));
  const table = () => ({
    columns: [
      { head: intl.formatMessage({ id: 'data.page.line' }), format: { as: 'text' }, width: 40 },
      { head: intl.formatMessage({ id: 'billing.send.vendor' }), format: { as: 'text' }, width: 16 },
      { head: intl.formatMessage({ id: 'billing.send.month' }), format: { as: 'text' }, width: 12 },
      { head: intl.formatMessage({ id: 'platform.file.currency' }), format: { as: 'text' }, width: 12 },
      {
        head: intl.formatMessage({ id: 'platform.file.amount' }),
        format: { as: 'money', shownDecimals },
        width: 18,
      },
    ] as const,
    rows: rows.map(
      ({ line, vendor, month, currency, amount }): TableRow => [
        line,
        vendorName(vendor),
        month === undefined ? null : formatMonth(month, language),
        currency,
        amount,
      ],
    ),
  });
  const facts = (): [string, string][] => [
    [
      intl.formatMessage({ id: 'cost-analytics.bar.basis' }),
      intl.formatMessage({ id: 'cost-analytics.basis.name' }, { basis }),
    ],
    ...rates.map((rate): [string, string] => [
      intl.formatMessage({ id: 'cost-analytics.exportMail.rates' }),
      rateText(rate, intl, language),
    ]),
  ];
  return <FileMenu name={title} table={table} facts={facts} />;
}
