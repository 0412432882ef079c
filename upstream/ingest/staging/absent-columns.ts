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

/** Type by name of each column of nulls, also of those with the text of the file (`…_given`). */
export function absentColumns(isGiven: (column: string) => boolean): ReadonlyMap<string, string> {
  const absent = LOADED_COLUMNS.filter((column) => !isGiven(column) && !FILLED.includes(column));
  return new Map(
    absent.flatMap((column) => [
      [column, typeOf(column)],
      [`${column}_given`, TEXT],
    ]),
  );
}

function typeOf(column: string): string {
  const is = (columns: readonly string[]) => columns.includes(column);
  if (is(TIME_COLUMNS)) return 'TIMESTAMP';
  if (is([...COST_COLUMNS, ...NUMBER_COLUMNS])) return AMOUNT;
  return column === TAGS_COLUMN ? `MAP(${TEXT}, ${TEXT})` : TEXT;
}

/** The SQL with a typed null in place of each absent column, which DuckDB folds; not in texts, nor where a name is given. */
export function withNulls(sql: string, absent: ReadonlyMap<string, string>): string {
  return sql.replace(/'(?:[^']|'')*'|\bAS "\w+"|"(\w+)"/g, (part: string, name: string | undefined) => {
    const type = name === undefined ? undefined : absent.get(name);
    return type === undefined ? part : `CAST(NULL AS ${type})`;
  });
}
