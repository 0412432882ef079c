// What is counted of the tables that answer, and that a large scan is told once for each shape.
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createMetrics } from '../../../../upstream/metrics.ts';
import type { Answered } from '../../../../upstream/stores/facts/answers/answered.ts';
import { LARGE_SCAN_ROWS, TableUsage } from '../../../../upstream/stores/facts/table-usage.ts';

const LARGE = { rows: LARGE_SCAN_ROWS };

function started() {
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const metrics = createMetrics();
  const usage = new TableUsage({ metrics, logger });
  const add = (more: Partial<Answered> = {}) =>
    usage.add({
      ...{ table: 'rows', rows: 10, ms: 1, isShared: false, shape: 'cost by resource, where -' },
      ...{ reason: { code: 'DIMENSION', subject: 'resource' }, ...more },
    });
  return { lines, metrics, usage, add };
}

test('uses are counted by table and reason, the most asked first, with the times of the last thousand', () => {
  const { usage, add } = started();
  for (let ms = 1; ms <= 1100; ms += 1) add({ ms });
  add({ table: 'monthly', reason: { code: 'MONTHS', subject: '' }, ms: 7 });
  expect(usage.uses()).toEqual([
    {
      ...{ table: 'rows', reason: { code: 'DIMENSION', subject: 'resource' } },
      ...{ questions: 1100, largeScans: 0, p50: 601, p95: 1051 },
    },
    {
      ...{ table: 'monthly', reason: { code: 'MONTHS', subject: '' } },
      ...{ questions: 1, largeScans: 0, p50: 7, p95: 7 },
    },
  ]);
});

test('a large scan is counted each time, and logged once for each shape', async () => {
  const { lines, metrics, usage, add } = started();
  add({ rows: LARGE_SCAN_ROWS - 1 });
  add({ ...LARGE, table: 'daily' });
  add({ ...LARGE, isShared: true });
  add(LARGE);
  add(LARGE);
  add({ ...LARGE, shape: 'cost by resource, where product' });
  expect(usage.uses().map(({ table, largeScans }) => [table, largeScans])).toEqual([
    ['rows', 3],
    ['daily', 0],
  ]);
  expect(
    lines.map(({ level, question, reason, subject, rows }) => [level, question, reason, subject, rows]),
  ).toEqual([
    [30, 'cost by resource, where -', 'DIMENSION', 'resource', LARGE_SCAN_ROWS],
    [30, 'cost by resource, where product', 'DIMENSION', 'resource', LARGE_SCAN_ROWS],
  ]);
  const text = await metrics.registry.metrics();
  expect(text).toContain(
    'skyledger_fact_questions_total{table="rows",reason="DIMENSION",subject="resource"} 5',
  );
  expect(text).toContain('skyledger_fact_large_scans_total{reason="DIMENSION",subject="resource"} 3');
  expect(text).toContain('skyledger_fact_question_seconds_count{table="daily"} 1');
});

test('however many shapes there are, the log has an end', () => {
  const { lines, add } = started();
  for (let n = 0; n < 1200; n += 1) add({ ...LARGE, shape: `cost by ${n}` });
  expect(lines).toHaveLength(1000);
});
