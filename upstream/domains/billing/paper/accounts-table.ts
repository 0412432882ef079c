// The charges of a bill by account on paper: the columns of the screen, the total first, columns of nothing left out.
import { type BillColumn, columnsOf } from '../../../../lib/catalogue/bill-columns.ts';
import type { BillAmounts } from '../../../../lib/catalogue/bill-lines.ts';
import { STYLES } from '../../../paper/styles.ts';
import { cell, type PaperCell, type PaperTable } from '../../../paper/table-model.ts';
import type { ShownCharges } from '../invoice-mail/shown-charges.ts';
import type { BillPrinting } from './bill-printing.ts';
import { amountStyle } from './lines-table.ts';

/** Ratios are of exact amounts. */
interface FigureOf {
  shown: BillAmounts;
  exact: BillAmounts;
}

export function accountsTable({ document, words }: BillPrinting, { bill, items }: ShownCharges): PaperTable {
  const { texts, noun, charges } = document;
  const { invoiceCurrency: currency } = bill;
  const exact = charges.bills.find(({ invoiceCurrency }) => invoiceCurrency === currency) ?? bill;
  const total = { shown: bill, exact };
  const figures = columnsOf('pdf').filter((column) =>
    [total, ...items].some((each) => hasFigure(column, each)),
  );
  const figureCell = (column: BillColumn, of: FigureOf, isSum: boolean): PaperCell => {
    const value = figureOf(column, of);
    if (value === null || (value === 0 && !column.isSum))
      return cell('–', { ...STYLES.cell, colour: STYLES.meta.colour });
    if (column.format === 'percent') return cell(words.percent(value), STYLES.cell);
    return cell(words.plain(value, currency), column.isSum && !isSum ? STYLES.total : amountStyle(value));
  };
  return {
    columns: [
      { head: texts('billing.column.item', { noun }) },
      ...figures.map(({ textId }) => ({ head: texts(textId), isFigure: true })),
    ],
    rows: [
      {
        isSum: true,
        cells: [
          cell(texts('billing.paper.items', { noun, count: items.length })),
          ...figures.map((column) => figureCell(column, total, true)),
        ],
      },
      ...items.map((item) => ({
        cells: [
          nameCell(item.exact, noun === 'vendor'),
          ...figures.map((column) => figureCell(column, item, false)),
        ],
      })),
    ],
    padding: 3,
  };
}

function figureOf({ format, figureOf: of }: BillColumn, { shown, exact }: FigureOf): number | null {
  return of(format === 'money' ? shown : exact);
}

function hasFigure(column: BillColumn, of: FigureOf): boolean {
  return column.isSum || (figureOf(column, of) ?? 0) !== 0;
}

/** A vendor has a name and no id that anybody knows. */
function nameCell({ item, itemAlias }: { item: string; itemAlias: string }, isVendor: boolean): PaperCell {
  const isNamed = itemAlias !== '' && itemAlias !== item;
  if (isVendor || !isNamed) return cell((isVendor ? itemAlias : item) || '–', STYLES.name);
  return {
    spans: [
      { text: `${itemAlias} ` },
      { text: item, style: { colour: STYLES.meta.colour, weight: 'regular' } },
    ],
    style: STYLES.name,
  };
}
