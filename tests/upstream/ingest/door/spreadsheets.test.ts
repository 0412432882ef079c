// What spreadsheets do to billing files, and charges that stand there twice: told and refused, never counted twice.
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  charge,
  csv,
  type FactsBench,
  type Fields,
  openBench,
} from '../../../support/product/focus-files.ts';
import { storedRows } from '../stored-rows.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const charges = (more: (day: number) => Fields = () => ({})): Fields[] =>
  Array.from({ length: 12 }, (_, index) =>
    charge(index + 1, 'S3', `${index + 1}.25`, {
      ResourceId: `r${index}`,
      Tags: '{"team": "web"}',
      ...more(index),
    }),
  );
const file = (name: string, rows: readonly Fields[]) => bench.file(name, csv(rows));
const total = async () => (await storedRows(bench, 'SELECT sum("BilledCost")::DOUBLE FROM facts'))[0]?.[0];
const TOTAL = '81.0';

describe('damage', () => {
  test.each([
    ['ids', { SubAccountId: '1.23457E+12' }, /12 rows: SubAccountId 1\.23457E\+12 is no id any more/],
    ['ids', { BillingAccountId: '8,36E+11' }, /BillingAccountId 8,36E\+11/],
    ['tags', { Tags: '{team: web}' }, /12 rows: tags \{team: web\} are no JSON any more/],
    ['tags', { Tags: '{"team": "we' }, /no JSON any more/],
  ])('of %s %j is told and refused', async (reason, fields, detail) => {
    const damaged = file(
      'damaged.csv',
      charges(() => fields),
    );
    const error = await bench.load([damaged]).catch((thrown: unknown) => String(thrown));
    expect(error).toMatch(detail);
    expect(error).toContain(`--allow ${reason}`);
  });

  test('words that never were JSON are tags of a publisher without keys', async () => {
    await bench.load([
      file(
        'words.csv',
        charges(() => ({ Tags: ' ChicagoIT' })),
      ),
    ]);
    expect(await total()).toBe(TOTAL);
  });
});

describe('the damaged and the mended file', () => {
  const mended = () => file('mended.csv', charges());
  const damages: [string, Fields, ('ids' | 'tags' | 'rejected')[]][] = [
    ['a billing account', { BillingAccountId: '1.23457E+12' }, ['ids']],
    ['an account', { SubAccountId: '1.23457E+12' }, ['ids']],
    ['tags', { Tags: '{team: web}' }, ['tags']],
  ];

  test.each(damages)('of %s never count twice together', async (_, fields, answers) => {
    const damaged = file(
      'damaged.csv',
      charges(() => fields),
    );
    await expect(bench.load([damaged, mended()], { answers })).rejects.toThrow(/doubled: /);
    expect(await bench.documents.selectFrom('partitions').selectAll().execute()).toEqual([]);
  });

  test.each(damages.slice(1))(
    'of %s: the mended one takes the place of the damaged one',
    async (_, fields, answers) => {
      await bench.load(
        [
          file(
            'damaged.csv',
            charges(() => fields),
          ),
        ],
        { answers },
      );
      await bench.load([mended()]);
      expect(await storedRows(bench, 'SELECT DISTINCT "SubAccountId", to_json("Tags") FROM facts')).toEqual([
        ['011', '{"team":"web"}'],
      ]);
      expect(await total()).toBe(TOTAL);
    },
  );

  test('of a billing account never count twice one after the other', async () => {
    const damaged = file(
      'damaged.csv',
      charges(() => ({ BillingAccountId: '1.23457E+12' })),
    );
    await bench.load([damaged], { answers: ['ids'] });
    await expect(bench.load([mended()])).rejects.toThrow('exactly those of the billing account 1.23457E+12');
    expect(await total()).toBe(TOTAL);
  });
});

describe('doubled rows', () => {
  test('of the same file as csv and csv.gz count once', async () => {
    const text = csv(charges());
    const report = await bench.load([bench.file('may.csv', text), bench.file('may.csv.gz', gzipSync(text))]);
    expect(report.files.map(({ unchanged, notes }) => [unchanged, notes])).toEqual([
      [false, []],
      [true, ['the same content as may.csv']],
    ]);
    expect(await total()).toBe(TOTAL);
  });

  test('of a packed file that was loaded unpacked are known', async () => {
    const text = csv(charges());
    await bench.load([bench.file('may.csv', text)]);
    expect((await bench.load([bench.file('may.csv.gz', gzipSync(text))])).files[0]?.unchanged).toBe(true);
  });

  test.each([
    ['one after the other', [...charges(), ...charges()]],
    ['row by row', charges().flatMap((each) => [each, each])],
    ['three times', [...charges(), ...charges(), ...charges()]],
  ])('of a file joined with itself, %s, are refused', async (_, rows) => {
    await expect(bench.load([file('joined.csv', rows)])).rejects.toThrow(
      /doubled: joined.csv: .*joined with itself/,
    );
  });

  test('of a file that was saved again in another way are refused', async () => {
    const again = csv(charges().reverse(), '\r\n');
    await expect(bench.load([file('may.csv', charges()), bench.file('again.csv', again)])).rejects.toThrow(
      /doubled: may.csv: 12 rows of it are in again.csv too/,
    );
  });

  test('are no parts of one month, however alike', async () => {
    const part = (name: string) =>
      file(
        `${name}.csv`,
        charges((day) => ({ BilledCost: `${day}.${name}` })),
      );
    await bench.load(['1', '2', '3'].map(part));
    expect(await storedRows(bench, 'SELECT count(*) FROM facts')).toEqual([['36']]);
  });
});
