// The problems of real billing files that a loader must survive, by their numbers: numbers, times, words and ids.
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { plainDuckDb } from '../../support/oracle/plain-duckdb.ts';
import { csv, type FactsBench, type Fields, openBench, row } from '../../support/product/focus-files.ts';
import { ask, totals } from './ask.ts';
import { FOCUS_SAMPLE, native } from './billing-fixtures.ts';
import { openNativeBench } from './native-bench.ts';
import { storedRows } from './stored-rows.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

/** Loads one row for each value and reads columns of them, in their order. */
async function loadEach(values: readonly Fields[], columns: string): Promise<(string | null)[][]> {
  const rows = values.map((fields, index) => row({ ResourceId: String(index).padStart(3, '0'), ...fields }));
  await bench.load([bench.file('values.csv', csv(rows))]);
  return storedRows(bench, `SELECT ${columns} FROM facts ORDER BY "ResourceId"`);
}

const SAMPLE_MONTHS = { start: '2024-09-01', end: '2024-10-31' };

describe('problem 5: types differ', () => {
  test('doubles by their shortest text, decimals, big integers, timestamps, maps and lists of Parquet', async () => {
    const file = join(bench.dir, 'types.parquet');
    const instance = await plainDuckDb();
    const connection = await instance.connect();
    await connection.run(`COPY (SELECT 0.1::DOUBLE AS "BilledCost", 1e-9::DOUBLE AS "EffectiveCost",
      0.123456789012345678::DECIMAL(38,18) AS "ListCost", TIMESTAMPTZ '2024-05-09 00:00:00+00' AS "ChargePeriodStart",
      DATE '2024-05-01' AS "BillingPeriodStart", 'USD' AS "BillingCurrency", 'AWS' AS "ProviderName",
      12::BIGINT AS "SubAccountId", [{'key': 'k', 'value': 'v'}] AS "Tags" FROM range(3)) TO '${file}' (FORMAT parquet)`);
    connection.closeSync();
    instance.closeSync();
    await bench.load([file]);
    expect(
      await storedRows(
        bench,
        'SELECT "BilledCost", "EffectiveCost", "ListCost", charge_date, "SubAccountId", to_json("Tags") FROM facts',
      ),
    ).toEqual(
      Array(3).fill([
        '0.100000000000000000',
        '0.000000001000000000',
        '0.123456789012345678',
        '2024-05-09',
        '12',
        '{"k":"v"}',
      ]),
    );
    expect((await ask(bench)).total.total).toBe(0.3);
  });

  test('numbers are decimals in or out of quotes, and no sum is of binary numbers', async () => {
    const header = 'BilledCost,EffectiveCost,ChargePeriodStart,BillingCurrency,ProviderName\n';
    const lines = ['"0.1",0.2', '0.2,"0.1"', ' 0.3 ,+.1'].map((costs) => `${costs},2024-05-01,USD,AWS\n`);
    const report = await bench.load([bench.file('quotes.csv', header + lines.join(''))]);
    expect(report.files[0]?.totals).toMatchObject([{ billed: '0.6', effective: '0.4' }]);
  });
});

describe('problem 6: NULL, null, empty and blank', () => {
  test('are all no value, also for numbers', async () => {
    const values = ['NULL', 'null', '', ' '].map((nothing) => ({
      ContractedCost: nothing,
      RegionName: nothing,
      RegionId: nothing,
    }));
    expect(await loadEach(values, '"ContractedCost", "RegionName", "RegionId"')).toEqual(
      Array(4).fill([null, null, null]),
    );
  });

  test('of the sample: 7 of 1,000 rows have no contracted cost, and load', async () => {
    const report = await bench.load([FOCUS_SAMPLE]);
    expect(report.files[0]).toMatchObject({ rowsLoaded: 1000, rowsRejected: 0 });
    expect(await storedRows(bench, 'SELECT count(*) FROM facts WHERE "ContractedCost" IS NULL')).toEqual([
      ['7'],
    ]);
  });
});

describe('problem 7: six time formats', () => {
  /** Rows of one file: the order of day and month is judged by all of them. */
  test.each([
    [
      'of ISO',
      [
        ['2024-05-09T10:00:00.000Z', '2024-05-09 10:00:00'],
        ['2024-05-09T10:00:00Z', '2024-05-09 10:00:00'],
        ['2024-05-09T10:30Z', '2024-05-09 10:30:00'],
        ['2024-05-09T10:30', '2024-05-09 10:30:00'],
        ['2024-05-09 10:00:00 UTC', '2024-05-09 10:00:00'],
        ['2024-05-09 10:00:00', '2024-05-09 10:00:00'],
        ['2024-05-09', '2024-05-09 00:00:00'],
        ['2024-05-09T01:00:00+09:00', '2024-05-08 16:00:00'],
      ],
    ],
    ['5/9/2024', [['5/9/2024', '2024-05-09 00:00:00']]],
    [
      'with two digits, and with a time',
      [
        ['05/09/2024', '2024-05-09 00:00:00'],
        ['5/9/2024 7:05', '2024-05-09 07:05:00'],
      ],
    ],
  ])('%s', async (_, times) => {
    const rows = times.map(([text = '']) => ({ ChargePeriodStart: text, ChargePeriodEnd: text }));
    expect(await loadEach(rows, '"ChargePeriodStart"')).toEqual(times.map(([, instant]) => [instant]));
  });

  test('two of them in one row, in each of 317 rows', async () => {
    const report = await bench.load([native('oci-cost-report-2023-11-13.a.csv.gz')]);
    expect(report.files[0]?.rowsRejected).toBe(0);
    expect(
      await storedRows(bench, 'SELECT DISTINCT "ChargePeriodEnd" - "ChargePeriodStart" FROM facts'),
    ).toEqual([['01:00:00']]);
  });
});

describe('problem 8: a charge period that lost its time, or is long', () => {
  test('an end equal to the start is the end of the day', async () => {
    await loadEach([{ ChargePeriodStart: '5/9/2024', ChargePeriodEnd: '5/9/2024' }], '1');
    expect((await bench.facts.freshness('acme')).maxDatetime).toBe('2024-05-10T00:00:00.000Z');
  });

  test('the day of a charge is its start; without one the day of BillingPeriodStart', async () => {
    const { ChargePeriodStart: _, ...rest } = row();
    await bench.load([bench.file('no-start.csv', csv([rest]))]);
    expect(await storedRows(bench, 'SELECT charge_date FROM facts')).toEqual([['2024-05-01']]);
  });

  test('a purchase of a year stays on its day; unused usage of a month is spread on the effective basis alone', async () => {
    const workshop = await openNativeBench();
    onTestFinished(workshop.close);
    const rows = await storedRows(
      workshop,
      `SELECT "ChargeCategory", min(spread_days), max(spread_days), count(*) FROM facts
       WHERE "BillingPeriodStart" = TIMESTAMP '2018-10-01' AND "CommitmentDiscountId" IS NOT NULL AND "CommitmentDiscountStatus" IS DISTINCT FROM 'Used' GROUP BY 1 ORDER BY 1`,
    );
    expect(rows).toEqual([
      ['Purchase', '1', '1', '9'],
      ['Usage', '23', '31', '3'],
    ]);
    const question = { range: { start: '2018-10-31', end: '2018-10-31' }, groupBy: 'usageType' } as const;
    const fee = async (basis: 'billed' | 'effective') =>
      totals(await ask(workshop, { ...question, basis })).find(([key]) => key === 'HeavyUsage:c4.large')?.[1];
    // 22.32 of fees and 22.3369863 of upfront payment, all unused, over 31 days.
    expect([await fee('billed'), (await fee('effective'))?.toFixed(8)]).toEqual([
      undefined,
      (44.6569863 / 31).toFixed(8),
    ]);
  });
});

test('problem 10: effective cost rounded to whole numbers is replaced where no commitment pays, and marked', async () => {
  const commitment = { CommitmentDiscountId: 'ri-1', CommitmentDiscountStatus: 'Used' };
  const rows = [
    row({ BilledCost: '1.25', EffectiveCost: '1', CommitmentDiscountId: '', CommitmentDiscountStatus: '' }),
    row({ BilledCost: '0', EffectiveCost: '3', ...commitment }),
  ];
  const report = await bench.load([bench.file('rounded.csv', csv(rows))]);
  expect(report.files[0]?.totals).toMatchObject([{ billed: '1.25', effective: '4.25' }]);
  expect(report.files[0]?.notes).toHaveLength(1);
  expect((await bench.facts.freshness('acme')).isEffectiveUsable).toBe(false);
  const fine = rows.map((each) => ({ ...each, EffectiveCost: '1.5' }));
  await bench.load([bench.file('fine.csv', csv(fine))]);
  expect((await bench.facts.freshness('acme')).isEffectiveUsable).toBe(true);
});

test('problem 11: a zone that is a number is none, whatever else the row has', async () => {
  expect(
    await loadEach([{ AvailabilityZone: '9.28' }, { AvailabilityZone: 'us-east-1a' }], '"AvailabilityZone"'),
  ).toEqual([[null], ['us-east-1a']]);
  await bench.load([FOCUS_SAMPLE]);
  expect(
    await storedRows(
      bench,
      `SELECT count(*) FILTER (TRY_CAST("AvailabilityZone" AS DOUBLE) IS NOT NULL), count("AvailabilityZone") > 0,
         count(*) FILTER ("ProviderName" = 'Microsoft') FROM facts`,
    ),
  ).toEqual([['0', 'true', '51']]);
});

describe('problem 18: costs of 1e-9 and 18 decimals', () => {
  test('are kept, whatever their notation', async () => {
    const costs = ['1e-09', '0.000000000000000001', '-2.5E2', '12345678.123456789012345678'];
    expect(
      await loadEach(
        costs.map((BilledCost) => ({ BilledCost })),
        '"BilledCost"',
      ),
    ).toEqual([
      ...[['0.000000001000000000'], ['0.000000000000000001'], ['-250.000000000000000000']],
      ['12345678.123456789012345678'],
    ]);
  });

  test('of a real report are summed to the last decimal', async () => {
    const report = await bench.load([native('oci-cost-report-2023-11-13.a.csv.gz')]);
    expect(report.files[0]?.totals[0]?.billed).toBe('1.544251360734384074');
  });
});

test('problem 26: ids are text: leading zeros and long numbers stay', async () => {
  const ids = { SubAccountId: '011254002932', BillingAccountId: '00012345678901234567890', SkuId: '11472' };
  expect(await loadEach([ids], '"SubAccountId", "BillingAccountId", "SkuId"')).toEqual([
    ['011254002932', '00012345678901234567890', '11472'],
  ]);
  const workshop = await openNativeBench();
  onTestFinished(workshop.close);
  const accounts = await ask(workshop, {
    range: { start: '2018-11-01', end: '2018-11-30' },
    groupBy: 'account',
  });
  expect(accounts.groups.map(({ key }) => key).sort()).toEqual(['011254002932', '836060457634']);
});

test('problem 28: words of FOCUS are known by any case and punctuation; unknown ones stay', async () => {
  const words = [
    { ChargeFrequency: 'Usage-based', ChargeCategory: 'usage' },
    { ChargeFrequency: 'UsageBased', ChargeCategory: 'Purchase' },
    { ChargeFrequency: 'one time', ChargeCategory: 'Rounding' },
  ];
  expect(await loadEach(words, '"ChargeFrequency", "ChargeCategory"')).toEqual([
    ['Usage-Based', 'Usage'],
    ['Usage-Based', 'Purchase'],
    ['One-Time', 'Rounding'],
  ]);
  await bench.load([FOCUS_SAMPLE]);
  const found = await storedRows(bench, `SELECT DISTINCT "ChargeFrequency" FROM facts ORDER BY 1`);
  expect(found).toEqual([['One-Time'], ['Usage-Based']]);
  expect((await ask(bench, { range: SAMPLE_MONTHS })).groupCount).toBeGreaterThan(10);
});
