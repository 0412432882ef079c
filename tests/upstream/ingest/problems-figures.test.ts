// The problems of real billing files that a loader must survive, by their numbers: what the figures make of them.
import { rmSync } from 'node:fs';
import { Big } from 'big.js';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  charge,
  csv,
  type FactsBench,
  openBench,
  openDemoBench,
  row,
} from '../../support/product/focus-files.ts';
import { ask, totals } from './ask.ts';
import { alibabaFiles, FOCUS_SAMPLE, focusFixture, native, textOf } from './billing-fixtures.ts';
import { storedRows } from './stored-rows.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const SAMPLE_MONTHS = { start: '2024-09-01', end: '2024-10-31' };

test('problem 9: the bill follows BillingPeriodStart, analytics follow ChargePeriodStart', async () => {
  await bench.load([FOCUS_SAMPLE]);
  const october = await bench.documents
    .selectFrom('partitions')
    .select(['vendor', 'row_count', 'first_charge_date'])
    .where('billing_month', '=', '2024-10-01')
    .execute();
  expect(october).toEqual([{ vendor: 'oci', row_count: 1, first_charge_date: '2024-09-30' }]);
  const months = await ask(bench, { range: SAMPLE_MONTHS, vendors: ['oci'], unit: 'month' });
  expect(months.total.amounts[1]).toBeNull();
});

test('problem 12: a region is its id, else its name, else a group of its own', async () => {
  await bench.load([focusFixture('oci-2023-11-13.a.focus-1.0.csv.gz')]);
  const range = { start: '2023-11-01', end: '2023-11-30' };
  expect((await ask(bench, { range, groupBy: 'region' })).groups.map(({ key }) => key)).toEqual([
    'us-sanjose-1',
  ]);
  const none = { RegionId: '', RegionName: 'NULL' };
  await bench.load([bench.file('none.csv', csv([charge(1, 'DNS', '2', none), charge(1, 'EC2', '1')]))]);
  expect(totals(await ask(bench, { groupBy: 'region' }))).toEqual([
    ['', 2],
    ['us-east-1', 1],
  ]);
});

test('problem 16: negative usage is added, and stands last in a list', async () => {
  const rows = [
    charge(1, 'VM', '5'),
    charge(1, 'VM', '-2'),
    charge(2, 'Refund', '-4', { ConsumedQuantity: '-1' }),
  ];
  await bench.load([
    bench.file('negative.csv', csv(rows.map((each) => ({ ConsumedQuantity: '1', ...each })))),
  ]);
  const answer = await ask(bench);
  expect([totals(answer), answer.total.total]).toEqual([
    [
      ['VM', 3],
      ['Refund', -4],
    ],
    -1,
  ]);
  await bench.load([FOCUS_SAMPLE]);
  expect(
    await storedRows(
      bench,
      `SELECT count(*) FROM facts WHERE "ProviderName" = 'Microsoft' AND "ChargeCategory" = 'Usage' AND "BilledCost" < 0`,
    ),
  ).toEqual([['12']]);
});

test('problem 17: rows that cost nothing are kept', async () => {
  await bench.load([FOCUS_SAMPLE]);
  const zero = {
    ...(await bench.facts.rows({
      companyId: 'acme',
      vendors: ['aws'],
      range: SAMPLE_MONTHS,
      filters: [],
      basis: 'billed',
      columns: ['cost'],
      limit: 1,
      skip: 0,
    })),
  };
  expect(zero.rowCount).toBe(942);
  await bench.load([bench.file('free.csv', csv([charge(1, 'Free', '0')]))]);
  expect(totals(await ask(bench))).toEqual([['Free', 0]]);
});

describe('problem 19: repeated lines and late changes', () => {
  test('identical rows inside one file are counted; a file again is not', async () => {
    const file = bench.file('twins.csv', csv([charge(1, 'S3', '1'), charge(1, 'S3', '1')]));
    await bench.load([file]);
    const again = await bench.load([file]);
    expect(again).toMatchObject({ loadId: null, files: [{ unchanged: true, rowsLoaded: 0 }] });
    expect(totals(await ask(bench))).toEqual([['S3', 2]]);
  });

  test('a reload of a month replaces the month, also across formats', async () => {
    const range = { start: '2023-11-01', end: '2023-11-30' };
    await bench.load([focusFixture('oci-2023-11-13.a.focus-1.0.csv.gz')]);
    const first = await ask(bench, { range });
    await bench.load([native('oci-cost-report-2023-11-13.a.csv.gz')]);
    expect(totals(await ask(bench, { range }))).toEqual(totals(first));
  });
});

test('problem 20: where one credit pays a line, those of other lines that are listed in it pay nothing', async () => {
  const file = native('gcp-detailed-export-sunflower-2024-03_2024-06.ndjson.gz');
  await bench.load([file]);
  const lines: { cost: number; credits: { amount: number; type: string }[] }[] = textOf(file)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const sum = (amounts: (number | Big)[]) => amounts.reduce<Big>((all, each) => all.plus(each), new Big(0));
  const creditsOf = (line: (typeof lines)[number]) => sum(line.credits.map(({ amount }) => amount));
  const isTwice = (line: (typeof lines)[number]) =>
    creditsOf(line).abs().gt(line.cost) &&
    line.credits.some(({ amount }) => new Big(amount).plus(line.cost).eq(0));
  expect(lines.filter(isTwice).length).toBeGreaterThan(100);
  const usage = sum(lines.map(({ cost }) => cost));
  const credits = sum(lines.map((line) => (isTwice(line) ? -line.cost : creditsOf(line))));
  const stored = await storedRows(
    bench,
    `SELECT "ChargeCategory", rtrim(rtrim(sum("BilledCost")::VARCHAR, '0'), '.'), any_value("x_CreditType") FROM facts GROUP BY 1 ORDER BY 1`,
  );
  expect(stored).toEqual([
    ['Credit', credits.toString(), 'PROMOTION'],
    ['Usage', usage.toString(), null],
  ]);
});

describe('problem 21: days that a promotion pays', () => {
  test('cost 0, and are no missing data', async () => {
    const demo = await openDemoBench();
    onTestFinished(demo.close);
    const may = await ask(demo, { companyId: 'sunflower', vendors: ['gcp'], unit: 'day' });
    const paid = may.total.amounts.flatMap((amount, index) => (amount === 0 ? [index + 1] : []));
    expect(paid).toEqual([7, 8, 9, 10, 11, 12]);
    expect(may.total.amounts).not.toContain(null);
    const { vendors } = await demo.facts.freshness('sunflower');
    expect(vendors.find(({ vendor }) => vendor === 'gcp')?.maxDatetime).toBe('2024-07-01T00:00:00.000Z');
  });
});

test('problem 22: the newest usage end tells how far each vendor reaches; credits and purchases do not', async () => {
  const later = { ChargePeriodStart: '2024-05-20', ChargePeriodEnd: '2024-05-21' };
  const rows = [
    charge(8, 'S3', '1', { ChargePeriodEnd: '2024-05-08T05:00:00Z' }),
    charge(20, 'Plan', '1', { ...later, ChargeCategory: 'Purchase' }),
    charge(20, 'Promotion', '-1', { ...later, ChargeCategory: 'Credit' }),
    charge(9, 'VM', '1', { ProviderName: 'Microsoft' }),
  ];
  await bench.load([bench.file('fresh.csv', csv(rows))]);
  expect(await bench.facts.freshness('acme')).toMatchObject({
    maxDatetime: '2024-05-10T00:00:00.000Z',
    vendors: [
      { vendor: 'aws', maxDatetime: '2024-05-08T05:00:00.000Z' },
      { vendor: 'azr', maxDatetime: '2024-05-10T00:00:00.000Z' },
    ],
  });
});

test('problem 27: services are grouped by their value, whatever its case', async () => {
  const names = ['COMPUTE', 'Microsoft.Compute', 'microsoft.compute'];
  await bench.load([
    bench.file('names.csv', csv(names.map((name, index) => charge(1, name, String(3 - index))))),
  ]);
  expect(totals(await ask(bench))).toEqual(names.map((name, index) => [name, 3 - index]));
  await bench.load([native('oci-cost-report-2023-11-13.a.csv.gz')]);
  const oracle = await ask(bench, { range: { start: '2023-11-01', end: '2023-11-30' } });
  expect(oracle.groups.map(({ key }) => key)).toEqual(expect.arrayContaining(['COMPUTE', 'BLOCK_STORAGE']));
});

test('problem 29: resources that change from month to month, or have no name, cost what they cost', async () => {
  const demo = await openDemoBench();
  onTestFinished(demo.close);
  const changing = `SELECT count(*) > 10 FROM (SELECT "ResourceId" FROM facts WHERE vendor = 'azr' GROUP BY 1
    HAVING count(DISTINCT "BillingPeriodStart") = 1)`;
  expect(await storedRows(demo, changing, 'sunflower')).toEqual([['true']]);
  const azure = { companyId: 'sunflower', vendors: ['azr' as const] };
  const months = await ask(demo, {
    ...azure,
    range: { start: '2024-02-01', end: '2024-06-30' },
    unit: 'month',
  });
  expect(months.total.amounts.map((amount) => amount?.toFixed(2))).toEqual([
    '678.64',
    '962.16',
    '950.45',
    '971.40',
    '965.70',
  ]);
  const nameless = [
    charge(1, 'S3', '1', { ResourceId: '', ResourceName: '' }),
    charge(2, 'S3', '2', { ResourceId: 'a', ResourceName: '' }),
  ];
  await bench.load([
    bench.file('nameless.csv', csv(nameless.map((each) => ({ ...each, ProviderName: 'AWS' })))),
  ]);
  expect(totals(await ask(bench, { vendors: ['aws'] }))).toEqual([['S3', 3]]);
});

test('problem 30: currencies of one vendor are never added', async () => {
  await bench.load([native('azure-ea-usage-2023-09-cad.a.csv'), native('azure-ea-actual-cost-2023-09.csv')]);
  const answer = await ask(bench, { range: { start: '2023-09-01', end: '2023-09-30' } });
  expect(answer.total.total).toBeCloseTo(8.545007786741937, 15);
  expect(answer.unconverted).toEqual([{ currency: 'CAD', amount: 0.70266863915779 }]);
});

test('problem 32: a vendor that is disabled is loaded, and shown nowhere; what is no cloud is the vendor Other', async () => {
  const report = await bench.load(alibabaFiles());
  expect(report.files.reduce((sum, { rowsLoaded }) => sum + rowsLoaded, 0)).toBe(8627);
  await bench.load([
    bench.file(
      'other.csv',
      csv([charge(1, 'S3', '1'), charge(1, 'Thing', '9', { ProviderName: 'Elsewhere' })]),
    ),
  ]);
  const answer = await ask(bench, { vendors: ['aws', 'azr', 'gcp', 'oci', 'ncp', 'tencent', 'openstack'] });
  expect([totals(answer), answer.total.total]).toEqual([[['S3', 1]], 1]);
  expect((await bench.facts.freshness('acme')).vendors.map(({ vendor }) => vendor)).toEqual(['aws', 'other']);
  const other = await ask(bench, { vendors: ['other'] });
  expect([totals(other), other.total.total]).toEqual([[['Thing', 9]], 9]);
  const kept = await bench.documents
    .selectFrom('partitions')
    .select('vendor')
    .distinct()
    .orderBy('vendor')
    .execute();
  expect(kept.map(({ vendor }) => vendor)).toEqual(['ali', 'aws', 'other']);
});

test('problem 33: history stays when its file is gone, and a late correction is a row of its own', async () => {
  const oci = (interval: string, cost: string, correction: string) =>
    [
      `t,${interval}T05:00Z,${interval}T06:00:00Z,COMPUTE,c,us-sanjose-1,B1,s,${cost},USD,${correction}`,
    ].join();
  const header =
    'lineItem/tenantId,lineItem/intervalUsageStart,lineItem/intervalUsageEnd,product/service,product/compartmentId,product/region,cost/productSku,cost/subscriptionId,cost/myCost,cost/currencyCode,lineItem/isCorrection\n';
  const april = bench.file('april.csv', `${header}${oci('2024-04-30', '10', 'false')}\n`);
  await bench.load([april]);
  rmSync(april);
  const may = `${header}${oci('2024-05-01', '7', 'false')}\n${oci('2024-05-01', '-2', 'true')}\n`;
  await bench.load([bench.file('may.csv', may)]);
  const months = await ask(bench, { range: { start: '2024-04-01', end: '2024-05-31' }, unit: 'month' });
  expect(months.total.amounts).toEqual([10, 5]);
  expect(
    await storedRows(bench, `SELECT "BilledCost"::INTEGER, "ChargeClass" FROM facts ORDER BY 1`),
  ).toEqual([
    ['-2', 'Correction'],
    ['7', null],
    ['10', null],
  ]);
  await bench.load([
    bench.file(
      'late.csv',
      csv([
        row({
          ProviderName: 'Oracle',
          BillingAccountId: 's',
          BilledCost: '-1',
          ChargeClass: 'Correction',
          BillingPeriodStart: '2024-06-01',
          ChargePeriodStart: '2024-04-30',
          ChargePeriodEnd: '2024-05-01',
        }),
      ]),
    ),
  ]);
  const after = await ask(bench, { range: { start: '2024-04-01', end: '2024-05-31' }, unit: 'month' });
  expect(after.total.amounts).toEqual([9, 5]);
});
