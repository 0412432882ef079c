// Providers' own exports: how each is known, what its kinds of lines become, and what is said of its faults.
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { reportText } from '../../../upstream/ingest/load/report-text.ts';
import { type FactsBench, openBench } from '../../support/product/focus-files.ts';
import { native, textOf } from './billing-fixtures.ts';
import { openNativeBench } from './native-bench.ts';
import { storedRows } from './stored-rows.ts';

let bench: FactsBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const table = (columns: string[], ...rows: (string | number)[][]) =>
  [columns, ...rows].map((row) => `${row.join()}\n`).join('');

test.each([
  ['aws-cur-legacy-2023-11.a.csv.gz', 'AWS CUR (CSV.gz)', 643],
  ['azure-ea-usage-2023-09-cad.a.csv', 'Azure cost details (CSV)', 14],
  ['azure-usage-details-sunflower-2024-03_2024-06.ndjson.gz', 'Azure usage details (JSON.gz)', 1820],
  ['gcp-detailed-export-sunflower-2024-03_2024-06.ndjson.gz', 'GCP detailed export (JSON.gz)', 4357],
  ['oci-cost-report-2023-11-13.a.csv.gz', 'OCI cost report (CSV.gz)', 317],
])('%s is known as %s', async (name, what, rowsRead) => {
  const report = await bench.load([native(name)]);
  expect(report.files).toMatchObject([{ rowsRead, rowsRejected: 0, focusVersion: null }]);
  expect(reportText('Acme', report).split('\n', 1)[0]).toBe(`${name}: ${what}`);
});

test('aws-cur-workshop-2018-11.snappy.parquet is known as AWS CUR (Parquet)', async () => {
  const { report, close } = await openNativeBench();
  onTestFinished(close);
  const [, november] = report.files;
  expect(november).toMatchObject({ rowsRead: 124_340, rowsRejected: 0, focusVersion: null });
  expect(reportText('Acme', report)).toContain(
    '\n\naws-cur-workshop-2018-11.snappy.parquet: AWS CUR (Parquet)\n',
  );
});

describe('AWS CUR', () => {
  const lines = [
    ...[
      ['Usage', 2, ''],
      ['Tax', 0.2, ''],
      ['Credit', -1, ''],
      ['Refund', -0.5, ''],
      ['EdpDiscount', -0.1, ''],
    ],
    ...[
      ['SavingsPlanCoveredUsage', 5, 'p'],
      ['SavingsPlanNegation', -5, 'p'],
      ['SavingsPlanRecurringFee', 3.6, 'p'],
    ],
  ] as const;
  const NAMES = {
    'slash names': [
      'lineItem/LineItemType',
      'lineItem/UnblendedCost',
      'lineItem/UsageStartDate',
      'lineItem/ProductCode',
    ],
    'names of version 2.0': [
      'line_item_line_item_type',
      'line_item_unblended_cost',
      'line_item_usage_start_date',
      'line_item_product_code',
    ],
  };
  const PLAN = {
    'slash names': [
      'savingsPlan/SavingsPlanARN',
      'savingsPlan/SavingsPlanEffectiveCost',
      'savingsPlan/TotalCommitmentToDate',
      'savingsPlan/UsedCommitment',
      'lineItem/UsageEndDate',
      'lineItem/CurrencyCode',
    ],
    'names of version 2.0': [
      'savings_plan_savings_plan_a_r_n',
      'savings_plan_savings_plan_effective_cost',
      'savings_plan_total_commitment_to_date',
      'savings_plan_used_commitment',
      'line_item_usage_end_date',
      'line_item_currency_code',
    ],
  };

  test.each(['slash names', 'names of version 2.0'] as const)(
    '%s: what each kind of line becomes',
    async (names) => {
      const rows = lines.map(([line, cost, plan]) => [
        line,
        cost,
        '2024-05-01T00:00:00Z',
        'AmazonEC2',
        // The report claims that nothing of the commitment was used, and has usage that it covers.

        plan,
        line === 'SavingsPlanCoveredUsage' ? 3 : '',
        plan && '3.6',
        plan && '0E-15',
        '2024-05-02T00:00:00Z',
        'USD',
      ]);
      const [report] = (
        await bench.load([bench.file('cur.csv', table([...NAMES[names], ...PLAN[names]], ...rows))])
      ).files;
      expect(report).toMatchObject({ layout: 'AWS CUR', rowsRead: 8, rowsLoaded: 8 });
      expect(report?.totals).toMatchObject([{ billed: '4.2', effective: '4.2' }]);
      const stored = await storedRows(
        bench,
        `SELECT "ChargeCategory", "CommitmentDiscountStatus", "ChargeClass", "BilledCost"::DOUBLE, "EffectiveCost"::DOUBLE FROM facts ORDER BY 1, 4, 5`,
      );
      expect(stored).toEqual([
        ['Adjustment', null, 'Correction', '-0.5', '-0.5'],
        ['Credit', null, null, '-1.0', '-1.0'],
        ['Purchase', null, null, '3.6', '0.0'],
        ['Tax', null, null, '0.2', '0.2'],
        ['Usage', null, null, '-0.1', '-0.1'],
        ['Usage', 'Unused', null, '0.0', '0.6'],
        ['Usage', 'Used', null, '0.0', '3.0'],
        ['Usage', null, null, '2.0', '2.0'],
      ]);
    },
  );

  test('reservations: fee, used and unused quantities as in the report, unused + used = bought', async () => {
    const workshop = await openNativeBench();
    onTestFinished(workshop.close);
    const october = `"BillingPeriodStart" = TIMESTAMP '2018-10-01'`;
    const uneven = await storedRows(
      workshop,
      `SELECT "CommitmentDiscountId" FROM facts WHERE ${october} AND "CommitmentDiscountId" IS NOT NULL GROUP BY 1
       HAVING abs(coalesce(sum("CommitmentDiscountQuantity") FILTER ("ChargeCategory" = 'Usage'), 0)
         - sum("CommitmentDiscountQuantity") FILTER ("ChargeCategory" = 'Purchase')) > 0.001`,
    );
    expect(uneven).toEqual([]);
    const terms = await storedRows(
      workshop,
      `SELECT DISTINCT "x_PaymentOption", "x_PurchaseTerm" FROM facts WHERE ${october} AND "ChargeCategory" = 'Purchase' ORDER BY ALL`,
    );
    expect(terms).toContainEqual(['Partial Upfront', '1yr']);
  });

  test('a value at fault is told by the name that the file has for it', async () => {
    const columns = NAMES['slash names'];
    const text = table(
      [...columns, 'lineItem/CurrencyCode'],
      ['Usage', 'abc', '2024-05-01', 'EC2', 'USD'],
      ['Usage', 1, '2024-05-01', 'EC2', 'USD'],
    );
    const [report] = (await bench.load([bench.file('cur.csv', text)], { answers: ['rejected'] })).files;
    expect(report?.rejected).toEqual([
      { line: 2, column: 'lineItem/UnblendedCost', value: 'abc', reason: 'is not a number' },
    ]);
  });
});

describe('Azure cost details', () => {
  const ACTUAL = native('azure-ea-actual-cost-2023-09.csv');
  const AMORTISED = native('azure-ea-amortized-cost-2023-09.csv');

  test('covered usage is effective cost alone; the amortised file says that it lacks fees', async () => {
    const [report] = (await bench.load([AMORTISED])).files;
    expect(report?.notes).toEqual([expect.stringMatching(/^amortized cost/)]);
    expect(
      await storedRows(
        bench,
        `SELECT "CommitmentDiscountType", "CommitmentDiscountCategory", "CommitmentDiscountStatus", "PricingCategory",
           "BilledCost"::DOUBLE, "EffectiveCost"::DOUBLE FROM facts WHERE "CommitmentDiscountId" IS NOT NULL ORDER BY 1`,
      ),
    ).toEqual([
      ['Reservation', 'Usage', 'Used', 'Committed', '0.0', '0.493152'],
      ['Savings Plan', 'Spend', 'Used', 'Committed', '0.0', '0.006000000468'],
    ]);
  });

  test('actual and amortised cost of a month are never added', async () => {
    const [report] = (await bench.load([ACTUAL])).files;
    expect(report?.notes).toEqual([expect.stringMatching(/^actual cost/)]);
    await expect(bench.load([ACTUAL, AMORTISED])).rejects.toThrow(
      /azure-ea-amortized-cost-2023-09\.csv: holds the amortized cost of a month whose actual cost is in azure-ea-actual-cost-2023-09\.csv/,
    );
  });
});

describe('JSON lines', () => {
  const lines = textOf(native('gcp-detailed-export-sunflower-2024-03_2024-06.ndjson.gz'))
    .split('\n')
    .slice(0, 3);

  test('a line that is no object, or lacks a number, is named by its line; blank lines are none', async () => {
    const [first = '', second = '', third = ''] = lines;
    const bad = [first, '', second.slice(0, 50), third.replace(/"cost":[^,]+,/, '"cost":"x",'), first];
    // The usage alone is at fault here; the credit of its line is not loaded either.
    bad.push(second.replace(/"amount_in_pricing_units":[^,]+,/, '"amount_in_pricing_units":"many",'));
    const file = bench.file('bad.json', bad.join('\n'));
    const [report] = (await bench.load([file], { answers: ['rejected'] })).files;
    expect(report).toMatchObject({ format: 'JSON', rowsRead: 5, rowsRejected: 3, rowsLoaded: 4 });
    expect(report?.totals).toMatchObject([{ billed: '0', rows: 4 }]);
    expect(report?.rejected).toEqual([
      { line: 3, column: null, value: second.slice(0, 50), reason: 'is no JSON object' },
      { line: 4, column: 'cost', value: 'x', reason: 'is not a number' },
      { line: 6, column: 'usage.amount_in_pricing_units', value: 'many', reason: 'is not a number' },
    ]);
  });

  test.each([
    ['a list', `[${lines[0]}]`, /first line is no whole object/],
    ['other objects', '{"a": 1}\n', /JSON of no billing export that is known/],
    ['cut off gzip', gzipSync(lines.join('\n').repeat(50)).subarray(0, -40), /gzip file that is cut off/],
  ])('%s is refused in one line', async (_, content, message) => {
    await expect(bench.load([bench.file('other.json', content)])).rejects.toThrow(message);
  });
});
