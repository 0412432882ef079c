// When a notification is sent: at once or with a digest, and never in quiet hours.
import { Temporal } from 'temporal-polyfill';
import type { Digest } from '../mail/notifications.ts';
import { nextSending } from './send-schedule.ts';
import { SEND_ZONES, type SendZone } from './send-zones.ts';

export interface DeliveryTimes {
  digest: Digest;
  /** Of a weekly digest: 1 (Monday) to 7. */
  digestDay: number;
  /** Of a daily or weekly digest: HH:MM in the zone. */
  digestTime: string;
  /** HH:MM in the zone; both or neither. Hours that end before they begin go over midnight. */
  quietFrom: string | null;
  quietUntil: string | null;
  zone: SendZone;
}

/** The first instant from `now` on at which it may be sent. */
export function deliveryTime(times: DeliveryTimes, now: Date): Date {
  return afterQuietHours(times, digestTime(times, now));
}

function digestTime({ digest, digestDay, digestTime: time, zone }: DeliveryTimes, now: Date): Date {
  switch (digest) {
    case 'NONE':
      return now;
    case 'HOURLY':
      return nextHour(now);
    case 'DAILY':
      return nextSending({ cycle: 'daily', zone, day: 1, time }, now);
    case 'WEEKLY':
      return nextSending({ cycle: 'weekly', zone, day: digestDay, time }, now);
  }
}

function nextHour(now: Date): Date {
  const hour = new Date(now);
  hour.setUTCHours(hour.getUTCHours() + 1, 0, 0, 0);
  return hour;
}

function afterQuietHours(
  { quietFrom, quietUntil, zone }: Pick<DeliveryTimes, 'quietFrom' | 'quietUntil' | 'zone'>,
  at: Date,
): Date {
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return at;
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(SEND_ZONES[zone]);
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
  const isOverMidnight = quietFrom > quietUntil;
  const isQuiet = isOverMidnight
    ? time >= quietFrom || time < quietUntil
    : time >= quietFrom && time < quietUntil;
  if (!isQuiet) return at;
  const endsTomorrow = isOverMidnight && time >= quietFrom;
  const day = local.toPlainDate().add({ days: endsTomorrow ? 1 : 0 });
  const end = day.toPlainDateTime(Temporal.PlainTime.from(quietUntil)).toZonedDateTime(SEND_ZONES[zone]);
  return new Date(end.epochMilliseconds);
}
