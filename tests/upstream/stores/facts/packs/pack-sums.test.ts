// Sums that packs have by fewer dimensions: of parts with several currencies, names and long charges they are those of the rows.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packsOf } from '../../../../../upstream/stores/documents/loads/rollup-packs.ts';
import { replaceRates } from '../../../../../upstream/stores/documents/reference/exchange-rates.ts';
import type { FactStore } from '../../../../../upstream/stores/facts/answers/answer.ts';
import { CatalogueStore } from '../../../../../upstream/stores/facts/catalogue-store.ts';
import { openDuckDb } from '../../../../../upstream/stores/facts/duckdb/duckdb-engine.ts';
import type { FactEngine } from '../../../../../upstream/stores/facts/fact-engine.ts';
import { packRollups } from '../../../../../upstream/stores/facts/packs/pack-rollups.ts';
import type { CostQuestion } from '../../../../../upstream/stores/facts/questions/question.ts';
import { pageSources } from '../../../../../upstream/stores/facts/questions/row-columns.ts';
import { PACK_SUMS, PACK_TABLES } from '../../../../../upstream/stores/facts/tables/pack-tables.ts';
import { FACTS_VERSION } from '../../../../../upstream/stores/facts/tables/tables.ts';
import { charge, csv, type FactsBench, openBench } from '../../../../support/product/focus-files.ts';

const CURRENCIES = ['USD', 'KRW', 'CAD'];
/** Accounts have another name in the middle of the month; every seventh charge is of four days. */
const CHARGES = ['AWS', 'Microsoft'].flatMap((vendor) =>
  Array.from({ length: 60 }, (_, index) => {
    const day = 1 + (index % 24);
    return charge(day, `service ${index % 3}`, `${index}.${index}1`, {
      ...{ ProviderName: vendor, SubAccountId: `a${index % 2}`, RegionId: `r${index % 4}` },
      SubAccountName: `account ${index % 2} ${day > 5 && day < 20 ? 'renamed' : ''}`,
      BillingCurrency: CURRENCIES[index % 5] ?? 'USD',
      ...(index % 7 === 0 && { ChargePeriodEnd: `2024-05-${String(day + 4).padStart(2, '0')}` }),
    });
  }),
);
const ASKED: CostQuestion = {
  ...{ companyId: 'acme', vendors: ['aws', 'azr'], range: { start: '2024-05-03', end: '2024-05-27' } },
  ...{ measures: ['billed', 'rows', 'billedList'], filters: [], groupBy: ['account'], unit: 'day' },
  ...{ limit: 10, skip: 0 },
};

const MONTHS = { range: { start: '2024-04-01', end: '2024-05-31' } };

let bench: FactsBench;
let engine: FactEngine;
/** Tables of the packs that were read, and how many statements were run: a second one is asked of the parts. */
let read: string[] = [];
let runs = 0;
beforeEach(async () => {
  bench = await openBench();
  await replaceRates(bench.documents, [
    { date: '2024-01-01', currency: 'KRW', rate: '1250', source: 'test' },
  ]);
  await bench.load([bench.file('may.csv', csv(CHARGES))]);
  await packRollups({ documents: bench.documents, dataDir: bench.dir, companyId: 'acme' });
  engine = await openDuckDb({ dataDir: bench.dir });
  read = [];
  runs = 0;
});
afterEach(async () => {
  await engine.close();
  await bench.close();
});

function storeOfPacks(): FactStore {
  const { scanPacked, ...dialect } = engine.dialect;
  const telling: typeof scanPacked = (table, packs, ...rest) => {
    read.push(...packs.map((pack) => pack.table));
    return scanPacked?.(table, packs, ...rest) ?? '';
  };
  return new CatalogueStore(bench.documents, {
    ...{ ...engine, dialect: { ...dialect, scanPacked: telling } },
    run: (statement, options) => {
      runs += 1;
      return engine.run(statement, options);
    },
  });
}

test.each<[string, Partial<CostQuestion>, string]>([
  ['by account and day', {}, 'daysByAccount'],
  ['spread over days', { measures: ['effective', 'rows', 'effectiveList'] }, 'daysByAccount'],
  ['by product and week', { groupBy: ['product'], unit: 'week' }, 'daysByProduct'],
  ['by nothing', { groupBy: [], unit: null }, 'daysByAccount'],
  [
    'of two ranges',
    { unit: null, compareWith: { start: '2024-04-10', end: '2024-05-02' }, measures: ['effective'] },
    'daysByAccount',
  ],
  [
    'with a filter of another dimension',
    { filters: [{ dimension: 'region', values: ['r1'] }] },
    'accountDaily',
  ],
  ['of whole months', { ...MONTHS, unit: 'month' }, 'monthsByAccount'],
  [
    'of whole months, spread over days',
    { ...MONTHS, unit: null, measures: ['effective'] },
    'monthsByAccount',
  ],
  [
    'of billing months',
    { ...MONTHS, unit: null, time: 'billing', measures: ['effective'] },
    'monthsByAccount',
  ],
  ['of whole months by product', { ...MONTHS, unit: null, groupBy: ['product'] }, 'monthsByProduct'],
  [
    'with a filter of theirs',
    { groupBy: [], filters: [{ dimension: 'product', values: ['service 1'] }] },
    'daysByProduct',
  ],
])('%s', async (_what, asked, table) => {
  const question = { ...ASKED, ...asked };
  const byRows = new CatalogueStore(bench.documents, engine, { rollups: [] });
  const answer = await storeOfPacks().cost(question);
  expect(answer).toEqual(await byRows.cost(question));
  expect(answer.unconverted).not.toEqual([]);
  expect([new Set(read), runs]).toEqual([new Set([table]), 1]);
});

test('packs of a release that made no such sums are read as they are, and the sums are made beside them', async () => {
  const { documents, dir: dataDir } = bench;
  await documents.deleteFrom('rollup_packs').where('fact_table', 'in', Object.keys(PACK_SUMS)).execute();
  const before = await packsOf(documents, 'acme', FACTS_VERSION);
  await storeOfPacks().cost(ASKED);
  expect(read).toEqual(['accountDaily']);
  expect(await packRollups({ documents, dataDir, companyId: 'acme' })).toBe(Object.keys(PACK_SUMS).length);
  const after = await packsOf(documents, 'acme', FACTS_VERSION);
  expect(after).toEqual(expect.arrayContaining(before));
  read = [];
  await storeOfPacks().cost(ASKED);
  expect(read).toEqual(['daysByAccount']);
});

test('packs of a table that they are not made of any more are not read, and go', async () => {
  const { documents, dir: dataDir } = bench;
  await documents
    .updateTable('rollup_packs')
    .set({ fact_table: 'sumsOfLongAgo' })
    .where('fact_table', '=', 'daysByAccount')
    .execute();
  await storeOfPacks().cost(ASKED);
  expect([read, runs]).toEqual([['accountDaily'], 1]);
  await packRollups({ documents, dataDir, companyId: 'acme' });
  const tables = (await packsOf(documents, 'acme', FACTS_VERSION)).map(({ table }) => table);
  expect(tables.toSorted()).toEqual([...PACK_TABLES].toSorted());
});

test('what packs alone have keeps its columns under its name', () => {
  const kinds = ['chargeCategory', 'chargeFrequency', 'purchaseOption', 'commitmentPart'];
  // Another list needs another name in PACK_TABLES: packs that were made before lack a column.
  expect(PACK_SUMS).toEqual({
    daysByAccount: { of: 'accountDaily', dimensions: ['account', ...kinds] },
    daysByProduct: { of: 'accountDaily', dimensions: ['product', ...kinds] },
    monthsByAccount: { of: 'monthly', dimensions: ['account', ...kinds] },
    monthsByProduct: { of: 'monthly', dimensions: ['product', ...kinds] },
  });
  expect({ costliestRows: pageSources().toSorted().join(' ') }).toEqual({
    costliestRows: [
      'BilledCost BillingCurrency ChargeDescription ConsumedQuantity ConsumedUnit ContractedUnitPrice ListUnitPrice',
      'ResourceName SkuId account_key availabilityZone_key billing_month chargeType_key charge_date database_key invoice_key',
      'operation_key platform_key product_key quantity region_key resource_key serviceCategory_key transferType_key unit_key',
      'usageType_key vendor x_SkuMeterName',
    ].join(' '),
  });
});
