import { describe, expect, test } from 'vitest';
import { rangeFault } from '../../../lib/calendar/calendar.ts';
import {
  ANALYTICS_FRAMES,
  comparedPeriod,
  previousPeriod,
  resolveFrame,
  samePeriodOfLastYear,
  type TimeFrame,
} from '../../../lib/calendar/time-frames.ts';

describe('C-01 time frames', () => {
  test.each<[TimeFrame, string, string, string]>([
    ['month_to_date', '2024-06-15', '2024-06-01', '2024-06-15'],
    ['month_to_date', '2024-06-01', '2024-06-01', '2024-06-01'],
    ['last_month', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['last_month', '2023-03-31', '2023-02-01', '2023-02-28'],
    ['last_month', '2024-01-05', '2023-12-01', '2023-12-31'],
    ['last_7_days', '2024-06-15', '2024-06-09', '2024-06-15'],
    ['last_7_days', '2024-03-03', '2024-02-26', '2024-03-03'],
    ['last_14_days', '2024-06-15', '2024-06-02', '2024-06-15'],
    ['last_60_days', '2024-03-01', '2024-01-02', '2024-03-01'],
    ['last_3_months', '2024-05-31', '2024-03-01', '2024-05-31'],
    ['last_6_months', '2024-01-31', '2023-08-01', '2024-01-31'],
    ['last_12_months', '2024-02-29', '2023-03-01', '2024-02-29'],
    ['year_to_date', '2024-01-01', '2024-01-01', '2024-01-01'],
    ['year_to_month', '2024-06-15', '2024-01-01', '2024-06-15'],
    ['last_4_weeks', '2024-06-15', '2024-05-19', '2024-06-15'],
    ['last_8_weeks', '2024-06-16', '2024-04-28', '2024-06-16'],
    ['year_to_week', '2024-06-15', '2023-12-31', '2024-06-15'],
    ['last_2_months', '2024-03-31', '2024-02-01', '2024-03-31'],
    ['last_10_days', '2024-06-15', '2024-06-06', '2024-06-15'],
    ['last_30_days', '2024-03-01', '2024-02-01', '2024-03-01'],
  ])('%s on %s is %s to %s', (frame, today, start, end) => {
    expect(resolveFrame(frame, today)).toEqual({ start, end });
  });

  test('no frame of cost analytics is longer than 12 months, on any day', () => {
    for (const today of ['2024-01-01', '2024-02-29', '2023-02-28', '2024-12-31', '2024-03-31']) {
      for (const frame of ANALYTICS_FRAMES)
        expect(rangeFault(resolveFrame(frame, today), 'month')).toBeNull();
    }
  });
});

describe('C-08 the period before', () => {
  test.each([
    // A whole month stands against the whole month before, whatever their lengths.
    ['2024-03-01', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['2024-02-01', '2024-02-29', '2024-01-01', '2024-01-31'],
    ['2024-04-01', '2024-06-30', '2024-01-01', '2024-03-31'],
    // A month to date stands against the same days of the month before.
    ['2024-06-01', '2024-06-15', '2024-05-01', '2024-05-15'],
    ['2024-03-01', '2024-03-30', '2024-02-01', '2024-02-29'],
    ['2024-04-01', '2024-06-15', '2024-01-01', '2024-03-15'],
    // Any other range stands against as many days right before it.
    ['2024-06-09', '2024-06-15', '2024-06-02', '2024-06-08'],
    ['2024-02-28', '2024-03-02', '2024-02-24', '2024-02-27'],
    ['2024-01-05', '2024-01-05', '2024-01-04', '2024-01-04'],
  ])('of %s to %s is %s to %s', (start, end, previousStart, previousEnd) => {
    expect(previousPeriod({ start, end })).toEqual({ start: previousStart, end: previousEnd });
  });
});

describe('C-08 the same period of last year', () => {
  test.each([
    ['2024-06-05', '2024-06-20', '2023-06-05', '2023-06-20'],
    ['2024-11-01', '2025-01-31', '2023-11-01', '2024-01-31'],
    // Whole months are whole months, a part of one never has more days.
    ['2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28'],
    ['2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
    ['2025-02-03', '2025-02-28', '2024-02-03', '2024-02-28'],
    ['2024-02-29', '2024-03-02', '2023-02-28', '2023-03-02'],
  ])('%s to %s against %s to %s', (start, end, lastStart, lastEnd) => {
    expect(samePeriodOfLastYear({ start, end })).toEqual({ start: lastStart, end: lastEnd });
  });
});

describe('C-08 what a frame is compared with', () => {
  test.each([
    ['2024-06-15', '2024-05-01', '2024-05-15'],
    // On the last day of a month it is not widened to the whole month before.
    ['2024-04-30', '2024-03-01', '2024-03-30'],
    ['2024-02-29', '2024-01-01', '2024-01-29'],
    // A shorter month has all its days.
    ['2024-03-30', '2024-02-01', '2024-02-29'],
    ['2024-03-31', '2024-02-01', '2024-02-29'],
    ['2023-03-29', '2023-02-01', '2023-02-28'],
    ['2024-01-31', '2023-12-01', '2023-12-31'],
  ])('the month to %s against %s to %s', (today, start, end) => {
    const range = resolveFrame('month_to_date', today);
    expect(comparedPeriod('month_to_date', range)).toEqual({ start, end });
  });

  test('any other frame, and the same days asked for by date, against the period before', () => {
    const april = { start: '2024-04-01', end: '2024-04-30' };
    expect(comparedPeriod('custom', april)).toEqual({ start: '2024-03-01', end: '2024-03-31' });
    for (const frame of ANALYTICS_FRAMES.filter((name) => name !== 'month_to_date')) {
      const range = resolveFrame(frame, '2024-04-30');
      expect(comparedPeriod(frame, range)).toEqual(previousPeriod(range));
    }
  });
});
