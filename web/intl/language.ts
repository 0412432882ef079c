// Which language the page speaks: asked for in the address, else the cookie, else the browser, else English.
import { DEFAULT_LANGUAGE, isLanguage, type Language, languageOfTags } from '../../lib/languages.ts';

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  ko: '한국어',
  zh: '简体中文',
  ja: '日本語',
};

const COOKIE = 'skyledger_lang';
const PARAMETER = 'lang';
const YEAR_SECONDS = 31_536_000;

/** The language of an address, a cookie header and the languages of a browser, in this order. */
export function chooseLanguage(search: string, cookies: string, browser: readonly string[]): Language {
  const asked = new URLSearchParams(search).get(PARAMETER);
  if (isLanguage(asked)) return asked;
  const kept = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookies)?.[1];
  if (isLanguage(kept)) return kept;
  return languageOfTags(browser) ?? DEFAULT_LANGUAGE;
}

/** The address without the language that it asked for; null when it asked for none. */
export function withoutLanguage(url: URL): string | null {
  if (!url.searchParams.has(PARAMETER)) return null;
  const rest = new URL(url);
  rest.searchParams.delete(PARAMETER);
  return rest.pathname + rest.search + rest.hash;
}

/** The language to start with; one in the address is kept and taken out of it, an unsupported one only taken out. */
export function startLanguage(): Language {
  const language = chooseLanguage(location.search, document.cookie, navigator.languages);
  const address = withoutLanguage(new URL(location.href));
  if (address !== null) {
    if (isLanguage(new URLSearchParams(location.search).get(PARAMETER))) keepLanguage(language);
    history.replaceState(history.state, '', address);
  }
  document.documentElement.lang = language;
  return language;
}

export function keepLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and without https
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
