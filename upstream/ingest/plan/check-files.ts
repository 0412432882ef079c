// What speaks against files by themselves: rejected rows, damaged ids and tags, strange dates, open questions.
import { LIST, listValue, VARCHAR } from '@duckdb/node-api';
import type { LoadFact } from '../../../lib/node/loads/load-facts.ts';
import type { LoadFinding } from '../../stores/documents/loads/load-report.ts';
import { numberOf, type ResultRow, rowsOf, textOf } from '../../stores/facts/duckdb/result.ts';
import { quoted } from '../load/text-columns.ts';
import type { StagedFile } from '../staging/stage-files.ts';
import { IS_LOADED } from '../staging/staging-sql.ts';
import { findingOfFile } from './finding.ts';
import type { PlanContext } from './plan-context.ts';

/** Columns of the staged rows that are null where nothing is wrong. */
const SUSPICIONS = {
  ids: 'damaged_id',
  tags: 'damaged_tags',
  period: 'strange_period',
  future: 'future_day',
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
    const asked = questions.filter(({ file }) => file === number);
    return [
      ...asked.map(({ reason, fact }) => findingOfFile(reason, name, fact)),
      ...(report.rowsRejected > 0 ? [findingOfFile('rejected', name, rejectedFact(report))] : []),
      ...suspicionsOf(name, byFile.get(number)),
    ];
  });
}

function rejectedFact({ rowsRejected, rowsRead, rejected: [first] }: StagedFile['report']): LoadFact {
  const values = {
    rejected: rowsRejected,
    read: rowsRead,
    line: first?.line ?? 0,
    reason: first?.reason ?? '',
  };
  if (!first || first.column === null) return { kind: 'rejectedLine', values };
  const subject = [first.column, ...(first.value === null ? [] : [quoted(first.value)])].join(' ');
  return { kind: 'rejected', values: { ...values, subject } };
}

function suspicionsOf(name: string, row: ResultRow | undefined): LoadFinding[] {
  if (!row) return [];
  const of = (
    suspicion: keyof typeof SUSPICIONS,
    factOf: (rows: number, example: string) => LoadFact,
    reason: LoadFinding['reason'] = suspicion === 'future' ? 'period' : suspicion,
  ) => {
    const column = SUSPICIONS[suspicion];
    const count = numberOf(row, column);
    return count === 0 ? [] : [findingOfFile(reason, name, factOf(count, textOf(row, `${column}_example`)))];
  };
  return [
    ...of('period', (rows, example) => {
      const [day = '', month = ''] = example.split(' ');
      return { kind: 'strangePeriod', values: { rows, day, month } };
    }),
    ...of('future', (rows, day) => ({ kind: 'futureUsage', values: { rows, day } })),
    ...of('ids', (rows, example) => ({ kind: 'damagedId', values: { rows, example } })),
    ...of('tags', (rows, example) => ({ kind: 'damagedTags', values: { rows, example } })),
  ];
}
