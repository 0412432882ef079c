// A page of all rows by billed cost is read from the costliest rows that packs have, and is the page of the rows: with costs
// that many rows have, several currencies, parts that were replaced, and all columns that such a page can have.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { replaceRates } from '../../../../../upstream/stores/documents/reference/exchange-rates.ts';
import { CatalogueStore } from '../../../../../upstream/stores/facts/catalogue-store.ts';
import { openDuckDb } from '../../../../../upstream/stores/facts/duckdb/duckdb-engine.ts';
import type { FactEngine } from '../../../../../upstream/stores/facts/fact-engine.ts';
import { packRollups } from '../../../../../upstream/stores/facts/packs/pack-rollups.ts';
import type { RowsQuestion } from '../../../../../upstream/stores/facts/questions/question.ts';
import { isPageColumn, ROW_COLUMNS } from '../../../../../upstream/stores/facts/questions/row-columns.ts';
import { COSTLIEST_ROWS } from '../../../../../upstream/stores/facts/tables/pack-tables.ts';
import { charge, csv, type FactsBench, openBench } from '../../../../support/product/focus-files.ts';

const CURRENCIES = ['USD', 'KRW', 'CAD', 'USD'];
const DAYS = [3, 4, 28];

/** More rows of each day and currency than packs have, with costs that ten rows have and more. */
const chargesOf = (vendor: string, more: number) =>
  DAYS.flatMap((day) =>
    Array.from({ length: 260 }, (_, index) =>
      charge(day, `service ${index % 3}`, String(((index * 37) % 17) + more), {
        ...{
          ProviderName: vendor,
          BillingAccountId: vendor,
          ResourceId: `r${day}-${index}`,
          SkuId: `s${index}`,
        },
        BillingCurrency: CURRENCIES[index % CURRENCIES.length] ?? 'USD',
      }),
    ),
  );
const ASKED: RowsQuestion = {
  ...{ companyId: 'acme', vendors: ['aws', 'azr'], range: { start: '2024-05-01', end: '2024-05-31' } },
  ...{ filters: [], basis: 'billed', columns: ['resource', 'cost', 'usageDate'], limit: 30, skip: 0 },
};

const ONE_DAY = { range: { start: '2024-05-04', end: '2024-05-04' } };

let bench: FactsBench;
let engine: FactEngine;
/** Parts that were read of packs and by themselves, and how many statements were run: a second one is asked of the parts. */
let read = { packed: 0, parts: 0 };
let runs = 0;
beforeAll(async () => {
  bench = await openBench();
  await replaceRates(bench.documents, [
    { date: '2024-01-01', currency: 'KRW', rate: '1250', source: 'test' },
    { date: '2024-06-10', currency: 'KRW', rate: '1300', source: 'test' },
  ]);
  for (const vendor of ['AWS', 'Microsoft'])
    await bench.load([bench.file(`${vendor}.csv`, csv(chargesOf(vendor, 0)))]);
  await pack();
  engine = await openDuckDb({ dataDir: bench.dir });
});
beforeEach(() => {
  read = { packed: 0, parts: 0 };
  runs = 0;
});
afterAll(async () => {
  await engine.close();
  await bench.close();
});

const pack = () => packRollups({ documents: bench.documents, dataDir: bench.dir, companyId: 'acme' });

/** Answers of packs, after they were compared with those of the rows. */
async function pageOf(asked: Partial<RowsQuestion> = {}) {
  const question = { ...ASKED, ...asked };
  const { scanPacked, ...plain } = engine.dialect;
  const telling: typeof scanPacked = (table, packs, parts, bind) => {
    if (table === 'rows') read.parts += parts.length;
    read.packed += packs.filter((each) => each.table === 'costliestRows').length;
    return scanPacked?.(table, packs, parts, bind) ?? '';
  };
  const store = new CatalogueStore(bench.documents, {
    ...{ ...engine, dialect: { ...plain, scanPacked: telling } },
    run: (statement, options) => {
      runs += 1;
      return engine.run(statement, options);
    },
  });
  const byRows = new CatalogueStore(bench.documents, { ...engine, dialect: plain }, { rollups: [] });
  const answer = await store.rows(question);
  expect(answer).toEqual(await byRows.rows(question));
  return answer;
}

test.each<[string, Partial<RowsQuestion>]>([
  ['of several currencies', {}],
  ['of one vendor', { vendors: ['azr'] }],
  ['of one day', ONE_DAY],
  ['of all that a pack has of a day', { ...ONE_DAY, vendors: ['aws'], limit: COSTLIEST_ROWS }],
  ['of a billing month', { time: 'billing' }],
  ['by billed cost', { order: { by: 'billed' } }],
  ['as far down as packs have rows', { limit: 20, skip: COSTLIEST_ROWS - 20 }],
  ['in a currency of some rows', { currency: 'CAD' }],
  ['with every column that such a page can have', { columns: ROW_COLUMNS.filter(isPageColumn), limit: 50 }],
])('a page %s is that of the rows, and read from packs', async (_what, asked) => {
  const { rows } = await pageOf(asked);
  expect(rows).toHaveLength(asked.limit ?? 30);
  expect([read.packed > 0, read.parts, runs]).toEqual([true, 0, 1]);
});

test.each<[string, Partial<RowsQuestion>]>([
  ['further down', { limit: 20, skip: COSTLIEST_ROWS - 19 }],
  ['by rising cost', { order: { by: 'cost', isRising: true } }],
  ['by another column', { order: { by: 'resource' } }],
  ['by effective cost', { basis: 'effective' }],
  ['ordered by effective cost', { order: { by: 'effective' } }],
  ['of some rows', { filters: [{ dimension: 'product', values: ['service 1'] }] }],
  ['that is searched', { contains: { text: 'r3', in: ['resource'] } }],
  ['with a column as it was loaded', { columns: ['cost', 'focus.Tags'] }],
  ['with rates that change', { range: { start: '2024-05-01', end: '2024-06-30' } }],
])('a page %s is read from the rows', async (_what, asked) => {
  await pageOf(asked);
  expect([read.packed, runs]).toEqual([0, 1]);
});

test('a part that was replaced is read by itself beside the pack', async () => {
  await bench.load([bench.file('again.csv', csv(chargesOf('AWS', 1)))], { answers: ['doubled', 'shrink'] });
  await pageOf();
  expect([read.packed > 0, read.parts > 0, runs]).toEqual([true, true, 1]);
  await pack();
  read = { packed: 0, parts: 0 };
  await pageOf();
  expect([read.packed > 0, read.parts]).toEqual([true, 0]);
});
