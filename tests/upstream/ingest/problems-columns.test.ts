// The problems of real billing files that a loader must survive, by their numbers: columns, headers and formats.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { recommendationsOf } from '../../../upstream/stores/documents/loads/recommendations.ts';
import { plainDuckDb } from '../../support/oracle/plain-duckdb.ts';
import { csv, type FactsBench, type Fields, openBench, row } from '../../support/product/focus-files.ts';
import { ask, totals } from './ask.ts';
import {
  demoFiles,
  FOCUS_SAMPLE,
  focusFixture,
  native,
  RECOMMENDATIONS,
  specExample,
  textOf,
} from './billing-fixtures.ts';
import { openNativeBench } from './native-bench.ts';
import { storedRows } from './stored-rows.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const load = async (...files: string[]) => (await bench.load(files)).files;
/** Although rows are rejected or ids are damaged. */
const loadAnyway = async (...files: string[]) =>
  (await bench.load(files, { answers: ['rejected', 'ids'] })).files;

describe('problem 1: missing columns', () => {
  test('are null, and the others are matched by name, not by position', async () => {
    const [report] = await load(focusFixture('oci-2023-11-13.a.focus-1.0.csv.gz'));
    expect(report).toMatchObject({ rowsLoaded: 317, totals: [{ billed: '1.544251360734384074' }] });
    expect(
      await storedRows(bench, 'SELECT DISTINCT "CommitmentDiscountStatus", "SkuMeter" FROM facts'),
    ).toEqual([[null, null]]);
    await load(
      bench.file(
        'turned.csv',
        'ServiceName,ChargePeriodStart,ProviderName,BilledCost,BillingCurrency\nS3,2024-05-02,AWS,2,USD\n',
      ),
    );
    expect(totals(await ask(bench))).toEqual([['S3', 2]]);
  });

  test('an excerpt of 16 columns loads; the hour that no clock has is told', async () => {
    const reports = await loadAnyway(
      specExample('commitment_discount_usage_scenario_1.csv'),
      specExample('commitment_discount_purchase_scenario_2.csv'),
    );
    expect(reports.map(({ rowsLoaded, rowsRejected }) => [rowsLoaded, rowsRejected])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(reports[1]?.rejected).toMatchObject([
      { line: 4, column: 'ChargePeriodEnd', value: '2023-02-01T30:00:00Z' },
    ]);
  });

  test.each([
    ['BilledCost', /no usable cost column/],
    ['ChargePeriodStart', /no usable date column/],
  ])('only %s is indispensable', async (column, message) => {
    const rest = Object.entries({ BilledCost: '1', ChargePeriodStart: '2024-05-01', ServiceName: 'S3' });
    const file = bench.file('less.csv', csv([Object.fromEntries(rest.filter(([name]) => name !== column))]));
    await expect(bench.load([file])).rejects.toThrow(message);
  });
});

describe('problem 2: version differences', () => {
  test('0.5 by its names', async () => {
    const [report] = await load(focusFixture('validator-sample.focus-0.5.csv'));
    expect(report).toMatchObject({
      layout: 'FOCUS 0.5',
      focusVersion: '0.5',
      totals: [{ month: '2023-06', currency: 'USD', billed: '1.1', effective: '1.01' }],
    });
    expect(
      await storedRows(
        bench,
        `SELECT "ChargeCategory", "ProviderName", "PublisherName", "InvoiceIssuerName", "RegionName", "ResourceId", "EffectiveCost"::DOUBLE
         FROM facts ORDER BY "ResourceId"`,
      ),
    ).toEqual([
      ['Purchase', 'A', 'Publisher1', 'test-entity-1', 'A', 'r1', '0.01'],
      ['Adjustment', 'B', 'Publisher2', 'test-entity-2', 'B', 'r2', '1.0'],
    ]);
  });

  test('1.0-preview by its names and words', async () => {
    const { RegionId: _, RegionName: __, ...rest } = row();
    const preview = { ...rest, Region: 'West', UsageQuantity: '7', UsageUnit: 'GB' };
    const kinds: Fields[] = [
      { ChargeSubcategory: 'On-Demand', PricingCategory: 'On-Demand' },
      { ChargeSubcategory: 'Used Commitment', PricingCategory: 'Commitment-Based' },
      { ChargeSubcategory: 'Unused Commitment', PricingCategory: 'Commitment-Based' },
      { ChargeSubcategory: 'Refund', PricingCategory: '', ChargeCategory: 'Adjustment' },
      { ChargeSubcategory: 'Credit', PricingCategory: '', ChargeCategory: 'Adjustment' },
    ];
    const rows = kinds.map((kind, index) => ({ ...preview, ...kind, ResourceId: String(index) }));
    const [report] = await load(bench.file('preview.csv', csv(rows)));
    expect(report?.focusVersion).toBe('1.0-preview');
    expect(
      await storedRows(
        bench,
        `SELECT "ChargeCategory", "ChargeClass", "CommitmentDiscountStatus", "PricingCategory", "RegionName",
           "ConsumedQuantity"::INTEGER, "ConsumedUnit" FROM facts ORDER BY "ResourceId"`,
      ),
    ).toEqual([
      ['Usage', null, null, 'Standard', 'West', '7', 'GB'],
      ['Usage', null, 'Used', 'Committed', 'West', '7', 'GB'],
      ['Usage', null, 'Unused', 'Committed', 'West', '7', 'GB'],
      ['Adjustment', 'Correction', null, null, 'West', '7', 'GB'],
      ['Credit', null, null, null, 'West', '7', 'GB'],
    ]);
  });

  test.each([
    ['1.0', {}],
    ['1.1', { SkuMeter: 'm' }],
    ['1.2', { SkuMeter: 'm', InvoiceId: 'i' }],
    ['1.0-preview', { ChargeSubcategory: '' }],
  ])('FOCUS %s is known by its columns', async (version, more) => {
    const [report] = await load(bench.file('version.csv', csv([row(more)])));
    expect(report?.focusVersion).toBe(version);
  });

  test.each([
    ['0.5', 'ChargeType'],
    ['0.5', 'AmortizedCost'],
    ['0.5', 'Provider'],
    ['1.0-preview', 'UsageQuantity'],
    ['1.0-preview', 'Region'],
  ])('FOCUS %s is known by %s alone', async (version, column) => {
    const file = bench.file('few.csv', `BilledCost,ChargePeriodStart,${column}\n1,2024-05-01,\n`);
    expect(await load(file)).toMatchObject([{ focusVersion: version, layout: `FOCUS ${version}` }]);
  });

  test('each file of a series has its own', async () => {
    const reports = await load(...demoFiles('sunflower', 'aws-sunflower-2024-0').slice(-2));
    expect(reports.map(({ focusVersion }) => focusVersion)).toEqual(['1.0', '1.2']);
    const months = await ask(bench, { range: { start: '2024-05-01', end: '2024-06-30' }, unit: 'month' });
    expect(months.total.amounts.map((amount) => amount?.toFixed(2))).toEqual(['1843.34', '1838.76']);
  });
});

test('problem 3: extra columns are left out, those that figures need are kept', async () => {
  expect(textOf(FOCUS_SAMPLE).split('\n', 1)[0]).toMatch(/(^|,)"?Id"?(,|$)/m);
  const [report] = await load(FOCUS_SAMPLE);
  expect(report).toMatchObject({ rowsLoaded: 1000, rowsRejected: 0, focusVersion: '1.0' });
  await load(bench.file('own.csv', csv([row({ x_Operation: 'RunInstances', x_Secret: 's' })])));
  const found = await storedRows(
    bench,
    'SELECT DISTINCT "x_Operation" FROM facts WHERE "x_Operation" IS NOT NULL',
  );
  expect(found).toEqual([['RunInstances']]);
  for (const column of ['Id', 'x_Secret'])
    await expect(storedRows(bench, `SELECT "${column}" FROM facts`)).rejects.toThrow(column);
});

describe('problem 4: the format is known by content, not by name', () => {
  const text = 'BilledCost,ChargePeriodStart,BillingCurrency,ProviderName\n1.5,2024-05-01,USD,AWS\n';
  test.each([
    ['plain.parquet', text, 'CSV'],
    ['quoted.gz', csv([row()]), 'CSV'],
    ['packed.csv', gzipSync(text), 'CSV.gz'],
    ['semicolons.txt', text.replaceAll(',', ';'), 'CSV'],
    ['tabs.csv', text.replaceAll(',', '\t').trimEnd(), 'CSV'],
    ['lines.csv', readFileSync(native('gcp-detailed-export-sunflower-2024-03_2024-06.ndjson.gz')), 'JSON.gz'],
  ])('%s', async (name, content, format) => {
    expect(await load(bench.file(name, content))).toMatchObject([{ format, rowsRejected: 0 }]);
  });

  test.each(['zstd', 'snappy', 'uncompressed'])('Parquet packed with %s', async (codec) => {
    const [own, other] = [join(bench.dir, 'own.parquet'), join(bench.dir, 'month.csv.gz')];
    const instance = await plainDuckDb();
    const connection = await instance.connect();
    await connection.run(`COPY (SELECT 1.5 AS "BilledCost", DATE '2024-05-01' AS "ChargePeriodStart", 'USD' AS "BillingCurrency")
      TO '${own}' (FORMAT parquet, COMPRESSION ${codec})`);
    connection.closeSync();
    instance.closeSync();
    copyFileSync(own, other);
    expect(await load(other)).toMatchObject([{ format: 'Parquet', totals: [{ billed: '1.5' }] }]);
  });
});

// The first test that asks for the bench has both months loaded.
test('problem 23: consecutive months of other columns are one series, united by name', {
  timeout: 240_000,
}, async () => {
  const workshop = await openNativeBench();
  onTestFinished(workshop.close);
  expect(workshop.report.files.map(({ layout, rowsRead }) => [layout, rowsRead])).toEqual([
    ['AWS CUR', 119_307],
    ['AWS CUR', 124_340],
  ]);
  const months = await ask(workshop, { range: { start: '2018-10-01', end: '2018-11-30' }, unit: 'month' });
  expect(months.total.amounts).toEqual([4064.4831315379, 3505.3269681268]);
});

test('problem 24: byte-order mark, CRLF, quotes, commas and line breaks in values', async () => {
  const rows = [
    row({ ServiceName: 'Say "hi", you', Tags: '{"a": "b, \\"c\\""}' }),
    row({ ServiceName: 'two\nlines', BilledCost: '2.5', Tags: '' }),
  ];
  await load(bench.file('crlf.csv', `\uFEFF${csv(rows, '\r\n')}`));
  expect(totals(await ask(bench))).toEqual([
    ['two\nlines', 2.5],
    ['Say "hi", you', 1],
  ]);
  expect(await storedRows(bench, `SELECT "Tags"['a'] FROM facts WHERE "Tags" IS NOT NULL`)).toEqual([
    ['b, "c"'],
  ]);
  const azure = native('azure-ea-actual-cost-2023-09.csv');
  expect(textOf(azure)).toMatch(/^\uFEFF/);
  expect(await load(azure)).toMatchObject([{ rowsLoaded: 11, rowsRejected: 0 }]);
});

describe('problem 25: a preamble before the header', () => {
  const preamble = 'Select all the lines below.\nThen split them.\n\n';

  test('is passed over; lines of faults count it; a damaged id stays text', async () => {
    const rows = [
      row({ SubAccountId: '8.36E+11' }),
      row({ BilledCost: 'x' }),
      row({ SubAccountId: '836060457634' }),
    ];
    const [report] = await loadAnyway(bench.file('preamble.csv', preamble + csv(rows)));
    expect(report).toMatchObject({
      rowsRead: 3,
      rowsLoaded: 2,
      rejected: [{ line: 6, column: 'BilledCost' }],
    });
    expect(totals(await ask(bench, { groupBy: 'account' })).sort()).toEqual([
      ['8.36E+11', 1],
      ['836060457634', 1],
    ]);
  });

  test('above broken lines: they are found too', async () => {
    const header = 'BilledCost,ChargePeriodStart,BillingCurrency,ProviderName\n';
    const line = '1,2024-05-01,USD,AWS\n';
    const [report] = await loadAnyway(
      bench.file('broken.csv', `${preamble}${header}${line}1,2024-05-01\n\n${line}`),
    );
    expect(report?.rejected.map(({ line: at, reason }) => [at, reason])).toEqual([
      [6, 'has 2 fields, the header has 4'],
    ]);
  });

  test('the recommendation export is known below its own; a damaged account id stays text', async () => {
    const [report] = await load(RECOMMENDATIONS);
    expect(report).toMatchObject({ layout: 'AWS reservation recommendations', rowsRead: 44, rowsLoaded: 44 });
    const kept = await recommendationsOf(bench.documents, 'acme');
    expect(new Set(kept.map(({ account_id }) => account_id))).toEqual(new Set(['8.36E+11']));
  });
});

test('problem 31: no column but cost and date is trusted to be filled', async () => {
  const needed = {
    BilledCost: '1',
    ChargePeriodStart: '2024-05-03',
    BillingCurrency: 'USD',
    ProviderName: 'AWS',
  };
  const empty = Object.fromEntries(Object.keys(row()).map((column) => [column, 'NULL']));
  const rows = [
    { ...empty, ...needed },
    { ...empty, ...needed, EffectiveCost: '0', ListCost: '0', CommitmentDiscountStatus: 'Unused' },
  ];
  const [report] = await load(bench.file('empty.csv', csv(rows.map((each) => ({ ...rows[1], ...each })))));
  expect(report).toMatchObject({ rowsLoaded: 2, rowsRejected: 0, totals: [{ billed: '2' }] });
  for (const groupBy of ['product', 'account', 'region', 'usageType'] as const)
    expect(totals(await ask(bench, { groupBy }))).toEqual([['', 2]]);
  const [sample] = await load(FOCUS_SAMPLE);
  expect(sample?.rowsLoaded).toBe(1000);
});
