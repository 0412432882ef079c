// Loads as kept runs: what stands in the documents store while one goes on, after a good end, a bad one, and a kill.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loaderOf } from '../../../../lib/node/programs/loader-of.ts';
import { type RunOptions, runLoad } from '../../../../upstream/ingest/runs/run-load.ts';
import { recentRuns, runsById, runsOf } from '../../../../upstream/stores/documents/loads/load-runs.ts';
import { csv, type FactsBench, openBench, row } from '../../../support/product/focus-files.ts';

const ROOT = join(import.meta.dirname, '../../../..');

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const run = (files: string[], options: Partial<RunOptions> = {}) =>
  runLoad({
    documents: bench.documents,
    dataDir: bench.dir,
    companyId: 'acme',
    origin: 'command',
    startedBy: 'dana',
    files,
    ...options,
  });

const runs = async (now = new Date()) =>
  (await runsOf(bench.documents, 'acme', { limit: 10, skip: 0, now })).runs;

test('a load is kept with who, what, when, and its whole report', async () => {
  const file = bench.file('may.csv', csv([row(), row({ BilledCost: 'abc' }), row({ BilledCost: '2' })]));
  const report = await run([file], { answers: ['rejected'] });
  const [kept] = await runs();
  expect(kept).toMatchObject({
    origin: 'command',
    startedBy: 'dana',
    source: 'may.csv',
    state: 'loaded',
    progress: null,
    fileCount: 1,
    rowsLoaded: 2,
    rowsRejected: 1,
    monthsShrunk: 0,
    fault: null,
  });
  expect((kept?.endedAt ?? '') >= (kept?.startedAt ?? 'x')).toBe(true);
  const [found] = await runsById(bench.documents, 'acme', [kept?.runId ?? ''], new Date());
  expect(found?.report).toEqual({
    ...report,
    filesLeftOut: 0,
    replacedLeftOut: 0,
    plan: { ...report.plan, monthsLeftOut: 0, findingsLeftOut: 0 },
  });
  expect(found?.report?.files[0]?.rejected).toEqual([
    { line: 3, column: 'BilledCost', value: 'abc', reason: 'is not a number' },
  ]);
});

test('history stays: the same file again is a run of its own, a smaller month is marked', async () => {
  const whole = bench.file('may.csv', csv([row(), row({ BilledCost: '2' })]));
  await run([whole]);
  await run([whole]);
  const less = bench.file('less.csv', csv([row({ BilledCost: '3' })]));
  await run([less], { origin: 'inbox', startedBy: null, answers: ['shrink'] });
  expect((await runs()).map(({ state, origin, monthsShrunk }) => [state, origin, monthsShrunk])).toEqual([
    ['loaded', 'inbox', 1],
    ['unchanged', 'command', 0],
    ['loaded', 'command', 0],
  ]);
});

test('a refused load is kept with the file and what is wrong, without folders of this machine', async () => {
  const file = bench.file('letter.csv', 'Dear Sirs,\n');
  await expect(run([bench.file('good.csv', csv([row()])), file])).rejects.toThrow('letter.csv');
  const [kept] = await runs();
  expect(kept).toMatchObject({ state: 'failed', source: 'good.csv +1', fault: { file: 'letter.csv' } });
  expect(kept?.fault?.message).not.toContain(bench.dir);
  expect(kept?.fault?.message).not.toBe('');
});

test('a load that its plan speaks against is kept with the plan, and with what was found', async () => {
  await run([bench.file('may.csv', csv([row(), row({ BilledCost: '2' })]))]);
  await expect(run([bench.file('less.csv', csv([row({ BilledCost: '3' })]))])).rejects.toThrow('shrink');
  const [kept] = await runs();
  expect(kept).toMatchObject({ state: 'refused', source: 'less.csv', fault: { file: null } });
  const [found] = await runsById(bench.documents, 'acme', [kept?.runId ?? ''], new Date());
  expect(found?.report).toMatchObject({
    loadId: null,
    plan: {
      months: [{ vendor: 'aws', month: '2024-05', rowsBefore: 2, rowsAfter: 1 }],
      findings: [{ reason: 'shrink', month: { billingAccountId: '001' } }],
    },
  });
});

test('a plan alone is kept as one, and changes nothing', async () => {
  const report = await run([bench.file('may.csv', csv([row()]))], { isPlanOnly: true });
  expect(report).toMatchObject({ loadId: null, plan: { months: [{ rowsBefore: null, rowsAfter: 1 }] } });
  expect((await runs())[0]).toMatchObject({ state: 'planned', fault: null });
  expect(await bench.documents.selectFrom('partitions').selectAll().execute()).toEqual([]);
});

test('a run of another company is none of this one', async () => {
  await run([bench.file('may.csv', csv([row()]))]);
  const [kept] = await runs();
  expect(await runsById(bench.documents, 'other', [kept?.runId ?? ''], new Date())).toEqual([]);
  expect(await recentRuns(bench.documents, 'other', '2000-01-01T00:00:00Z', new Date())).toEqual([]);
});

test('progress is told while the load goes on', async () => {
  const files = ['1', '2', '3'].map((cost) => bench.file(`${cost}.csv`, csv([row({ BilledCost: cost })])));
  const seen: unknown[] = [];
  await run(files, {
    onProgress: ({ name }) => {
      seen.push(name);
    },
  });
  expect(seen).toEqual(expect.arrayContaining(['1.csv', '2.csv', '3.csv']));
});

describe('a killed load', () => {
  const LOADER = `
    import { openDocuments } from '${ROOT}/upstream/stores/documents/open-documents.ts';
    import { runLoad } from '${ROOT}/upstream/ingest/runs/run-load.ts';
    const [dataDir, file] = process.argv.slice(-2);
    const documents = await openDocuments(dataDir);
    await runLoad({
      documents, dataDir, companyId: 'acme', origin: 'command', startedBy: null, files: [file],
      // Dies in the middle, as by kill -9.
      onProgress: () => setTimeout(() => process.kill(process.pid, 'SIGKILL'), 0),
    });`;

  test('is told as interrupted once it is silent, never as running for ever', async () => {
    const file = bench.file('may.csv', csv([row()]));
    const program = bench.file('loader.mts', LOADER);
    const child = spawn(process.execPath, [...loaderOf(program), program, bench.dir, file], { cwd: ROOT });
    const [, signal] = await once(child, 'close');
    expect(signal).toBe('SIGKILL');
    expect((await runs())[0]).toMatchObject({ state: 'running', endedAt: null });
    const later = new Date(Date.now() + 30_000);
    const [kept] = await runs(later);
    expect(kept?.state).toBe('interrupted');
    expect(Date.parse(kept?.endedAt ?? '')).toBeLessThan(later.getTime() - 20_000);
    const since = new Date(later.getTime() - 60_000).toISOString();
    expect(await recentRuns(bench.documents, 'acme', since, later)).toHaveLength(1);
    await run([file]);
    expect((await runs())[0]?.state).toBe('loaded');
  });
});
