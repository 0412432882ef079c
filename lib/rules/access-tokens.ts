// Access tokens that people make for their own tools: what one looks like and how it may be called, the same in the
// browser, the gateway and the services.
import { isWithinLength } from './text-rules.ts';

/** The most living tokens of one person, over all companies. */
export const MAX_ACCESS_TOKENS = 20;
/** In days; a token lives one at least. */
export const MAX_TOKEN_DAYS = 365;
/** What is offered first, in days. */
export const USUAL_TOKEN_DAYS = 90;
/** Begins every token, so that people and scanners of secrets know it. */
export const TOKEN_PREFIX = 'sky_';

/** The prefix and 32 random bytes (base64url). */
const WELL_FORMED = new RegExp(`^${TOKEN_PREFIX}[\\w-]{43}$`);

/** Whether the text may be such a token: the access tokens of a sign-in have dots. */
export function isPersonalToken(text: string): boolean {
  return WELL_FORMED.test(text);
}

export type AccessTokenFault = 'NAME_MISSING' | 'TEXT_TOO_LONG' | 'TOKEN_DAYS_OUTSIDE';

/** Why a token may not be called so. */
export function tokenNameFault(name: string): Exclude<AccessTokenFault, 'TOKEN_DAYS_OUTSIDE'> | null {
  const text = name.trim();
  if (text === '') return 'NAME_MISSING';
  return isWithinLength(text) ? null : 'TEXT_TOO_LONG';
}

/** Why a token may not live so long, in days. */
export function tokenDaysFault(days: number): Extract<AccessTokenFault, 'TOKEN_DAYS_OUTSIDE'> | null {
  return Number.isInteger(days) && days >= 1 && days <= MAX_TOKEN_DAYS ? null : 'TOKEN_DAYS_OUTSIDE';
}
