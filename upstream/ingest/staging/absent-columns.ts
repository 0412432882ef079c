// What a billing file lacks, as SQL of DuckDB. A file has some fifteen to sixty of the columns: to plan the rules of those
// that it lacks took most of the time of a small load.
import { AMOUNT } from '../../stores/facts/duckdb/exact-macros.ts';
import {
  COST_COLUMNS,
  LOADED_COLUMNS,
  NUMBER_COLUMNS,
  TAGS_COLUMN,
  TIME_COLUMNS,
} from '../../stores/facts/tables/focus-columns.ts';

/** Filled out of other columns where the file lacks them. */
const FILLED = [
  'BillingPeriodStart',
  'ChargePeriodStart',
  'EffectiveCost',
  'BillingCurrency',
  'ProviderName',
  'PublisherName',
];

const TEXT = 'VARCHAR';

/** Maps each absent column, and its `…_given` text, to a typed null. */
export function absentColumns(isGiven: (column: string) => boolean): ReadonlyMap<string, string> {
  const absent = LOADED_COLUMNS.filter((column) => !isGiven(column) && !FILLED.includes(column));
  return new Map(
    absent.flatMap((column) => [
      [column, nullOf(typeOf(column))],
      [`${column}_given`, nullOf(TEXT)],
    ]),
  );
}

const nullOf = (type: string) => `CAST(NULL AS ${type})`;

function typeOf(column: string): string {
  const is = (columns: readonly string[]) => columns.includes(column);
  if (is(TIME_COLUMNS)) return 'TIMESTAMP';
  if (is([...COST_COLUMNS, ...NUMBER_COLUMNS])) return AMOUNT;
  return column === TAGS_COLUMN ? `MAP(${TEXT}, ${TEXT})` : TEXT;
}

/** Replaces column names by their values, except in string literals, in aliases and in names of functions. */
export function withValues(sql: string, values: ReadonlyMap<string, string>): string {
  return sql.replace(
    /'(?:[^']|'')*'|\bAS "?\w+"?|"(\w+)"|\b([a-z_]+)\b(?!\()/g,
    (part: string, quoted: string | undefined, plain: string | undefined) =>
      values.get(quoted ?? plain ?? '') ?? part,
  );
}
