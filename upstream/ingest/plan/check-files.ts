// What speaks against files by themselves: rejected rows, damaged ids and tags, strange dates, open questions.
import { LIST, listValue, VARCHAR } from '@duckdb/node-api';
import type { LoadFinding } from '../../stores/documents/loads/load-report.ts';
import { numberOf, type ResultRow, rowsOf, textOf } from '../../stores/facts/duckdb/result.ts';
import { quoted } from '../load/text-columns.ts';
import { IS_LOADED } from '../staging/staging-sql.ts';
import type { PlanContext } from './plan-context.ts';

/** Columns of the staged rows that are null where nothing is wrong. */
const SUSPICIONS = {
  ids: 'damaged_id',
  tags: 'damaged_tags',
  period: 'strange_period',
} as const;

export async function checkFiles({ connection, files, questions }: PlanContext): Promise<LoadFinding[]> {
  if (files.length === 0) return [];
  const counts = Object.values(SUSPICIONS).flatMap((column) => [
    `CAST(count(${column}) AS DOUBLE) AS ${column}`,
    `min(${column}) AS ${column}_example`,
  ]);
  const rows = await rowsOf(connection, {
    sql: `SELECT file, ${counts.join(', ')} FROM read_parquet($staged) WHERE ${IS_LOADED} GROUP BY file`,
    params: { staged: listValue([...new Set(files.map(({ path }) => path))]) },
    types: { staged: LIST(VARCHAR) },
  });
  const byFile = new Map(rows.map((row) => [numberOf(row, 'file'), row]));
  return files.flatMap(({ number, source, report }) => {
    const { name } = source;
    const findings: LoadFinding[] = questions
      .filter(({ file }) => file === number)
      .map(({ reason, detail }) => ({ reason, file: name, month: null, detail }));
    if (report.rowsRejected > 0) {
      const detail = `${report.rowsRejected} of ${report.rowsRead} rows cannot be loaded${exampleOf(report.rejected[0])}`;
      findings.push({ reason: 'rejected', file: name, month: null, detail });
    }
    return [...findings, ...suspicionsOf(name, byFile.get(number))];
  });
}

function exampleOf(
  first: { line: number; column: string | null; value: string | null; reason: string } | undefined,
) {
  if (!first) return '';
  const value = first.value === null ? '' : ` ${quoted(first.value)}`;
  return `, the first on line ${first.line}: ${first.column ?? 'the line'}${first.column === null ? '' : value} ${first.reason}`;
}

function suspicionsOf(name: string, row: ResultRow | undefined): LoadFinding[] {
  if (!row) return [];
  const of = (reason: keyof typeof SUSPICIONS, what: (example: string) => string): LoadFinding[] => {
    const column = SUSPICIONS[reason];
    const count = numberOf(row, column);
    if (count === 0) return [];
    const detail = `${count} rows: ${what(textOf(row, `${column}_example`))}`;
    return [{ reason, file: name, month: null, detail }];
  };
  return [
    ...of('period', (example) => `${example}, which is too far apart`),
    ...of('ids', (example) => `${example} is no id any more but a number that a spreadsheet made of it`),
    ...of('tags', (example) => `tags ${example} are no JSON any more`),
  ];
}
