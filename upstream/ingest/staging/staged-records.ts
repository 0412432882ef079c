// What became of the records of staged files and what is doubtful about their rows, asked by one statement.
import { rename } from 'node:fs/promises';
import { type DuckDBConnection, LIST, listValue, VARCHAR } from '@duckdb/node-api';
import { numberOf, type ResultRow, rowsOf, textOf } from '../../stores/facts/duckdb/result.ts';
import { IS_LOADED } from './staging-sql.ts';

/** Columns of the staged rows that are null where nothing is wrong. */
const SUSPICIONS = {
  ids: 'damaged_id',
  tags: 'damaged_tags',
  period: 'strange_period',
  future: 'future_day',
} as const;

export type Suspicion = keyof typeof SUSPICIONS;

const SUSPICION_NAMES = Object.keys(SUSPICIONS) as Suspicion[];

export interface StagedRecords {
  rows: number;
  /** Number of the first row: in text files that were read together the rows are numbered on. */
  firstRow: number;
  /** Records that could be taken apart into fields. */
  records: number;
  /** Records with a fault: none of their rows is loaded. */
  faulty: number;
  /** Records that are no charge. */
  leftOut: number;
  /** Rows beyond the first of a record. */
  added: number;
  /** Rows that are loaded. */
  loaded: number;
  /** Estimate of how many of them are different. */
  different: number;
  /** Whether dates begin with a number that may be the day or the month. */
  hasNumericDates: boolean;
  /** Whether numbers were rejected that have commas. */
  hasCommas: boolean;
  /** Of the rows that are loaded: how many are suspicious, with one of the values. */
  suspicions: Record<Suspicion, { rows: number; example: string }>;
}

const NOTHING: StagedRecords = {
  ...{ rows: 0, firstRow: 1, records: 0, faulty: 0, leftOut: 0, added: 0, loaded: 0, different: 0 },
  ...{ hasNumericDates: false, hasCommas: false },
  suspicions: suspicionsOf({}),
};

const SUSPICIOUS = SUSPICION_NAMES.flatMap((name) => [
  `CAST(count(${SUSPICIONS[name]}) FILTER (${IS_LOADED}) AS DOUBLE) AS ${name}`,
  `min(${SUSPICIONS[name]}) FILTER (${IS_LOADED}) AS ${name}_example`,
]);

const RECORDS = `SELECT file, CAST(count(*) AS DOUBLE) AS rows, CAST(min(row) AS DOUBLE) AS first_row, CAST(count_if(is_first) AS DOUBLE) AS records,
    CAST(count(DISTINCT row) FILTER (fault IS NOT NULL) AS DOUBLE) AS faulty,
    CAST(count_if(is_left_out AND is_first) AS DOUBLE) AS left_out,
    CAST(count_if(NOT is_first AND ${IS_LOADED}) AS DOUBLE) AS added,
    CAST(count_if(${IS_LOADED}) AS DOUBLE) AS loaded,
    CAST(approx_count_distinct(row_hash) FILTER (${IS_LOADED}) AS DOUBLE) AS different,
    bool_or(has_numeric_date) AS has_dates,
    bool_or(coalesce(fault.reason = 'is not a number' AND contains(fault.value, ','), false)) AS has_commas,
    ${SUSPICIOUS.join(', ')}
  FROM read_parquet($staged) GROUP BY file`;

/** By the number of the file. */
export type RecordsByFile = ReadonlyMap<number, StagedRecords>;

export async function recordsByFile(
  connection: DuckDBConnection,
  staged: readonly string[],
): Promise<RecordsByFile> {
  const params = { staged: listValue([...new Set(staged)]) };
  const found = await rowsOf(connection, { sql: RECORDS, params, types: { staged: LIST(VARCHAR) } });
  return new Map(found.map((row) => [numberOf(row, 'file'), recordsOf(row)]));
}

/** The same by the place in the list. Where one row of a record has a fault, all have it from then on. */
export async function wholeRecords(
  connection: DuckDBConnection,
  files: readonly { number: number; path: string }[],
  known: RecordsByFile,
): Promise<StagedRecords[]> {
  const records = new Map(known);
  const parted = files.filter(({ number }) => {
    const { faulty, rows, records: count } = records.get(number) ?? NOTHING;
    return faulty > 0 && rows !== count;
  });
  for (const path of new Set(parted.map((file) => file.path))) {
    await spreadFaults(connection, path);
    for (const [number, anew] of await recordsByFile(connection, [path])) records.set(number, anew);
  }
  return files.map(({ number }) => records.get(number) ?? NOTHING);
}

function recordsOf(row: ResultRow): StagedRecords {
  return {
    rows: numberOf(row, 'rows'),
    firstRow: numberOf(row, 'first_row'),
    records: numberOf(row, 'records'),
    faulty: numberOf(row, 'faulty'),
    leftOut: numberOf(row, 'left_out'),
    added: numberOf(row, 'added'),
    loaded: numberOf(row, 'loaded'),
    different: numberOf(row, 'different'),
    hasNumericDates: row.has_dates === true,
    hasCommas: row.has_commas === true,
    suspicions: suspicionsOf(row),
  };
}

function suspicionsOf(row: ResultRow): StagedRecords['suspicions'] {
  const of = (name: Suspicion) => ({ rows: numberOf(row, name), example: textOf(row, `${name}_example`) });
  return { ids: of('ids'), tags: of('tags'), period: of('period'), future: of('future') };
}

async function spreadFaults(connection: DuckDBConnection, staged: string): Promise<void> {
  const target = `${staged}.whole`;
  await connection.run(
    `COPY (SELECT rows.* REPLACE (coalesce(rows.fault, faults.fault) AS fault)
      FROM read_parquet($staged) AS rows LEFT JOIN (
        SELECT file, row, any_value(fault) AS fault FROM read_parquet($staged) WHERE fault IS NOT NULL GROUP BY ALL
      ) AS faults ON faults.file = rows.file AND faults.row = rows.row) TO $target (FORMAT parquet)`,
    { staged, target },
  );
  await rename(target, staged);
}
