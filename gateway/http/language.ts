// The language of a request: the cookie of the portal, else what the browser asks for, else English.
import { LANGUAGE_COOKIE, readCookie } from '../auth/cookies.ts';

const LANGUAGES = ['en', 'ko', 'zh', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One of the four: nothing else ever goes upstream. */
export function languageOf(request: Request): Language {
  const chosen = [
    readCookie(request, LANGUAGE_COOKIE),
    ...accepted(request.headers.get('accept-language') ?? ''),
  ];
  return chosen.map((tag) => LANGUAGES.find((language) => language === tag)).find(Boolean) ?? 'en';
}

/** Primary languages by falling preference. */
function accepted(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = Number(/q=([\d.]+)/.exec(parameters.join(';'))?.[1] ?? 1);
      return { language: tag.split('-')[0]?.toLowerCase() ?? '', quality };
    })
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language);
}
