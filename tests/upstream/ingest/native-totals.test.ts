// Providers' own exports against the FOCUS form of the same charges: both roads must lead to the same figures.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CostBasis } from '../../../upstream/stores/facts/questions/question.ts';
import { type PlainQuestion, plainCost } from '../../support/oracle/plain-cost.ts';
import { focusFixture, native } from './billing-fixtures.ts';
import { type NativeBench, openNativeBench } from './native-bench.ts';
import { storedRows } from './stored-rows.ts';

/** The FOCUS files of the workshop and of AWS in the sunflower organisation were summed per day as binary numbers. */
const DIGITS = 6;

let bench: NativeBench;
beforeAll(async () => {
  bench = await openNativeBench();
});
afterAll(() => bench.close());

function loadNew(companyId: string, files: string[]) {
  return bench.load(files, { companyId, newCompany: { name: companyId } });
}

interface Road {
  companyId: string;
  range: PlainQuestion['range'];
}

async function costs({ companyId, range }: Road, basis: CostBasis, groupBy: PlainQuestion['groupBy']) {
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

interface Whole {
  name: string;
  range: PlainQuestion['range'];
  /** The companies of both roads, where they are loaded already; else the files of both. */
  loaded?: [own: string, focus: string];
  files?: [own: string, focus: string];
}

const WHOLE: Whole[] = [
  {
    name: 'workshop',
    range: { start: '2018-10-01', end: '2018-11-30' },
    loaded: ['acme', 'workshop'],
  },
  {
    name: 'legacy',
    range: { start: '2023-11-01', end: '2023-11-30' },
    files: [native('aws-cur-legacy-2023-11.a.csv.gz'), focusFixture('aws-legacy-2023-11.a.focus-1.0.csv.gz')],
  },
  {
    name: 'ea',
    range: { start: '2023-09-01', end: '2023-09-30' },
    files: [native('azure-ea-usage-2023-09-cad.a.csv'), focusFixture('azure-ea-2023-09-cad.a.focus-1.0.csv')],
  },
  {
    name: 'oci',
    range: { start: '2023-11-01', end: '2023-11-30' },
    files: [native('oci-cost-report-2023-11-13.a.csv.gz'), focusFixture('oci-2023-11-13.a.focus-1.0.csv.gz')],
  },
];

describe.each(WHOLE)('$name: the native file is complete', ({ name, range, loaded, files }) => {
  const [ownCompany, focusCompany] = loaded ?? [`${name}-native`, `${name}-focus`];
  beforeAll(async () => {
    if (!files) return;
    await loadNew(ownCompany, [files[0]]);
    await loadNew(focusCompany, [files[1]]);
  });

  describe.each(['billed', 'effective'] as const)('%s cost', (basis) => {
    test.each(['product', 'account', 'region', 'usageType'] as const)(
      'is equal by %s and day',
      async (groupBy) => {
        const [own, focus] = [
          await costs({ companyId: ownCompany, range }, basis, groupBy),
          await costs({ companyId: focusCompany, range }, basis, groupBy),
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
  const byResource = (
    vendor: string,
  ) => `SELECT concat_ws(' ', lower("ResourceId"), "CommitmentDiscountType") AS what, charge_date,
    round(sum("BilledCost"), 6), round(sum("EffectiveCost"), 6), round(sum("ListCost"), 6),
    bool_and("PricingQuantity" IS NOT NULL) AS has_lines FROM facts WHERE vendor = '${vendor}' GROUP BY 1, 2`;

  /** Pairs of native and FOCUS sums of what has its lines in both. */
  async function pairs(name: string, sql: string) {
    const focus = new Map(
      (await storedRows(bench, sql, 'sunflower')).map((row) => [`${row[0]} ${row[1]}`, row]),
    );
    return (await storedRows(bench, sql, `${name}-native`)).flatMap((row) => {
      const other = focus.get(`${row[0]} ${row[1]}`);
      return other?.[5] === 'true' ? [{ own: row.slice(2, 5), focus: other.slice(2, 5), what: row }] : [];
    });
  }

  test('Azure usage details: 550 of 550, billed, effective and list', async () => {
    await loadNew('azure-native', [native('azure-usage-details-sunflower-2024-03_2024-06.ndjson.gz')]);
    const found = await pairs('azure', byResource('azr'));
    expect(found).toHaveLength(550);
    for (const { own, focus } of found) expect(own).toEqual(focus);
  });

  test('AWS CUR: 203 of 203 billed; effective but for a day whose covered usage is incomplete', async () => {
    await loadNew('aws-native', [native('aws-cur-sunflower-2024-03_2024-06.csv.gz')]);
    const found = await pairs('aws', byResource('aws'));
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
    await loadNew('gcp-native', [native('gcp-detailed-export-sunflower-2024-03_2024-06.ndjson.gz')]);
    const sql = `SELECT "SkuId" || "RegionId", charge_date, sum("BilledCost"), sum("EffectiveCost"), sum("ListCost"), true
      FROM facts WHERE vendor = 'gcp' AND "ChargeCategory" = 'Usage' AND "SkuId" IS NOT NULL GROUP BY 1, 2`;
    const found = await pairs('gcp', sql);
    expect(found).toHaveLength(168);
    for (const { own, focus } of found) expect(Number(own[0])).toBeLessThanOrEqual(Number(focus[0]) + 1e-6);
    expect(found.filter(({ own, focus }) => own[0] === focus[0]).length).toBeGreaterThanOrEqual(3);
  });
});
