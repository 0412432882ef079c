// The language of the provider's pages: as the portal asks, else as the browser does, else English.
import {
  acceptedTags,
  DEFAULT_LANGUAGE,
  type Language,
  languageOfTags,
} from '../../../lib/catalogue/languages.ts';

/** `uiLocales` as in OpenID Connect: tags by preference, separated by blanks. */
export function pageLanguage(uiLocales: unknown, acceptLanguage: string | undefined): Language {
  const asked = typeof uiLocales === 'string' ? uiLocales.split(/\s+/) : [];
  return languageOfTags([...asked, ...acceptedTags(acceptLanguage)]) ?? DEFAULT_LANGUAGE;
}
