// Collects the rows of a file that cannot be loaded, with their lines.
import type { DuckDBConnection } from '@duckdb/node-api';
import { fieldCountReason, rejectReason } from '../../../lib/node/loads/load-facts.ts';
import type { RejectedRow } from '../../stores/documents/loads/load-report.ts';
import { numberOf, type ResultRow, rowsOf, textOf, textOrNull } from '../../stores/facts/duckdb/result.ts';
import { linesOf } from '../formats/csv-shape.ts';
import type { Reading } from '../formats/reading.ts';
import type { SourceTable } from '../formats/source-table.ts';

/** How many rejected rows a report lists; all are counted. */
export const KEPT_REJECTS = 100;

const REASONS: Record<string, string> = {
  'UNQUOTED VALUE': rejectReason('data.reject.openQuotes'),
  'INVALID ENCODING': rejectReason('data.reject.notUtf8'),
  'LINE SIZE OVER MAXIMUM': rejectReason('data.reject.longLine'),
};

/** The file whose rows are rejected. */
type RejectingFile = Pick<SourceTable, 'path' | 'format' | 'lines'> & {
  reading: Pick<Reading, 'namesInFile'>;
};

/** Lines that DuckDB could not take apart into the fields of the header, by their record number. */
export interface BrokenLine {
  /** As DuckDB tells it. */
  path: string;
  record: number;
  value: string;
  reason: string;
}

/** Reads and clears what the scan of the last CSV files could not take apart; one entry a line. */
export async function takeBrokenLines(connection: DuckDBConnection): Promise<BrokenLine[]> {
  const some = await rowsOf(connection, { sql: 'SELECT 1 FROM reject_errors LIMIT 1', params: {} });
  const found = some.length === 0 ? [] : await brokenLines(connection);
  await connection.run('DROP TABLE reject_errors; DROP TABLE reject_scans');
  return found;
}

async function brokenLines(connection: DuckDBConnection): Promise<BrokenLine[]> {
  const found = await rowsOf(connection, {
    sql: `SELECT file_path AS path, CAST(line AS DOUBLE) AS record, any_value(left(trim(csv_line, E' \\r\\n'), 200)) AS value,
        first(CAST(error_type AS VARCHAR)) AS type, first(error_message) AS message
      FROM reject_errors JOIN reject_scans USING (scan_id, file_id) GROUP BY file_path, line ORDER BY file_path, line`,
    params: {},
  });
  return found.map((row) => ({
    path: textOf(row, 'path'),
    record: numberOf(row, 'record'),
    value: textOf(row, 'value'),
    reason: reasonOf(row),
  }));
}

function reasonOf(row: ResultRow): string {
  const counts = /Expected Number of Columns: (\d+) Found: (\d+)/.exec(textOf(row, 'message'));
  if (counts) return fieldCountReason(counts[2] ?? '', counts[1] ?? '');
  return REASONS[textOf(row, 'type')] ?? textOf(row, 'type').toLowerCase();
}

/** Where the rows of a file are: the numbers of its rows go on from those of the files before it. */
interface StagedPlace {
  path: string;
  number: number;
  rowsBefore: number;
}

/** The first rejected rows of a file in the order of their lines. */
export async function rejectedRows(
  connection: DuckDBConnection,
  file: RejectingFile,
  staged: StagedPlace,
  broken: readonly BrokenLine[],
): Promise<RejectedRow[]> {
  const faulty = await rowsOf(connection, {
    sql: `SELECT CAST(row - $rowsBefore AS DOUBLE) AS row, fault.column AS "column", fault.value AS value, fault.reason AS reason
      FROM read_parquet($path) WHERE file = $number AND fault IS NOT NULL AND is_first
      ORDER BY row LIMIT ${KEPT_REJECTS}`,
    params: { ...staged },
  });
  const kept = broken.slice(0, KEPT_REJECTS);
  if (faulty.length + kept.length === 0) return [];
  const lines = await lineNumbers(file, faulty, kept, broken);
  const rows = faulty.map((row) => ({
    line: lines.ofRow.get(numberOf(row, 'row')) ?? numberOf(row, 'row'),
    column: nameInFile(file, textOrNull(row, 'column')),
    value: textOrNull(row, 'value'),
    reason: textOf(row, 'reason'),
  }));
  const whole = kept.map(({ record, value, reason }) => ({
    line: lines.ofRecord.get(record) ?? record,
    column: null,
    value,
    reason,
  }));
  return [...rows, ...whole].sort((one, other) => one.line - other.line).slice(0, KEPT_REJECTS);
}

/** As the owner of the file knows the column. */
function nameInFile(file: RejectingFile, column: string | null): string | null {
  return column === null ? null : (file.reading.namesInFile.get(column) ?? column);
}

async function lineNumbers(
  file: RejectingFile,
  faulty: readonly ResultRow[],
  kept: readonly BrokenLine[],
  broken: readonly BrokenLine[],
): Promise<{ ofRecord: Map<number, number>; ofRow: Map<number, number> }> {
  if (!file.lines) return { ofRecord: new Map(), ofRow: new Map() };
  return linesOf(
    { ...file, lines: file.lines },
    new Set(kept.map(({ record }) => record)),
    new Set(faulty.map((row) => numberOf(row, 'row'))),
    new Set(broken.map(({ record }) => record)),
  );
}
