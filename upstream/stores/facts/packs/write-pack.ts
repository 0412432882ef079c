// Writes a pack out of the files of its parts.
import { type DuckDBConnection, LIST, listValue, VARCHAR } from '@duckdb/node-api';
import { AMOUNT } from '../duckdb/exact-macros.ts';
import { dimensionColumns } from '../questions/dimensions.ts';
import { isSumsTable, PACK_SUMS, type PackTable, type SumsTable } from '../tables/pack-tables.ts';
import { PART_PLACE } from '../tables/packed-scan.ts';
import { COST_SUMS, type RollupTable } from '../tables/rollup-dimensions.ts';

/** Lines of a vendor, of a few days, or of a tag are read without the others. */
const ROW_GROUP = 10_240;

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
  const lines = isSumsTable(table) ? sumsOf(table) : linesOf(table);
  await connection.run(
    `COPY (WITH files AS (SELECT unnest($files) AS file, unnest(range(len($files))) AS place)
      ${lines}) TO $target (FORMAT parquet, ROW_GROUP_SIZE ${ROW_GROUP})`,
    { files: listValue(files), target },
    { files: LIST(VARCHAR) },
  );
}

const PLACE = `CAST(place AS INTEGER) AS ${PART_PLACE}`;
const FROM_FILES = 'FROM read_parquet($files, filename = true) AS lines JOIN files ON file = filename';

function linesOf(table: RollupTable): string {
  return `SELECT lines.* EXCLUDE (filename), ${PLACE} ${FROM_FILES} ORDER BY ${ORDER[table]}`;
}

/** Few lines, so those of some days together. */
function sumsOf(table: SumsTable): string {
  const keys = [
    'vendor',
    'day',
    'billing_month',
    'currency',
    ...dimensionColumns(PACK_SUMS[table].dimensions),
  ];
  const sums = COST_SUMS.map((sum) => `CAST(sum(${sum}) AS ${AMOUNT}) AS ${sum}`);
  return `SELECT ${[...keys, ...sums].join(', ')}, CAST(sum(row_count) AS INTEGER) AS row_count, ${PLACE}
    ${FROM_FILES} GROUP BY place, ${keys.join(', ')} ORDER BY day, place`;
}
