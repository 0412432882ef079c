// The tables of the facts: the rows, and the rollups that the loader makes of them. Each partition (one vendor,
// billing account and billing month of a company) has its part of every table: a Parquet file in the embedded
// store, rows with its id in ClickHouse.

import { DIMENSIONS, dimensionColumns } from '../questions/dimensions.ts';
import { COST_COLUMNS, LOADED_COLUMNS, NUMBER_COLUMNS, TAGS_COLUMN, TIME_COLUMNS } from './focus-columns.ts';
import { COST_SUMS, ROLLUP_DIMENSIONS, ROLLUP_SUMS, type RollupTable } from './rollup-dimensions.ts';

/** `amount` is a decimal of 20 digits before the point and 18 behind it, in the currency of the row. */
export type FactType = 'text' | 'date' | 'timestamp' | 'amount' | 'integer' | 'tags';

export interface FactColumn {
  name: string;
  type: FactType;
  isNullable: boolean;
}

export type FactTable = 'rows' | RollupTable;

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
    column('hours', 'amount', true),
    column('units', 'amount', true),
    ...dimensionColumns(DIMENSIONS).map(unquoted),
    ...LOADED_COLUMNS.map(focusColumn),
  ],
  /** Sums by day and the dimensions that most screens ask for; usage longer than a day has a line on each of its days. */
  accountDaily: rollup([column('day', 'date')], 'accountDaily'),
  /** Sums by day and all dimensions but those of single rows. */
  daily: rollup([column('day', 'date')], 'daily'),
  /**
   * Sums by calendar month, its first day, with the last day of each line and the last one on which a row of it began; and by
   * the code of the service, which bills ask for of all months.
   */
  monthly: rollup(
    [
      ...[column('month', 'date'), column('last_day', 'date'), column('last_row_day', 'date')],
      column('service_code', 'text'),
    ],
    'monthly',
  ),
  /** Sums by day and tag: a line of each key that rows have, and one of all rows, whose key is empty. */
  tagDaily: rollup(
    [column('day', 'date'), column('tag_key', 'text'), column('tag_value', 'text')],
    'tagDaily',
    [column('line_count', 'integer')],
  ),
  /** Sums of commitments and of the usage that they pay for, by day and all that the rows say of both. */
  commitmentDaily: rollup([column('day', 'date')], 'commitmentDaily'),
  /** Sums of machine time by day: what a commitment pays for, or could. */
  computeDaily: rollup([column('day', 'date')], 'computeDaily'),
  /** The same by hour, where the rows are no longer than one. */
  computeHourly: rollup([column('day', 'date')], 'computeHourly'),
};

/** Counts the changes of what the tables hold: partitions of an older version are derived anew from their rows. */
export const FACTS_VERSION = 9;

export const TABLE_NAMES = Object.keys(FACT_TABLES) as FactTable[];

function rollup(
  places: readonly FactColumn[],
  table: RollupTable,
  counts: readonly FactColumn[] = [],
): readonly FactColumn[] {
  return [
    column('vendor', 'text'),
    ...places,
    column('billing_month', 'date'),
    column('currency', 'text'),
    ...dimensionColumns(ROLLUP_DIMENSIONS[table]).map(unquoted),
    ...ROLLUP_SUMS[table].map((name) => column(name, 'amount', name !== 'on_demand')),
    ...COST_SUMS.map((name) => column(name, 'amount')),
    /** Of the rows that begin on the day; 0 on the later days of a long one. */
    column('row_count', 'integer'),
    ...counts,
  ];
}

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
