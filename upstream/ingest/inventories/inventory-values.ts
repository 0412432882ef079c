// The values of an item of an inventory: texts, instants, numbers and lengths of a term as they are kept.

export type Parsed = { value: string | null } | { reason: string };

export function textValue(given: unknown): Parsed {
  if (given === undefined || given === null || given === '') return { value: null };
  if (typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean')
    return { value: `${given}` };
  return { reason: 'is no text' };
}

/** ISO 8601, or seconds since 1970, as older programs write them. */
export function timeValue(given: unknown): Parsed {
  if (given === undefined || given === null || given === '') return { value: null };
  const time =
    typeof given === 'number' ? given * 1000 : typeof given === 'string' ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(time) || time < Date.UTC(2000) || time > Date.UTC(2100))
    return { reason: 'is not a date' };
  return { value: `${new Date(time).toISOString().slice(0, 19)}Z` };
}

/** Decimal text, as it was given. */
export function numberValue(given: unknown): Parsed {
  if (given === undefined || given === null || given === '') return { value: null };
  const text = `${typeof given === 'string' || typeof given === 'number' ? given : ''}`.trim();
  return /^-?\d+(\.\d+)?$/.test(text) ? { value: text } : { reason: 'is not a number' };
}

const DAY = 86_400;
const YEAR = 365 * DAY;

/** Seconds as ISO 8601: whole years, else days. */
export function termValue(given: unknown): Parsed {
  const parsed = numberValue(given);
  if ('reason' in parsed || parsed.value === null) return parsed;
  const seconds = Number(parsed.value);
  const years = Math.round(seconds / YEAR);
  // Three years have a leap day.
  if (years > 0 && Math.abs(seconds - years * YEAR) <= DAY) return { value: `P${years}Y` };
  return { value: `P${Math.round(seconds / DAY)}D` };
}

const OPTIONS: Readonly<Record<string, string>> = {
  allupfront: 'All Upfront',
  partialupfront: 'Partial Upfront',
  noupfront: 'No Upfront',
};

/** `ALL_UPFRONT` and `All Upfront` are one. */
export function paymentValue(given: string | null): string | null {
  return given === null ? null : (OPTIONS[given.toLowerCase().replace(/[^a-z]/g, '')] ?? given);
}

/** Account and region of an ARN; null where it names none. */
export function partsOfArn(id: string): { account: string | null; region: string | null } {
  const [arn, , , region = '', account = ''] = id.split(':');
  if (arn !== 'arn') return { account: null, region: null };
  return { account: account === '' ? null : account, region: region === '' ? null : region };
}
