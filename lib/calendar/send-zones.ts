// The time zones of the portal: those of schedules, and those that a person reads times in.

/** The names of the portal, with the zone of the tz database that each stands for: those with summer time keep it. */
export const SEND_ZONES = {
  KST: 'Asia/Seoul',
  PST: 'America/Los_Angeles',
  MST: 'America/Denver',
  CST: 'America/Chicago',
  EST: 'America/New_York',
  AKST: 'America/Anchorage',
  HST: 'Pacific/Honolulu',
  CHINA: 'Asia/Shanghai',
  GST: 'Asia/Dubai',
} as const;

export type SendZone = keyof typeof SEND_ZONES;
export const SEND_ZONE_CODES = Object.keys(SEND_ZONES) as SendZone[];

export function isSendZone(text: string): text is SendZone {
  return Object.hasOwn(SEND_ZONES, text);
}
