// The items of cost analytics as rows of a file: the columns, words and rounding of the table on screen (C-10, C-15).
import type { Texts } from '../../lib/catalogue.ts';
import type { CellFormat, TableCell, TableColumn, TableRow } from '../../lib/files/table-columns.ts';
import { type CurrencyChoice, decimalsOf, shownAmount, shownCurrency } from '../../lib/shown-currency.ts';
import { VENDORS } from '../../lib/vendors.ts';
import type { CostItem } from '../__generated__/resolver-types.ts';
import { vendorCodeOf } from '../graph/wire-enums.ts';

export interface ComparedWith {
  /** Of the head of its columns: the days as people read them, for any range but the period before. */
  compare: 'last_period' | 'custom';
  range: string;
  /** What a day cost is compared, and stands in the place of the costs. */
  isAverage: boolean;
}

/** What the rows are made of. */
export interface SummaryLines {
  /** Of all amounts. */
  currency: string;
  /** What is compared with; null for nothing. */
  compared: ComparedWith | null;
  items: readonly CostItem[];
  /** What stands in no item. */
  others: CostItem | null;
  total: CostItem;
}

export interface SummaryTable {
  columns: TableColumn[];
  rows: TableRow[];
}

interface Part {
  column: TableColumn;
  cell: (item: CostItem) => TableCell;
}

/** With the others, where there are any, and with the total as the last row. */
export function displayedSummary(
  { currency, compared, items, others, total }: SummaryLines,
  labelOf: (item: CostItem) => string,
  currencies: CurrencyChoice,
  texts: Texts,
): SummaryTable {
  const shownIn = shownCurrency(currencies, currency);
  const money = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? null : shownAmount(currencies, amount, currency);
  const amount = { as: 'number', decimals: decimalsOf(shownIn) } as const;
  const headed = (name: string) => `${name} (${shownIn})`;
  const isAverage = compared?.isAverage ?? false;
  const average = part(headed(texts('cost-analytics.column.average')), 18, amount, (item) =>
    money(item.average),
  );
  const cost = part(headed(texts('cost-analytics.column.total')), 18, amount, (item) => money(item.total));
  const parts: Part[] = [
    part(texts('cost-analytics.file.vendor'), 12, TEXT, ({ vendor }) =>
      vendor ? VENDORS[vendorCodeOf(vendor)].name : null,
    ),
    part(texts('cost-analytics.column.item'), 40, TEXT, labelOf),
    isAverage ? average : cost,
    part(texts('cost-analytics.column.share'), 10, percent(1), ({ share }) => share),
    ...(isAverage ? [] : [average]),
  ];
  if (compared) {
    const { compare, range } = compared;
    const [before, difference] = isAverage
      ? (['compareAverage', 'dayDifference'] as const)
      : (['compareTotal', 'difference'] as const);
    parts.push(
      part(headed(texts(`cost-analytics.column.${before}`, { compare, range })), 18, amount, (item) =>
        money(item[before]),
      ),
      part(headed(texts(`cost-analytics.column.${difference}`)), 18, amount, ({ change }) =>
        money(change?.difference),
      ),
      part(texts('cost-analytics.column.change'), 12, percent(2), (item) => changeCell(item, texts)),
    );
  }
  const rowOf = (item: CostItem) => parts.map(({ cell }) => cell(item));
  const lines = others ? [...items, others] : items;
  const last = rowOf(total).map((cell, place) =>
    place === 1 ? texts('cost-analytics.table.allItems') : place === 3 ? null : cell,
  );
  return { columns: parts.map(({ column }) => column), rows: [...lines.map(rowOf), last] };
}

/**
 * Without a total, which a program would count as an item; key and name of each grouping. `basis` is the column of FOCUS
 * that is summed.
 */
export function rawSummary(
  { currency, compared, items, others }: SummaryLines,
  groupings: number,
  basis: 'BilledCost' | 'EffectiveCost',
): SummaryTable {
  const parts: Part[] = [
    part('ProviderName', 12, TEXT, ({ vendor }) => (vendor ? vendorCodeOf(vendor) : null)),
    ...Array.from({ length: groupings }, (_, place) =>
      namesOf(place, place === 0 ? '' : String(place + 1)),
    ).flat(),
    part(basis, 20, FULL, ({ total }) => total),
    part('x_SharePercent', 20, FULL, ({ share }) => share),
    part('x_DailyAverage', 20, FULL, ({ average }) => average),
  ];
  if (compared) {
    parts.push(
      compared.isAverage
        ? part('x_ComparedDailyAverage', 20, FULL, ({ compareAverage }) => compareAverage ?? null)
        : part('x_ComparedCost', 20, FULL, ({ compareTotal }) => compareTotal ?? null),
      part(
        compared.isAverage ? 'x_DailyDifference' : 'x_Difference',
        20,
        FULL,
        ({ change }) => change?.difference ?? null,
      ),
      part('x_ChangePercent', 20, FULL, ({ change }) => change?.percent ?? null),
    );
  }
  parts.push(part('BillingCurrency', 10, TEXT, () => currency));
  const lines = others ? [...items, others] : items;
  return {
    columns: parts.map(({ column }) => column),
    rows: lines.map((item) => parts.map(({ cell }) => cell(item))),
  };
}

const TEXT: CellFormat = { as: 'text' };
const FULL: CellFormat = { as: 'number', decimals: null };

/** Key and name by the grouping; the first has no number. */
function namesOf(place: number, end: string): Part[] {
  return [
    part(`x_ItemKey${end}`, 40, TEXT, ({ keys, isOthers }) =>
      isOthers ? '(others)' : (keys[place] ?? null),
    ),
    part(`x_ItemName${end}`, 40, TEXT, ({ labels }) => labels[place] ?? null),
  ];
}

function percent(decimals: number): CellFormat {
  return { as: 'percent', decimals };
}

function part(head: string, width: number, format: CellFormat, cell: Part['cell']): Part {
  return { column: { head, format, width }, cell };
}

function changeCell({ change }: CostItem, texts: Texts): TableCell {
  if (!change) return null;
  if (change.kind === 'NEW') return texts('platform.change.new');
  return change.kind === 'GONE' ? texts('platform.change.gone') : change.percent;
}
