// The tables of the facts: the rows, and the rollups that the loader makes of them. Each partition (one vendor,
// billing account and billing month of a company) has its part of every table: a Parquet file in the embedded
// store, rows with its id in ClickHouse.
import { COST_COLUMNS, LOADED_COLUMNS, NUMBER_COLUMNS, TAGS_COLUMN, TIME_COLUMNS } from '../focus/columns.ts';
import { DAILY_DIMENSIONS, DIMENSIONS, dimensionColumns } from './dimensions.ts';

/** `amount` is a decimal of 20 digits before the point and 18 behind it, in the currency of the row. */
export type FactType = 'text' | 'date' | 'timestamp' | 'amount' | 'integer' | 'tags';

export interface FactColumn {
  name: string;
  type: FactType;
  isNullable: boolean;
}

export type FactTable = 'rows' | 'daily';

export const FACT_TABLES: Record<FactTable, readonly FactColumn[]> = {
  /** Every charge, by charge date. */
  rows: [
    column('vendor', 'text'),
    column('charge_date', 'date'),
    column('last_date', 'date'),
    column('spread_days', 'integer'),
    column('usage_end', 'timestamp', true),
    column('billing_month', 'date'),
    column('quantity', 'amount', true),
    ...dimensionColumns(DIMENSIONS).map(unquoted),
    ...LOADED_COLUMNS.map(focusColumn),
  ],
  /** Sums by day and dimension; usage longer than a day has a line on each of its days. */
  daily: [
    column('vendor', 'text'),
    column('day', 'date'),
    column('billing_month', 'date'),
    column('currency', 'text'),
    ...dimensionColumns(DAILY_DIMENSIONS).map(unquoted),
    column('billed', 'amount'),
    column('effective', 'amount'),
    column('list', 'amount'),
    column('contracted', 'amount'),
    column('quantity', 'amount'),
    /** Of the rows that begin on the day; 0 on the later days of a long one. */
    column('row_count', 'integer'),
  ],
};

/** Counts the changes of what the tables hold: partitions of an older version are derived anew from their rows. */
export const FACTS_VERSION = 2;

export const TABLE_NAMES = Object.keys(FACT_TABLES) as FactTable[];

function column(name: string, type: FactType, isNullable = false): FactColumn {
  return { name, type, isNullable };
}

function unquoted(quoted: string): FactColumn {
  return column(quoted.slice(1, -1), 'text');
}

function focusColumn(name: string): FactColumn {
  return column(name, focusType(name), !(COST_COLUMNS.slice(0, 2) as readonly string[]).includes(name));
}

function focusType(name: string): FactType {
  const is = (columns: readonly string[]) => columns.includes(name);
  if (name === TAGS_COLUMN) return 'tags';
  if (is(TIME_COLUMNS)) return 'timestamp';
  if (is(COST_COLUMNS) || is(NUMBER_COLUMNS)) return 'amount';
  return 'text';
}
