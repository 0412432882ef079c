// The bridge of one vendor as a file: the way in each currency of its bill, then how their costs make up that of Cost Analytics.
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { bridgeLineOf } from '../../../../lib/catalogue/billing/bridge-lines.ts';
import type {
  VendorBridgeFile_bridge$data,
  VendorBridgeFile_bridge$key,
} from '../../../__generated__/VendorBridgeFile_bridge.graphql.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { BridgeFile, type BridgeFileRow } from './BridgeFile.tsx';

interface VendorBridgeFileProps {
  bridge: VendorBridgeFile_bridge$key;
  /** Of the file. */
  title: string;
  basis: 'billed' | 'effective';
  vendor: Vendor;
}

type BillWay = VendorBridgeFile_bridge$data['bills'][number];

export function VendorBridgeFile({ bridge, vendor, ...file }: VendorBridgeFileProps) {
  const intl = useIntl();
  const { bills, currency, notExplained, total } = useFragment(
    graphql`
      fragment VendorBridgeFile_bridge on CostBridge {
        bills {
          conversions {
            rate {
              date
              from
              rate
              source
              to
            }
          }
          convertedCost
          cost
          currency
          lines {
            amount
            kind
            months {
              amount
              month
            }
          }
          total
        }
        currency
        notExplained
        total
      }
    `,
    bridge,
  );
  const basisName = intl.formatMessage({ id: 'cost-analytics.basis.name' }, { basis: file.basis });
  const wayOf = (bill: BillWay): BridgeFileRow[] => {
    const of = { vendor, currency: bill.currency };
    const names = { basis: basisName, currency: bill.currency };
    return [
      { ...of, line: intl.formatMessage({ id: 'billing.grid.billIn' }, names), amount: bill.total },
      ...bill.lines.flatMap(({ kind, amount, months }) => {
        const line = intl.formatMessage({ id: bridgeLineOf(kind).textId });
        const parts: readonly Pick<BridgeFileRow, 'amount' | 'month'>[] =
          months.length > 0 ? months : [{ amount }];
        return parts.map((part) => ({ ...of, line, ...part }));
      }),
      { ...of, line: intl.formatMessage({ id: 'billing.bridge.cost' }, names), amount: bill.cost },
    ];
  };
  const shown = { vendor, currency };
  const rows = [
    ...bills.flatMap(wayOf),
    ...bills.flatMap((bill): BridgeFileRow[] => {
      if (bill.currency === currency) return [];
      const names = { from: bill.currency, to: currency };
      const line = intl.formatMessage({ id: 'billing.bridge.converted' }, names);
      return [{ ...shown, line, amount: bill.convertedCost }];
    }),
    ...(notExplained === 0
      ? []
      : [
          { ...shown, line: intl.formatMessage({ id: 'billing.bridge.notExplained' }), amount: notExplained },
        ]),
    { ...shown, line: intl.formatMessage({ id: 'billing.bridge.shown' }), amount: total },
  ];
  const rates = bills.flatMap(({ conversions }) => conversions.map(({ rate }) => rate));
  return <BridgeFile {...file} rates={rates} rows={rows} />;
}
