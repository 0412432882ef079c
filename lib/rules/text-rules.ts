// Rules for what people type, the same in the browser, the gateway and the services (G-07).

/** "Under 255 characters": counted as people count them, not in UTF-16 units. */
export const MAX_TEXT_LENGTH = 254;
/** The longest password: a longer one costs the server time and protects no account better. */
export const MAX_PASSWORD_LENGTH = 128;
export const MIN_PASSWORD_LENGTH = 10;
/** How many of the four classes a password needs. */
export const MIN_PASSWORD_CLASSES = 3;

/** A decimal number: digits with an optional sign and fraction; no exponent, no separators. */
export function isDecimal(text: string): boolean {
  return /^[+-]?\d+(\.\d+)?$/.test(text);
}

/** A whole number: digits with an optional sign. */
export function isInteger(text: string): boolean {
  return /^[+-]?\d+$/.test(text);
}

/** The number of characters (code points) of a text. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Whether the text has fewer than 255 characters. */
export function isWithinLength(text: string): boolean {
  return lengthOf(text) <= MAX_TEXT_LENGTH;
}

/** Names are alike when only case, width or blanks tell them apart. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

export const ADDRESS_FAULTS = ['NO_ADDRESS', 'LOCAL_PART', 'DOMAIN', 'SUFFIX', 'TOO_LONG'] as const;
export type AddressFault = (typeof ADDRESS_FAULTS)[number];

/** The longest first label of a domain, in characters. */
const MAX_FIRST_LABEL = 62;

/**
 * The two checks of the portal in one: characters of the local part (word characters, dots, plus and hyphen), the
 * first label of the domain of 1 to 62 characters, and a suffix of letters. The first check allows a suffix of 2 to 3
 * letters, the second of 2 to 14: the wider one counts, because there are such addresses. Null: nothing is wrong.
 */
export function addressFault(address: string): AddressFault | null {
  if (address.length > MAX_TEXT_LENGTH) return 'TOO_LONG';
  const at = address.lastIndexOf('@');
  if (at < 0) return 'NO_ADDRESS';
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  if (!/^[\w+-]+(\.[\w+-]+)*$/.test(local)) return 'LOCAL_PART';
  const [first = '', ...others] = domain.split('.');
  const suffix = others.pop() ?? '';
  if (!isLabel(first) || first.length > MAX_FIRST_LABEL || !others.every(isLabel)) return 'DOMAIN';
  return /^[a-z]{2,14}$/i.test(suffix) ? null : 'SUFFIX';
}

function isLabel(text: string): boolean {
  return /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i.test(text);
}

export function isEmailAddress(text: string): boolean {
  return addressFault(text) === null;
}

export type CharacterClass = 'upper' | 'lower' | 'digit' | 'special';

const CLASSES: Record<CharacterClass, RegExp> = {
  upper: /\p{Lu}/u,
  lower: /\p{Ll}/u,
  digit: /\p{Nd}/u,
  special: /[^\p{L}\p{N}\s]/u,
};

/** The classes of characters that occur in the text. */
export function characterClasses(text: string): CharacterClass[] {
  return (Object.keys(CLASSES) as CharacterClass[]).filter((name) => CLASSES[name].test(text));
}

export type PasswordFault = 'TOO_SHORT' | 'TOO_LONG' | 'TOO_FEW_CLASSES';

/** Why a password may not be chosen; null for one that may. */
export function passwordFault(password: string): PasswordFault | null {
  const length = lengthOf(password);
  if (length < MIN_PASSWORD_LENGTH) return 'TOO_SHORT';
  if (length > MAX_PASSWORD_LENGTH) return 'TOO_LONG';
  return characterClasses(password).length < MIN_PASSWORD_CLASSES ? 'TOO_FEW_CLASSES' : null;
}
