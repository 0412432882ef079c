// Providers' own exports against the FOCUS form of the same charges: both roads must lead to the same figures.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CostBasis } from '../../../upstream/stores/facts/questions/question.ts';
import { type PlainQuestion, plainCost } from '../../support/oracle/plain-cost.ts';
import { type FactsBench, openBench } from '../../support/product/focus-files.ts';
import { demoFiles, focusFixture, native } from './billing-fixtures.ts';
import { storedRows } from './stored-rows.ts';

/** The FOCUS files of the workshop and of AWS in the sunflower organisation were summed per day as binary numbers. */
const DIGITS = 6;

let bench: FactsBench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

async function loadBoth(name: string, nativeFiles: string[], focusFiles: string[]): Promise<void> {
  for (const [companyId, files] of Object.entries({
    [`${name}-native`]: nativeFiles,
    [`${name}-focus`]: focusFiles,
  })) {
    await bench.load(files, { companyId, newCompany: { name: companyId } });
  }
}

const ranges: Record<string, PlainQuestion['range']> = {
  workshop: { start: '2018-10-01', end: '2018-11-30' },
  legacy: { start: '2023-11-01', end: '2023-11-30' },
  ea: { start: '2023-09-01', end: '2023-09-30' },
  oci: { start: '2023-11-01', end: '2023-11-30' },
};

async function costs(companyId: string, basis: CostBasis, groupBy: PlainQuestion['groupBy']) {
  const range = ranges[companyId.split('-')[0] ?? ''] ?? { start: '', end: '' };
  return plainCost(bench.facts, {
    companyId,
    vendors: ['aws', 'azr', 'oci'],
    range,
    filters: [],
    basis,
    groupBy,
    unit: 'day',
    limit: 100,
    skip: 0,
  });
}

const WHOLE: [string, string[], () => string[]][] = [
  [
    'workshop',
    ['10', '11'].map((month) => native(`aws-cur-workshop-2018-${month}.snappy.parquet`)),
    () => demoFiles('workshop', 'aws-workshop'),
  ],
  [
    'legacy',
    [native('aws-cur-legacy-2023-11.a.csv.gz')],
    () => [focusFixture('aws-legacy-2023-11.a.focus-1.0.csv.gz')],
  ],
  [
    'ea',
    [native('azure-ea-usage-2023-09-cad.a.csv')],
    () => [focusFixture('azure-ea-2023-09-cad.a.focus-1.0.csv')],
  ],
  [
    'oci',
    [native('oci-cost-report-2023-11-13.a.csv.gz')],
    () => [focusFixture('oci-2023-11-13.a.focus-1.0.csv.gz')],
  ],
];

describe.each(WHOLE)('%s: the native file is complete', (name, nativeFiles, focusFiles) => {
  beforeAll(() => loadBoth(name, nativeFiles, focusFiles()));

  describe.each(['billed', 'effective'] as const)('%s cost', (basis) => {
    test.each(['product', 'account', 'region', 'usageType'] as const)(
      'is equal by %s and day',
      async (groupBy) => {
        const [own, focus] = [
          await costs(`${name}-native`, basis, groupBy),
          await costs(`${name}-focus`, basis, groupBy),
        ];
        expect(own.total.total).toBeCloseTo(focus.total.total, DIGITS);
        const byKey = new Map(focus.groups.map((group) => [group.key, group]));
        expect(own.groups.map(({ key }) => key).sort()).toEqual([...byKey.keys()].sort());
        for (const { key, amounts } of own.groups) {
          for (const [day, amount] of amounts.entries()) {
            expect(amount ?? 0).toBeCloseTo(byKey.get(key)?.amounts[day] ?? 0, DIGITS);
          }
        }
      },
    );
  });
});

describe('sunflower: the native files lack lines, so each resource and day that both know is compared', () => {
  const BY_RESOURCE = `SELECT concat_ws(' ', lower("ResourceId"), "CommitmentDiscountType") AS what, charge_date,
    round(sum("BilledCost"), 6), round(sum("EffectiveCost"), 6), round(sum("ListCost"), 6),
    bool_and("PricingQuantity" IS NOT NULL) AS has_lines FROM facts GROUP BY 1, 2`;

  /** Pairs of native and FOCUS sums of what has its lines in both. */
  async function pairs(name: string, sql: string) {
    const focus = new Map(
      (await storedRows(bench, sql, `${name}-focus`)).map((row) => [`${row[0]} ${row[1]}`, row]),
    );
    return (await storedRows(bench, sql, `${name}-native`)).flatMap((row) => {
      const other = focus.get(`${row[0]} ${row[1]}`);
      return other?.[5] === 'true' ? [{ own: row.slice(2, 5), focus: other.slice(2, 5), what: row }] : [];
    });
  }

  test('Azure usage details: 550 of 550, billed, effective and list', async () => {
    await loadBoth(
      'azure',
      [native('azure-usage-details-sunflower-2024-03_2024-06.ndjson.gz')],
      demoFiles('sunflower', 'azure-'),
    );
    const found = await pairs('azure', BY_RESOURCE);
    expect(found).toHaveLength(550);
    for (const { own, focus } of found) expect(own).toEqual(focus);
  });

  test('AWS CUR: 203 of 203 billed; effective but for a day whose covered usage is incomplete', async () => {
    await loadBoth(
      'aws',
      [native('aws-cur-sunflower-2024-03_2024-06.csv.gz')],
      demoFiles('sunflower', 'aws-'),
    );
    const found = await pairs('aws', BY_RESOURCE);
    expect(found).toHaveLength(203);
    for (const { own, focus } of found) expect(own[0]).toBe(focus[0]);
    const different = found.filter(({ own, focus }) => own[1] !== focus[1]);
    expect(different.map(({ what }) => what.slice(0, 2))).toEqual([
      ['i-082b1a163698b8ede Compute Savings Plan', '2024-06-10'],
    ]);
  });

  test('AWS CUR: on days with the fee, used and unused parts of the Savings Plan are the fee', async () => {
    const days = await storedRows(
      bench,
      `SELECT charge_date, sum("BilledCost")::DECIMAL(9,4), sum("EffectiveCost")::DECIMAL(9,4) FROM facts
       WHERE "CommitmentDiscountCategory" = 'Spend' GROUP BY 1 HAVING bool_or("ChargeCategory" = 'Purchase') ORDER BY 1`,
      'aws-native',
    );
    expect(days).toHaveLength(10);
    for (const [, billed, effective] of days) expect([billed, effective]).toEqual(['3.6000', '3.6000']);
  });

  test('GCP: what is there of a product and day never exceeds the whole', async () => {
    await loadBoth(
      'gcp',
      [native('gcp-detailed-export-sunflower-2024-03_2024-06.ndjson.gz')],
      demoFiles('sunflower', 'gcp-'),
    );
    const sql = `SELECT "SkuId" || "RegionId", charge_date, sum("BilledCost"), sum("EffectiveCost"), sum("ListCost"), true
      FROM facts WHERE "ChargeCategory" = 'Usage' AND "SkuId" IS NOT NULL GROUP BY 1, 2`;
    const found = await pairs('gcp', sql);
    expect(found).toHaveLength(168);
    for (const { own, focus } of found) expect(Number(own[0])).toBeLessThanOrEqual(Number(focus[0]) + 1e-6);
    expect(found.filter(({ own, focus }) => own[0] === focus[0]).length).toBeGreaterThanOrEqual(3);
  });
});
