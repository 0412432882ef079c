// Units of usage as billing data spell them, and as a person reads them.

/** The texts know a word for each: `cost-analytics.unit.amount`. */
export const USAGE_UNITS = [
  'second',
  'hour',
  'day',
  'month',
  'byte',
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
  byte: 'byte',
  gb: 'gigabyte',
  gigabyte: 'gigabyte',
  gbhr: 'gigabyteHour',
  gbhour: 'gigabyteHour',
  gbmo: 'gigabyteMonth',
  gbmonth: 'gigabyteMonth',
  gigabytemonth: 'gigabyteMonth',
  request: 'request',
};

/** Behind the point of a quantity. Those of large blocks, such as 10K, are small. */
export const QUANTITY_DECIMALS = 6;

/** Such as `1 Hour`, `1 1 Hour`, `1/Month`, but not `1K` and not `1,000 Requests`. */
const BLOCKS_OF_ONE = /^(?:1\s+)*(?:1\s*(?=\/|$)|1\s+(?=\p{L}))/u;

/**
 * What stands behind a number of it. A unit of Azure is a block that has a price, and quantities count blocks: 0.81 of
 * `10K` is 0.81 × 10K. A block of one is its unit: 12 of `1 Hour` is 12 Hour.
 */
export function unitAfterNumber(unit: string): string {
  const counted = unit.trim().replace(BLOCKS_OF_ONE, '');
  return /^\d/.test(counted) ? `× ${counted}` : counted;
}

/** Null for a unit that is told as the data spell it. */
export function usageUnitOf(unit: string): UsageUnit | null {
  const letters = unitAfterNumber(unit)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return SPELLINGS[letters] ?? SPELLINGS[letters.replace(/s$/, '')] ?? null;
}

/** Powers of 1,024, as clouds measure memory and transfer. */
const BYTES = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB'] as const;

/** Bytes in the largest unit of which there is at least one. */
export function scaledBytes(bytes: number): { amount: number; unit: (typeof BYTES)[number] } {
  let [amount, power] = [bytes, 0];
  while (Math.abs(amount) >= 1024 && power < BYTES.length - 1) {
    amount /= 1024;
    power += 1;
  }
  return { amount, unit: BYTES[power] ?? 'B' };
}
