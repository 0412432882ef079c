// The languages of the portal, and which of them a list of preferences asks for. The texts of a language are
// locales/<code>.json.

interface LanguageRow {
  /** What the language calls itself. */
  name: string;
  /** How it writes days: 05/31/2024 or 2024/05/31. */
  days: 'month first' | 'year first';
  /** The Noto font whose letters PDFs use first: of Korean, simplified Chinese or Japanese. */
  font: 'kr' | 'sc' | 'jp';
  /** What stands between two sentences: nothing where the full stop is as wide as a letter. */
  sentenceGap: ' ' | '';
  /** What stands between a label and its value. */
  colon: ': ' | '：';
}

const ROWS = {
  en: { name: 'English', days: 'month first', font: 'kr', sentenceGap: ' ', colon: ': ' },
  ko: { name: '한국어', days: 'year first', font: 'kr', sentenceGap: ' ', colon: ': ' },
  zh: { name: '简体中文', days: 'year first', font: 'sc', sentenceGap: '', colon: '：' },
  ja: { name: '日本語', days: 'year first', font: 'jp', sentenceGap: '', colon: '：' },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof ROWS;
export const LANGUAGES = Object.keys(ROWS) as Language[];

/** Made of the texts of another language, for those who build the portal. */
interface DevelopmentRow extends LanguageRow {
  of: Language;
}

/** Offered by development builds of the web app alone; the servers answer in the language that it is made of. */
const DEVELOPMENT_ROWS = {
  'en-XA': { name: '⟦Þšéûðö⟧', days: 'month first', font: 'kr', sentenceGap: ' ', colon: ': ', of: 'en' },
} as const satisfies Record<string, DevelopmentRow>;

export type DevelopmentLanguage = keyof typeof DEVELOPMENT_ROWS;
export const DEVELOPMENT_LANGUAGES = Object.keys(DEVELOPMENT_ROWS) as DevelopmentLanguage[];

/** What a screen may speak. */
export type ScreenLanguage = Language | DevelopmentLanguage;

export function languageRow(language: ScreenLanguage): LanguageRow {
  return { ...ROWS, ...DEVELOPMENT_ROWS }[language];
}

/** Sentences one after the other, as the language writes them; each has its full stop. */
export function joinSentences(language: ScreenLanguage, sentences: readonly string[]): string {
  return sentences.join(languageRow(language).sentenceGap);
}

/** A label and its value in one line. */
export function labelled(language: ScreenLanguage, label: string, value: string): string {
  return `${label}${languageRow(language).colon}${value}`;
}

/** The language itself, or the one that a language of development is made of. */
export function spokenLanguage(language: ScreenLanguage): Language {
  const development: Readonly<Record<string, DevelopmentRow>> = DEVELOPMENT_ROWS;
  return development[language]?.of ?? (language as Language);
}

export const DEFAULT_LANGUAGE: Language = 'en';

/** Longer headers are cut at this length. */
const MAX_HEADER_LENGTH = 500;

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The language of the first tag that is one of ours, such as `ko-KR`; null when none is. */
export function languageOfTags(tags: readonly string[]): Language | null {
  return tags.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ?? null;
}

/** Tags of a header such as Accept-Language by falling preference; those of quality 0 are left out. */
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
