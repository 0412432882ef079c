// Rules for unusual cost by hand: on which days they fire, what of that is one anomaly, and in which band.
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../lib/calendar/calendar.ts';
import { levelOf } from '../../../../upstream/domains/anomaly/detection/levels.ts';
import { fadedFactor, widened } from '../../../../upstream/domains/anomaly/handling/fence-factor.ts';
import { shownState } from '../../../../upstream/domains/anomaly/handling/shown-state.ts';
import { ruleDays } from '../../../../upstream/domains/anomaly/rules/rule-days.ts';
import { ruleEvents } from '../../../../upstream/domains/anomaly/rules/rule-events.ts';

const START = '2024-05-01';

/** From the first of May on. */
function costsOf(amounts: readonly number[]) {
  return {
    costs: new Map(amounts.map((amount, place) => [addDays(START, place), amount])),
    knownFrom: START,
  };
}

const percent = (threshold: number) => ({ scale: 'percentage' as const, threshold });

describe('the days on which a rule fires', () => {
  const costs = costsOf([10, 10, 10, 10, 10, 10, 10, 20, 10]);
  const firedOn = (comparison: Parameters<typeof ruleDays>[0]['comparison'], threshold = 10) =>
    ruleDays({ comparison, ...percent(threshold) }, costs, { start: '2024-05-07', end: '2024-05-09' })
      .filter(({ hasFired }) => hasFired)
      .map(({ day, changeRate }) => [day, changeRate]);

  it('are those whose cost changed by the threshold against the day before', () => {
    expect(firedOn('latest_day')).toEqual([
      ['2024-05-08', 100],
      ['2024-05-09', -50],
    ]);
    expect(firedOn('latest_day', 60)).toEqual([['2024-05-08', 100]]);
  });

  it('are those against a mean of seven days', () => {
    expect(firedOn('latest_day_to_average')).toEqual([
      ['2024-05-08', 100],
      ['2024-05-09', -12.5],
    ]);
  });

  it('are those of three days against the three before', () => {
    expect(firedOn('last_3_days')).toEqual([
      ['2024-05-08', 33.33],
      ['2024-05-09', 33.33],
    ]);
  });

  it('are none that would be compared with days before the data', () => {
    // Three days before 1 May are unknown: the three from 4 May on are the first that can be compared.
    const days = ruleDays({ comparison: 'last_3_days', ...percent(10) }, costsOf([10, 10, 10, 90, 90, 90]), {
      start: '2024-05-04',
      end: '2024-05-06',
    });
    expect(days.map(({ hasFired }) => hasFired)).toEqual([false, false, true]);
  });

  it('take an amount as the threshold', () => {
    const days = ruleDays({ comparison: 'latest_day', scale: 'value', threshold: 10 }, costs, {
      start: '2024-05-07',
      end: '2024-05-09',
    });
    expect(days.map(({ hasFired, difference }) => [hasFired, difference])).toEqual([
      [false, 0],
      [true, 10],
      [true, -10],
    ]);
  });
});

describe('the anomalies of a rule', () => {
  it('join days up to three apart, and add up what they cost', () => {
    const costs = costsOf([...Array.from({ length: 10 }, () => 10), 30, 10, 10, 30, 10, 10, 10, 10, 10, 10]);
    const days = ruleDays({ comparison: 'latest_day_to_average', ...percent(80) }, costs, {
      start: '2024-05-08',
      end: '2024-05-20',
    });
    expect(ruleEvents(days)).toMatchObject([
      {
        direction: 'UP',
        startedOn: '2024-05-11',
        lastSeenOn: '2024-05-14',
        endedOn: '2024-05-17',
        peakDay: '2024-05-11',
        real: 80,
      },
    ]);
    const [event] = ruleEvents(days);
    expect(event?.impact).toBeCloseTo(80 - (event?.expected ?? 0), 10);
    expect(event?.days).toHaveLength(4);
  });

  it('last as long as three days have not passed, and are apart by direction', () => {
    const days = ruleDays({ comparison: 'latest_day', ...percent(50) }, costsOf([10, 10, 20, 5]), {
      start: '2024-05-02',
      end: '2024-05-04',
    });
    expect(
      ruleEvents(days).map(({ direction, startedOn, endedOn }) => [direction, startedOn, endedOn]),
    ).toEqual([
      ['UP', '2024-05-03', null],
      ['DOWN', '2024-05-04', null],
    ]);
  });
});

it('N-03 the level follows the size of the impact, up or down', () => {
  const band = { minAlert: 100, maxAlert: 1000 };
  expect([99.99, 100, -100, 999, 1000, -5000].map((impact) => levelOf(impact, band))).toEqual([
    'MINOR',
    'MAJOR',
    'MAJOR',
    'MAJOR',
    'CRITICAL',
    'CRITICAL',
  ]);
});

describe('the fence', () => {
  it('grows by a quarter with each false alarm, up to three times', () => {
    expect(widened(1)).toBe(1.25);
    expect(widened(widened(1))).toBe(1.5625);
    expect(widened(2.9)).toBe(3);
  });

  it('loses half of what it grew by in 90 days', () => {
    const fence = { factor: 2, since: '2024-05-01', until: null };
    expect(fadedFactor(fence, '2024-05-01')).toBe(2);
    expect(fadedFactor(fence, addDays('2024-05-01', 90))).toBe(1.5);
    expect(fadedFactor(fence, addDays('2024-05-01', 180))).toBe(1.25);
    expect(fadedFactor(fence, '2024-04-30')).toBe(1);
    expect(fadedFactor({ ...fence, until: '2024-05-10' }, '2024-05-11')).toBe(1);
  });
});

describe('the state on a day', () => {
  const event = { withdrawnReason: null, lastSeenOn: '2024-05-20' };

  it('is open again after the last day of a snooze', () => {
    const kept = { state: 'SNOOZED' as const, until: '2024-05-21' };
    expect(shownState(event, kept, '2024-05-21')).toBe('SNOOZED');
    expect(shownState(event, kept, '2024-05-22')).toBe('OPEN');
  });

  it('is open again when cost stays unusual after the end of a plan', () => {
    expect(shownState(event, { state: 'PLANNED', until: '2024-05-20' }, '2024-06-01')).toBe('PLANNED');
    expect(shownState(event, { state: 'PLANNED', until: '2024-05-19' }, '2024-06-01')).toBe('OPEN');
  });

  it('is withdrawn whatever was set, when the data took the anomaly back', () => {
    const gone = { ...event, withdrawnReason: 'DATA_CHANGED' as const };
    expect(shownState(gone, { state: 'RESOLVED', until: null }, '2024-06-01')).toBe('WITHDRAWN');
  });
});
