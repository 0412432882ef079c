// The columns of the cost detail as columns of the facts, and a billing row as a row of the detail (C-12).

import { isVendorCode, type VendorCode } from '../../../lib/catalogue/vendors.ts';
import { DETAIL_COLUMNS, type DetailColumnId } from '../../../lib/cost/detail-columns.ts';
import type { DetailRow } from '../../contract/cost-analytics/detail-shapes.ts';
import {
  type FactRow,
  isNumber,
  type RowColumn,
  type TextColumn,
} from '../../stores/facts/questions/row-columns.ts';

type NumberColumn = 'usage' | 'unitPrice' | 'useCpct';
type PlainColumn = Exclude<DetailColumnId, 'vendor' | 'usageDate' | 'cost'>;

/** What is beside a column without being one. */
const COMPANIONS = { linkedAccountId: 'accountName', usage: 'unit' } as const;
/** What every row has. */
const ALWAYS = ['usageDate', 'cost'] as const;

export function factColumn(column: DetailColumnId): RowColumn {
  return DETAIL_COLUMNS[column].fact;
}

/** What the facts are asked for. */
export function factColumns(columns: readonly DetailColumnId[]): RowColumn[] {
  const companions = columns.flatMap((column) => (hasCompanion(column) ? [COMPANIONS[column]] : []));
  return [...new Set<RowColumn>([...ALWAYS, ...columns.map(factColumn), ...companions])];
}

/** Where a search looks: the texts among the columns, the name of an account too. The vendor is that of all rows. */
export function searchedColumns(columns: readonly DetailColumnId[]): TextColumn[] {
  const texts = columns.filter((column) => column !== 'vendor' && DETAIL_COLUMNS[column].kind === 'text');
  return factColumns(texts).filter(
    (column): column is TextColumn => !isNumber(column) && column !== 'usageDate',
  );
}

/** `vendor` is that of rows that do not tell theirs. Throws for a row without a day or a cost, which no question answers. */
export function detailRow(
  vendor: VendorCode,
  columns: readonly DetailColumnId[],
  row: Partial<FactRow>,
): DetailRow {
  const { usageDate, cost } = row;
  if (!usageDate || typeof cost !== 'number') throw new Error('a row of the facts has no day or no cost');
  const asked = columns.flatMap((column) => valuesOf(column, row));
  const own = row.vendor && isVendorCode(row.vendor) ? row.vendor : vendor;
  const billingCurrency = row.billingCurrency ?? null;
  return { vendor: own, usageDate, cost, billingCurrency, ...Object.fromEntries(asked) };
}

function valuesOf(column: DetailColumnId, row: Partial<FactRow>): [string, string | number | null][] {
  if (!isPlain(column)) return [];
  if (isNumberColumn(column)) {
    const own = [column, row[DETAIL_COLUMNS[column].fact] ?? null] as [string, number | null];
    return column === 'usage' ? [own, ['usageUnit', row.unit ?? null]] : [own];
  }
  const own = [column, row[DETAIL_COLUMNS[column].fact] ?? null] as [string, string | null];
  return column === 'linkedAccountId' ? [own, ['linkedAccountAlias', row.accountName ?? null]] : [own];
}

function isPlain(column: DetailColumnId): column is PlainColumn {
  return column !== 'vendor' && column !== 'usageDate' && column !== 'cost';
}

function isNumberColumn(column: PlainColumn): column is NumberColumn {
  return DETAIL_COLUMNS[column].kind !== 'text';
}

function hasCompanion(column: DetailColumnId): column is keyof typeof COMPANIONS {
  return column in COMPANIONS;
}
