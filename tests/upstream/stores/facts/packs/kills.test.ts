// Packing killed in the middle, twenty times (twice in the gate): answers stay what they were, and packs are whole.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packsOf } from '../../../../../upstream/stores/documents/loads/rollup-packs.ts';
import { openFactStore } from '../../../../../upstream/stores/facts/duckdb/duckdb-store.ts';
import { partFile } from '../../../../../upstream/stores/facts/duckdb/fact-files.ts';
import type { PackTask } from '../../../../../upstream/stores/facts/packs/pack-keeper.ts';
import { packRollups } from '../../../../../upstream/stores/facts/packs/pack-rollups.ts';
import type { RollupTable } from '../../../../../upstream/stores/facts/tables/rollup-dimensions.ts';
import { FACTS_VERSION } from '../../../../../upstream/stores/facts/tables/tables.ts';
import { csv, type FactsBench, openBench, row } from '../../../../support/product/focus-files.ts';
import { programOf } from '../../../../support/product/program.ts';
import { countOf } from '../../../../support/runner/depth.ts';

const PROCESS = programOf('upstream/stores/facts/packs/pack-process.ts');
const KILLS = countOf(20);
const DAYS = 360;

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const charges = Array.from({ length: DAYS }, (_, index) => {
  const start = new Date(Date.UTC(2024, 0, 1 + index)).toISOString();
  return row({
    ...{ BilledCost: String(index), ProviderName: index % 2 ? 'AWS' : 'Microsoft' },
    ...{ ServiceName: `service ${index % 7}`, ChargePeriodStart: start, ChargePeriodEnd: '' },
    BillingPeriodStart: `${start.slice(0, 7)}-01`,
  });
});

async function answers(): Promise<unknown[]> {
  const store = await openFactStore({ documents: bench.documents, dataDir: bench.dir });
  const scope = {
    ...{ companyId: 'acme', vendors: ['aws' as const, 'azr' as const], filters: [], limit: 10, skip: 0 },
    ...{ range: { start: '2024-01-01', end: '2024-12-31' }, measures: ['billed' as const] },
  };
  const all = await Promise.all([
    store.cost({ ...scope, groupBy: ['product'], unit: 'month' }),
    store.cost({ ...scope, groupBy: ['usageType'], unit: 'day' }),
    store.tagKeys({ ...scope, measure: 'billed' }),
  ]);
  await store.close();
  return all;
}

function packing() {
  const child = fork(PROCESS.file, [], {
    execArgv: PROCESS.execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.send(
    { dataDir: bench.dir, databaseUrl: null, companyId: 'acme' } satisfies PackTask,
    () => undefined,
  );
  return child;
}

test('a kill at any moment leaves answers as they were, and the next packing works', {
  timeout: 600_000,
}, async () => {
  await bench.load([bench.file('year.csv', csv(charges))]);
  const expected = await answers();
  const started = performance.now();
  await once(packing(), 'close');
  const length = performance.now() - started;
  expect(await answers()).toEqual(expected);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await bench.documents.deleteFrom('rollup_packs').execute();
    const child = packing();
    const ended = once(child, 'close');
    await sleep((length * (kill + 0.7)) / KILLS);
    child.kill('SIGKILL');
    await ended;
    for (const { pack, table } of await packsOf(bench.documents, 'acme', FACTS_VERSION))
      expect(existsSync(join(bench.dir, partFile(pack, table as RollupTable))), pack).toBe(true);
    expect(await answers()).toEqual(expected);
  }
  await packRollups({ documents: bench.documents, dataDir: bench.dir, companyId: 'acme' });
  expect(await answers()).toEqual(expected);
});
