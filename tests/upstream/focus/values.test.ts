// The spellings that real billing files use, each read as what it means (problems of loaders, one by one).
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { csv, type FactsBench, type Fields, openBench, row } from '../../support/focus-files.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

/** Columns of all loaded rows, as DuckDB reads them back from the files of the facts. */
async function stored(columns: string): Promise<unknown[][]> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const paths = await bench.documents.selectFrom('partitions').select('rows_path').execute();
  const files = paths.map(({ rows_path }) => `'${join(bench.dir, rows_path)}'`).join(', ');
  const reader = await connection.runAndReadAll(
    `SELECT ${columns} FROM read_parquet([${files}]) ORDER BY "ResourceId"`,
  );
  const rows = reader.getRowsJson();
  connection.closeSync();
  instance.closeSync();
  return rows;
}

/** Loads one row for each value, in their order. */
async function loadEach(values: readonly Fields[]): Promise<void> {
  const rows = values.map((fields, index) => row({ ResourceId: String(index).padStart(3, '0'), ...fields }));
  await bench.load([bench.file('values.csv', csv(rows))]);
}

describe('times', () => {
  test.each([
    ['2024-05-09T10:00:00.000Z', '2024-05-09 10:00:00'],
    ['2024-05-09T10:00:00Z', '2024-05-09 10:00:00'],
    ['2024-05-09T10:30Z', '2024-05-09 10:30:00'],
    ['2024-05-09T10:30', '2024-05-09 10:30:00'],
    ['2024-05-09 10:00:00 UTC', '2024-05-09 10:00:00'],
    ['2024-05-09 10:00:00', '2024-05-09 10:00:00'],
    ['2024-05-09', '2024-05-09 00:00:00'],
    ['5/9/2024', '2024-05-09 00:00:00'],
    ['5/9/2024 7:05', '2024-05-09 07:05:00'],
    ['2024-05-09T01:00:00+09:00', '2024-05-08 16:00:00'],
  ])('%s', async (text, instant) => {
    await loadEach([{ ChargePeriodStart: text, ChargePeriodEnd: text }]);
    expect(await stored('CAST("ChargePeriodStart" AS VARCHAR)')).toEqual([[instant]]);
  });

  test('an end that lost its time counts to the end of the day', async () => {
    await loadEach([{ ChargePeriodStart: '5/9/2024', ChargePeriodEnd: '5/9/2024' }]);
    expect((await bench.facts.freshness('acme')).maxDatetime).toBe('2024-05-10T00:00:00.000Z');
  });

  test('without ChargePeriodStart the charge is on the day of BillingPeriodStart', async () => {
    const { ChargePeriodStart: _, ...rest } = row();
    await bench.load([bench.file('no-start.csv', csv([rest]))]);
    expect(await stored('CAST(charge_date AS VARCHAR)')).toEqual([['2024-05-01']]);
  });

  test('bill month and charge month may differ; the partition follows the bill', async () => {
    await loadEach([
      { BillingPeriodStart: '2024-06-01', ChargePeriodStart: '2024-05-31', ChargePeriodEnd: '2024-06-01' },
    ]);
    const [partition] = await bench.documents.selectFrom('partitions').selectAll().execute();
    expect(partition).toMatchObject({
      billing_month: '2024-06-01',
      first_charge_date: '2024-05-31',
      last_charge_date: '2024-05-31',
    });
  });
});

test('NULL, null, empty and blank are all no value, also for numbers', async () => {
  await loadEach(
    ['NULL', 'null', '', ' '].map((nothing) => ({
      ContractedCost: nothing,
      RegionName: nothing,
      RegionId: nothing,
    })),
  );
  expect(await stored('"ContractedCost", "RegionName", "RegionId"')).toEqual(
    Array(4).fill([null, null, null]),
  );
});

test('ids are text: leading zeros and long numbers stay', async () => {
  await loadEach([
    { SubAccountId: '011254002932', BillingAccountId: '00012345678901234567890', SkuId: '11472' },
  ]);
  expect(await stored('"SubAccountId", "BillingAccountId", "SkuId"')).toEqual([
    ['011254002932', '00012345678901234567890', '11472'],
  ]);
});

test('costs keep 18 decimals, whatever their notation', async () => {
  await loadEach(
    ['1e-09', '0.000000000000000001', '-2.5E2', '12345678.123456789012345678'].map((BilledCost) => ({
      BilledCost,
    })),
  );
  expect(await stored('CAST("BilledCost" AS VARCHAR)')).toEqual([
    ...[
      ['0.000000001000000000'],
      ['0.000000000000000001'],
      ['-250.000000000000000000'],
      ['12345678.123456789012345678'],
    ],
  ]);
});

test('words of FOCUS are known by any case and punctuation; unknown ones stay', async () => {
  await loadEach([
    { ChargeFrequency: 'Usage-based', ChargeCategory: 'usage' },
    { ChargeFrequency: 'UsageBased', ChargeCategory: 'Purchase' },
    { ChargeFrequency: 'one time', ChargeCategory: 'Rounding' },
  ]);
  expect(await stored('"ChargeFrequency", "ChargeCategory"')).toEqual([
    ['Usage-Based', 'Usage'],
    ['Usage-Based', 'Purchase'],
    ['One-Time', 'Rounding'],
  ]);
});

test('tags become one map: first of equal keys, keys trimmed, what is no JSON is untagged', async () => {
  const tags = [
    '{" org": "a", "org": "b", "n": 1, "Oracle-Tags.CreatedBy": true, "nested": {"x": [1]}, "empty": ""}',
    '[{"key": "a", "value": "b"}, {"key": "a", "value": "c"}]',
    '"env": "prod","Cost department": "IT"',
    ' ChicagoIT',
    '[]',
    '',
  ];
  await loadEach(tags.map((Tags) => ({ Tags })));
  expect(await stored(`CAST(to_json("Tags") AS VARCHAR)`)).toEqual([
    ['{"org":"a","n":"1","Oracle-Tags.CreatedBy":"true","nested":"{\\"x\\":[1]}","empty":""}'],
    ...[['{"a":"b"}'], ['{"env":"prod","Cost department":"IT"}'], [null], ['{}'], [null]],
  ]);
});

describe('files', () => {
  const rows = [row({ ServiceName: 'Say "hi", you' }), row({ ServiceName: 'two\nlines', BilledCost: '2.5' })];
  const names = async () =>
    (
      await bench.facts.cost({
        companyId: 'acme',
        vendors: ['aws'],
        range: { start: '2024-05-01', end: '2024-05-31' },
        filters: [],
        basis: 'billed',
        groupBy: 'product',
        unit: null,
        limit: 9,
        skip: 0,
      })
    ).groups.map(({ key, total }) => [key, total]);
  const expected = [
    ['two\nlines', 2.5],
    ['Say "hi", you', 1],
  ];

  test('byte-order mark, CRLF, quotes, commas and line breaks in values', async () => {
    await bench.load([bench.file('crlf.csv', `\uFEFF${csv(rows, '\r\n')}`)]);
    expect(await names()).toEqual(expected);
  });

  test('the format is known by content, not by name', async () => {
    const report = await bench.load([bench.file('odd.parquet', gzipSync(csv(rows)))]);
    expect(report.files).toMatchObject([{ format: 'CSV.gz', rowsRead: 2, rowsLoaded: 2 }]);
    expect(await names()).toEqual(expected);
  });

  test('semicolons and tabs separate as well, and the last line needs no end', async () => {
    await bench.load([
      bench.file(
        'semicolon.csv',
        'BilledCost;ChargePeriodStart;BillingCurrency;ProviderName;ServiceName\n1.5;2024-05-01;USD;AWS;S3',
      ),
    ]);
    expect(await names()).toEqual([['S3', 1.5]]);
  });

  test('Parquet: doubles by their shortest text, timestamps, maps, lists of tags', async () => {
    const instance = await DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    await connection.run(`COPY (SELECT 0.1::DOUBLE AS "BilledCost", 1e-9::DOUBLE AS "EffectiveCost", TIMESTAMPTZ '2024-05-09 00:00:00+00' AS "ChargePeriodStart",
      DATE '2024-05-01' AS "BillingPeriodStart", 'USD' AS "BillingCurrency", 'AWS' AS "ProviderName", 12::BIGINT AS "SubAccountId", [{'key': 'k', 'value': 'v'}] AS "Tags"
      FROM range(3)) TO '${join(bench.dir, 'doubles.parquet')}' (FORMAT parquet)`);
    connection.closeSync();
    instance.closeSync();
    await bench.load([join(bench.dir, 'doubles.parquet')]);
    expect(
      await stored(
        'CAST("BilledCost" AS VARCHAR), CAST("EffectiveCost" AS VARCHAR), CAST(charge_date AS VARCHAR), "SubAccountId", CAST(to_json("Tags") AS VARCHAR)',
      ),
    ).toEqual(
      Array(3).fill(['0.100000000000000000', '0.000000001000000000', '2024-05-09', '12', '{"k":"v"}']),
    );
    const { total } = await bench.facts.cost({
      companyId: 'acme',
      vendors: ['aws'],
      range: { start: '2024-05-01', end: '2024-05-31' },
      filters: [],
      basis: 'billed',
      groupBy: 'product',
      unit: null,
      limit: 9,
      skip: 0,
    });
    expect(total.total).toBe(0.3);
  });

  test.each([
    ['1.0', {}],
    ['1.1', { SkuMeter: 'm' }],
    ['1.2', { SkuMeter: 'm', InvoiceId: 'i' }],
  ])('FOCUS %s is known by its columns', async (version, more) => {
    const report = await bench.load([bench.file('version.csv', csv([row(more)]))]);
    expect(report.files[0]?.focusVersion).toBe(version);
  });

  test('the names of FOCUS 0.5 are understood', async () => {
    const text =
      'BilledCost,AmortizedCost,ChargeType,Provider,ChargePeriodStart,BillingCurrency\n1,0.5,Usage,AWS,2024-05-01T00:00:00Z,USD\n';
    const report = await bench.load([bench.file('old.csv', text)]);
    expect(report.files[0]).toMatchObject({
      focusVersion: '0.5',
      totals: [{ vendor: 'aws', billed: '1', effective: '0.5' }],
    });
  });

  test('columns beyond FOCUS are left out, those that figures need are kept', async () => {
    await loadEach([{ x_Operation: 'RunInstances', x_Secret: 's', Id: '7' }]);
    const [described] = await stored('"x_Operation"');
    expect(described).toEqual(['RunInstances']);
    await expect(stored('"x_Secret"')).rejects.toThrow(/x_Secret/);
  });

  test('effective cost that the publisher rounded away is replaced where no commitment pays, and marked', async () => {
    const commitment = { CommitmentDiscountId: 'ri-1', CommitmentDiscountStatus: 'Used' };
    const report = await bench.load([
      bench.file(
        'rounded.csv',
        csv([
          row({
            BilledCost: '1.25',
            EffectiveCost: '1',
            CommitmentDiscountId: '',
            CommitmentDiscountStatus: '',
          }),
          row({ BilledCost: '0', EffectiveCost: '3', ...commitment }),
        ]),
      ),
    ]);
    expect(report.files[0]?.totals).toMatchObject([{ billed: '1.25', effective: '4.25' }]);
    expect(report.files[0]?.notes).toHaveLength(1);
    expect((await bench.facts.freshness('acme')).isEffectiveUsable).toBe(false);
  });

  test('nothing of a load stays in the folder of work', async () => {
    await bench.load([bench.file('plain.csv', csv(rows))]);
    expect(readdirSync(join(bench.dir, 'facts/staging'))).toEqual([]);
  });
});
