// The bridge of all vendors as a file: a row for each line and vendor, in one currency.
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { bridgeLineOf } from '../../../../lib/catalogue/billing/bridge-lines.ts';
import type { AllBridgeFile_bridge$key } from '../../../__generated__/AllBridgeFile_bridge.graphql.ts';
import { BridgeFile } from './BridgeFile.tsx';

interface AllBridgeFileProps {
  bridge: AllBridgeFile_bridge$key;
  /** Of the file. */
  title: string;
  basis: 'billed' | 'effective';
}

export function AllBridgeFile({ bridge, ...file }: AllBridgeFileProps) {
  const intl = useIntl();
  const { currency, lines, rates, vendors } = useFragment(
    graphql`
      fragment AllBridgeFile_bridge on BillsBridge {
        currency
        lines {
          kind
          vendors {
            amount
            vendor
          }
        }
        rates {
          date
          from
          rate
          source
          to
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
  const first = intl.formatMessage({ id: 'billing.grid.billsIn' }, { currency });
  const last = intl.formatMessage({ id: 'billing.bridge.shown' });
  const rows = [
    ...vendors.map(({ vendor, total }) => ({ line: first, vendor, currency, amount: total })),
    ...lines.flatMap(({ kind, vendors: parts }) => {
      const line = intl.formatMessage({ id: bridgeLineOf(kind).textId });
      return parts.map((part) => ({ line, currency, ...part }));
    }),
    ...vendors.map(({ vendor, cost }) => ({ line: last, vendor, currency, amount: cost })),
  ];
  return <BridgeFile {...file} rates={rates} rows={rows} />;
}
