// The texts of each language, loaded when they are needed.
import type { MessageFormatElement } from 'react-intl';
import {
  DEFAULT_LANGUAGE,
  type Language,
  type ScreenLanguage,
  spokenLanguage,
} from '../../lib/catalogue/languages.ts';
import type english from '../../locales/en.json';

export type MessageId = keyof typeof english;
/** Parsed messages. */
export type Catalogue = Record<MessageId, MessageFormatElement[]>;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}

/**
 * By the path of the file, one for each row of the table of languages. The build divides a catalogue in two
 * (`scripts/web/texts-plugin.ts`); while the portal is developed, both parts are the whole.
 */
const PARTS = {
  first: import.meta.glob<Catalogue>('../../locales/*.json', { query: '?first', import: 'default' }),
  rest: import.meta.glob<Catalogue>('../../locales/*.json', { query: '?rest', import: 'default' }),
};
type Part = keyof typeof PARTS;

async function textsOf(language: Language, part: Part): Promise<Catalogue> {
  const load = PARTS[part][`../../locales/${language}.json`];
  if (!load) throw new Error(`locales/${language}.json is missing`);
  return load();
}

/** In a pseudo build every language reads like the pseudo-locale. */
const IS_PSEUDO = import.meta.env.MODE === 'pseudo';

async function screenTexts(language: ScreenLanguage, part: Part): Promise<Catalogue> {
  const spoken = spokenLanguage(language);
  if (!IS_PSEUDO && spoken === language) return textsOf(spoken, part);
  // The texts of the language that it is made of, longer and accented.
  const { pseudoCatalogue } = await import('./pseudo.ts');
  return pseudoCatalogue(await textsOf(IS_PSEUDO ? DEFAULT_LANGUAGE : spoken, part));
}

/** The catalogue that the page began with; what comes later is put into the same object. */
let begun: { language: ScreenLanguage; texts: Catalogue; rest: Promise<void> | null } | null = null;

/** The texts that the first page may show. */
export async function firstTexts(language: ScreenLanguage): Promise<Catalogue> {
  const texts = {} as Catalogue;
  begun = { language, texts, rest: null };
  return Object.assign(texts, await screenTexts(language, 'first'));
}

/** Ends when the catalogue that the page began with is whole; what failed is asked for again by the next call. */
export async function restOfTexts(): Promise<void> {
  if (!begun) return;
  const catalogue = begun;
  catalogue.rest ??= screenTexts(catalogue.language, 'rest').then(
    (texts) => void Object.assign(catalogue.texts, texts),
    (error: unknown) => {
      catalogue.rest = null;
      throw error;
    },
  );
  await catalogue.rest;
}

/** All texts of a language. */
export async function loadCatalogue(language: ScreenLanguage): Promise<Catalogue> {
  const [first, rest] = await Promise.all([screenTexts(language, 'first'), screenTexts(language, 'rest')]);
  return { ...first, ...rest };
}
