// The bridge of all vendors as a file: a row for each line and vendor; they add up from the bills to the cost.
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { bridgeLineOf } from '../../../../lib/catalogue/billing/bridge-lines.ts';
import type { TableRow } from '../../../../lib/files/table-columns.ts';
import { decimalsOf } from '../../../../lib/money/shown-currency.ts';
import type { BridgeFile_bridge$key } from '../../../__generated__/BridgeFile_bridge.graphql.ts';
import { FileMenu } from '../../../components/files/FileMenu.tsx';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';

interface BridgeFileProps {
  bridge: BridgeFile_bridge$key;
  /** Of the file. */
  title: string;
}

export function BridgeFile({ bridge, title }: BridgeFileProps) {
  const intl = useIntl();
  const vendorName = useVendorName();
  const { basis, currency, lines, vendors } = useFragment(
    graphql`
      fragment BridgeFile_bridge on BillsBridge {
        basis
        currency
        lines {
          kind
          vendors {
            amount
            vendor
          }
        }
        vendors {
          cost
          total
          vendor
        }
      }
    `,
    bridge,
  );
  const table = () => ({
    columns: [
      { head: intl.formatMessage({ id: 'data.page.line' }), format: { as: 'text' }, width: 40 },
      { head: intl.formatMessage({ id: 'billing.send.vendor' }), format: { as: 'text' }, width: 16 },
      {
        head: intl.formatMessage({ id: 'platform.file.amountIn' }, { currency }),
        format: { as: 'money', shownDecimals: decimalsOf(currency) },
        width: 18,
      },
    ] as const,
    rows: [
      ...vendors.map(
        ({ vendor, total }): TableRow => [
          intl.formatMessage({ id: 'billing.grid.billsIn' }, { currency }),
          vendorName(vendor),
          total,
        ],
      ),
      ...lines.flatMap((line) =>
        line.vendors.map(
          ({ vendor, amount }): TableRow => [
            intl.formatMessage({ id: bridgeLineOf(line.kind).textId }),
            vendorName(vendor),
            amount,
          ],
        ),
      ),
      ...vendors.map(
        ({ vendor, cost }): TableRow => [
          intl.formatMessage({ id: 'billing.bridge.shown' }),
          vendorName(vendor),
          cost,
        ],
      ),
    ],
  });
  const facts = (): [string, string][] => [
    [
      intl.formatMessage({ id: 'cost-analytics.bar.basis' }),
      intl.formatMessage(
        { id: 'cost-analytics.basis.name' },
        { basis: basis === 'EFFECTIVE' ? 'effective' : 'billed' },
      ),
    ],
  ];
  return <FileMenu name={title} table={table} facts={facts} />;
}
