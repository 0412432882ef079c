// The languages of the portal, and which of them a list of preferences asks for.

export const LANGUAGES = ['en', 'ko', 'zh', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Longer headers are cut: nobody reads that many languages. */
const MAX_HEADER_LENGTH = 500;

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The language of the first tag that is one of ours, such as `ko-KR`; null when none is. */
export function languageOfTags(tags: readonly string[]): Language | null {
  return tags.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ?? null;
}

/** Tags of an Accept-Language header by falling preference; those of quality 0 are left out. */
export function acceptedTags(header: string | null | undefined): string[] {
  return (header ?? '')
    .slice(0, MAX_HEADER_LENGTH)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      return { tag, quality: qualityOf(parameters) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/** 1 where none is given, 0 for one that is no number. */
function qualityOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => /^q=/i.test(parameter));
  if (given === undefined) return 1;
  const quality = Number(given.slice(2));
  return Number.isNaN(quality) ? 0 : quality;
}
