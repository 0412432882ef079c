// Readers of the values that are in files of reference data: each says what it wants.
import { Big } from 'big.js';
import { z } from 'zod';
import { isDay } from '../../../lib/calendar/calendar.ts';
import { nameKey } from '../../../lib/catalogue/provider-names.ts';
import { isVendorCode, VENDOR_CODES } from '../../../lib/catalogue/vendors.ts';
import { GROUP_MARK } from '../../../lib/cost/service-group-values.ts';

/** What the cost store can hold. */
const DECIMAL = /^[+-]?\d{1,20}(\.\d{1,18})?$/;
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const MAX_TEXT = 500;
const MAX_SHOWN = 60;

/** A column that must have a value; `read` gives its canonical text, or null where it is not what is wanted. */
function value(wanted: string, read: (text: string) => string | null): z.ZodType<string> {
  return z.unknown().transform((input, context) => {
    const text = typeof input === 'number' ? String(input) : input;
    const result = typeof text === 'string' ? read(text) : null;
    if (result !== null) return result;
    const message = input === null ? `is missing: wanted is ${wanted}` : `${shown(input)} is not ${wanted}`;
    context.issues.push({ code: 'custom', message, input });
    return z.NEVER;
  });
}

/** A column that may be left empty. */
export function optional(reader: z.ZodType<string>): z.ZodType<string | null> {
  return reader.nullable();
}

export const text = value(`a text of at most ${MAX_TEXT} characters`, (input) =>
  input.length <= MAX_TEXT ? input : null,
);

export const providerName = value(
  `a name of at most ${MAX_TEXT} characters, or a beginning of names with '*' at its end`,
  (input) => (input.length <= MAX_TEXT && nameKey(input) !== '' ? input.trim() : null),
);

export const groupName = value(`a name of at most ${MAX_TEXT} characters without '${GROUP_MARK}'`, (input) =>
  input.length <= MAX_TEXT && !input.includes(GROUP_MARK) ? input : null,
);

export const vendor = value(`one of ${VENDOR_CODES.join(', ')}`, (input) =>
  isVendorCode(input.toLowerCase()) ? input.toLowerCase() : null,
);

export const currency = value('a currency of ISO 4217 such as USD', (input) =>
  CURRENCIES.has(input.toUpperCase()) ? input.toUpperCase() : null,
);

export const day = value('a day of the form YYYY-MM-DD', (input) => (isDay(input) ? input : null));

export const month = value('a month of the form YYYY-MM', (input) => (isDay(`${input}-01`) ? input : null));

export const instant = value('a time of ISO 8601 with its zone, such as 2024-07-11T10:00:00Z', (input) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:\d{2})$/.test(input) && !Number.isNaN(Date.parse(input))
    ? new Date(input).toISOString()
    : null,
);

export const amount = value('a decimal number from 0, such as 1250.50', (input) =>
  decimal(input, (number) => number.gte(0)),
);

export const exchangeRate = value('a decimal number above 0, such as 1200 or 0.92', (input) =>
  decimal(input, (number) => number.gt(0)),
);

export const share = value('a share from 0 to 1, such as 0.05 for 5 %', (input) =>
  decimal(input, (number) => number.gte(0) && number.lte(1)),
);

/** One of the words. */
export function oneOf(words: readonly string[]): z.ZodType<string> {
  return value(`one of ${words.join(', ')}`, (input) => (words.includes(input) ? input : null));
}

export function firstDayOf(monthText: string): string {
  return `${monthText}-01`;
}

export function monthOf(firstDay: string): string {
  return firstDay.slice(0, 7);
}

/** Equal numbers become equal texts. */
function decimal(input: string, isWanted: (number: Big) => boolean): string | null {
  if (!DECIMAL.test(input)) return null;
  const number = new Big(input);
  return isWanted(number) ? number.toFixed() : null;
}

function shown(input: unknown): string {
  const whole = typeof input === 'string' ? `'${input}'` : JSON.stringify(input);
  return whole.length > MAX_SHOWN ? `${whole.slice(0, MAX_SHOWN)}…` : whole;
}
