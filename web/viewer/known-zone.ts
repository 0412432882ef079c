// The time zone that the viewer chose, for what begins with it before anything of it is rendered.
import type { SendZone } from '../../lib/calendar/send-zones.ts';

let chosen: SendZone | null = null;

export function rememberZone(zone: SendZone | null): void {
  chosen = zone;
}

/** Null where none is chosen. */
export function knownZone(): SendZone | null {
  return chosen;
}
