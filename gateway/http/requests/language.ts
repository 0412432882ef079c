// The language of a request: the cookie of the portal, else what the browser asks for, else English.
import {
  acceptedTags,
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languageOfTags,
} from '../../../lib/catalogue/languages.ts';
import { LANGUAGE_COOKIE, readCookie } from '../../auth/cookies.ts';
import type { RequestHead } from './request-head.ts';

/** One of the four: nothing else ever goes upstream. */
export function languageOf(request: RequestHead): Language {
  const chosen = readCookie(request, LANGUAGE_COOKIE);
  if (isLanguage(chosen)) return chosen;
  return languageOfTags(acceptedTags(request.headers.get('accept-language'))) ?? DEFAULT_LANGUAGE;
}
