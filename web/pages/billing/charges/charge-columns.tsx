// The columns of the charges, by the table of bill columns; those that are 0 in the whole month are left out (B-04). The
// rows name their currency and totals have its symbol; other amounts leave its room to the columns.
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, type IntlShape } from 'react-intl';
import { type BillColumn, columnsOf } from '../../../../lib/catalogue/bill-columns.ts';
import type { BillAmounts } from '../../../../lib/catalogue/bill-lines.ts';
import { PercentText } from '../../../components/files/FigureText.tsx';
import { columnWidth } from '../../../components/tables/text-width.ts';
import type { TreeColumn } from '../../../components/tree-grid/tree.ts';
import type { Money } from '../../../intl/money.ts';
import { SignedMoney } from '../bill/SignedMoney.tsx';
import type { ChargeRow } from './charge-rows.ts';

const FIGURES = columnsOf('screen');
const NAME_WIDTH = 200;

interface ChargeColumnsInput {
  /** Those with columns of their own: bills and accounts. */
  rows: readonly ChargeRow[];
  /** Of the names. */
  head: ReactNode;
  /** The name of a row, and the sum of one with columns of its own. */
  Name: ComponentType<{ row: ChargeRow }>;
  Sum: ComponentType<{ row: ChargeRow }>;
  intl: IntlShape;
  format: Pick<Money, 'formatOriginal' | 'formatPlainOriginal'>;
}

/** Those that are not 0 in all of these, and the total. */
export function shownFigures(bills: readonly BillAmounts[]): BillColumn[] {
  return FIGURES.filter(
    ({ id, figureOf }) => id === TOTAL || bills.some((amounts) => Boolean(figureOf(amounts))),
  );
}

export function chargeColumns({
  rows,
  head,
  Name,
  Sum,
  intl,
  format,
}: ChargeColumnsInput): TreeColumn<ChargeRow>[] {
  const told = rows.flatMap((row) => ('amounts' in row ? row : []));
  const shown = shownFigures(told.map(({ amounts }) => amounts.exact));
  const widthOf = ({ id, textId, figureOf, format: kind }: BillColumn) => {
    const write = id === TOTAL ? format.formatOriginal : format.formatPlainOriginal;
    return columnWidth(
      intl.formatMessage({ id: textId }),
      told.map(({ amounts, currency }) =>
        kind === 'money' ? write(figureOf(amounts.shown) ?? 0, currency) : '00.0%',
      ),
    );
  };
  return [
    {
      id: 'name',
      head,
      cell: (row) => <Name row={row} />,
      width: NAME_WIDTH,
    },
    ...shown.map(
      (column): TreeColumn<ChargeRow> => ({
        id: column.id,
        head: <FormattedMessage id={column.textId} />,
        cell: (row) =>
          column.id === TOTAL ? <Total row={row} Sum={Sum} /> : <Figure row={row} column={column} />,
        width: widthOf(column),
      }),
    ),
  ];
}

const TOTAL = 'totalCharge';

/** The sum of a row; what a row is made of has its amount here alone. */
function Total({ row, Sum }: { row: ChargeRow } & Pick<ChargeColumnsInput, 'Sum'>) {
  return 'amounts' in row ? (
    <Sum row={row} />
  ) : (
    <SignedMoney amount={row.amount} exact={row.exact} currency={row.currency} tone="byAmount" />
  );
}

function Figure({ row, column: { figureOf, format, isSum } }: { row: ChargeRow; column: BillColumn }) {
  const exact = 'amounts' in row ? figureOf(row.amounts.exact) : null;
  if (exact === null || !('amounts' in row)) return null;
  return format === 'money' ? (
    <SignedMoney
      amount={figureOf(row.amounts.shown) ?? 0}
      exact={exact}
      currency={row.currency}
      tone={isSum ? 'subtotal' : 'byAmount'}
      isPlain
    />
  ) : (
    <span className="sky-figures">
      <PercentText percent={exact} />
    </span>
  );
}
