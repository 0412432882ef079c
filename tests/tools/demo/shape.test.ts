// The shape of the whole history: size, mix, tags, groups and labelled events, by its plan and by chosen months.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CLOUD_CODES } from '../../../lib/catalogue/vendors.ts';
import { type GroupSet, serviceGroups } from '../../../tools/demo/generator/company/service-groups.ts';
import { labelsOf } from '../../../tools/demo/generator/plan/labels/labels.ts';
import { planVendor } from '../../../tools/demo/generator/plan/plan.ts';
import { DEMO_COMPANY } from '../../../tools/demo/generator/shape.ts';
import { askFiles, generateSmall, removeGenerated } from './generated.ts';

afterAll(removeGenerated);

const SEED = { seed: DEMO_COMPANY.seed, company: DEMO_COMPANY.name, scale: 1 };

test('forty accounts of seven vendors, 23 commitments of AWS, Azure and Google, and 40 events beside growth', () => {
  const plans = CLOUD_CODES.map((vendor) => planVendor(SEED, vendor));
  expect(plans.map(({ accounts }) => accounts.length)).toEqual([14, 8, 6, 4, 4, 2, 2]);
  expect(plans.map(({ commitments }) => commitments.length)).toEqual([16, 5, 2, 0, 0, 0, 0]);
  const events = plans.flatMap((plan) => plan.events.map(({ script }) => script));
  expect(events).toHaveLength(42);
  expect(new Set(events.map(({ id }) => id)).size).toBe(42);
  expect(
    events
      .filter(({ alert }) => alert === 'must not')
      .map(({ type }) => type)
      .sort(),
  ).toEqual(['late data', 'month-end batch', 'tag loss', 'weekend gap']);
});

test('about 930 rows a day, 70 % of the cost with tags, 15 % of the rows free', async () => {
  const { files, totals } = await generateSmall({ ...SEED, from: '2023-10' });
  const rows = totals.reduce((sum, total) => sum + total.rows, 0) / 31;
  expect(rows).toBeGreaterThan(880);
  expect(rows).toBeLessThan(980);
  const [parts] = await askFiles(
    files,
    `SELECT sum(cost) FILTER ("Tags" IS NOT NULL) / sum(cost) AS tagged, avg(free) AS free FROM (
      SELECT "Tags", CASE WHEN ListUnitPrice = 0 THEN 1 ELSE 0 END AS free, CAST(EffectiveCost AS DOUBLE) /
      CASE BillingCurrency WHEN 'KRW' THEN 1300 WHEN 'CNY' THEN 7.1 WHEN 'MXN' THEN 18 WHEN 'JPY' THEN 140 ELSE 1 END AS cost
      FROM rows)`,
  );
  expect(Number(parts?.tagged)).toBeGreaterThan(0.64);
  expect(Number(parts?.tagged)).toBeLessThan(0.76);
  expect(Number(parts?.free)).toBeGreaterThan(0.11);
  expect(Number(parts?.free)).toBeLessThan(0.19);
});

test('a runaway job costs six times as much for three days, and no label is in a billing file', async () => {
  const plan = planVendor({ seed: 1, company: 'Test', scale: 0.1 }, 'ncp');
  const label = labelsOf(plan).find(({ id }) => id === 'runaway-4');
  const item = plan.items[plan.events.find(({ script: { id } }) => id === 'runaway-4')?.items[0] ?? -1];
  const { files, folder } = await generateSmall({ from: '2024-06', vendors: ['ncp'], isLabelled: true });
  const days = await askFiles(
    files,
    `SELECT CAST(CAST(ChargePeriodStart AS DATE) AS VARCHAR) AS day, CAST(sum(PricingQuantity) AS DOUBLE) / ${item?.quantity}
      AS ratio FROM rows WHERE SubAccountId = '${label?.accountId}' AND SkuMeter = '${item?.sku.meter}'
      AND ResourceId IS NOT DISTINCT FROM ${item?.resourceId ? `'${item.resourceId}'` : 'NULL'} GROUP BY ALL ORDER BY 1`,
  );
  const at = days.findIndex(({ day }) => day === label?.day);
  const ratios = days.map(({ ratio }) => Number(ratio));
  const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  expect(mean(ratios.slice(at, at + 3)) / mean(ratios.slice(at - 5, at))).toBeCloseTo(6, 0);
  expect(mean(ratios.slice(at + 3, at + 8)) / mean(ratios.slice(at - 5, at))).toBeCloseTo(1, 0);
  const { events } = JSON.parse(readFileSync(join(folder, 'events.json'), 'utf8'));
  expect(events).toContainEqual(label);
});

test('three sets of 5 to 9 groups; at most 6 % of the cost is in none', () => {
  const plans = CLOUD_CODES.map((vendor) => planVendor(SEED, vendor));
  const sets = serviceGroups(plans);
  expect(sets.map(({ groups }) => groups.length)).toEqual([7, 7, 5]);
  for (const set of sets) {
    const costs = { all: 0, none: 0 };
    for (const { vendor, items } of plans) {
      for (const { account, tags, cost } of items) {
        costs.all += cost;
        if (!hasGroup(set, vendor, account.id, tags)) costs.none += cost;
      }
    }
    expect(costs.none / costs.all, set.set).toBeGreaterThan(0.02);
    expect(costs.none / costs.all, set.set).toBeLessThanOrEqual(0.06);
  }
});

function hasGroup(
  { rules }: GroupSet,
  vendor: string,
  accountId: string,
  tags: Record<string, string> | null,
): boolean {
  return rules.some(
    (rule) =>
      (rule.vendor === undefined || rule.vendor === vendor) &&
      (rule.accountId === undefined || rule.accountId === accountId) &&
      (rule.tag === undefined || tags?.[rule.tag.key] === rule.tag.value),
  );
}
