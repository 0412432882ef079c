// The same seed gives the same bytes, whatever else is written.
import { afterAll, expect, test } from 'vitest';
import { plainDuckDb } from '../../support/oracle/plain-duckdb.ts';
import { generateSmall as generate, hashesOf, removeGenerated, type SmallOptions } from './generated.ts';

afterAll(removeGenerated);

/** Bytes are alike at any size. */
const generateSmall = (options: SmallOptions) => generate({ scale: 0.02, ...options });

test('the hash of the pinned DuckDB, which every quantity is drawn by, has not changed', async () => {
  const instance = await plainDuckDb();
  const connection = await instance.connect();
  const reader = await connection.runAndReadAll(
    'SELECT hash(CAST(1 AS UBIGINT), 19000), hash(CAST(2 AS UBIGINT), 19000)',
  );
  expect(reader.getRowsJS()).toEqual([[4432443013433109999n, 7398642564548815370n]]);
});

test('the same seed gives the same bytes; another seed and another company differ in every billing file', async () => {
  const asked = { from: '2024-02', isLabelled: true };
  const [one, again, otherSeed, otherCompany] = await Promise.all([
    generateSmall(asked),
    generateSmall(asked),
    generateSmall({ ...asked, seed: 2 }),
    generateSmall({ ...asked, company: 'Other' }),
  ]);
  const hashes = hashesOf(one.folder);
  expect(Object.keys(hashes)).toHaveLength(7 + 3 + one.inventories.length);
  expect(hashesOf(again.folder)).toEqual(hashes);
  for (const other of [otherSeed, otherCompany]) {
    const others = hashesOf(other.folder);
    expect(Object.keys(others)).toEqual(Object.keys(hashes));
    // A price list is the same for everybody.
    const { 'commitment-rates.csv': rates, ...drawn } = hashes;
    expect(others['commitment-rates.csv']).toBe(rates);
    for (const [name, hash] of Object.entries(drawn)) expect(others[name], name).not.toBe(hash);
  }
});

test('a month of a vendor made alone equals the month of a longer run', async () => {
  const long = hashesOf(
    (await generateSmall({ from: '2022-11', to: '2023-03', vendors: ['gcp', 'aws', 'azr'] })).folder,
  );
  const alone = hashesOf((await generateSmall({ from: '2023-02', vendors: ['aws'] })).folder);
  const name = 'aws-2023-02.focus-1.0.parquet';
  expect(alone[name]).toBe(long[name]);
  const gcp = hashesOf((await generateSmall({ from: '2022-12', vendors: ['oci', 'gcp'] })).folder);
  expect(gcp['gcp-2022-12.focus-1.0.parquet']).toBe(long['gcp-2022-12.focus-1.0.parquet']);
});

test('bad form is the same bytes again, too', async () => {
  const [one, again] = await Promise.all([
    generateSmall({ from: '2023-07', form: 'bad' }),
    generateSmall({ from: '2023-07', form: 'bad' }),
  ]);
  expect(hashesOf(again.folder)).toEqual(hashesOf(one.folder));
});
