// The items of cost analytics as rows of a file: the columns and words of the table on screen, amounts with all digits
// (C-10, C-15).

import { vendorNameIn } from '../../lib/catalogue/vendors.ts';
import { type NamedColumn as ShownColumn, type TableMode, tableColumns } from '../../lib/cost/cost-table.ts';
import type { CellFormat, TableCell, TableColumn, TableRow } from '../../lib/files/table-columns.ts';
import { differenceOf } from '../../lib/money/money.ts';
import {
  type CurrencyChoice,
  decimalsOf,
  shownAmount,
  shownCurrency,
} from '../../lib/money/shown-currency.ts';
import type { Texts } from '../../lib/node/texts.ts';
import type { CostItem, ShownAmounts } from '../__generated__/graph-types.ts';
import { vendorsOf } from '../domains/cost-analytics/compare/same-names.ts';
import { vendorCodeOf } from '../graph/wire-enums.ts';

export interface ComparedWith {
  /** Of the head of its columns: the days as people read them, for any range but the period before. */
  compare: 'last_period' | 'custom';
  range: string;
  /** What a day cost is compared, and is in the place of the costs. */
  isAverage: boolean;
}

/** A month, or another step of time, that has a column of its own. */
export interface MonthHead {
  /** `2024-06`; of another step its first day. */
  id: string;
  /** As people read it. */
  head: string;
}

/** What the rows are made of. */
export interface SummaryLines {
  /** Of all amounts. */
  currency: string;
  /** What is compared with; null for nothing. */
  compared: ComparedWith | null;
  items: readonly CostItem[];
  /** Those with a column, aligned with the months of an item; none where they were not asked for. */
  months: readonly MonthHead[];
  /** What is in no item. */
  others: CostItem | null;
  total: CostItem;
  /** Of items, others and total, where a number format cannot write what screens show; else null. */
  shownOf: ((item: CostItem) => ShownAmounts | undefined) | null;
  /** How many were found; null where nothing was looked for. */
  found: number | null;
}

/** What the items are called by one of their groupings. */
export interface ItemLevel {
  head: string;
  labelOf: (item: CostItem) => string | null;
}

export interface SummaryTable {
  columns: TableColumn[];
  rows: TableRow[];
}

interface Part {
  column: TableColumn;
  cell: (item: CostItem) => TableCell;
  /** Of the last row, where it is not as of an item. */
  totalCell?: TableCell;
}

/** In the columns of the table in that mode; with the others, where there are any, and with the total as the last row. */
export function displayedSummary(
  { currency, compared, items, months, others, total, shownOf, found }: SummaryLines,
  mode: TableMode,
  levels: readonly ItemLevel[],
  currencies: CurrencyChoice,
  texts: Texts,
): SummaryTable {
  const words = { currency, currencies, compared, shownOf, texts };
  const named = tableColumns(mode, compared !== null, compared?.isAverage ?? false).flatMap((column) =>
    column === 'item' ? itemParts(found, levels, texts) : figurePart(column, words),
  );
  const parts = [
    ...named,
    ...months.map(({ head }, place) =>
      moneyPart(
        head,
        words,
        (item) => item.months?.[place],
        (shown) => shown.months?.[place],
      ),
    ),
  ];
  const rowOf = (item: CostItem) => parts.map(({ cell }) => cell(item));
  const lines = others ? [...items, others] : items;
  const last = parts.map(({ cell, totalCell }) => (totalCell === undefined ? cell(total) : totalCell));
  return { columns: parts.map(({ column }) => column), rows: [...lines.map(rowOf), last] };
}

/** The vendor, which the table shows as a sign, has a column of its own, and so has each level. */
function itemParts(found: number | null, levels: readonly ItemLevel[], texts: Texts): Part[] {
  const vendor = part(
    texts('cost-analytics.file.vendor'),
    12,
    TEXT,
    (item) =>
      vendorsOf(item)
        .map((vendor) => vendorNameIn(texts, vendorCodeOf(vendor)))
        .join(', ') || null,
  );
  const totalCell =
    found === null
      ? texts('cost-analytics.table.allItems')
      : texts('cost-analytics.table.found', { count: found });
  const items = levels.map(({ head, labelOf }, level) => ({
    ...part(head, 40, TEXT, labelOf),
    totalCell: level === 0 ? totalCell : null,
  }));
  return [vendor, ...items];
}

interface Words {
  /** Of the amounts. */
  currency: string;
  currencies: CurrencyChoice;
  compared: ComparedWith | null;
  shownOf: SummaryLines['shownOf'];
  texts: Texts;
}

/** As the table on screen shows it: the same head, and but for amounts rounded alike. */
function figurePart(column: Exclude<ShownColumn, 'item'>, words: Words): Part {
  const { compared, texts } = words;
  const name = column === 'difference' && compared?.isAverage ? 'dayDifference' : column;
  const head = texts(`cost-analytics.column.${name}`, {
    compare: compared?.compare ?? '',
    range: compared?.range ?? '',
  });
  const money = (amountOf: AmountOf, shownOf: ShownOf) => moneyPart(head, words, amountOf, shownOf);
  switch (column) {
    case 'total':
    case 'average':
    case 'compareTotal':
    case 'compareAverage':
      return money(
        (item) => item[column],
        (shown) => shown[column],
      );
    case 'difference':
      return money(
        ({ change }) => change?.difference,
        ({ difference }) => difference,
      );
    case 'share':
    case 'compareShare':
      return part(head, 10, percent(1), (item) => item[column] ?? null);
    case 'shareDifference':
      return part(head, 12, { as: 'number', decimals: 1 }, ({ share, compareShare }) =>
        typeof compareShare === 'number' ? differenceOf(share, compareShare) : null,
      );
    case 'change':
      return part(head, 12, percent(2), (item) => changeCell(item, texts));
  }
}

type AmountOf = (item: CostItem) => number | null | undefined;
type ShownOf = (shown: ShownAmounts) => number | null | undefined;

/** An amount in the currency that the reader chose, which the head names. */
function moneyPart(
  head: string,
  { currency, currencies, shownOf }: Words,
  amountOf: AmountOf,
  shownAs: ShownOf,
): Part {
  const shownIn = shownCurrency(currencies, currency);
  return part(`${head} (${shownIn})`, 18, { as: 'money', shownDecimals: decimalsOf(shownIn) }, (item) => {
    const shown = shownOf?.(item);
    if (shown) return shownAs(shown) ?? null;
    const amount = amountOf(item);
    return amount === null || amount === undefined ? null : shownAmount(currencies, amount, currency);
  });
}

/**
 * Without a total, which a program would count as an item; key and name of each grouping. `basis` is the column of FOCUS
 * that is summed.
 */
export function rawSummary(
  { currency, compared, items, months, others }: SummaryLines,
  groupings: number,
  basis: 'BilledCost' | 'EffectiveCost',
): SummaryTable {
  const parts: Part[] = [
    part('ProviderName', 12, TEXT, (item) => vendorsOf(item).map(vendorCodeOf).join(', ') || null),
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
  parts.push(
    ...months.map(({ id }, place) =>
      part(`x_${basis}_${id}`, 20, FULL, (item) => item.months?.[place] ?? null),
    ),
  );
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
