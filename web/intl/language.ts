// Which language the page speaks: named by the address, else the cookie, the browser, the domain, else English.
import { DEFAULT_LANGUAGE, languageOfTags, type ScreenLanguage } from '../../lib/catalogue/languages.ts';
import { writeLocal } from '../browser/local-storage.ts';
import { SCREEN_LANGUAGES, screenLanguage } from './screen-languages.ts';

const COOKIE = 'skyledger_lang';
const YEAR_SECONDS = 31_536_000;
/** `/ko`, or `/xx/dashboard`: a first part that is spelled as a language, of ours or not. */
const LANGUAGE_PART = /^\/([a-z]{2}(?:-[a-z]{2,4})?)(?=\/|$)/i;
/** Top-level domains of China: `cn`, and 中国 as browsers spell it. */
const CHINESE_DOMAIN = /\.(?:cn|xn--fiqs8s|xn--fiqz9s)$/i;

/** A language that the portal does not speak was asked for. */
export class UnsupportedLanguageError extends Error {
  constructor(language: string) {
    super(`the portal does not speak ${JSON.stringify(language)}`);
    this.name = 'UnsupportedLanguageError';
  }
}

/** The language of a code; throws UnsupportedLanguageError for a text that is none. */
export function supportedLanguage(code: string): ScreenLanguage {
  const language = screenLanguage(code);
  if (language === null) throw new UnsupportedLanguageError(code);
  return language;
}

/** What a language is chosen by, in falling order. */
interface LanguageHints {
  pathname: string;
  cookies: string;
  browser: readonly string[];
  hostname: string;
}

export function chooseLanguage({ pathname, cookies, browser, hostname }: LanguageHints): ScreenLanguage {
  const asked = languageOfPath(pathname);
  if (asked !== null) return asked;
  const kept = screenLanguage(new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookies)?.[1]);
  if (kept !== null) return kept;
  return languageOfTags(browser) ?? (CHINESE_DOMAIN.test(hostname) ? 'zh' : DEFAULT_LANGUAGE);
}

/** The language that the address begins with, in any case of letters; null where the portal does not speak it. */
function languageOfPath(pathname: string): ScreenLanguage | null {
  const part = LANGUAGE_PART.exec(pathname)?.[1]?.toLowerCase();
  return SCREEN_LANGUAGES.find((language) => language.toLowerCase() === part) ?? null;
}

/** The address without the language that it names, spoken or not; null when it names none. */
export function withoutLanguage({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) {
  if (!LANGUAGE_PART.test(pathname)) return null;
  // One slash only: two would be another host.
  const rest = `/${pathname.replace(LANGUAGE_PART, '').replace(/^\/+/, '')}`;
  return rest + search + hash;
}

/** The language to start with; the one of the address is taken out of it, and kept when it is spoken. */
export function startLanguage(): ScreenLanguage {
  const { pathname, hostname } = location;
  const browser = navigator.languages;
  const language = chooseLanguage({ pathname, cookies: document.cookie, browser, hostname });
  const address = withoutLanguage(location);
  if (address !== null) {
    if (languageOfPath(pathname) === language) keepLanguage(language);
    history.replaceState(history.state, '', address);
  }
  document.documentElement.lang = language;
  return language;
}

export function keepLanguage(language: ScreenLanguage): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and without https
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  writeLocal('language', language);
}
