// Commitments and machine time as the facts tell them, against the raw files added up in another way.
import { Big } from 'big.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CostAnswer } from '../../../../upstream/stores/facts/answers/answer.ts';
import type { CostQuestion, Filter } from '../../../../upstream/stores/facts/questions/question.ts';
import { rawCommitments } from '../../../support/oracle/raw/raw-commitments.ts';
import { type RawRecord, rawRecords } from '../../../support/oracle/raw/raw-focus.ts';
import {
  csv,
  type FactsBench,
  type Fields,
  openDemoBench,
  row,
} from '../../../support/product/focus-files.ts';

let bench: FactsBench;
beforeAll(async () => {
  bench = await openDemoBench();
});
afterAll(() => bench.close());

const OF_COMMITMENTS: Filter = { dimension: 'commitmentPart', values: ['used', 'unused', 'purchase'] };
const MEASURES = [
  'usedEffective',
  'unusedEffective',
  'usedQuantity',
  'unusedQuantity',
  'purchasedQuantity',
  'coveredList',
  'coveredOnDemand',
] as const;

const MACHINES = ['compute', 'container', 'function', 'database', 'cache', 'search', 'warehouse'];

function ask(
  companyId: string,
  range: CostQuestion['range'],
  more: Partial<CostQuestion>,
): Promise<CostAnswer> {
  return bench.facts.cost({
    ...{ companyId, vendors: ['aws'], range, filters: [], groupBy: [], unit: null, limit: 1000, skip: 0 },
    measures: ['billed'],
    ...more,
  });
}

const OCTOBER_NOVEMBER = { start: '2018-10-01', end: '2018-11-30' };

/** What tells the table commitmentDaily from the rows: the filter alone. */
describe.each([
  ['of their own table', OF_COMMITMENTS],
  ['of the rows', { dimension: 'commitment', values: [''], isExcluding: true } satisfies Filter],
])("Workshop's reservations %s", (_table, filter) => {
  test('used and unused are what was bought, in all eighteen months, to the cent and to the unit', async () => {
    const answer = await ask('workshop', OCTOBER_NOVEMBER, {
      ...{ measures: MEASURES, groupBy: ['commitment'], unit: 'month', filters: [filter] },
    });
    const raw = await rawCommitments('workshop');
    expect(answer.groups.length).toBe(9);
    let months = 0;
    for (const { keys, series } of answer.groups) {
      for (const [index, { start }] of answer.buckets.entries()) {
        const expected = raw.get(`${keys[0]} ${start.slice(0, 7)}`);
        if (!expected) continue;
        months += 1;
        const [used, unused, usedUnits, unusedUnits, bought, list, onDemand] = series.map(
          (each) => each[index] ?? 0,
        );
        const close = (value: number | undefined, sum: Big | null) =>
          expect(
            sum
              ?.minus(value ?? 0)
              .abs()
              .toNumber(),
          ).toBeLessThan(1e-9);
        close(used, expected.used);
        close(unused, expected.unused);
        close(usedUnits, expected.usedQuantity);
        close(unusedUnits, expected.unusedQuantity);
        close(bought, expected.purchased);
        close(list, expected.list);
        close(onDemand, expected.onDemand);
        expect((usedUnits ?? 0) + (unusedUnits ?? 0)).toBeCloseTo(bought ?? -1, 6);
      }
    }
    expect(months).toBe(18);
  });
});

test("utilization of Workshop's nine by quantity: 96.86, 73.18, 0 and six times 100", async () => {
  const { groups } = await ask('workshop', OCTOBER_NOVEMBER, {
    ...{ measures: MEASURES, groupBy: ['commitment'], filters: [OF_COMMITMENTS] },
  });
  const rates = groups.map(
    ({ totals: [, , used, unused] }) => (100 * (used ?? 0)) / ((used ?? 0) + (unused ?? 0)),
  );
  expect(rates.map((rate) => rate.toFixed(2)).sort()).toEqual([
    '0.00',
    '100.00',
    '100.00',
    '100.00',
    '100.00',
    '100.00',
    '100.00',
    '73.18',
    '96.86',
  ]);
});

test('what the rows say of a commitment is told: dates, term, payment, type and unit', async () => {
  const { groups } = await ask('workshop', OCTOBER_NOVEMBER, {
    groupBy: [
      'commitmentStart',
      'commitmentEnd',
      'term',
      'paymentOption',
      'commitmentType',
      'commitmentUnit',
    ],
    filters: [{ dimension: 'commitmentPart', values: ['purchase'] }],
  });
  const purchases = (await rawRecords('workshop')).filter(
    (row) => row.ChargeCategory === 'Purchase' && row.CommitmentDiscountId,
  );
  const second = (time: string | undefined) => `${new Date(time ?? '').toISOString().slice(0, 19)}Z`;
  const expected = new Set(
    purchases.map((row) =>
      [
        ...[second(row.x_CommitmentStart), second(row.x_CommitmentEnd), 'P1Y', row.x_PaymentOption],
        ...['Reserved Instance', 'Normalized Hours'],
      ].join(' | '),
    ),
  );
  expect(new Set(groups.map(({ keys }) => keys.join(' | ')))).toEqual(expected);
  expect(expected.size).toBeGreaterThan(5);
});

test('Sunflower used 98.61 % of its plan in June, where the files tell both parts', async () => {
  const { total } = await ask(
    'sunflower',
    { start: '2024-06-01', end: '2024-06-30' },
    {
      ...{ measures: MEASURES, filters: [OF_COMMITMENTS] },
    },
  );
  const sums = [...(await rawCommitments('sunflower'))].filter(([key]) => key.endsWith('2024-06'));
  const used = sums.reduce((sum, [, each]) => sum.plus(each.used), new Big(0));
  const unused = sums.reduce((sum, [, each]) => sum.plus(each.unused), new Big(0));
  expect(total.totals.slice(0, 2)).toEqual([used.toNumber(), unused.toNumber()]);
  expect(used.div(used.plus(unused)).times(100).toFixed(2)).toBe('98.61');
});

test("plans cover 63.49 % of Sunflower's June by the portal's formula, 70.01 % as AWS reckons", async () => {
  const { total } = await ask(
    'sunflower',
    { start: '2024-06-01', end: '2024-06-30' },
    {
      measures: ['usedEffective', 'billed', 'coveredList'],
      filters: [
        { dimension: 'computeKind', values: ['compute', 'container', 'function'] },
        { dimension: 'purchaseOption', values: ['Reserved', 'Spot'], isExcluding: true },
      ],
    },
  );
  const isEligible = (row: RawRecord) =>
    /BoxUsage|Fargate.*(vCPU-Hours|GB-Hours)|Lambda-GB-Second/.test(row.SkuMeter || row.x_UsageType || '');
  const rows = (await rawRecords('sunflower')).filter(
    (row) => row.ProviderName === 'AWS' && row.ChargePeriodStart?.startsWith('2024-06') && isEligible(row),
  );
  const covered = rows.filter((row) => row.CommitmentDiscountStatus === 'Used');
  const sum = (of: readonly RawRecord[], column: string) =>
    of.reduce((all, row) => all.plus(row[column] || 0), new Big(0)).toNumber();
  const [plans, onDemand, list] = [
    sum(covered, 'EffectiveCost'),
    sum(rows, 'BilledCost'),
    sum(covered, 'ListCost'),
  ];
  expect(total.totals).toEqual([plans, onDemand, list]);
  const share = (part: number) => ((100 * part) / (part + onDemand)).toFixed(2);
  expect([share(plans), share(list)]).toEqual(['63.49', '70.01']);
});

describe('machine time', () => {
  const machines: Filter = { dimension: 'computeKind', values: MACHINES };
  const NOVEMBER = { start: '2018-11-01', end: '2018-11-30' };

  test('of t2 in November is 21.60 % reserved by hours and 26.39 % by units', async () => {
    const { groups } = await ask('workshop', NOVEMBER, {
      ...{ measures: ['hours', 'units'], groupBy: ['purchaseOption'] },
      filters: [
        { dimension: 'computeKind', values: ['compute'] },
        { dimension: 'instanceFamily', values: ['t2'] },
        { dimension: 'purchaseOption', values: ['Spot'], isExcluding: true },
      ],
    });
    const shareOf = (measure: number) => {
      const all = groups.reduce((sum, { totals }) => sum + (totals[measure] ?? 0), 0);
      const reserved = groups.find(({ keys }) => keys[0] === 'Reserved')?.totals[measure] ?? 0;
      return ((100 * reserved) / all).toFixed(2);
    };
    expect([shareOf(0), shareOf(1)]).toEqual(['21.60', '26.39']);
  });

  test('is the same out of its own table and out of the rows, by every kind and size', async () => {
    const question = {
      measures: ['hours', 'units', 'effective', 'coveredOnDemand', 'onDemandEquivalent'],
      groupBy: ['computeKind', 'instanceSize', 'tenancy', 'flexibilityGroup'],
    } satisfies Partial<CostQuestion>;
    const own = await ask('workshop', NOVEMBER, { ...question, filters: [machines] });
    const rows = await ask('workshop', NOVEMBER, {
      ...{ ...question, filters: [{ dimension: 'computeKind', values: [''], isExcluding: true }] },
    });
    expect(own.groups.length).toBeGreaterThan(5);
    expect(own).toEqual(rows);
  });

  test('of hours are those of days: the native report has hours, its sums by day are its sums by hour', async () => {
    await bench.documents
      .insertInto('companies')
      .values({ company_id: 'hours', name: 'Hours', currency: 'USD' })
      .execute();
    const file = bench.file('cur.csv', csv(hourlyRows()));
    await bench.load([file], { companyId: 'hours', answers: ['doubled'] });
    const scope = { start: '2024-05-01', end: '2024-05-02' };
    const question = { measures: ['hours', 'units', 'billed'] } satisfies Partial<CostQuestion>;
    const byDay = await ask('hours', scope, { ...question, unit: 'day', filters: [machines] });
    const byHour = await ask('hours', scope, {
      ...{ ...question, unit: 'day', filters: [machines], groupBy: ['usageHour', 'resolution'] },
    });
    expect(byHour.groups.length).toBe(25);
    expect(
      byHour.groups
        .filter(({ keys }) => keys[1] === 'hour')
        .every(({ keys }) => /T\d\d$/.test(keys[0] ?? '')),
    ).toBe(true);
    expect(byHour.groups.find(({ keys }) => keys[1] === 'day')?.keys).toEqual(['', 'day']);
    expect(byHour.total).toEqual(byDay.total);
    // 24 hours of a large one, 24 of a Multi-AZ database of twice its size, and none of the purchase, spot told apart.
    expect(byDay.total.totals).toEqual([48, 24 * 4 + 24 * 8, 24 + 48]);
  });

  test('by hour is asked for a quarter at most', async () => {
    const far = ask(
      'workshop',
      { start: '2018-01-01', end: '2018-12-31' },
      { groupBy: ['usageHour'], filters: [machines] },
    );
    await expect(far).rejects.toThrow('a range by hour is longer than 92 days');
  });
});

function hourlyRows(): Fields[] {
  const time = (hour: number) => new Date(Date.UTC(2024, 4, 1, hour)).toISOString();
  const machine = { SkuMeter: 'BoxUsage:m5.large', ConsumedUnit: 'Hrs', ConsumedQuantity: '1' };
  const hours = Array.from({ length: 24 }, (_, hour) =>
    row({ ...machine, ChargePeriodStart: time(hour), ChargePeriodEnd: time(hour + 1) }),
  );
  const database = row({
    ...{
      SkuMeter: 'Multi-AZUsage:db.m5.large',
      ConsumedUnit: 'Hrs',
      ConsumedQuantity: '24',
      BilledCost: '48',
    },
    ...{ ChargePeriodStart: time(24), ChargePeriodEnd: time(48) },
  });
  const fee = row({
    SkuMeter: 'HeavyUsage:m5.large',
    ChargeCategory: 'Purchase',
    ConsumedQuantity: '',
    BilledCost: '9',
  });
  return [...hours, database, fee];
}
