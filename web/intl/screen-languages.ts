// The languages that this build of the web app offers.
import { DEVELOPMENT_LANGUAGES, LANGUAGES, type ScreenLanguage } from '../../lib/catalogue/languages.ts';

/** Development builds offer more than the portal speaks. */
export const SCREEN_LANGUAGES: readonly ScreenLanguage[] = import.meta.env.DEV
  ? [...LANGUAGES, ...DEVELOPMENT_LANGUAGES]
  : LANGUAGES;

/** The language of a code; null for any other text. */
export function screenLanguage(code: string | null | undefined): ScreenLanguage | null {
  return SCREEN_LANGUAGES.find((language) => language === code) ?? null;
}
