// Partitions of an earlier version: derived anew from their own rows, with the same figures, atomically.
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { upgradeFacts } from '../../../upstream/ingest/load/upgrade-facts.ts';
import { partFile } from '../../../upstream/stores/facts/duckdb/fact-files.ts';
import { FACTS_VERSION, TABLE_NAMES } from '../../../upstream/stores/facts/tables/tables.ts';
import { plainDuckDb } from '../../support/oracle/plain-duckdb.ts';
import { charge, csv, type FactsBench, openBench, row } from '../../support/product/focus-files.ts';
import { ask, totals } from './ask.ts';
import { storedRows } from './stored-rows.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

/** Makes of all parts what the first version wrote: four dimensions, each with key and label, and two files of a part. */
async function ageParts(): Promise<string[]> {
  const parts = (await bench.documents.selectFrom('partitions').select('part').execute()).map(
    ({ part }) => part,
  );
  const instance = await plainDuckDb();
  const connection = await instance.connect();
  for (const part of parts) {
    const rows = join(bench.dir, partFile(part, 'rows'));
    const old = `${rows}.old`;
    const described = await connection.runAndReadAll(
      `SELECT column_name FROM (DESCRIBE SELECT * FROM read_parquet('${rows}'))`,
    );
    const kept = described
      .getRowsJS()
      .map(([name]) => String(name))
      .filter((name) => !/_key$|_label$|^billing_month$|^quantity$/.test(name));
    const dimensions = ['account', 'product', 'region', 'usageType'].flatMap((dimension) => [
      `"${dimension}_key"`,
      `'old' AS "${dimension}_label"`,
    ]);
    await connection.run(
      `COPY (SELECT ${[...kept.map((name) => `"${name}"`), ...dimensions].join(', ')} FROM read_parquet('${rows}'))
       TO '${old}' (FORMAT parquet)`,
    );
    renameSync(old, rows);
    for (const table of TABLE_NAMES) {
      if (table !== 'rows' && table !== 'daily') rmSync(join(bench.dir, partFile(part, table)));
    }
  }
  connection.closeSync();
  instance.closeSync();
  await bench.documents.updateTable('partitions').set({ facts_version: 1 }).execute();
  return parts;
}

const ROWS = [
  charge(1, 'Amazon S3', '1.5'),
  charge(2, 'Amazon EC2', '0.000000000000000001', { SubAccountName: 'Other' }),
  row({
    ChargePeriodEnd: '2024-05-31T00:00:00Z',
    ServiceName: 'Long',
    BilledCost: '10',
    EffectiveCost: '10',
  }),
  row({
    BillingPeriodStart: '2024-06-01',
    ChargePeriodStart: '2024-06-02',
    ChargePeriodEnd: '',
    BilledCost: '7',
  }),
];
const everything = () => storedRows(bench, 'SELECT * FROM facts ORDER BY "BilledCost", "ServiceName"');
/** Every line of a rollup, as text. */
async function rollup(table: 'daily' | 'monthly'): Promise<string[]> {
  const parts = await bench.documents.selectFrom('partitions').select('part').execute();
  const files = parts.map(({ part }) => `'${join(bench.dir, partFile(part, table))}'`).join(', ');
  const instance = await plainDuckDb();
  const connection = await instance.connect();
  const reader = await connection.runAndReadAll(
    `SELECT CAST(line AS VARCHAR) AS text FROM read_parquet([${files}]) AS line ORDER BY text`,
  );
  instance.closeSync();
  return reader.getRowsJS().map(([text]) => String(text));
}

test('parts of the first version are derived anew from their own rows, and the figures stay', async () => {
  await bench.load([bench.file('two-months.csv', csv(ROWS))]);
  const before = { rows: await everything(), daily: await rollup('daily'), monthly: await rollup('monthly') };
  const old = await ageParts();
  expect(await everything()).not.toEqual(before.rows);
  const steps: number[][] = [];
  const { documents, dir: dataDir } = bench;
  const upgraded = await upgradeFacts({ documents, dataDir, onProgress: (...step) => steps.push(step) });
  expect([upgraded, steps]).toEqual([2, [[0, 2]]]);
  expect(await everything()).toEqual(before.rows);
  expect({ daily: await rollup('daily'), monthly: await rollup('monthly') }).toEqual({
    daily: before.daily,
    monthly: before.monthly,
  });
  const kept = await documents.selectFrom('partitions').select(['part', 'facts_version']).execute();
  expect(kept.map(({ facts_version }) => facts_version)).toEqual([FACTS_VERSION, FACTS_VERSION]);
  expect(kept.filter(({ part }) => old.includes(part))).toEqual([]);
  expect(await upgradeFacts({ documents, dataDir })).toBe(0);
  const company = await documents.selectFrom('companies').select('data_version').executeTakeFirst();
  expect(company?.data_version).toBe(2);
});

test('the file of the rows is known already after it, and a fault on the way changes nothing', async () => {
  const path = bench.file('two-months.csv', csv(ROWS));
  await bench.load([path]);
  const [first = ''] = await ageParts();
  const state = () => bench.documents.selectFrom('partitions').selectAll().orderBy('part').execute();
  const before = await state();
  const rows = join(bench.dir, partFile(first, 'rows'));
  renameSync(rows, `${rows}.kept`);
  const { documents, dir: dataDir } = bench;
  bench.file(partFile(first, 'rows'), 'PAR1 damaged PAR1');
  await expect(upgradeFacts({ documents, dataDir })).rejects.toThrow();
  expect(await state()).toEqual(before);
  expect(readdirSync(join(dataDir, 'facts/staging'))).toEqual([]);
  rmSync(rows);
  renameSync(`${rows}.kept`, rows);
  expect(await upgradeFacts({ documents, dataDir })).toBe(2);
  expect((await bench.load([path])).files[0]?.unchanged).toBe(true);
});

test('rows of names that nobody knew were out of sight, and are those of the vendor Other', async () => {
  await bench.load([
    bench.file('other.csv', csv([charge(1, 'Warehouse', '9', { ProviderName: 'Snowflake' })])),
  ]);
  const [part = ''] = await ageParts();
  const rows = join(bench.dir, partFile(part, 'rows'));
  const instance = await plainDuckDb();
  const connection = await instance.connect();
  await connection.run(
    `COPY (SELECT * REPLACE ('unknown' AS vendor) FROM read_parquet('${rows}')) TO '${rows}.old' (FORMAT parquet)`,
  );
  connection.closeSync();
  instance.closeSync();
  renameSync(`${rows}.old`, rows);
  const { documents, dir: dataDir } = bench;
  expect(await upgradeFacts({ documents, dataDir })).toBe(1);
  const answer = await ask(bench, { vendors: ['other'] });
  expect([totals(answer), answer.total.total]).toEqual([[['Warehouse', 9]], 9]);
});
