// Units of usage as billing data spell them, and as a person reads them.

/** The texts know a word for each: `cost-analytics.unit.amount`. */
export const USAGE_UNITS = [
  'second',
  'hour',
  'day',
  'month',
  'gigabyte',
  'gigabyteHour',
  'gigabyteMonth',
  'request',
] as const;
export type UsageUnit = (typeof USAGE_UNITS)[number];

/** Without case, blanks and punctuation. */
const SPELLINGS: Record<string, UsageUnit> = {
  s: 'second',
  sec: 'second',
  second: 'second',
  h: 'hour',
  hr: 'hour',
  hour: 'hour',
  day: 'day',
  mo: 'month',
  month: 'month',
  gb: 'gigabyte',
  gigabyte: 'gigabyte',
  gbhr: 'gigabyteHour',
  gbhour: 'gigabyteHour',
  gbmo: 'gigabyteMonth',
  gbmonth: 'gigabyteMonth',
  gigabytemonth: 'gigabyteMonth',
  request: 'request',
};

/** Null for a unit that is told as the data spell it. */
export function usageUnitOf(unit: string): UsageUnit | null {
  const letters = unit.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return SPELLINGS[letters] ?? SPELLINGS[letters.replace(/s$/, '')] ?? null;
}
