// The zone in which a person plans.
import { SEND_ZONES, type SendZone } from '../../../lib/calendar/send-schedule.ts';

/** The zone of the browser where the portal has it, else the first of its list. */
export function ownZone(): SendZone {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const known = Object.entries(SEND_ZONES).find(([, zone]) => zone === timeZone);
  return (known?.[0] as SendZone | undefined) ?? 'KST';
}
