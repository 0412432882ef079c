// Writes a pack out of the files of its parts.
import { type DuckDBConnection, LIST, listValue, VARCHAR } from '@duckdb/node-api';
import { AMOUNT } from '../duckdb/exact-macros.ts';
import { dimensionColumns } from '../questions/dimensions.ts';
import { pageSources } from '../questions/row-columns.ts';
import { sqlName } from '../sql-text.ts';
import {
  COSTLIEST_ROWS,
  isSumsTable,
  PACK_SUMS,
  type PackTable,
  type SumsTable,
} from '../tables/pack-tables.ts';
import { PART_PLACE, ROW_PLACE } from '../tables/packed-scan.ts';
import { COST_SUMS, type RollupTable } from '../tables/rollup-dimensions.ts';

/** Small, so that a question about one vendor, a few days or a tag skips most groups; rows are wider, so fewer of them. */
const ROW_GROUP = 10_240;
const ROW_GROUP_OF_ROWS = 2048;

/**
 * Parts one after the other, each in its own order; of few lines among them that are asked for over many months, those
 * first.
 */
const ORDER: Record<RollupTable, string> = {
  accountDaily: 'place, day, account_key',
  daily: `"chargeFrequency_key" <> 'Recurring', place, day, account_key`,
  monthly: 'place, month, account_key',
  tagDaily: 'tag_key, place, day',
  commitmentDaily: 'place, day, account_key',
  computeDaily: 'place, day, account_key',
  computeHourly: 'place, day, account_key',
};

export async function writePack(
  connection: DuckDBConnection,
  table: PackTable,
  { files, target }: { files: string[]; target: string },
): Promise<void> {
  const isOfRows = table === 'costliestRows';
  const lines = isOfRows ? costliestRows() : isSumsTable(table) ? sumsOf(table) : linesOf(table);
  await connection.run(
    `COPY (WITH files AS (SELECT unnest($files) AS file, unnest(range(len($files))) AS place)
      ${lines}) TO $target (FORMAT parquet, ROW_GROUP_SIZE ${isOfRows ? ROW_GROUP_OF_ROWS : ROW_GROUP})`,
    { files: listValue(files), target },
    { files: LIST(VARCHAR) },
  );
}

const PLACE = `CAST(place AS INTEGER) AS ${PART_PLACE}`;
const FROM_FILES = 'FROM read_parquet($files, filename = true) AS lines JOIN files ON file = filename';

function linesOf(table: RollupTable): string {
  return `SELECT lines.* EXCLUDE (filename), ${PLACE} ${FROM_FILES} ORDER BY ${ORDER[table]}`;
}

/** The column of the day of a line, and the columns of which the latest is kept. */
const DAYS = {
  accountDaily: { day: 'day', last: [] },
  monthly: { day: 'month', last: ['last_day', 'last_row_day'] },
} as const;

/** Sorted by day first: there are few lines, so those of one day share a row group. */
function sumsOf(table: SumsTable): string {
  const { of, dimensions } = PACK_SUMS[table];
  const { day, last } = DAYS[of];
  const keys = ['vendor', day, 'billing_month', 'currency', ...dimensionColumns(dimensions)];
  const sums = [
    ...last.map((name) => `max(${name}) AS ${name}`),
    ...COST_SUMS.map((sum) => `CAST(sum(${sum}) AS ${AMOUNT}) AS ${sum}`),
    'CAST(sum(row_count) AS INTEGER) AS row_count',
  ];
  return `SELECT ${[...keys, ...sums, PLACE].join(', ')}
    ${FROM_FILES} GROUP BY place, ${keys.join(', ')} ORDER BY ${day}, place`;
}

/** Ranks narrow rows first and joins the other columns later: sorting full rows takes ten times as long. */
function costliestRows(): string {
  const rows = `read_parquet($files, filename = true, file_row_number = true) AS lines JOIN files ON file = filename`;
  const order = '"BilledCost" DESC, file_row_number';
  const ranked = `SELECT place, file_row_number,
      row_number() OVER (PARTITION BY place, charge_date, "BillingCurrency" ORDER BY ${order}) AS rank FROM ${rows}`;
  return `SELECT ${pageSources().map(sqlName).join(', ')}, ${PLACE}, file_row_number AS ${ROW_PLACE}
    FROM ${rows} SEMI JOIN (SELECT * FROM (${ranked}) WHERE rank <= ${COSTLIEST_ROWS}) AS kept USING (place, file_row_number)
    ORDER BY place, ${order}`;
}
