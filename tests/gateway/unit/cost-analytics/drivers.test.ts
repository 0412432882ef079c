import { describe, expect, test } from 'vitest';
import { mergeCost } from '../../../../gateway/domains/cost-analytics/compare/compare.ts';
import { driversOf } from '../../../../gateway/domains/cost-analytics/compare/drivers.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import type { DriverLine } from '../../../../upstream/contract/cost-analytics/drivers.ts';
import { item, series } from './series.ts';

const MAY = { start: '2024-05-01', end: '2024-05-01' };
const JUNE = { start: '2024-06-01', end: '2024-06-02' };

type Part = Partial<DriverLine> & { cost: number };

const line = (key: string, part: Part): DriverLine => ({
  vendor: 'aws',
  item: key,
  thenBy: [],
  usageType: 'BoxUsage',
  chargeType: 'Usage',
  useUnit: 'Hrs',
  purchaseOption: 'On-Demand',
  listCost: part.cost,
  usage: null,
  ...part,
});

type Items = Record<string, Part[]>;

function explain(
  now: Items,
  before: Items,
  { isWhole = true, top = 50, cost = 'INDIVIDUAL' as 'INDIVIDUAL' | 'AVERAGE' } = {},
) {
  const totalOf = (parts: readonly Part[]) => sumMoney(parts.map((part) => part.cost));
  const linesOf = (items: Items) =>
    Object.entries(items).flatMap(([key, parts]) => parts.map((part) => line(key, part)));
  const current = series(
    JUNE,
    Object.entries(now).map(([key, parts]) => item(key, [totalOf(parts), 0])),
  );
  const compared = series(
    MAY,
    Object.entries(before).map(([key, parts]) => item(key, [totalOf(parts)])),
  );
  const merged = mergeCost(current, compared, { cost, align: 'POSITION', isJoined: false });
  const drivers = driversOf(
    merged,
    { current: { lines: linesOf(now), isWhole }, compared: { lines: linesOf(before), isWhole } },
    top,
  );
  if (!drivers) throw new Error('there are drivers');
  expect(sumMoney(drivers.items.map(({ amount }) => amount))).toBe(merged.total.change?.difference);
  return drivers.items.map(({ kind, key, amount }) => [kind, key, amount]);
}

describe('C-08 why a cost changed', () => {
  test('items that were not there before are new, those that are not any more are gone', () => {
    expect(explain({ new: [{ cost: 5 }] }, { gone: [{ cost: 7 }] })).toEqual([
      ['GONE', 'gone', -7],
      ['NEW', 'new', 5],
    ]);
  });

  test('usage is valued as before, the list price at the usage of now, the discount is the rest', () => {
    const now = { ec2: [{ usage: 30, listCost: 90, cost: 45 }] };
    const before = { ec2: [{ usage: 10, listCost: 20, cost: 20 }] };
    // 20 hours more at 2, 30 hours at 1 more, and half of the list price is paid now.
    expect(explain(now, before)).toEqual([
      ['DISCOUNT', 'ec2', -45],
      ['USAGE', 'ec2', 40],
      ['PRICE', 'ec2', 30],
    ]);
  });

  test('without a list cost the price is the paid one', () => {
    const now = { ec2: [{ usage: 10, listCost: 0, cost: 30 }] };
    expect(explain(now, { ec2: [{ usage: 10, listCost: 0, cost: 20 }] })).toEqual([['PRICE', 'ec2', 10]]);
  });

  test('usage that a commitment covers now is the same usage at a discount', () => {
    const now = {
      ec2: [
        { usage: 5, listCost: 10, cost: 10 },
        { usage: 5, listCost: 10, cost: 4, chargeType: 'SavingsPlanCoveredUsage' },
      ],
    };
    expect(explain(now, { ec2: [{ usage: 10, listCost: 20, cost: 20 }] })).toEqual([['DISCOUNT', 'ec2', -6]]);
  });

  test('on the billed basis covered usage is no usage that is paid for', () => {
    const covered = { usage: 90, listCost: 0, cost: 0, chargeType: 'DiscountedUsage' };
    const now = { ec2: [{ usage: 10, listCost: 20, cost: 20 }, covered] };
    expect(explain(now, { ec2: [{ usage: 20, listCost: 40, cost: 40 }] })).toEqual([['USAGE', 'ec2', -20]]);
  });

  test('a usage type that began or ended within an item is usage', () => {
    const now = {
      s3: [
        { usage: 1, cost: 1 },
        { usageType: 'Requests', usage: 4, cost: 8 },
      ],
    };
    expect(explain(now, { s3: [{ usage: 1, cost: 1 }] })).toEqual([['USAGE', 's3', 8]]);
  });

  test('credits, fees of commitments, taxes and fees are told apart from usage, with their signs', () => {
    const now = {
      ec2: [
        { usage: 1, cost: 10 },
        { chargeType: 'Credit', usageType: 'Promotion', cost: -6 },
        { chargeType: 'RIFee', usageType: 'HeavyUsage', cost: 3 },
        { chargeType: 'Tax', usageType: 'VAT', cost: 1 },
      ],
    };
    expect(explain(now, { ec2: [{ usage: 1, cost: 10 }] })).toEqual([
      ['CREDIT', 'ec2', -6],
      ['COMMITMENT', 'ec2', 3],
      ['FEE', 'ec2', 1],
    ]);
  });

  test('an item of credits alone is compared by its amounts below 0', () => {
    const credit = (cost: number) => [{ chargeType: 'Credit', cost }];
    expect(explain({ ec2: credit(-3) }, { ec2: credit(-10) })).toEqual([['CREDIT', 'ec2', 7]]);
  });

  test('usage without a quantity is told by its discount, and what is left as not measured', () => {
    expect(explain({ s3: [{ cost: 5 }] }, { s3: [{ cost: 3 }] })).toEqual([['UNMEASURED', 's3', 2]]);
    // The list cost doubled, which would have made 6; half of what was paid of it before is paid now.
    expect(explain({ s3: [{ listCost: 12, cost: 4 }] }, { s3: [{ listCost: 6, cost: 3 }] })).toEqual([
      ['UNMEASURED', 's3', 3],
      ['DISCOUNT', 's3', -2],
    ]);
    expect(explain({ s3: [{ listCost: 0, cost: 5 }] }, { s3: [{ listCost: 6, cost: 3 }] })).toEqual([
      ['UNMEASURED', 's3', 2],
    ]);
  });

  test('a usage type without a quantity that began or ended is new or gone', () => {
    const now = {
      s3: [
        { usage: 1, cost: 1 },
        { usageType: 'Requests', cost: 8 },
      ],
    };
    const before = {
      s3: [
        { usage: 1, cost: 1 },
        { usageType: 'Storage', cost: 5 },
      ],
    };
    expect(explain(now, before)).toEqual([
      ['NEW_USAGE', 's3', 8],
      ['GONE_USAGE', 's3', -5],
    ]);
  });

  test('usage in two units, or below 0, is told as mixed', () => {
    expect(
      explain({ s3: [{ usage: 1, useUnit: 'GB', cost: 5 }] }, { s3: [{ usage: 9, useUnit: 'MB', cost: 3 }] }),
    ).toEqual([['MIX', 's3', 2]]);
    expect(explain({ s3: [{ usage: 4, cost: -1 }] }, { s3: [{ usage: 2, cost: 3 }] })).toEqual([
      ['MIX', 's3', -4],
    ]);
  });

  test('what a cut answer does not name is mixed, not new usage', () => {
    const now = {
      s3: [
        { usage: 1, cost: 1 },
        { usageType: 'Requests', usage: 4, cost: 8 },
      ],
    };
    expect(explain(now, { s3: [{ usage: 1, cost: 1 }] }, { isWhole: false })).toEqual([['MIX', 's3', 8]]);
  });

  test('of averages everything is told of a day', () => {
    // 2 days of 10 hours at 1 against 1 day of 4 hours at 1.
    const now = { ec2: [{ usage: 20, cost: 20 }] };
    expect(explain(now, { ec2: [{ usage: 4, cost: 4 }] }, { cost: 'AVERAGE' })).toEqual([
      ['USAGE', 'ec2', 6],
    ]);
  });

  test('the largest stand alone, all further ones as the rest', () => {
    const now = { a: [{ cost: 1 }], b: [{ cost: 2 }], c: [{ cost: 3 }], d: [{ cost: 4 }] };
    expect(explain(now, {}, { top: 2 })).toEqual([
      ['NEW', 'd', 4],
      ['NEW', 'c', 3],
      ['REST', '', 3],
    ]);
  });

  test('fractions that binary numbers cannot hold still sum exactly', () => {
    const now = {
      ec2: [
        { usage: 0.7, listCost: 0.3, cost: 0.1 },
        { usageType: 'x', usage: 3, cost: 0.2 },
      ],
    };
    explain(now, {
      ec2: [
        { usage: 0.3, listCost: 0.7, cost: 0.6 },
        { usageType: 'x', usage: 7, cost: 1.1 },
      ],
    });
  });

  test('usage that moved to another purchase option is told by it, not by a discount', () => {
    const onDemand = (cost: number) => ({ cost, listCost: cost, usage: cost, purchaseOption: 'On-Demand' });
    const spot = (listCost: number, cost: number) => ({
      ...{ cost, listCost, usage: listCost, purchaseOption: 'Spot' },
    });
    // Of 100 hours at list 1, 50 moved to spot at 0.3: nothing else changed.
    expect(explain({ ec2: [onDemand(50), spot(50, 15)] }, { ec2: [onDemand(100)] })).toEqual([
      ['PURCHASE_OPTION', 'ec2', -35],
    ]);
    // Spot was there before at 0.3 and costs 0.4 now: 30 hours moved at 0.3, and 50 pay 0.1 more.
    expect(explain({ ec2: [onDemand(50), spot(50, 20)] }, { ec2: [onDemand(80), spot(20, 6)] })).toEqual([
      ['PURCHASE_OPTION', 'ec2', expect.closeTo(-21, 9)],
      ['DISCOUNT', 'ec2', expect.closeTo(5, 9)],
    ]);
  });

  test('purchase options tell nothing where one has no list price', () => {
    const kinds = explain(
      {
        ec2: [
          { cost: 50, usage: 50 },
          { cost: 15, listCost: 0, usage: 50, purchaseOption: 'Spot' },
        ],
      },
      { ec2: [{ cost: 100, usage: 100 }] },
    ).map(([kind]) => kind);
    expect(kinds).not.toContain('PURCHASE_OPTION');
  });
});
