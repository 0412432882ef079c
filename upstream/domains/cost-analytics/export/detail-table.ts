// Billing rows as the detail table on screen shows them: the same columns, words and currency, amounts with all
// digits (C-12, C-15).

import type { Language } from '../../../../lib/catalogue/languages.ts';
import { isVendorCode, vendorNameIn } from '../../../../lib/catalogue/vendors.ts';
import {
  DETAIL_COLUMNS,
  type DetailColumnId,
  type DetailColumnKind,
} from '../../../../lib/cost/detail-columns.ts';
import { QUANTITY_DECIMALS, unitAfterNumber } from '../../../../lib/cost/usage-units.ts';
import { dayPatternOf } from '../../../../lib/files/cell-text.ts';
import type { CellFormat, TableCell, TableColumn, TableRow } from '../../../../lib/files/table-columns.ts';
import { decimalsOf, shownAmount, shownCurrency } from '../../../../lib/money/shown-currency.ts';
import { textsOf } from '../../../../lib/node/texts.ts';
import type { FactRow, RowColumn } from '../../../stores/facts/questions/row-columns.ts';
import type { Reader } from '../../shared/reader-settings.ts';
import { factColumn } from '../detail-columns.ts';
import { DETAIL_HEADS } from './detail-heads.ts';
import type { RowTable } from './row-table.ts';

const WIDTHS: Record<DetailColumnKind, number> = { text: 28, date: 12, quantity: 16, money: 16, price: 18 };

/** A column of the file; a column of the screen that shows two values is two. */
interface Part {
  id: DetailColumnId | 'usageUnit';
  column: TableColumn;
  reads: readonly RowColumn[];
  cell: (row: FactRow) => TableCell;
}

/** `currency` is the company's. */
export function detailTable(columns: readonly DetailColumnId[], currency: string, reader: Reader): RowTable {
  const parts = columns.flatMap((id) => partsOf(id, currency, reader));
  const texts = textsOf(reader.language);
  const shown = (cost: number) => shownAmount(reader.currency, cost, currency);
  return {
    columns: parts.map(({ column }) => column),
    reads: [...new Set<RowColumn>([...parts.flatMap(({ reads }) => reads), 'cost'])],
    // As on screen: what has no rate is in no total.
    rowOf: (row) => (row.cost === null ? null : parts.map(({ cell }) => cell(row))),
    totalRow: (total) => totalRow(parts, texts('cost-analytics.file.total'), shown(total)),
  };
}

function partsOf(id: DetailColumnId, currency: string, reader: Reader): Part[] {
  const own = partOf(id, currency, reader);
  if (id !== 'usage') return [own];
  const head = textsOf(reader.language)('cost-analytics.file.usageUnit');
  const column = { head, format: { as: 'text' }, width: WIDTHS.date } as const;
  const cell = ({ unit }: FactRow) => unit && unitAfterNumber(unit);
  return [own, { id: 'usageUnit', column, reads: ['unit'], cell }];
}

function partOf(id: DetailColumnId, currency: string, reader: Reader): Part {
  const { kind } = DETAIL_COLUMNS[id];
  const read = factColumn(id);
  const shownIn = shownCurrency(reader.currency, currency);
  const head = textsOf(reader.language)(DETAIL_HEADS[id], { currency: shownIn });
  const format = formatOf(kind, reader.language, shownIn);
  const column = { head, format, width: WIDTHS[kind] };
  if (id === 'vendor')
    return { id, column, reads: [read], cell: ({ vendor }) => vendorName(reader.language, vendor) };
  if (id === 'linkedAccountId') return { id, column, reads: [read, 'accountName'], cell: accountLabel };
  if (kind !== 'money' && kind !== 'price')
    return { id, column, reads: [read], cell: (row) => row[read] ?? null };
  const cell = (row: FactRow) => {
    const amount = row[read];
    return typeof amount === 'number' ? shownAmount(reader.currency, amount, currency) : null;
  };
  return { id, column, reads: [read], cell };
}

function formatOf(kind: DetailColumnKind, language: Language, currency: string): CellFormat {
  switch (kind) {
    case 'text':
      return { as: 'text' };
    case 'date':
      return { as: 'day', pattern: dayPatternOf(language) };
    case 'money':
      return { as: 'money', shownDecimals: decimalsOf(currency) };
    case 'quantity':
      return { as: 'number', decimals: { atMost: QUANTITY_DECIMALS } };
    case 'price':
      return { as: 'number', decimals: null };
  }
}

function vendorName(language: Language, code: string | null): string | null {
  return code !== null && isVendorCode(code) ? vendorNameIn(textsOf(language), code) : code;
}

/** `alias [id]`, as everywhere. */
function accountLabel({ account, accountName }: FactRow): string | null {
  return accountName && accountName !== account ? `${accountName} [${account}]` : account;
}

/** Without the cost among the columns there is no total; the words are in the first column of texts. */
function totalRow(parts: readonly Part[], words: string, total: number): TableRow | null {
  if (!parts.some(({ id }) => id === 'cost')) return null;
  const first = parts.find(({ id, column }) => id !== 'usageUnit' && column.format.as === 'text');
  return parts.map((part) => (part.id === 'cost' ? total : part === first ? words : null));
}
