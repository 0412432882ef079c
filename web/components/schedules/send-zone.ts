// The zone in which a person plans.
import { SEND_ZONES, type SendZone } from '../../../lib/calendar/send-zones.ts';
import { knownZone } from '../../viewer/known-zone.ts';

/** The zone that the person chose; else that of the browser where the portal has it, else the first of its list. */
export function ownZone(): SendZone {
  const zone = knownZone();
  if (zone !== null) return zone;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const known = Object.entries(SEND_ZONES).find(([, each]) => each === timeZone);
  return (known?.[0] as SendZone | undefined) ?? 'KST';
}
