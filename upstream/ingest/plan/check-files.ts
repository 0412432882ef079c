// What speaks against files by themselves: rejected rows, damaged ids and tags, strange dates, open questions.
import type { LoadFact } from '../../../lib/node/loads/load-facts.ts';
import type { LoadFinding } from '../../stores/documents/loads/load-report.ts';
import { quoted } from '../load/text-columns.ts';
import type { StagedFile } from '../staging/stage-files.ts';
import type { StagedRecords, Suspicion } from '../staging/staged-records.ts';
import { findingOfFile } from './finding.ts';
import type { PlanContext } from './plan-context.ts';

export function checkFiles({ files, questions }: PlanContext): LoadFinding[] {
  return files.flatMap(({ number, source, report, records }) => {
    const { name } = source;
    const asked = questions.filter(({ file }) => file === number);
    return [
      ...asked.map(({ reason, fact }) => findingOfFile(reason, name, fact)),
      ...(report.rowsRejected > 0 ? [findingOfFile('rejected', name, rejectedFact(report))] : []),
      ...suspicionsOf(name, records.suspicions),
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

function suspicionsOf(name: string, suspicions: StagedRecords['suspicions']): LoadFinding[] {
  const of = (
    suspicion: Suspicion,
    factOf: (rows: number, example: string) => LoadFact,
    reason: LoadFinding['reason'] = suspicion === 'future' ? 'period' : suspicion,
  ) => {
    const { rows, example } = suspicions[suspicion];
    return rows === 0 ? [] : [findingOfFile(reason, name, factOf(rows, example))];
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
