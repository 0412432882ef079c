// The same instant gives the same days wherever the program runs, over days when clocks change, leap days and short
// months; a clock that jumps a day moves the days by one and nothing else.
import { afterEach, describe, expect, it } from 'vitest';
import { addDays, daysIn, firstOfMonth, lastOfMonth } from '../../../lib/calendar/calendar.ts';
import { nextSending } from '../../../lib/calendar/send-schedule.ts';
import { SEND_ZONE_CODES, SEND_ZONES } from '../../../lib/calendar/send-zones.ts';
import {
  ANALYTICS_FRAMES,
  comparedPeriod,
  MONTHLY_FRAMES,
  resolveFrame,
  TOP_FRAMES,
  TREND_FRAMES,
  WEEKLY_FRAMES,
} from '../../../lib/calendar/time-frames.ts';
import { companyClock } from '../../../upstream/clock.ts';

const FRAMES = [...ANALYTICS_FRAMES, ...MONTHLY_FRAMES, ...WEEKLY_FRAMES, ...TOP_FRAMES, ...TREND_FRAMES];
/** Around changes of the clock in spring and autumn, a leap day, and months that follow a longer one. */
const INSTANTS = [
  '2024-02-28T23:59:59.999Z',
  '2024-02-29T12:00:00.000Z',
  '2024-03-01T00:00:00.000Z',
  '2024-03-10T09:59:59.000Z',
  '2024-03-10T10:00:00.000Z',
  '2024-03-31T00:59:59.000Z',
  '2024-03-31T01:00:00.000Z',
  '2024-04-30T23:30:00.000Z',
  '2024-10-27T01:00:00.000Z',
  '2024-11-03T08:30:00.000Z',
  '2024-12-31T23:59:59.000Z',
  '2025-01-01T00:00:00.000Z',
  '2025-03-31T15:00:00.000Z',
];
const OWN_ZONE = process.env.TZ;

afterEach(() => {
  if (OWN_ZONE === undefined) delete process.env.TZ;
  else process.env.TZ = OWN_ZONE;
});

function rangesAt(instant: string) {
  const { today } = companyClock(null, 'now', new Date(instant));
  return FRAMES.map((frame) => {
    const range = resolveFrame(frame, today);
    return [frame, range, comparedPeriod(frame, range)];
  });
}

describe.each(SEND_ZONE_CODES)('a program in the zone %s', (code) => {
  it.each(INSTANTS)('asks for the same days at %s as one in UTC', (instant) => {
    process.env.TZ = 'UTC';
    const expected = rangesAt(instant);
    process.env.TZ = SEND_ZONES[code];
    expect(new Date(instant).getTimezoneOffset()).not.toBe(0);
    expect(rangesAt(instant)).toEqual(expected);
  });

  it('sends at the same time a day later, over a year of changes of the clock', () => {
    process.env.TZ = 'UTC';
    const schedule = { cycle: 'daily' as const, zone: code, day: 1, time: '10:00' };
    const wall = (at: Date) =>
      new Intl.DateTimeFormat('sv', {
        timeZone: SEND_ZONES[code],
        hour: '2-digit',
        minute: '2-digit',
      }).format(at);
    let at = new Date('2024-01-01T00:00:00.000Z');
    for (let day = 0; day < 366; day += 1) {
      const next = nextSending(schedule, at);
      const hours = (next.getTime() - at.getTime()) / 3_600_000;
      expect(wall(next)).toBe('10:00');
      if (day > 0) expect([23, 24, 25]).toContain(hours);
      at = next;
    }
  });
});

it.each(INSTANTS)(
  'a clock that is a day off at %s is a day off, and right again when it is set',
  (instant) => {
    const at = Date.parse(instant);
    const today = (ms: number) => companyClock(null, 'now', new Date(ms)).today;
    const day = 24 * 60 * 60 * 1000;
    expect(today(at - day)).toBe(addDays(today(at), -1));
    expect(today(at + day)).toBe(addDays(today(at), 1));
    const data = '2024-03-31T00:00:00.000Z';
    // What is known of the data does not depend on the clock.
    for (const off of [-day, day])
      expect(companyClock(data, 'auto', new Date(at + off)).completeThrough).toBe('2024-03-29');
  },
);

it.each([
  ['2024-03-31', { start: '2024-02-01', end: '2024-02-29' }],
  ['2025-03-31', { start: '2025-02-01', end: '2025-02-28' }],
  ['2024-03-30', { start: '2024-02-01', end: '2024-02-29' }],
  ['2024-05-31', { start: '2024-04-01', end: '2024-04-30' }],
  ['2024-02-29', { start: '2024-01-01', end: '2024-01-29' }],
])('the month to %s stands against no more than the month before has', (today, expected) => {
  const range = resolveFrame('month_to_date', today);
  expect(comparedPeriod('month_to_date', range)).toEqual(expected);
  expect(daysIn(expected)).toBeLessThanOrEqual(
    daysIn({ start: firstOfMonth(today), end: lastOfMonth(today) }),
  );
});
