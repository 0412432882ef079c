// Every product of a month: this month, last month, average and maximum, open to what moved it (B-07).

import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Rounding, roundedAmount } from '../../../../lib/money/rounded-parts.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import type { TreeColumn } from '../../../components/tree-grid/tree.ts';
import type { Money } from '../../../intl/money.ts';
import { BillGrid } from '../bill/BillGrid.tsx';
import { rowId } from '../bill/row-id.ts';
import { SignedMoney } from '../bill/SignedMoney.tsx';
import type { BillFileOf } from '../shared/PartFiles.tsx';
import { InsightChange } from './InsightChange.tsx';
import type { InsightFigures, InsightRow, ShownInsight } from './insight-rows.ts';

interface InsightGridProps {
  rows: readonly InsightRow[];
  shown: ShownInsight;
  total: InsightFigures;
  currency: string;
  scrollName: string;
  file: BillFileOf;
}

export function InsightGrid({ rows, shown, total: figures, currency, scrollName, file }: InsightGridProps) {
  const intl = useIntl();
  const totalName = intl.formatMessage({ id: 'billing.grid.total' }, { currency });
  const { roundingIn } = useMoney();
  const columns = useMemo(
    () => columnsOf(shown, figures.thisMonth, roundingIn),
    [shown, figures, roundingIn],
  );
  const { thisMonth, lastMonth } = figures;
  const total: InsightRow = {
    ...{ id: rowId('insight', currency), key: '', name: totalName, kind: null },
    ...{ currency, thisMonth, lastMonth, figures },
  };
  return (
    <BillGrid
      title={`${intl.formatMessage({ id: 'billing.insight.byProduct' })} · ${currency}`}
      columns={columns}
      rows={rows}
      total={total}
      nameOf={({ name }) => name}
      scrollName={scrollName}
      file={file}
    />
  );
}

/** `shown`: of a column that adds up. */
const money = (
  id: string,
  roundingIn: (currency: string) => Rounding,
  exactOf: (row: InsightRow) => number | null,
  shown?: ReadonlyMap<InsightRow, number>,
): TreeColumn<InsightRow> => ({
  id,
  head: <FormattedMessage id="billing.insight.column" values={{ column: id }} />,
  cell: (row) => {
    const exact = exactOf(row);
    if (exact === null) return null;
    const amount = shown?.get(row) ?? roundedAmount(exact, roundingIn(row.currency));
    return <SignedMoney amount={amount} exact={exact} currency={row.currency} tone="byAmount" />;
  },
  width: 150,
});

const NAME: TreeColumn<InsightRow> = {
  id: 'name',
  head: <FormattedMessage id="billing.insight.column" values={{ column: 'product' }} />,
  cell: ({ name }) => <span title={name}>{name}</span>,
  width: 320,
};

const changeColumn = (total: number): TreeColumn<InsightRow> => ({
  id: 'change',
  head: <FormattedMessage id="billing.insight.column" values={{ column: 'change' }} />,
  cell: ({ figures, currency }) => (figures ? <InsightChange {...{ figures, currency, total }} /> : null),
  width: 130,
});

/** Both months add up, the drivers of a product with the rest of it too; means and maxima are no sums. */
function columnsOf(
  shown: ShownInsight,
  total: number,
  roundingIn: Money['roundingIn'],
): TreeColumn<InsightRow>[] {
  return [
    NAME,
    money('thisMonth', roundingIn, (row) => row.thisMonth, shown.thisMonth),
    money('lastMonth', roundingIn, (row) => row.lastMonth, shown.lastMonth),
    money('average', roundingIn, ({ figures }) => figures?.average ?? null),
    money('maximum', roundingIn, ({ figures }) => figures?.maximum ?? null),
    changeColumn(total),
  ];
}
