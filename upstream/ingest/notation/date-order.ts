// Tells by the dates of a whole file whether they begin with the day or with the month.
import type { DuckDBConnection } from '@duckdb/node-api';
import { numberOf, type ResultRow, rowsOf, textOf } from '../../stores/facts/duckdb/result.ts';
import { sqlText } from '../../stores/facts/sql-text.ts';
import type { DateOrder, TextMeasure } from '../formats/notation.ts';
import type { SourceFile } from '../formats/source-file.ts';
import { PATH_TYPES } from '../formats/source-table.ts';
import { NUMERIC_DATE } from '../formats/value-macros.ts';

/** Orders that dates of a file were found in; `both` where they contradict each other. */
export type FoundOrder = DateOrder | 'both';

export interface DateEvidence {
  /** By the dates themselves (no month is 13), else by their billing period; null where neither tells. */
  found: FoundOrder | null;
  /** Whether any date means another day in the other order. */
  isOpen: boolean;
  /** One of those, or another date where there is none, with the name of its column in the file. */
  example: { column: string; text: string };
}

const NOTHING: DateEvidence = { found: null, isOpen: false, example: { column: '', text: '' } };

export async function dateEvidence(connection: DuckDBConnection, source: SourceFile): Promise<DateEvidence> {
  const times = source.measures.filter(({ kind }) => kind === 'time');
  if (times.length === 0) return NOTHING;
  const [row = {}] = await askSource(connection, source, countsSql(source, times));
  const [monthFirst, dayFirst, open] = ['month_first', 'day_first', 'open'].map((name) =>
    numberOf(row, name),
  );
  const isOpen = Boolean(open);
  const example = { column: textOf(row, 'column'), text: textOf(row, 'text') };
  if (monthFirst && dayFirst) return { found: 'both', isOpen, example };
  if (monthFirst) return { found: 'month-first', isOpen, example };
  if (dayFirst) return { found: 'day-first', isOpen, example };
  return { found: isOpen ? await orderByPeriod(connection, source, times) : null, isOpen, example };
}

function countsSql({ scan }: SourceFile, times: readonly TextMeasure[]): string {
  const each = times.map(({ nameInFile, text }) => `{'column': ${sqlText(nameInFile)}, 'text': ${text}}`);
  const group = (number: number) =>
    `TRY_CAST(regexp_extract(date.text, ${sqlText(NUMERIC_DATE)}, ${number}) AS INTEGER)`;
  return `SELECT count_if(one <= 12 AND two > 12) AS month_first, count_if(one > 12 AND two <= 12) AS day_first,
      count_if(one <= 12 AND two <= 12 AND one <> two) AS open,
      arg_min(date.column, one > 12 OR two > 12 OR one = two) AS "column",
      arg_min(date.text, one > 12 OR two > 12 OR one = two) AS "text"
    FROM (SELECT date, ${group(1)} AS one, ${group(2)} AS two
      FROM (SELECT unnest([${each.join(', ')}]) AS date FROM ${scan.sql}))
    WHERE one IS NOT NULL`;
}

/** How far from its billing period a charge may be, in the order of asking. */
const DISTANCES = ['INTERVAL 2 DAY', 'INTERVAL 33 DAY'];

/** The only order in which every charge is in its billing period, or else near it. */
async function orderByPeriod(
  connection: DuckDBConnection,
  source: SourceFile,
  times: readonly TextMeasure[],
): Promise<DateOrder | null> {
  const [charge, period] = ['ChargePeriodStart', 'BillingPeriodStart'].map((wanted) =>
    times.find(({ column }) => column === wanted),
  );
  if (!charge || !period) return null;
  const isNear = (start: string, billed: string, distance: string) =>
    `coalesce(bool_and(coalesce(${start} >= ${billed} - ${distance}
      AND ${start} < ${billed} + INTERVAL 1 MONTH + INTERVAL 2 DAY, false)), false)`;
  const columns = DISTANCES.flatMap((distance, index) => [
    `${isNear('charge_m', 'period_m', distance)} AS month_first_${index}`,
    `${isNear('charge_d', 'period_d', distance)} AS day_first_${index}`,
  ]);
  const [row = {}] = await askSource(
    connection,
    source,
    `SELECT ${columns.join(', ')} FROM (SELECT focus_time(${charge.text}) AS charge_m, focus_time(${period.text}) AS period_m,
        focus_time(focus_day_first(${charge.text})) AS charge_d, focus_time(focus_day_first(${period.text})) AS period_d
      FROM ${source.scan.sql} WHERE ${charge.text} IS NOT NULL AND ${period.text} IS NOT NULL)`,
  );
  for (const index of DISTANCES.keys()) {
    const [isMonthFirst, isDayFirst] = [
      row[`month_first_${index}`] === true,
      row[`day_first_${index}`] === true,
    ];
    if (isMonthFirst !== isDayFirst) return isMonthFirst ? 'month-first' : 'day-first';
  }
  return null;
}

/** What cannot be taken apart of a text file is told when the file is staged, not here. */
export async function askSource(
  connection: DuckDBConnection,
  { scan, lines }: SourceFile,
  sql: string,
): Promise<ResultRow[]> {
  const rows = await rowsOf(connection, { sql, params: scan.params, types: PATH_TYPES });
  if (lines) {
    await connection.run('DROP TABLE reject_errors');
    await connection.run('DROP TABLE reject_scans');
  }
  return rows;
}
