// Spot usage beside what it would have cost on demand (B-09).

import { type ReactNode, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { differenceOf } from '../../../../lib/money/money.ts';
import type {
  AutoSpotTab_autoSpot$data,
  AutoSpotTab_autoSpot$key,
} from '../../../__generated__/AutoSpotTab_autoSpot.graphql.ts';
import { NumberText, PercentText } from '../../../components/files/FigureText.tsx';
import { useMoney } from '../../../components/money/useMoney.ts';
import type { TreeColumn } from '../../../components/tree-grid/tree.ts';
import type { Money } from '../../../intl/money.ts';
import { BillGrid } from '../bill/BillGrid.tsx';
import { rowId } from '../bill/row-id.ts';
import { SignedMoney } from '../bill/SignedMoney.tsx';
import { shownRows } from '../bill/shown-rows.ts';
import type { BillPlace } from './place.ts';

type Figures = AutoSpotTab_autoSpot$data['totals'][number];
type Spot = AutoSpotTab_autoSpot$data['rows'][number];
interface SpotRow {
  id: string;
  name: string;
  currency: string;
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
          currency: figures.currency,
          figures,
          spot: null,
          children: rows
            .filter((row) => row.figures.currency === figures.currency)
            .map((row) => ({
              id: rowId('spot', figures.currency, row.account, row.region, row.instanceType, row.unit),
              name: row.accountName || row.account,
              currency: figures.currency,
              figures: row.figures,
              spot: row,
            })),
        }),
      ),
    [rows, totals, intl],
  );
  const { roundingIn } = useMoney();
  const columns = useMemo(() => columnsOf(tree, roundingIn), [tree, roundingIn]);
  return (
    <BillGrid
      title={intl.formatMessage({ id: 'billing.tab.name' }, { tab: 'autoSpot' })}
      columns={columns}
      rows={tree}
      nameOf={({ name }) => name}
      scrollName={`spot ${vendor} ${month}`}
      file={{ vendor, month: `${month}-01`, part: 'autoSpot' }}
    />
  );
}

const money = (
  id: string,
  head: ReactNode,
  exactOf: (figures: Figures) => number,
  shownOf: (row: SpotRow) => number,
): TreeColumn<SpotRow> => ({
  id,
  head,
  cell: (row) => (
    <SignedMoney amount={shownOf(row)} exact={exactOf(row.figures)} currency={row.currency} tone="byAmount" />
  ),
  width: 132,
});

/** Each cost adds up over its rows; a saving is the difference of the two that stand beside it. */
function columnsOf(rows: readonly SpotRow[], roundingIn: Money['roundingIn']): TreeColumn<SpotRow>[] {
  const onDemand = shownRows(rows, roundingIn, ({ figures }) => figures.onDemandCost);
  const spot = shownRows(rows, roundingIn, ({ figures }) => figures.spotCost);
  const onDemandOf = (row: SpotRow) => onDemand.get(row) ?? 0;
  const spotOf = (row: SpotRow) => spot.get(row) ?? 0;
  return [
    ...TEXTS,
    money(
      'onDemand',
      <FormattedMessage id="billing.spot.onDemand" />,
      (each) => each.onDemandCost,
      onDemandOf,
    ),
    money('spot', <FormattedMessage id="billing.spot.spot" />, (each) => each.spotCost, spotOf),
    money(
      'saving',
      <FormattedMessage id="billing.spot.saving" />,
      (each) => each.saving,
      (row) => differenceOf(onDemandOf(row), spotOf(row)),
    ),
    RATE,
  ];
}

const TEXTS: TreeColumn<SpotRow>[] = [
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
      spot ? <NumberText value={spot.usage} unit={spot.unit} maximumFractionDigits={1} /> : null,
    width: 132,
  },
];

const RATE: TreeColumn<SpotRow> = {
  id: 'rate',
  head: <FormattedMessage id="billing.spot.rate" />,
  cell: ({ figures }) => <PercentText percent={figures.savingPercent} />,
  width: 100,
};
