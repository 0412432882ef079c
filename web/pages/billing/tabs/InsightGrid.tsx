// Every product of a month: this month, last month, average and maximum, open to what moved it (B-07).

import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { type Rounding, roundedAmount } from '../../../../lib/money/rounded-parts.ts';
import type { InsightGrid_currency$key } from '../../../__generated__/InsightGrid_currency.graphql.ts';
import { useItemLabel } from '../../../components/cost-items/useItemLabel.ts';
import { useMoney } from '../../../components/money/useMoney.ts';
import type { TreeColumn } from '../../../components/tree-grid/tree.ts';
import type { Money } from '../../../intl/money.ts';
import { BillGrid } from '../bill/BillGrid.tsx';
import { rowId } from '../bill/row-id.ts';
import { SignedMoney } from '../bill/SignedMoney.tsx';
import { shownRows } from '../bill/shown-rows.ts';
import type { BillFileOf } from '../shared/PartFiles.tsx';
import { InsightChange } from './InsightChange.tsx';
import { type InsightRow, insightRows } from './insight-rows.ts';

interface InsightGridProps {
  currency: InsightGrid_currency$key;
  scrollName: string;
  file: BillFileOf;
}

export function InsightGrid({ currency, scrollName, file }: InsightGridProps) {
  const intl = useIntl();
  const labelOf = useItemLabel('product');
  const data = useFragment(
    graphql`
      fragment InsightGrid_currency on CurrencyInsight {
        currency
        rows {
          key
          label
          drivers {
            lastMonth
            name
            thisMonth
          }
          figures {
            average
            changePercent
            difference
            lastMonth
            maximum
            status
            thisMonth
          }
        }
        total {
          average
          changePercent
          difference
          lastMonth
          maximum
          status
          thisMonth
        }
      }
    `,
    currency,
  );
  const totalName = intl.formatMessage({ id: 'billing.grid.total' }, { currency: data.currency });
  const rows = useMemo(
    () => insightRows(data, labelOf, intl.formatMessage({ id: 'billing.insight.rest' })),
    [data, labelOf, intl],
  );
  const { roundingIn } = useMoney();
  const columns = useMemo(() => columnsOf(rows, data.total.thisMonth, roundingIn), [rows, data, roundingIn]);
  const total: InsightRow = {
    id: rowId('insight', data.currency),
    name: totalName,
    currency: data.currency,
    thisMonth: data.total.thisMonth,
    lastMonth: data.total.lastMonth,
    figures: data.total,
  };
  return (
    <BillGrid
      title={`${intl.formatMessage({ id: 'billing.insight.byProduct' })} · ${data.currency}`}
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
  rows: readonly InsightRow[],
  total: number,
  roundingIn: Money['roundingIn'],
): TreeColumn<InsightRow>[] {
  return [
    NAME,
    money(
      'thisMonth',
      roundingIn,
      (row) => row.thisMonth,
      shownRows(rows, roundingIn, (row) => row.thisMonth),
    ),
    money(
      'lastMonth',
      roundingIn,
      (row) => row.lastMonth,
      shownRows(rows, roundingIn, (row) => row.lastMonth),
    ),
    money('average', roundingIn, ({ figures }) => figures?.average ?? null),
    money('maximum', roundingIn, ({ figures }) => figures?.maximum ?? null),
    changeColumn(total),
  ];
}
