// What happens to the data while they are packed: parts that go and come back, another program that packs, a fault before
// packs are recorded, files that go under a question. Answers are those of the rows each time.
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allPacks, packsOf } from '../../../../../upstream/stores/documents/loads/rollup-packs.ts';
import { CatalogueStore } from '../../../../../upstream/stores/facts/catalogue-store.ts';
import { openDuckDb } from '../../../../../upstream/stores/facts/duckdb/duckdb-engine.ts';
import { partFile } from '../../../../../upstream/stores/facts/duckdb/fact-files.ts';
import type { FactEngine } from '../../../../../upstream/stores/facts/fact-engine.ts';
import { packRollups } from '../../../../../upstream/stores/facts/packs/pack-rollups.ts';
import type { CostQuestion } from '../../../../../upstream/stores/facts/questions/question.ts';
import { PACK_TABLES, type PackTable } from '../../../../../upstream/stores/facts/tables/pack-tables.ts';
import { FACTS_VERSION } from '../../../../../upstream/stores/facts/tables/tables.ts';
import { billed, type ChangesBench, openChangesBench } from '../../../ingest/changes/changes-bench.ts';

const QUESTION: CostQuestion = {
  ...{ companyId: 'acme', vendors: ['aws', 'azr'], range: { start: '2024-04-01', end: '2024-06-30' } },
  ...{ measures: ['billed'], filters: [], groupBy: ['product'], unit: 'month', limit: 10, skip: 0 },
};
/** Of the daily table, and of the sums that packs have of smaller ones. */
const BY_DAY: CostQuestion = { ...QUESTION, groupBy: ['usageType'], unit: 'day' };
const PRODUCT_DAYS: CostQuestion = { ...QUESTION, unit: 'day' };
const AZURE = { ProviderName: 'Microsoft' };

let bench: ChangesBench;
let engine: FactEngine;
let byRows: CatalogueStore;
beforeEach(async () => {
  bench = await openChangesBench();
  engine = await openDuckDb({ dataDir: bench.dir });
  byRows = new CatalogueStore(bench.documents, engine, { rollups: [] });
});
afterEach(async () => {
  await engine.close();
  await bench.close();
});

const pack = () => packRollups({ documents: bench.documents, dataDir: bench.dir, companyId: 'acme' });
const packs = () => packsOf(bench.documents, 'acme', FACTS_VERSION);
const pathOf = (name: string, table: string) => join(bench.dir, partFile(name, table as PackTable));
const removePacks = async () => {
  for (const { pack: name, table } of await packs()) rmSync(pathOf(name, table));
};
const loadQuarter = () =>
  bench.loadRows(...[4, 5, 6].flatMap((month) => [billed(month, '1'), billed(month, '10', AZURE)]));

/** Sums by month, and whether all answers are those of the rows. */
async function monthsOf(store = new CatalogueStore(bench.documents, engine)): Promise<(number | null)[]> {
  const ask = (of: CatalogueStore) =>
    Promise.all([of.cost(QUESTION), of.cost(BY_DAY), of.cost(PRODUCT_DAYS)]);
  const answers = await ask(store);
  expect(answers).toEqual(await ask(byRows));
  return answers[0].total.series[0] ?? [];
}

test('data that are removed are in no answer, and those that are put back are in all, packed before or after', async () => {
  await loadQuarter();
  await pack();
  const store = new CatalogueStore(bench.documents, engine);
  expect(await monthsOf(store)).toEqual([11, 11, 11]);
  const removal = await bench.remove({ vendor: 'aws', month: '2024-05-01' });
  expect(await monthsOf(store)).toEqual([11, 10, 11]);
  await pack();
  expect(await monthsOf(store)).toEqual([11, 10, 11]);
  const { changeId } = removal as { changeId: string };
  await bench.revert(changeId);
  expect(await monthsOf(store)).toEqual([11, 11, 11]);
  await pack();
  expect(await monthsOf(store)).toEqual([11, 11, 11]);
});

test('a load that is undone leaves what was there before it', async () => {
  await loadQuarter();
  await pack();
  const { loadId } = await bench.loadRows(billed(6, '7'), billed(6, '70', AZURE));
  await pack();
  expect(await monthsOf()).toEqual([11, 11, 77]);
  await bench.revert(loadId);
  expect(await monthsOf()).toEqual([11, 11, 11]);
  await pack();
  expect(await monthsOf()).toEqual([11, 11, 11]);
});

test('a load that comes in the middle of packing is not undone by it', async () => {
  await loadQuarter();
  const [, made] = await Promise.all([bench.loadRows(billed(6, '7')), pack()]);
  expect(made).toBe(PACK_TABLES.length);
  expect(await monthsOf()).toEqual([11, 11, 17]);
  await pack();
  expect(await monthsOf()).toEqual([11, 11, 17]);
});

test('two programs that pack at once count nothing twice, and the next packing leaves one of both', async () => {
  await loadQuarter();
  await Promise.all([pack(), pack()]);
  expect((await packs()).length).toBeGreaterThanOrEqual(PACK_TABLES.length);
  expect(await monthsOf()).toEqual([11, 11, 11]);
  await pack();
  expect(await packs()).toHaveLength(PACK_TABLES.length);
  expect(await monthsOf()).toEqual([11, 11, 11]);
});

test('packs of another program that were made before a load are read beside its own', async () => {
  await bench.loadRows(...[4, 5].flatMap((month) => [billed(month, '1'), billed(month, '10', AZURE)]));
  await pack();
  const others = await packs();
  await bench.loadRows(billed(6, '1'), billed(6, '10', AZURE));
  await pack();
  // The first of all by name, as the packs are read.
  for (const { pack: name, table, parts } of others) {
    const copy = `0/${name.split('/')[1]}-${table}`;
    mkdirSync(dirname(pathOf(copy, table)), { recursive: true });
    cpSync(pathOf(name, table), pathOf(copy, table));
    await bench.documents
      .insertInto('rollup_packs')
      .values({
        ...{ pack: copy, company_id: 'acme', fact_table: table, facts_version: FACTS_VERSION },
        parts: JSON.stringify(parts),
      })
      .execute();
  }
  expect(await monthsOf()).toEqual([11, 11, 11]);
  await pack();
  expect(await packs()).toHaveLength(PACK_TABLES.length);
});

test('packs that were written and not recorded are not read, and the next packing makes its own', async () => {
  await loadQuarter();
  await sql`CREATE TRIGGER no_packs BEFORE INSERT ON rollup_packs BEGIN SELECT RAISE(ABORT, 'disk full'); END`.execute(
    bench.documents,
  );
  await expect(pack()).rejects.toThrow('disk full');
  expect(await allPacks(bench.documents)).toEqual(new Set());
  expect(await monthsOf()).toEqual([11, 11, 11]);
  await sql`DROP TRIGGER no_packs`.execute(bench.documents);
  expect(await pack()).toBe(PACK_TABLES.length);
  expect(await monthsOf()).toEqual([11, 11, 11]);
});

test('a question whose packs go between the catalogue and their reading asks the parts', async () => {
  await loadQuarter();
  await pack();
  let runs = 0;
  const store = new CatalogueStore(bench.documents, {
    ...engine,
    run: async (statement, options) => {
      if (runs === 0) await removePacks();
      runs += 1;
      return engine.run(statement, options);
    },
  });
  const { total } = await store.cost(QUESTION);
  expect([total.series[0], runs]).toEqual([[11, 11, 11], 2]);
  expect(await monthsOf(store)).toEqual([11, 11, 11]);
});

test('packs whose files are lost are made anew', async () => {
  await loadQuarter();
  await pack();
  await removePacks();
  expect(await pack()).toBe(PACK_TABLES.length);
  for (const { pack: name, table } of await packs()) expect(existsSync(pathOf(name, table))).toBe(true);
  expect(await pack()).toBe(0);
});

test('questions that are asked while packs are changed have one answer', async () => {
  await loadQuarter();
  const store = new CatalogueStore(bench.documents, engine, { keptValues: 0 });
  for (let round = 0; round < 3; round += 1) {
    await bench.documents.deleteFrom('rollup_packs').execute();
    const [, ...answers] = await Promise.all([pack(), ...Array.from({ length: 4 }, () => monthsOf(store))]);
    expect(answers).toEqual(Array(4).fill([11, 11, 11]));
  }
});
