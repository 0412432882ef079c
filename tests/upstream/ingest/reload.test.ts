// Loading again: the same bytes change nothing, a restated month takes the place of the old one.
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFactStore } from '../../../upstream/stores/facts/duckdb/duckdb-store.ts';
import { removeUnused } from '../../../upstream/stores/facts/duckdb/fact-files.ts';
import { TABLE_NAMES } from '../../../upstream/stores/facts/tables/tables.ts';
import { type PlainQuestion, plainCost } from '../../support/oracle/plain-cost.ts';
import { csv, type FactsBench, type Fields, openBench, row } from '../../support/product/focus-files.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const QUESTION: PlainQuestion = {
  companyId: 'acme',
  vendors: ['aws', 'azr'],
  range: { start: '2024-04-01', end: '2024-06-30' },
  filters: [],
  basis: 'billed',
  groupBy: 'product',
  unit: 'month',
  limit: 10,
  skip: 0,
};
const months = async () => (await plainCost(bench.facts, QUESTION)).total.amounts;
const version = async () => (await bench.facts.freshness('acme')).version;
const file = (name: string, ...rows: Fields[]) => bench.file(name, csv(rows));
const june = {
  BillingPeriodStart: '2024-06-01',
  ChargePeriodStart: '2024-06-03',
  ChargePeriodEnd: '2024-06-04',
};

test('the same file again is unchanged: no new version, no new load', async () => {
  const path = file('may.csv', row({ BilledCost: '3' }), row({ BilledCost: '4' }));
  await bench.load([path]);
  const before = await version();
  const report = await bench.load([path]);
  expect(report).toMatchObject({ loadId: null, files: [{ unchanged: true, rowsRead: 2, rowsLoaded: 0 }] });
  expect([await version(), await months()]).toEqual([before, [null, 7, null]]);
});

test('the same bytes by another name, and twice in one command, count once', async () => {
  const text = csv([row({ BilledCost: '3' })]);
  const [one, two] = [bench.file('one.csv', text), bench.file('two.csv', text)];
  const report = await bench.load([one, two]);
  expect(report.files.map(({ unchanged }) => unchanged)).toEqual([false, true]);
  await bench.load([two]);
  expect(await months()).toEqual([null, 3, null]);
});

test('identical rows inside one file are all counted: FOCUS rows have no key', async () => {
  await bench.load([file('twins.csv', row(), row(), row())]);
  expect(await months()).toEqual([null, 3, null]);
});

test('a restated month replaces the old one and touches no other', async () => {
  await bench.load([
    file(
      'old.csv',
      row({ BilledCost: '3' }),
      row({ BilledCost: '5', ServiceName: 'Gone' }),
      row({ ...june, BilledCost: '8' }),
    ),
  ]);
  await bench.load([file('restated.csv', row({ BilledCost: '3.5' }))], { answers: ['shrink'] });
  expect(await months()).toEqual([null, 3.5, 8]);
  expect((await plainCost(bench.facts, QUESTION)).groupCount).toBe(1);
});

test('and going back to the first file brings the first figures back', async () => {
  const old = file('old.csv', row({ BilledCost: '3' }));
  await bench.load([old]);
  await bench.load([file('restated.csv', row({ BilledCost: '3.5' }))]);
  const report = await bench.load([old], { answers: ['shrink'] });
  expect(report.files[0]?.unchanged).toBe(false);
  expect(await months()).toEqual([null, 3, null]);
});

test('files of one command are one month together; a later one of them alone is known already', async () => {
  const [first, second] = [
    file('part-1.csv', row({ BilledCost: '1' })),
    file('part-2.csv', row({ BilledCost: '2' })),
  ];
  await bench.load([first, second]);
  expect(await months()).toEqual([null, 3, null]);
  expect((await bench.load([second])).files[0]?.unchanged).toBe(true);
  expect(await months()).toEqual([null, 3, null]);
});

test('another vendor or billing account of the same month stays', async () => {
  await bench.load([
    file(
      'a.csv',
      row({ BilledCost: '1' }),
      row({ BilledCost: '2', ProviderName: 'Microsoft' }),
      row({ BilledCost: '4', BillingAccountId: '002' }),
    ),
  ]);
  await bench.load([file('b.csv', row({ BilledCost: '10' }))]);
  expect(await months()).toEqual([null, 16, null]);
});

test('each load that changes something has a new version', async () => {
  const versions = [await version()];
  for (const cost of ['1', '2', '1']) {
    await bench.load([file(`${cost}.csv`, row({ BilledCost: cost }))], { answers: ['shrink'] });
    versions.push(await version());
  }
  expect(new Set(versions).size).toBe(4);
});

test('months of different columns stand side by side', async () => {
  await bench.load([
    file('narrow.csv', row({ BilledCost: '1' })),
    file('wide.csv', { ...row({ ...june, BilledCost: '2' }), SkuMeter: 'm', InvoiceId: 'i' }),
  ]);
  expect(await months()).toEqual([null, 1, 2]);
});

test('a new company and its members appear with its first load, and not when that fails', async () => {
  const person = {
    user_id: 'ann',
    email: 'ann@example.com',
    name: 'Ann',
    language: 'en',
    current_company_id: null,
  };
  const tool = {
    ...person,
    user_id: 'tool',
    email: 'tool@example.com',
    client_id: 'tool',
    password_hash: null,
    new_company_right: 'view',
  };
  await bench.documents
    .insertInto('users')
    .values([{ ...person, client_id: null, password_hash: 'x', new_company_right: 'edit' }, tool])
    .execute();
  const options = { companyId: 'fresh', newCompany: { name: 'Fresh' } };
  await expect(bench.load([bench.file('bad.csv', 'x')], options)).rejects.toThrow();
  expect(await bench.documents.selectFrom('companies').select('company_id').execute()).toEqual([
    { company_id: 'acme' },
  ]);
  await bench.load([file('cad.csv', row({ BillingCurrency: 'CAD' }))], options);
  const company = await bench.documents
    .selectFrom('companies')
    .selectAll()
    .where('company_id', '=', 'fresh')
    .executeTakeFirst();
  expect(company).toMatchObject({ name: 'Fresh', currency: 'CAD', data_version: 1 });
  const rights = await bench.documents
    .selectFrom('menu_rights')
    .select(['user_id', 'auth_type'])
    .where('menu_code', '=', 'MTV3010')
    .where('company_id', '=', 'fresh')
    .orderBy('user_id')
    .execute();
  expect(rights, 'people may change, tools may read').toEqual([
    { user_id: 'ann', auth_type: 'edit' },
    { user_id: 'tool', auth_type: 'view' },
  ]);
});

test('replaced files stay for readers, and go when they are old enough', async () => {
  await bench.load([file('old.csv', row({ BilledCost: '3' }))]);
  await bench.load([file('restated.csv', row({ BilledCost: '3.5' }))]);
  const facts = join(bench.dir, 'facts');
  const count = () =>
    readdirSync(facts, { recursive: true }).filter((name) => String(name).endsWith('.parquet')).length;
  await removeUnused(bench.documents, bench.dir);
  expect(count()).toBe(2 * TABLE_NAMES.length);
  for (const name of readdirSync(facts, { recursive: true })) utimesSync(join(facts, String(name)), 0, 0);
  await removeUnused(bench.documents, bench.dir);
  expect(count(), 'old files, but replaced only now').toBe(2 * TABLE_NAMES.length);
  await bench.documents
    .updateTable('kept_partitions')
    .set({ replaced_at: '2024-01-01T00:00:00.000Z' })
    .execute();
  const store = await openFactStore({ documents: bench.documents, dataDir: bench.dir });
  await store.close();
  expect(count()).toBe(TABLE_NAMES.length);
  expect(await months()).toEqual([null, 3.5, null]);
});

test('nothing of a load stays in the folder of work', async () => {
  await bench.load([file('plain.csv', row())]);
  expect(readdirSync(join(bench.dir, 'facts/staging'))).toEqual([]);
});
