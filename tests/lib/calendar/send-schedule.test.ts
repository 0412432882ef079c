// B-11: monthly sending in the nine zones, with summer time, month ends and clocks that leap.
import { describe, expect, it } from 'vitest';
import { billMonthOf, monthByClock, nextSending } from '../../../lib/calendar/send-schedule.ts';
import { SEND_ZONE_CODES, type SendZone } from '../../../lib/calendar/send-zones.ts';

const at = (zone: SendZone, day = 11, time = '10:00') => ({ cycle: 'monthly' as const, zone, day, time });
const next = (schedule: ReturnType<typeof at>, after: string) =>
  nextSending(schedule, new Date(after)).toISOString();

describe('day 11 at 10:00', () => {
  it.each<[SendZone, string, string]>([
    ['KST', '2026-01-11T01:00:00.000Z', '2026-07-11T01:00:00.000Z'],
    ['PST', '2026-01-11T18:00:00.000Z', '2026-07-11T17:00:00.000Z'],
    ['MST', '2026-01-11T17:00:00.000Z', '2026-07-11T16:00:00.000Z'],
    ['CST', '2026-01-11T16:00:00.000Z', '2026-07-11T15:00:00.000Z'],
    ['EST', '2026-01-11T15:00:00.000Z', '2026-07-11T14:00:00.000Z'],
    ['AKST', '2026-01-11T19:00:00.000Z', '2026-07-11T18:00:00.000Z'],
    ['HST', '2026-01-11T20:00:00.000Z', '2026-07-11T20:00:00.000Z'],
    ['CHINA', '2026-01-11T02:00:00.000Z', '2026-07-11T02:00:00.000Z'],
    ['GST', '2026-01-11T06:00:00.000Z', '2026-07-11T06:00:00.000Z'],
  ])('of %s is this instant in winter and in summer', (zone, winter, summer) => {
    expect(next(at(zone), '2026-01-01T12:00:00Z')).toBe(winter);
    expect(next(at(zone), '2026-07-01T12:00:00Z')).toBe(summer);
  });

  it('is known for all nine zones', () => {
    expect(SEND_ZONE_CODES).toHaveLength(9);
  });

  it('is never due at the instant that it was due last', () => {
    expect(next(at('KST'), '2026-01-11T01:00:00Z')).toBe('2026-02-11T01:00:00.000Z');
    expect(next(at('KST'), '2026-01-11T00:59:59.999Z')).toBe('2026-01-11T01:00:00.000Z');
  });

  it('goes by the date of the zone, not of the server', () => {
    // In Seoul it is the first of February already, in Honolulu still the last of January.
    expect(next(at('KST', 1, '00:30'), '2026-01-31T15:00:00Z')).toBe('2026-01-31T15:30:00.000Z');
    expect(next(at('HST', 31, '23:30'), '2026-02-01T09:00:00Z')).toBe('2026-02-01T09:30:00.000Z');
  });
});

describe('the ends of months', () => {
  it.each([
    ['2026-01-31T12:00:00Z', '2026-02-28T06:00:00.000Z'],
    ['2028-02-01T00:00:00Z', '2028-02-29T06:00:00.000Z'],
    ['2026-04-01T00:00:00Z', '2026-04-30T06:00:00.000Z'],
    ['2026-12-31T06:00:00Z', '2027-01-31T06:00:00.000Z'],
  ])('day 31 after %s is %s', (after, due) => {
    expect(next(at('GST', 31), after)).toBe(due);
  });
});

describe('clocks that leap', () => {
  it('a time that does not come is due as much later', () => {
    // New York, 8 March 2026: 02:00 becomes 03:00.
    expect(next(at('EST', 8, '02:30'), '2026-03-01T00:00:00Z')).toBe('2026-03-08T07:30:00.000Z');
  });

  it('a time that comes twice is due once, the first time', () => {
    // New York, 1 November 2026: 02:00 becomes 01:00.
    expect(next(at('EST', 1, '01:30'), '2026-10-31T12:00:00Z')).toBe('2026-11-01T05:30:00.000Z');
    expect(next(at('EST', 1, '01:30'), '2026-11-01T05:30:00Z')).toBe('2026-12-01T06:30:00.000Z');
  });
});

describe('the month of the bill', () => {
  it('is the one before that of the zone, or that one itself', () => {
    expect(billMonthOf(at('KST'), new Date('2026-01-11T01:00:00Z'), false)).toBe('2025-12-01');
    expect(billMonthOf(at('KST'), new Date('2026-01-11T01:00:00Z'), true)).toBe('2026-01-01');
    expect(billMonthOf(at('KST', 1, '00:30'), new Date('2026-01-31T15:30:00Z'), false)).toBe('2026-01-01');
  });
});

describe('every day and every week', () => {
  const daily = { cycle: 'daily', zone: 'EST', day: 1, time: '07:30' } as const;
  const weekly = (day: number) => ({ cycle: 'weekly', zone: 'KST', day, time: '09:00' }) as const;
  const dueAfter = (schedule: Parameters<typeof nextSending>[0], instant: string) =>
    nextSending(schedule, new Date(instant)).toISOString();

  it('is due at the same wall clock on both sides of summer time', () => {
    expect(dueAfter(daily, '2026-03-07T12:30:00Z')).toBe('2026-03-08T11:30:00.000Z');
    expect(dueAfter(daily, '2026-03-08T11:29:59Z')).toBe('2026-03-08T11:30:00.000Z');
    expect(dueAfter(daily, '2026-03-08T11:30:00Z')).toBe('2026-03-09T11:30:00.000Z');
  });

  it('is due on the day of the week of the zone', () => {
    // 2026-01-05 is a Monday; in Seoul it begins at 15:00 UTC of the Sunday.
    expect(dueAfter(weekly(1), '2026-01-04T23:00:00Z')).toBe('2026-01-05T00:00:00.000Z');
    expect(dueAfter(weekly(1), '2026-01-05T00:00:00Z')).toBe('2026-01-12T00:00:00.000Z');
    expect(dueAfter(weekly(7), '2026-01-05T00:00:00Z')).toBe('2026-01-11T00:00:00.000Z');
  });
});

it('the month of a company whose data have ended is counted by its own clock', () => {
  expect(monthByClock('2026-10-01', '2024-06-30', '2026-11-11')).toBe('2024-05-01');
  expect(monthByClock('2025-12-01', '2024-12-16', '2026-01-11')).toBe('2024-11-01');
  // Data that are late by a month or two are waited for.
  expect(monthByClock('2026-10-01', '2026-09-30', '2026-11-11')).toBe('2026-10-01');
  expect(monthByClock('2026-10-01', '2026-11-11', '2026-11-11')).toBe('2026-10-01');
});
