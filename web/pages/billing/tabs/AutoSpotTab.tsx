// Spot usage beside what it would have cost on demand (B-09).
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  AutoSpotTab_autoSpot$data,
  AutoSpotTab_autoSpot$key,
} from '../../../__generated__/AutoSpotTab_autoSpot.graphql.ts';
import type { TreeColumn } from '../../../components/tree-grid/tree.ts';
import { BillGrid } from '../bill/BillGrid.tsx';
import { rowId } from '../bill/row-id.ts';
import { SignedMoney } from '../bill/SignedMoney.tsx';
import type { BillPlace } from './place.ts';

type Figures = AutoSpotTab_autoSpot$data['totals'][number];
type Spot = AutoSpotTab_autoSpot$data['rows'][number];
interface SpotRow {
  id: string;
  name: string;
  figures: Figures;
  spot: Spot | null;
  children?: SpotRow[];
}

interface AutoSpotTabProps extends BillPlace {
  autoSpot: AutoSpotTab_autoSpot$key;
}

export function AutoSpotTab({ vendor, month, autoSpot }: AutoSpotTabProps) {
  const intl = useIntl();
  const { rows, totals } = useFragment(
    graphql`
      fragment AutoSpotTab_autoSpot on BillAutoSpot {
        rows {
          account
          accountName
          figures {
            currency
            onDemandCost
            saving
            savingPercent
            spotCost
          }
          instanceType
          region
          unit
          usage
        }
        totals {
          currency
          onDemandCost
          saving
          savingPercent
          spotCost
        }
      }
    `,
    autoSpot,
  );
  const tree = useMemo(
    () =>
      totals.map(
        (figures): SpotRow => ({
          id: rowId('spot', figures.currency),
          name: intl.formatMessage({ id: 'billing.grid.total' }, { currency: figures.currency }),
          figures,
          spot: null,
          children: rows
            .filter((row) => row.figures.currency === figures.currency)
            .map((row) => ({
              id: rowId('spot', figures.currency, row.account, row.region, row.instanceType, row.unit),
              name: row.accountName || row.account,
              figures: row.figures,
              spot: row,
            })),
        }),
      ),
    [rows, totals, intl],
  );
  return (
    <BillGrid
      title={intl.formatMessage({ id: 'billing.tab.name' }, { tab: 'autoSpot' })}
      columns={COLUMNS}
      rows={tree}
      nameOf={({ name }) => name}
      scrollName={`spot ${vendor} ${month}`}
    />
  );
}

const money = (id: string, head: ReactNode, of: (figures: Figures) => number): TreeColumn<SpotRow> => ({
  id,
  head,
  cell: ({ figures }) => <SignedMoney amount={of(figures)} currency={figures.currency} tone="byAmount" />,
  width: 132,
});

const COLUMNS: TreeColumn<SpotRow>[] = [
  {
    id: 'account',
    head: <FormattedMessage id="billing.column.item" values={{ noun: 'account' }} />,
    cell: ({ name }) => <span title={name}>{name}</span>,
    width: 250,
  },
  {
    id: 'type',
    isText: true,
    head: <FormattedMessage id="billing.computing.type" />,
    cell: ({ spot }) => (spot ? spot.instanceType || '–' : null),
    width: 120,
  },
  {
    id: 'region',
    isText: true,
    head: <FormattedMessage id="billing.computing.region" />,
    cell: ({ spot }) => (spot ? spot.region || '–' : null),
    width: 130,
  },
  {
    id: 'usage',
    head: <FormattedMessage id="billing.computing.usage" />,
    cell: ({ spot }) =>
      spot ? (
        <>
          <FormattedNumber value={spot.usage} maximumFractionDigits={1} /> {spot.unit}
        </>
      ) : null,
    width: 132,
  },
  money('onDemand', <FormattedMessage id="billing.spot.onDemand" />, ({ onDemandCost }) => onDemandCost),
  money('spot', <FormattedMessage id="billing.spot.spot" />, ({ spotCost }) => spotCost),
  money('saving', <FormattedMessage id="billing.spot.saving" />, ({ saving }) => saving),
  {
    id: 'rate',
    head: <FormattedMessage id="billing.spot.rate" />,
    cell: ({ figures }) => (
      <FormattedNumber value={figures.savingPercent / 100} style="percent" minimumFractionDigits={1} />
    ),
    width: 100,
  },
];
