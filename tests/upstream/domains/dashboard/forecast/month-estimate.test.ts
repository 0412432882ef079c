// The month-end estimate on costs whose result can be worked out by hand.
import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from '../../../../../lib/calendar/calendar.ts';
import { estimateCompany } from '../../../../../upstream/domains/shared/forecast/company-estimate.ts';
import type { DailyCost } from '../../../../../upstream/domains/shared/forecast/daily-cost.ts';
import { estimateMonth } from '../../../../../upstream/domains/shared/forecast/month-estimate.ts';
import {
  chosenUsageMethods,
  meanUsageOfDay,
} from '../../../../../upstream/domains/shared/forecast/usage-methods.ts';

const START = '2024-01-01';
const DAYS = 366;
const days = Array.from({ length: DAYS }, (_, place) => addDays(START, place));

interface Given {
  usage: (day: string) => number;
  fixed?: Record<string, number>;
  recurring?: Record<string, number>[];
  isKnown?: (day: string) => boolean;
  completeThrough?: string;
}

/** Data end on the day after the last complete one. */
function costOf({
  usage,
  fixed = {},
  recurring = [],
  isKnown = () => true,
  completeThrough = '2024-06-19',
}: Given): DailyCost {
  const isThere = (day: string) => day <= addDays(completeThrough, 1) && isKnown(day);
  return {
    start: START,
    usage: days.map((day) => (isThere(day) ? usage(day) : 0)),
    fixed: days.map((day) => fixed[day] ?? 0),
    isKnown: days.map(isThere),
    recurring: recurring.map((amounts) => days.map((day) => amounts[day] ?? 0)),
    completeThrough,
  };
}

const june = { month: '2024-06-20', completeThrough: '2024-06-19', through: '2024-06-30' };
const isWeekend = (day: string) => [0, 6].includes(weekdayOf(day));
const past = (estimate: ReturnType<typeof estimateCompany>) => {
  if ('refusal' in estimate) throw new Error(estimate.refusal);
  return estimate;
};

describe('mapping 4.4: the month-end estimate', () => {
  test('adds to each later day the mean of the last four same weekdays', () => {
    // 10 a day, 2 on weekends. June 2024: 20 weekdays, 10 weekend days; left after the 19th: 7 and 4.
    const cost = costOf({ usage: (day) => (isWeekend(day) ? 2 : 10) });
    expect(estimateMonth(cost, june)).toMatchObject({
      ...{ total: 220, known: 142, remaining: 78, expectedCharges: 0 },
    });
  });

  test('tells every day of the month: what it cost, then what it is expected to, and together the total', () => {
    // A fee on the 3rd of last month is late: it is told on the first day that is left. One of the 25th is told there.
    const cost = costOf({
      usage: (day) => (isWeekend(day) ? 2 : 10),
      fixed: { '2024-06-10': 7 },
      recurring: [{ '2024-05-03': 30 }, { '2024-05-25': 5 }],
    });
    const { days: told = [], total } = estimateMonth(cost, june) ?? {};
    const costs = new Map(told.map((day) => [day.date, day.cost]));
    expect(told.filter(({ isExpected }) => isExpected).map(({ date }) => date)).toEqual(
      Array.from({ length: 11 }, (_, index) => addDays('2024-06-20', index)),
    );
    expect(
      ['2024-06-10', '2024-06-19', '2024-06-20', '2024-06-22', '2024-06-25'].map((day) => costs.get(day)),
    ).toEqual([17, 10, 40, 2, 15]);
    expect([...costs.values()].reduce((sum, each) => sum + each, 0)).toBe(total);
  });

  test('means are of the last four alone', () => {
    // 1 until May 22nd; 5 on the four weeks up to June 19th. Each weekday stands four times in those.
    const cost = costOf({ usage: (day) => (day <= '2024-05-22' ? 1 : 5) });
    expect(estimateMonth(cost, june)?.remaining).toBe(11 * 5);
  });

  test('problem 22: the newest day is not complete, so it counts as a day to come', () => {
    const cost = costOf({ usage: (day) => (day === '2024-06-20' ? 3 : 10) });
    expect(estimateMonth(cost, june)?.total).toBe(300);
  });

  test('what the newest day has cost already is not taken back', () => {
    const cost = costOf({ usage: (day) => (day === '2024-06-20' ? 25 : 10) });
    expect(estimateMonth(cost, june)?.total).toBe(315);
  });

  test('problem 21: days that a promotion pays for cost 0 and are known', () => {
    // June 3rd to 9th cost nothing: each weekday has 0 once among its last four, so its mean is 7.5; the 20th has cost 10 already.
    const cost = costOf({ usage: (day) => (day >= '2024-06-03' && day <= '2024-06-09' ? 0 : 10) });
    expect(estimateMonth(cost, june)).toMatchObject({ known: 120, remaining: 85 });
  });

  test('days without any row are passed over', () => {
    const cost = costOf({ usage: () => 10, isKnown: (day) => day < '2024-06-03' || day > '2024-06-09' });
    expect(estimateMonth(cost, june)).toMatchObject({ known: 120, remaining: 110 });
  });

  test('what is not Usage-Based counts as it is charged, and is not extrapolated', () => {
    const cost = costOf({ usage: () => 1, fixed: { '2024-06-01': 100, '2024-06-20': 40, '2024-05-01': 99 } });
    expect(estimateMonth(cost, june)).toMatchObject({ total: 170, known: 159, remaining: 11 });
  });

  test('a recurring charge of one day of last month that has not appeared yet is added once', () => {
    const cost = costOf({
      usage: () => 0,
      recurring: [
        { '2024-05-25': 30 },
        { '2024-05-01': 20, '2024-06-01': 21 },
        { '2024-05-02': 5, '2024-05-03': 5 },
        { '2024-04-25': 70 },
      ],
    });
    expect(estimateMonth(cost, june)).toMatchObject({ total: 30, expectedCharges: 30 });
  });

  test('a weekday with a single known day is too little', () => {
    const twoWeeks = costOf({ usage: () => 1, isKnown: (day) => day >= '2024-06-06' });
    expect(estimateMonth(twoWeeks, june)?.total).toBe(25);
    const less = costOf({ usage: () => 1, isKnown: (day) => day >= '2024-06-07' });
    expect(estimateMonth(less, june)).toBeNull();
  });

  test('decimals are added exactly', () => {
    expect(estimateMonth(costOf({ usage: () => 0.1 }), june)?.total).toBe(3);
  });
});

describe('the past error and the band of the estimate', () => {
  test('past months are estimated of what was known on the same day', () => {
    // 10 a day; from May 25th on 20 a day until the end of May. On May 19th that could not be known.
    const cost = costOf({ usage: (day) => (day >= '2024-05-25' && day <= '2024-05-31' ? 20 : 10) });
    const estimate = past(estimateCompany([cost], '2024-06-20'));
    const [may, april] = estimate.past;
    expect(may).toEqual({
      month: '2024-05-01',
      estimated: 310,
      actual: 380,
      errorPercent: (100 * -70) / 380,
    });
    expect(april).toMatchObject({ month: '2024-04-01', estimated: 300, actual: 300, errorPercent: 0 });
    // On January 19th each weekday had been there twice.
    expect(estimate.past.map(({ month }) => month.slice(5, 7))).toEqual(['05', '04', '03', '02', '01']);
    expect(estimate.meanErrorPercent).toBeCloseTo((100 * 70) / 380 / 5, 10);
    // June: 19 days of 10; the last week of May was dearer, so the means of later days hold one 20 among four.
    // Of five errors the 4.8th: four fifths of the way from the fourth, which is 0, to May's.
    const width = (0.8 * 70) / 310;
    expect(estimate.band?.high).toBeCloseTo(estimate.total * (1 + width), 10);
    expect(estimate.band?.low).toBeCloseTo(estimate.total * (1 - width), 10);
  });

  test('the band never goes below what is spent, on the day that is not complete, too', () => {
    // April cost nothing after the 19th, so its estimate was far too high; two months alone make a wide band.
    const cost = costOf({
      usage: (day) => (day > '2024-04-19' && day <= '2024-04-30' ? 0 : 10),
      isKnown: (day) => day >= '2024-03-20',
    });
    const estimate = past(estimateCompany([cost], '2024-06-20'));
    expect(estimate.band?.low).toBe(estimate.known + 10);
  });

  test('a single past month makes no band, none no error', () => {
    const short = costOf({ usage: () => 1, isKnown: (day) => day >= '2024-05-02' });
    expect(past(estimateCompany([short], '2024-06-20'))).toMatchObject({
      band: null,
      meanErrorPercent: 0,
    });
    const shorter = costOf({ usage: () => 1, isKnown: (day) => day >= '2024-05-20' });
    expect(past(estimateCompany([shorter], '2024-06-20'))).toMatchObject({
      band: null,
      past: [],
      meanErrorPercent: null,
    });
  });

  test('vendors have newest days of their own', () => {
    const late = costOf({ usage: () => 1, completeThrough: '2024-06-10' });
    const early = costOf({ usage: () => 10 });
    expect(past(estimateCompany([late, early], '2024-06-20')).total).toBe(330);
  });

  test('a vendor that ended before last month is left out, one with too few days refuses the sum', () => {
    const going = costOf({ usage: () => 10 });
    const ended = costOf({ usage: () => 1, completeThrough: '2024-04-20' });
    expect(past(estimateCompany([going, ended], '2024-06-20')).total).toBe(300);
    expect(estimateCompany([ended], '2024-06-20')).toEqual({ refusal: 'FORECAST_NO_RECENT_DATA' });
    const newcomer = costOf({ usage: () => 1, isKnown: (day) => day >= '2024-06-12' });
    expect(estimateCompany([going, newcomer], '2024-06-20')).toEqual({ refusal: 'FORECAST_TOO_FEW_DAYS' });
  });
});

describe('the way that usage is told by', () => {
  const newest = days.indexOf('2024-06-19');

  test('is of same weekdays where weeks repeat themselves', () => {
    const cost = costOf({ usage: (day) => (isWeekend(day) ? 2 : 10) });
    expect([['fourWeekdays'], ['lastWeek']]).toContainEqual(chosenUsageMethods(cost, newest, 11));
  });

  test('is the same day of the month before where each month repeats itself', () => {
    // A promotion pays from the 7th to the 14th of every month.
    const cost = costOf({ usage: (day) => (day.slice(8) >= '07' && day.slice(8) <= '14' ? 0 : 10) });
    expect(chosenUsageMethods(cost, days.indexOf('2024-06-05'), 25)).toEqual(['monthBefore']);
  });

  test('is of the newest days where cost steps up again and again', () => {
    const cost = costOf({ usage: (day) => 10 + 3 * Math.floor(days.indexOf(day) / 7) });
    expect([['lastWeek'], ['twoWeeks']]).toContainEqual(chosenUsageMethods(cost, newest, 11));
  });

  test('is the mean of three where too few earlier dates tell', () => {
    // Known for five weeks, 10 a day and 2 on weekends: four weeks say 7.71 of any day.
    const cost = costOf({
      usage: (day) => (isWeekend(day) ? 2 : 10),
      isKnown: (day) => day >= '2024-05-16',
    });
    expect(chosenUsageMethods(cost, newest, 11)).toEqual(['fourWeekdays', 'fourWeeks', 'monthBefore']);
    const thursday = days.indexOf('2024-06-20');
    const told = [10, (20 * 10 + 8 * 2) / 28, 10];
    expect(meanUsageOfDay(['fourWeekdays', 'fourWeeks', 'monthBefore'], cost, thursday, newest)).toBeCloseTo(
      told.reduce((sum, each) => sum + each, 0) / 3,
      10,
    );
  });

  test('reads no day after the newest complete one', () => {
    const usage = (day: string) => 10 + (days.indexOf(day) % 5);
    const whole = costOf({ usage, completeThrough: '2024-12-30' });
    const cut = costOf({ usage });
    expect(chosenUsageMethods(whole, newest, 11)).toEqual(chosenUsageMethods(cut, newest, 11));
  });
});
