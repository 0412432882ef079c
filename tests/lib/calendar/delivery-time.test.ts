// N-05: when something is told: at once, with the next digest, and after quiet hours.
import { describe, expect, it } from 'vitest';
import { type DeliveryTimes, deliveryTime } from '../../../lib/calendar/delivery-time.ts';

const AT_ONCE: DeliveryTimes = {
  digest: 'NONE',
  digestDay: 1,
  digestTime: '09:00',
  quietFrom: null,
  quietUntil: null,
  zone: 'KST',
};
/** Korea is nine hours ahead and has no summer time. */
const told = (times: Partial<DeliveryTimes>, at: string) =>
  deliveryTime({ ...AT_ONCE, ...times }, new Date(at)).toISOString();

describe('digests', () => {
  it('wait for the next hour, day or week of the zone', () => {
    const at = '2026-01-07T01:30:00.000Z';
    expect(told({}, at)).toBe(at);
    expect(told({ digest: 'HOURLY' }, at)).toBe('2026-01-07T02:00:00.000Z');
    expect(told({ digest: 'DAILY' }, at)).toBe('2026-01-08T00:00:00.000Z');
    expect(told({ digest: 'WEEKLY', digestDay: 5 }, at)).toBe('2026-01-09T00:00:00.000Z');
  });
});

describe('quiet hours', () => {
  const quiet = { quietFrom: '22:00', quietUntil: '08:00' };

  it('hold what comes up until they end, over midnight too', () => {
    expect(told(quiet, '2026-01-07T12:59:00.000Z')).toBe('2026-01-07T12:59:00.000Z');
    expect(told(quiet, '2026-01-07T13:00:00.000Z')).toBe('2026-01-07T23:00:00.000Z');
    expect(told(quiet, '2026-01-07T20:00:00.000Z')).toBe('2026-01-07T23:00:00.000Z');
    expect(told(quiet, '2026-01-07T23:00:00.000Z')).toBe('2026-01-07T23:00:00.000Z');
  });

  it('hold a digest that falls into them', () => {
    expect(told({ ...quiet, digest: 'DAILY', digestTime: '23:30' }, '2026-01-07T01:00:00.000Z')).toBe(
      '2026-01-07T23:00:00.000Z',
    );
  });

  it('end by the clocks of the zone on the night of summer time', () => {
    // Los Angeles is eight hours behind before 8 March 2026, 10:00 UTC, and seven from then on.
    expect(told({ ...quiet, zone: 'PST' }, '2026-03-08T07:00:00.000Z')).toBe('2026-03-08T15:00:00.000Z');
  });
});
