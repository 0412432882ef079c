// The texts of the portal for what servers write: files and mails read like the screens.
import { readFileSync } from 'node:fs';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl/server';
import { LANGUAGES, type Language } from '../catalogue/languages.ts';
import type { TextId } from '../catalogue/text-id.ts';

/** A text of the catalogue, its placeholders filled in. */
export type Texts = (id: TextId, values?: Record<string, string | number>) => string;

const cache = createIntlCache();
const known = new Map<Language, IntlShape>();

/** Each catalogue is read once, when it is first needed. */
export function textsOf(language: Language): Texts {
  const intl = intlOf(language);
  return (id, values) => intl.formatMessage({ id }, values);
}

function intlOf(language: Language): IntlShape {
  const made = known.get(language);
  if (made) return made;
  const file = new URL(`../../locales/${language}.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<TextId, string>;
  const intl = createIntl({ locale: language, messages, defaultLocale: LANGUAGES[0] }, cache);
  known.set(language, intl);
  return intl;
}
