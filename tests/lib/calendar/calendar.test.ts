import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  alignedWeekStart,
  bucketsOf,
  daysIn,
  daysThrough,
  firstOfMonth,
  firstOfWeek,
  lastOfMonth,
  monthOf,
  parseDay,
  rangeFault,
  weekdayOf,
} from '../../../lib/calendar/calendar.ts';

describe('days of the calendar', () => {
  test.each([
    '2024-02-30',
    '2023-02-29',
    '1900-02-29',
    '2024-00-10',
    '2024-13-01',
    '2024-01-00',
    '2024-1-1',
    '2024-01-01T00:00:00Z',
    '',
    'yesterday',
  ])('%j is refused', (text) => {
    expect(() => parseDay(text)).toThrow(RangeError);
  });

  test('leap days are days', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2023-02-28', 1)).toBe('2023-03-01');
    expect(daysIn({ start: '2024-02-01', end: '2024-03-01' })).toBe(30);
  });

  test('of a range that have come, at least one', () => {
    const december = { start: '2024-12-01', end: '2024-12-31' };
    const days = ['2024-12-16', '2025-01-05', '2024-12-01', '2024-11-20'];
    expect(days.map((day) => daysThrough(december, day))).toEqual([16, 31, 1, 1]);
  });

  test('a month later is the last day of a shorter month', () => {
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2024-03-31', -1)).toBe('2024-02-29');
    expect(addMonths('2023-01-30', 1)).toBe('2023-02-28');
    expect(addMonths('2024-01-15', -13)).toBe('2022-12-15');
  });

  test('month ends', () => {
    expect(['2023-02-10', '2024-02-10', '2024-04-30', '2024-12-01'].map(lastOfMonth)).toEqual([
      '2023-02-28',
      '2024-02-29',
      '2024-04-30',
      '2024-12-31',
    ]);
  });

  test('weeks start on Sunday', () => {
    expect(firstOfWeek('2024-06-16')).toBe('2024-06-16');
    expect(firstOfWeek('2024-06-22')).toBe('2024-06-16');
    expect(firstOfWeek('2024-01-01')).toBe('2023-12-31');
  });

  test('weeks may be asked to start on another day', () => {
    // 19 June 2024 is a Wednesday.
    expect([0, 1, 2, 3, 4, 5, 6].map((day) => firstOfWeek('2024-06-19', day))).toEqual([
      '2024-06-16',
      '2024-06-17',
      '2024-06-18',
      '2024-06-19',
      '2024-06-13',
      '2024-06-14',
      '2024-06-15',
    ]);
  });
});

test('sums of days and months are those of Temporal, from 1890 to 2110', () => {
  const first = Temporal.PlainDate.from('1890-01-01');
  for (let place = 0; place < 80_000; place += 37) {
    const day = first.add({ days: place });
    const text = day.toString();
    const [days, months] = [(place % 801) - 400, (place % 61) - 30];
    expect({
      later: addDays(text, days),
      month: addMonths(text, months),
      first: firstOfMonth(text),
      last: lastOfMonth(text),
      of: monthOf(text),
      weekday: weekdayOf(text),
      count: daysIn({ start: '1890-01-01', end: text }),
    }).toEqual({
      later: day.add({ days }).toString(),
      month: day.add({ months }).toString(),
      first: day.with({ day: 1 }).toString(),
      last: day.with({ day: day.daysInMonth }).toString(),
      of: { year: day.year, month: day.month },
      weekday: day.dayOfWeek % 7,
      count: place + 1,
    });
  }
});

describe('C-02 faults of a range', () => {
  test('the end may be the start, not a day before', () => {
    expect(rangeFault({ start: '2024-06-01', end: '2024-06-01' }, 'day')).toBeNull();
    expect(rangeFault({ start: '2024-06-01', end: '2024-05-31' }, 'month')).toBe('END_BEFORE_START');
  });

  test('12 months to the day are allowed, one day more is not', () => {
    expect(rangeFault({ start: '2023-07-01', end: '2024-06-30' }, 'month')).toBeNull();
    expect(rangeFault({ start: '2023-07-01', end: '2024-07-01' }, 'month')).toBe('OVER_12_MONTHS');
    expect(rangeFault({ start: '2023-03-01', end: '2024-02-29' }, 'week')).toBeNull();
    expect(rangeFault({ start: '2024-02-29', end: '2025-02-28' }, 'month')).toBe('OVER_12_MONTHS');
  });

  test('93 days by day are allowed, 94 are not', () => {
    expect(rangeFault({ start: '2024-01-01', end: addDays('2024-01-01', 92) }, 'day')).toBeNull();
    expect(rangeFault({ start: '2024-01-01', end: addDays('2024-01-01', 93) }, 'day')).toBe(
      'DAILY_OVER_93_DAYS',
    );
    expect(rangeFault({ start: '2024-01-01', end: addDays('2024-01-01', 93) }, 'week')).toBeNull();
  });
});

describe('buckets cover the range without gap or overlap', () => {
  test('days', () => {
    expect(bucketsOf({ start: '2024-02-28', end: '2024-03-01' }, 'day').map(({ start }) => start)).toEqual([
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
    ]);
  });

  test('weeks are cut to the range at both ends', () => {
    expect(bucketsOf({ start: '2024-06-19', end: '2024-07-01' }, 'week')).toEqual([
      { start: '2024-06-19', end: '2024-06-22' },
      { start: '2024-06-23', end: '2024-06-29' },
      { start: '2024-06-30', end: '2024-07-01' },
    ]);
  });

  test('weeks that start on another day', () => {
    expect(bucketsOf({ start: '2024-06-19', end: '2024-07-01' }, 'week', 4)).toEqual([
      { start: '2024-06-19', end: '2024-06-19' },
      { start: '2024-06-20', end: '2024-06-26' },
      { start: '2024-06-27', end: '2024-07-01' },
    ]);
  });

  test('C-08 weeks of a range of equal length can be aligned with those of another, wherever both start', () => {
    const lengths = (start: string, weekStartsOn?: number) =>
      bucketsOf({ start, end: addDays(start, 59) }, 'week', weekStartsOn).map(daysIn);
    for (let day = 0; day < 7; day += 1) {
      const start = addDays('2024-06-16', day);
      for (let back = 1; back <= 7; back += 1) {
        const compared = addDays(start, -back);
        expect(lengths(compared, alignedWeekStart(compared, start))).toEqual(lengths(start));
      }
    }
  });

  test('months are cut to the range at both ends', () => {
    expect(bucketsOf({ start: '2023-12-31', end: '2024-02-29' }, 'month')).toEqual([
      { start: '2023-12-31', end: '2023-12-31' },
      { start: '2024-01-01', end: '2024-01-31' },
      { start: '2024-02-01', end: '2024-02-29' },
    ]);
  });

  test.each(['day', 'week', 'month'] as const)('by %s every day of a year is in one bucket', (unit) => {
    const range = { start: '2024-01-01', end: '2024-12-31' };
    const buckets = bucketsOf(range, unit);
    expect(buckets.reduce((days, bucket) => days + daysIn(bucket), 0)).toBe(366);
    expect(
      buckets.slice(1).every(({ start }, index) => start === addDays(buckets[index]?.end ?? '', 1)),
    ).toBe(true);
  });
});
