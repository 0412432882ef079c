// What a rule would have bought each month, the ledger of promises, and rates of a table.
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../lib/calendar/calendar.ts';
import { backTest, type History, sizeByRule } from '../../../../lib/commitments/advice/back-test.ts';
import { ledgerOf } from '../../../../lib/commitments/advice/ledger.ts';
import { type CommitmentRate, hourlyPrice, rateFor } from '../../../../lib/commitments/advice/rates.ts';
import { MONTH_HOURS } from '../../../../lib/commitments/advice/valuation.ts';
import { PLAN, planHours, planValuation } from './hours.ts';

function history(firstDay: string, costs: readonly number[]): History {
  const { scale, layers } = planHours([{ discount: 0.3, costs }]);
  return { firstDay, days: costs.length, slotsOfDay: 1, scale, layers };
}
const RULE = { goal: { by: 'saving' as const }, lookBackDays: 30, guardDays: null };

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

  it('begins with a whole month, and ends with one', () => {
    const told = backTest(history(addDays('2024-01-01', 15), Array(70).fill(10)), RULE, PLAN);
    expect(told.purchases).toEqual([]);
    expect(told).toMatchObject({ worst: null, capture: null });
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
