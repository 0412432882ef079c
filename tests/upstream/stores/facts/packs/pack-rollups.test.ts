// Packs are made beside the parts, go when they are not those of the parts any more, and are never needed for an answer.
import { existsSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allPacks } from '../../../../../upstream/stores/documents/loads/rollup-packs.ts';
import { CatalogueStore } from '../../../../../upstream/stores/facts/catalogue-store.ts';
import { openDuckDb } from '../../../../../upstream/stores/facts/duckdb/duckdb-engine.ts';
import { partFile, removeUnused } from '../../../../../upstream/stores/facts/duckdb/fact-files.ts';
import { PackKeeper } from '../../../../../upstream/stores/facts/packs/pack-keeper.ts';
import { duePacks, packRollups } from '../../../../../upstream/stores/facts/packs/pack-rollups.ts';
import type { CostQuestion } from '../../../../../upstream/stores/facts/questions/question.ts';
import { PACK_TABLES } from '../../../../../upstream/stores/facts/tables/pack-tables.ts';
import { csv, type FactsBench, openBench, row } from '../../../../support/product/focus-files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MONTHS = ['2024-01', '2024-02', '2024-03'];
const BY_MONTH: CostQuestion = {
  companyId: 'acme',
  vendors: ['aws', 'azr'],
  range: { start: '2024-01-01', end: '2024-03-31' },
  measures: ['billed'],
  filters: [],
  groupBy: ['product'],
  unit: 'month',
  limit: 10,
  skip: 0,
};

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const chargesOf = (months: readonly string[], cost: string) =>
  months.flatMap((month) =>
    ['AWS', 'Microsoft'].map((vendor) =>
      row({
        ...{ BilledCost: cost, ProviderName: vendor, ResourceId: `${vendor} ${cost}` },
        BillingPeriodStart: `${month}-01`,
        ChargePeriodStart: `${month}-05`,
        ChargePeriodEnd: `${month}-06`,
      }),
    ),
  );
const load = (name: string, months: readonly string[], cost: string) =>
  bench.load([bench.file(name, csv(chargesOf(months, cost)))], { answers: ['shrink'] });
const pack = () => packRollups({ documents: bench.documents, dataDir: bench.dir, companyId: 'acme' });
const isDue = async () =>
  (await duePacks({ documents: bench.documents, dataDir: bench.dir, companyId: 'acme' })).length > 0;
const filesOf = (packs: Iterable<string>) =>
  [...packs].map((name) =>
    PACK_TABLES.map((table) => join(bench.dir, partFile(name, table))).filter(existsSync),
  );

/** By month, with the packs that were read. */
async function answerOf(question = BY_MONTH): Promise<{ months: (number | null)[]; packs: number }> {
  const engine = await openDuckDb({ dataDir: bench.dir });
  const names = await allPacks(bench.documents);
  let packs = 0;
  const store = new CatalogueStore(bench.documents, {
    ...engine,
    run: (statement, options) => {
      const texts = Object.values(statement.parameters).flatMap(({ value }) => value);
      packs += texts.filter((text) => [...names].some((name) => String(text).includes(`/${name}.`))).length;
      return engine.run(statement, options);
    },
  });
  const { total } = await store.cost(question);
  await store.close();
  return { months: total.series[0] ?? [], packs };
}

test('parts of all vendors and months are read from one file', async () => {
  await load('first.csv', MONTHS, '1');
  expect(await answerOf()).toEqual({ months: [2, 2, 2], packs: 0 });
  expect(await pack()).toBe(PACK_TABLES.length);
  expect(await answerOf()).toEqual({ months: [2, 2, 2], packs: 1 });
  expect(await answerOf({ ...BY_MONTH, vendors: ['azr'] })).toEqual({ months: [1, 1, 1], packs: 1 });
  expect([await isDue(), await pack()]).toEqual([false, 0]);
});

test('a load that replaces some parts is seen at once, and packed later; what went is removed a day after', async () => {
  await load('first.csv', MONTHS, '1');
  await pack();
  const before = await allPacks(bench.documents);
  await load('again.csv', ['2024-03'], '5');
  expect(await answerOf()).toEqual({ months: [2, 2, 10], packs: 1 });
  expect(await isDue()).toBe(true);
  const touchLongAgo = () => {
    for (const file of filesOf(before).flat()) utimesSync(file, 0, (Date.now() - 2 * DAY_MS) / 1000);
  };
  touchLongAgo();
  await pack();
  const after = await allPacks(bench.documents);
  expect([...after].filter((name) => before.has(name))).toEqual([]);
  expect(await answerOf()).toEqual({ months: [2, 2, 10], packs: 1 });

  await removeUnused(bench.documents, bench.dir);
  expect(filesOf(before).flat()).toHaveLength(PACK_TABLES.length);
  touchLongAgo();
  await removeUnused(bench.documents, bench.dir);
  expect(filesOf(before).flat()).toEqual([]);
  expect(filesOf(after).flat()).toHaveLength(PACK_TABLES.length);
});

test('an answer needs no pack: one whose file is lost is passed over', async () => {
  await load('first.csv', MONTHS, '1');
  await pack();
  for (const file of filesOf(await allPacks(bench.documents)).flat()) rmSync(file);
  expect((await answerOf()).months).toEqual([2, 2, 2]);
});

test('packs of an earlier version of the facts are not read, and are made anew', async () => {
  await load('first.csv', MONTHS, '1');
  await pack();
  await bench.documents.updateTable('rollup_packs').set({ facts_version: 1 }).execute();
  expect(await answerOf()).toEqual({ months: [2, 2, 2], packs: 0 });
  expect(await pack()).toBe(PACK_TABLES.length);
  const rows = await bench.documents.selectFrom('rollup_packs').select('facts_version').execute();
  expect(rows.filter(({ facts_version }) => facts_version === 1)).toEqual([]);
});

test('the service packs what loads have brought, in a process of its own', { timeout: 120_000 }, async () => {
  await load('first.csv', MONTHS, '1');
  const { documents, dir: dataDir } = bench;
  const keeper = new PackKeeper({
    ...{ documents, dataDir, databaseUrl: null },
    logger: pino({ level: 'silent' }),
  });
  await keeper.check();
  expect((await allPacks(documents)).size).toBe(PACK_TABLES.length);
  await load('again.csv', ['2024-03'], '5');
  await keeper.check();
  expect(await isDue()).toBe(false);
  expect(await answerOf()).toEqual({ months: [2, 2, 10], packs: 1 });
  await keeper.close();
});
