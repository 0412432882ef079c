// What a rule would have bought each month, the ledger of promises, and rates of a table.
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../lib/calendar/calendar.ts';
import { backTest, type History, sizeByRule } from '../../../../lib/commitments/advice/back-test.ts';
import { grown, growthFactors, growthOf } from '../../../../lib/commitments/advice/growth.ts';
import { ledgerOf } from '../../../../lib/commitments/advice/ledger.ts';
import { type CommitmentRate, hourlyPrice, rateFor } from '../../../../lib/commitments/advice/rates.ts';
import { MONTH_HOURS } from '../../../../lib/commitments/advice/valuation.ts';
import { PLAN, planHours, planValuation } from './hours.ts';

function history(firstDay: string, costs: readonly number[]): History {
  const { scale, layers } = planHours([{ discount: 0.3, costs }]);
  return { firstDay, days: costs.length, slotsOfDay: 1, scale, layers };
}
const RULE = { goal: { by: 'saving' as const }, lookBackDays: 30, guardDays: null, expectsGrowth: false };

describe('a back-test', () => {
  it('captures all of usage that stays as it is', () => {
    const told = backTest(history('2024-01-01', Array(400).fill(10)), RULE, PLAN);
    expect(told.purchases[0]).toMatchObject({ month: '2024-02-01', size: 7, months: 12, utilization: 100 });
    expect(told.purchases.at(-1)?.month).toBe('2025-01-01');
    expect(told.capture).toBeCloseTo(100, 9);
    expect(told.worst).toBeCloseTo(3 * MONTH_HOURS, 6);
  });

  it('tells the loss of what was bought before a fall', () => {
    const days = Array.from({ length: 121 }, (_, day) => (day < 60 ? 10 : 5));
    const told = backTest(history('2024-01-01', days), RULE, PLAN);
    // March is the first month after it: half of the usage is left from its first day.
    expect(told.purchases.map(({ month, size }) => [month, size])).toEqual([
      ['2024-02-01', 7],
      ['2024-03-01', 7],
      ['2024-04-01', 3.5],
    ]);
    expect(told.purchases[1]?.realised).toBeCloseTo(-2 * MONTH_HOURS, 6);
    expect(told.worst).toBeCloseTo(-2 * MONTH_HOURS, 6);
    expect(told.purchases[2]?.realised).toBeCloseTo(1.5 * MONTH_HOURS, 6);
  });

  it('takes the lower of a short and a long window as a guard', () => {
    const days = Array.from({ length: 60 }, (_, day) => (day < 53 ? 10 : 4));
    const told = history('2024-01-01', days);
    expect(sizeByRule(told, RULE, PLAN, 60)).toBe(7);
    expect(sizeByRule(told, { ...RULE, guardDays: 7 }, PLAN, 60)).toBe(2.8);
    expect(sizeByRule(told, RULE, PLAN, 20)).toBeNull();
  });

  it('expects half of the growth of the year to go on, and captures more of usage that grows', () => {
    const days = Array.from({ length: 730 }, (_, day) => 10 * 1.0006 ** day);
    const told = { ...history('2023-01-01', days), growthAt: (day: number) => growthOf(days, day) };
    const plain = backTest(told, RULE, PLAN);
    const expecting = backTest(told, { ...RULE, expectsGrowth: true }, PLAN);
    expect(expecting.capture).toBeGreaterThan((plain.capture ?? 0) + 1);
    expect(expecting.capture).toBeGreaterThan(97);
    // What is promised is what the window would have saved by that size.
    const [known, alone] = [expecting.purchases[6], plain.purchases[6]];
    expect(known?.promised).toBeLessThan(alone?.promised ?? 0);
    expect(known?.realised).toBeGreaterThan(alone?.realised ?? 0);
  });

  it('buys less where usage has been falling', () => {
    const days = Array.from({ length: 400 }, (_, day) => 10 * 0.999 ** day);
    const told = { ...history('2023-01-01', days), growthAt: (day: number) => growthOf(days, day) };
    const at = (expectsGrowth: boolean) => sizeByRule(told, { ...RULE, expectsGrowth }, PLAN, 365) ?? 0;
    expect(at(true)).toBeLessThan(at(false));
    const capture = (expectsGrowth: boolean) => backTest(told, { ...RULE, expectsGrowth }, PLAN).capture ?? 0;
    expect(capture(true)).toBeGreaterThan(capture(false));
  });

  it('begins with a whole month, and ends with one', () => {
    const told = backTest(history(addDays('2024-01-01', 15), Array(70).fill(10)), RULE, PLAN);
    expect(told.purchases).toEqual([]);
    expect(told).toMatchObject({ worst: null, capture: null });
  });
});

describe('growth', () => {
  const growing = (weeks: number, rate: number) =>
    Array.from({ length: 7 * weeks }, (_, day) => 10 * (1 + rate) ** day * (day % 7 < 5 ? 1 : 0.6));

  it('is the middle of the slopes between weeks: the week itself and some strange weeks do not move it', () => {
    const days = growing(52, 0.001);
    expect(growthOf(days, days.length)).toBeCloseTo(Math.log(1.001), 9);
    for (let day = 100; day < 121; day += 1) days[day] = 500;
    expect(growthOf(days, days.length)).toBeCloseTo(Math.log(1.001), 4);
  });

  it('is none where there are less than eight weeks with usage', () => {
    expect(growthOf(growing(7, 0.01), 49)).toBe(0);
    const begun = [...Array(70).fill(0), ...growing(7, 0.01)];
    expect(growthOf(begun, begun.length)).toBe(0);
    expect(growthOf([], 400)).toBe(0);
  });

  it('is all of the usage that nothing covers, and goes on for a year, within bounds', () => {
    const [first, ...rest] = growthFactors(0.0005, { windowDays: 31, termMonths: 12 });
    expect(first?.times).toBeCloseTo(Math.exp(0.00025 * (15 + 365 / 24)), 9);
    expect(rest).toHaveLength(11);
    const half = growthFactors(0.0005, { windowDays: 31, termMonths: 12, wholeByUncovered: 2 });
    expect(half[0]?.times).toBeCloseTo(1 + 2 * ((first?.times ?? 0) - 1), 9);
    const three = growthFactors(0.0005, { windowDays: 31, termMonths: 36 });
    expect(three.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(three.at(-1)).toMatchObject({ share: 25 / 36, times: rest.at(-1)?.times });
    const wild = growthFactors(0.1, { windowDays: 31, termMonths: 12 });
    expect(Math.max(...wild.map(({ times }) => times))).toBe(1.2);
    const sunk = growthFactors(-0.1, { windowDays: 31, termMonths: 12 });
    expect(Math.min(...sunk.map(({ times }) => times))).toBe(0.5);
  });

  it('is worth what hours of that size are', () => {
    const parts = [{ discount: 0.3, costs: [1, 4, 2, 8, 3] }];
    const twice = planValuation([
      { discount: 0.3, costs: [1, 4, 2, 8, 3].flatMap((each) => [each, 1.5 * each]) },
    ]);
    const told = grown(planValuation(parts), [
      { times: 1, share: 0.5 },
      { times: 1.5, share: 0.5 },
    ]);
    expect(told.onDemand).toBeCloseTo(twice.onDemand, 9);
    expect(told.peak).toBeCloseTo(twice.peak, 9);
    for (const size of [0, 0.7, 2.1, 5, 9]) {
      expect(told.at(size).covered).toBeCloseTo(twice.at(size).covered, 8);
      expect(told.at(size).used).toBeCloseTo(twice.at(size).used, 8);
    }
  });
});

describe('the ledger of promises', () => {
  it('tells promised, realised and best of each month', () => {
    const month = (of: string, cost: number, charged: number | null) => ({
      ...{ month: of, hours: 720, charged },
      valuation: planValuation([{ discount: 0.3, costs: Array(24).fill(cost) }]),
    });
    const advice = { size: 7, promised: 3 * MONTH_HOURS, price: PLAN };
    const told = ledgerOf(advice, [month('2024-02-01', 10, null), month('2024-03-01', 8, 500)]);
    expect(told.months[0]).toMatchObject({ promised: 2190, isCharged: false });
    expect(told.months[0]?.realised).toBeCloseTo(2160, 6);
    expect(told.months[1]).toMatchObject({ realised: 500, isCharged: true });
    expect(told.months[1]?.best).toBeCloseTo(2.4 * 720, 6);
    expect(told.realised).toBeCloseTo(2660, 6);
  });
});

describe('rates of a table', () => {
  const rate = (more: Partial<CommitmentRate>): CommitmentRate => ({
    ...{ vendor: 'aws', product: 'EC2', region: null, family: null, instanceType: null, platform: null },
    ...{ termYears: 1, payment: 'No Upfront', discount: 0.3, upfront: null, hourly: null, currency: null },
    ...{ validFrom: '2024-01-01', validTo: null, source: 'list', ...more },
  });
  const asked = {
    ...{
      vendor: 'aws' as const,
      product: 'EC2' as const,
      region: 'us-east-1',
      family: 'm5',
      instanceType: 'm5.large',
    },
    ...{ platform: 'Linux', termYears: 1, payment: 'No Upfront' as const, day: '2024-06-01' },
  };

  it('hold by what they say most about, and by their days', () => {
    const rates = [
      rate({ discount: 0.1 }),
      rate({ discount: 0.2, family: 'M5' }),
      rate({ discount: 0.3, family: 'm5', validFrom: '2024-05-01' }),
      rate({ discount: 0.4, family: 'm5', validFrom: '2024-05-02', validTo: '2024-05-31' }),
      rate({ discount: 0.5, family: 'r5' }),
      rate({ discount: 0.6, termYears: 3 }),
    ];
    expect(rateFor(rates, asked)?.discount).toBe(0.3);
    expect(rateFor(rates, { ...asked, day: '2024-05-31' })?.discount).toBe(0.4);
    expect(rateFor(rates, { ...asked, family: 'c5' })?.discount).toBe(0.1);
    expect(rateFor(rates, { ...asked, payment: 'All Upfront' })).toBeNull();
  });

  it('spread what is paid at once over the term', () => {
    expect(hourlyPrice(rate({ upfront: 876, hourly: 0.01 }))).toBeCloseTo(0.11, 12);
    expect(hourlyPrice(rate({}))).toBeNull();
  });
});
