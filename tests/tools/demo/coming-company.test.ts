// The generated company while people use the product already: it is made in a process of its own.
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isGenerated } from '../../../tools/demo/generated-company.ts';
import { generatedInProcess } from '../../../tools/demo/generated-in-process.ts';
import { monthNumber } from '../../../tools/demo/generator/days.ts';
import { createUpstream } from '../../../upstream/server.ts';
import { recentRuns } from '../../../upstream/stores/documents/loads/load-runs.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type FactsBench, openBench } from '../../support/product/focus-files.ts';
import { testConfig } from '../../support/product/upstream.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const task = (firstMonth = '2024-12') => ({
  settings: { dataDir: bench.dir, databaseUrl: null, clickHouse: null, keepDays: 30 },
  size: {
    ...{ scale: 0.05, vendors: ['aws', 'azr'] as const },
    ...{ firstMonth: monthNumber(firstMonth), lastMonth: monthNumber('2024-12') },
  },
});
/** The process has less priority than all else: on a busy machine it comes to its first file late. */
const STARVED = { timeout: 50_000 };
const runs = () => recentRuns(bench.documents, 'meridian', '2000-01-01T00:00:00Z', new Date());

test('a process that is ended leaves nothing, and the next one makes and loads it, as a load that is seen', async () => {
  const stop = new AbortController();
  // So many months take seconds to make: it is still being made when it is ended.
  const cut = generatedInProcess(task('2022-01'), stop.signal);
  await expect.poll(runs, { interval: 10, ...STARVED }).toMatchObject([{ progress: { step: 'making' } }]);
  stop.abort();
  expect(await cut).toBe('it ended without a word');
  expect(await isGenerated(bench.documents)).toBe(false);
  expect(await generatedInProcess(task(), new AbortController().signal)).toBeNull();
  expect(await isGenerated(bench.documents)).toBe(true);
  expect(await runs()).toMatchObject([
    { state: 'loaded', origin: 'demo', source: 'Meridian' },
    // What was cut off.
    { origin: 'demo', progress: { step: 'making' } },
  ]);
  expect(existsSync(join(bench.dir, 'generated'))).toBe(false);
}, 120_000);

test('says what failed', async () => {
  const settings = { ...task().settings, dataDir: import.meta.filename };
  expect(await generatedInProcess({ ...task(), settings }, new AbortController().signal)).toContain(
    'is not a directory',
  );
});

test('the service is ready before its data are there; who ends the service ends the making', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'skyledger-coming-'));
  const publicUrl = 'http://localhost:4999';
  const config = { ...testConfig(dataDir, { publicUrl }), demoCompanies: ['meridian'] };
  const documents = await openDocuments(dataDir);
  const upstream = await createUpstream(config, { logger: pino({ level: 'silent' }) });
  try {
    expect(await upstream.ready).toEqual({ coming: ['Meridian'] });
    const { access_token } = await signIn({ issuer: upstream.issuer, publicUrl });
    const response = await fetch(`${upstream.url}/platform/v1/plat/companies`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    const { Data } = (await response.json()) as { Data: { list: { cmpnNm: string }[] } };
    expect(Data.list.map(({ cmpnNm }) => cmpnNm)).toEqual(['Meridian']);
    // The list of loads tells how far it is before the first file is read.
    await expect
      .poll(async () => recentRuns(documents, 'meridian', '2000-01-01T00:00:00Z', new Date()), STARVED)
      .toMatchObject([{ state: 'running', source: 'Meridian', progress: { step: 'making', total: 252 } }]);
  } finally {
    await upstream.close();
  }
  expect(await isGenerated(documents)).toBe(false);
  await documents.destroy();
  rmSync(dataDir, { recursive: true, force: true });
}, 120_000);
