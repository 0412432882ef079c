// The runs of the loader, counts of partitions and one-time passwords on both engines.
import { expect, it } from 'vitest';
import { seedAccounts } from '../../../../upstream/identity/seed/seed.ts';
import {
  addRun,
  changeRun,
  recentRuns,
  runsById,
  runsOf,
} from '../../../../upstream/stores/documents/loads/load-runs.ts';
import {
  cataloguedData,
  dropUnusedQuality,
  keepQuality,
  uncountedParts,
} from '../../../../upstream/stores/documents/loads/partition-quality.ts';
import {
  saveOneTimePassword,
  takeRecoveryCode,
  takeStep,
} from '../../../../upstream/stores/documents/people/one-time-passwords.ts';
import type { LoadRunRow } from '../../../../upstream/stores/documents/schema.ts';
import { addCompany, describeOnEngines } from './engines.ts';

const NOW = new Date('2024-07-01T12:00:00.000Z');

function runRow(number: number): LoadRunRow {
  const time = `2024-07-01T11:59:5${number}.000Z`;
  return {
    run_id: `run-${number}`,
    company_id: 'acme',
    origin: 'command',
    started_by: null,
    source: 'a file',
    started_at: time,
    seen_at: time,
    ended_at: null,
    state: 'running',
    progress: null,
    load_id: null,
    file_count: null,
    rows_loaded: null,
    rows_rejected: null,
    months_shrunk: null,
    fault: null,
    report: null,
  };
}

describeOnEngines('what loads leave', ({ newStore }) => {
  it('are runs, the newest first, by pages with their number', async () => {
    const { documents } = await newStore();
    for (const number of [1, 2, 3]) await addRun(documents, runRow(number));
    await changeRun(documents, 'run-1', {
      state: 'loaded',
      ended_at: '2024-07-01T11:59:59.000Z',
      rows_loaded: 5_000_000_000,
    });
    const { totalCount, runs } = await runsOf(documents, 'acme', { limit: 2, skip: 1, now: NOW });
    expect(totalCount).toBe(3);
    expect(runs.map(({ runId, state }) => [runId, state])).toEqual([
      ['run-2', 'running'],
      ['run-1', 'loaded'],
    ]);
    expect((await runsById(documents, 'acme', ['run-1'], NOW))[0]?.run.rowsLoaded).toBe(5_000_000_000);
    expect(await runsById(documents, 'other', ['run-1'], NOW)).toEqual([]);
    const recent = await recentRuns(documents, 'acme', '2024-07-01T11:59:52.500Z', NOW);
    expect(recent.map(({ runId }) => runId)).toEqual(['run-3', 'run-1']);
  });

  it('are counts of parts, kept once and forgotten with the part', async () => {
    const { documents } = await newStore();
    await addCompany(documents);
    const counts = {
      part: 'gone/0',
      currency: 'USD',
      row_count: 1,
      zero_rows: 0,
      billed: '1',
      size: '1',
      without_tags: '0',
      without_list_price: '0',
      without_account: '0',
      without_service: '0',
      without_region: '0',
    };
    await keepQuality(documents, [counts]);
    await keepQuality(documents, [{ ...counts, billed: '2' }]);
    const kept = () => documents.selectFrom('partition_quality').select('billed').execute();
    expect(await kept()).toEqual([{ billed: '1' }]);
    expect(await uncountedParts(documents, null)).toEqual([]);
    expect(await cataloguedData(documents, 'acme')).toEqual({ partitions: [], qualities: [] });
    await dropUnusedQuality(documents);
    expect(await kept()).toEqual([]);
  });
});

describeOnEngines('one-time passwords', ({ newStore }) => {
  it('are good once, also when two ask at once', async () => {
    const { documents } = await newStore();
    await seedAccounts(documents, 'a-password-of-our-own');
    const saved = { userId: 'dana-demo', secret: 'ABC', lastStep: 0, recoveryHashes: ['h'] };
    await saveOneTimePassword(documents, { ...saved, recoveryHashes: [] });
    await saveOneTimePassword(documents, saved);
    const steps = await Promise.all([1, 2].map(() => takeStep(documents, 'dana-demo', 57_000_000)));
    expect(steps.sort()).toEqual([false, true]);
    const codes = await Promise.all([1, 2].map(() => takeRecoveryCode(documents, 'dana-demo', 'h')));
    expect(codes.sort()).toEqual([false, true]);
  });
});
