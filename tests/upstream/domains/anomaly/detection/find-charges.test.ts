// N-06: fees, taxes and monthly credits are judged by month and by whether they come again, never by day.
import { describe, expect, it } from 'vitest';
import { addMonths, lastOfMonth } from '../../../../../lib/calendar/calendar.ts';
import type { Leaf } from '../../../../../upstream/domains/anomaly/detection/leaves.ts';
import {
  type ChargeOptions,
  findCharges,
} from '../../../../../upstream/domains/anomaly/detection/months/find-charges.ts';
import {
  type MonthlyCharge,
  monthlyCredits,
} from '../../../../../upstream/domains/anomaly/detection/months/monthly-charge.ts';

const FIRST = '2023-01-01';
const monthAt = (at: number) => addMonths(FIRST, at);
const PLACE = { vendor: 'aws', account: 'a', product: 'Support', region: null } as const;

function charge(amounts: number[], more: Partial<MonthlyCharge> = {}): MonthlyCharge {
  return {
    place: PLACE,
    kind: 'FEE',
    months: amounts.map((_, at) => monthAt(at)),
    amounts,
    bases: [],
    ...more,
  };
}

/** All months are over, unless `through` says otherwise. */
function found(of: MonthlyCharge, options: Partial<ChargeOptions> = {}) {
  const through = monthAt(of.months.length + 1);
  return findCharges([of], { sensitivity: 'M', minimumImpact: () => 1, through, ...options }).map(
    ({ kind, unit, direction, firstDay, lastDay, endedOn, real, expected }) => ({
      ...{ kind, unit, direction, firstDay, lastDay, endedOn, real, expected },
    }),
  );
}

const steady = (count: number, amount = 100) => Array.from({ length: count }, () => amount);

describe('a fee', () => {
  it('that rises is reported once, for its month; the month after it is usual', () => {
    expect(found(charge([...steady(6), 180, 180, 180]))).toEqual([
      {
        ...{ kind: 'FEE', unit: 'MONTH', direction: 'UP', firstDay: '2023-07-01', lastDay: '2023-07-31' },
        ...{ endedOn: '2023-07-31', real: 180, expected: 100 },
      },
    ]);
  });

  it('that grows with what it is charged on is as usual; beside it, it is not', () => {
    const base = [1000, 1100, 900, 1300, 1250, 1000, 2600, 2500];
    const part = base.map((cost) => cost * 0.07);
    expect(found(charge(part, { bases: [base] }))).toEqual([]);
    const raised = part.map((amount, at) => (at >= 6 ? (amount / 7) * 10 : amount));
    expect(found(charge(raised, { bases: [base] }))).toMatchObject([
      { direction: 'UP', firstDay: '2023-07-01' },
    ]);
  });

  it('that is new is reported in its first month, and as gone when its last month is over', () => {
    const subscription = [0, 0, 0, 0, 50, 50, 50, 50, 0, 0];
    expect(found(charge(subscription))).toMatchObject([
      { direction: 'UP', firstDay: '2023-05-01', expected: 0 },
      { direction: 'DOWN', firstDay: '2023-09-01', real: 0, expected: 50 },
    ]);
  });

  it('that comes once a year is expected a year later, and one that comes now and then is never missed', () => {
    const yearly = [...steady(5, 0), 900, ...steady(11, 0), 900, 0];
    expect(found(charge(yearly))).toMatchObject([{ direction: 'UP', firstDay: '2023-06-01' }]);
    expect(found(charge([0, 40, 0, 0, 40, 0, 0, 0, 40, 0, 0, 0, 0]), { from: monthAt(5) })).toEqual([]);
  });

  it('is not missed while its month lasts, nor while its invoice may still come', () => {
    const missing = charge([...steady(6), 0]);
    const month = monthAt(6);
    expect(found(missing, { through: '2023-07-20' })).toEqual([]);
    expect(found(missing, { through: '2023-08-03' })).toEqual([]);
    expect(found(missing, { through: '2023-08-05' })).toMatchObject([{ direction: 'DOWN', firstDay: month }]);
  });

  it('that is too high already is reported while the month lasts, which it does not end', () => {
    const [told] = found(charge([...steady(6), 300]), { through: '2023-07-04' });
    expect(told).toMatchObject({ firstDay: '2023-07-01', lastDay: '2023-07-04', endedOn: null, real: 300 });
  });

  it('is judged from the fourth known month on, by finer or coarser sensitivity, and by a fence', () => {
    expect(found(charge([100, 100, 300]))).toEqual([]);
    const slight = charge([...steady(8), 115]);
    const isFound = (options: Partial<ChargeOptions>) => found(slight, options).length === 1;
    expect([isFound({ sensitivity: 'H' }), isFound({}), isFound({ sensitivity: 'L' })]).toEqual([
      true,
      true,
      false,
    ]);
    expect(isFound({ fenceFactor: () => 2 })).toBe(false);
    expect(isFound({ minimumImpact: () => 2 })).toBe(false);
  });

  it('of planned months is not learnt from', () => {
    const plans = [{ place: PLACE, from: monthAt(6), until: lastOfMonth(monthAt(6)) }];
    const twice = charge([...steady(6), 300, 300]);
    expect(found(twice)).toHaveLength(1);
    expect(found(twice, { plans })).toMatchObject([
      { firstDay: monthAt(6), lastDay: lastOfMonth(monthAt(7)) },
    ]);
  });
});

describe('a tax', () => {
  it('is judged as a part of what is billed: a dear month has more of it, another rate is news', () => {
    const base = [500, 510, 480, 1900, 505, 490, 500, 520];
    const tenth = base.map((cost) => cost / 10);
    expect(found(charge(tenth, { bases: [base], kind: 'TAX' }))).toEqual([]);
    const raised = tenth.map((tax, at) => (at === 7 ? tax * 1.5 : tax));
    expect(found(charge(raised, { bases: [base], kind: 'TAX' }))).toMatchObject([
      { kind: 'TAX', firstDay: '2023-08-01' },
    ]);
  });
});

describe('a tax of one account among others', () => {
  const own = [500, 510, 480, 900, 505, 1400, 520, 500];
  const bill = [5000, 5200, 4900, 5100, 9000, 5300, 5100, 5000];

  it('follows the cost of its account or that of its bill, whichever it is charged on', () => {
    for (const base of [own, bill]) {
      const tenth = base.map((cost) => cost / 10);
      expect(found(charge(tenth, { bases: [own, bill], kind: 'TAX' }))).toEqual([]);
      const raised = tenth.map((tax, at) => (at === 7 ? tax * 1.5 : tax));
      expect(found(charge(raised, { bases: [own, bill], kind: 'TAX' }))).toMatchObject([
        { direction: 'UP', firstDay: '2023-08-01' },
      ]);
    }
  });

  it('would be news where the other of them alone is known', () => {
    const tenth = own.map((cost) => cost / 10);
    expect(found(charge(tenth, { bases: [bill], kind: 'TAX' }))).not.toEqual([]);
  });
});

describe('a monthly credit', () => {
  /** A credit of an amount on the first of each month, or on each day. */
  function leaf(isDaily: boolean, amounts: number[]): Leaf {
    const values = new Float64Array(amounts.length * 28);
    for (const [month, amount] of amounts.entries())
      for (let day = 0; day < (isDaily ? 28 : 1); day += 1) values[month * 28 + day] = -amount;
    return {
      vendor: 'gcp',
      account: 'a',
      product: 'Credit',
      region: '',
      basis: 'CREDIT',
      firstDay: '2023-02-01',
      values,
    };
  }
  const months = ['2023-02-01'];

  it('is one that comes on a few days; a daily one is judged by day', () => {
    expect(monthlyCredits([leaf(false, [30])], months)).toMatchObject([{ kind: 'CREDIT', amounts: [30] }]);
    expect(monthlyCredits([leaf(true, [30])], months)).toEqual([]);
  });

  it('that stays away makes cost rise; more of it is no news', () => {
    const credit = (amounts: number[]) => found(charge(amounts, { kind: 'CREDIT' }));
    expect(credit([...steady(6), 0, 0])).toEqual([
      {
        ...{ kind: 'CREDIT', unit: 'MONTH', direction: 'UP', firstDay: '2023-07-01', lastDay: '2023-07-31' },
        ...{ endedOn: '2023-07-31', real: 0, expected: -100 },
      },
    ]);
    expect(credit([...steady(6), 400])).toEqual([]);
  });
});
