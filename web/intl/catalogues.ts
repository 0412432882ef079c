// The texts of each language, loaded when they are needed.
import {
  DEFAULT_LANGUAGE,
  type Language,
  type ScreenLanguage,
  spokenLanguage,
} from '../../lib/catalogue/languages.ts';
import type english from '../../locales/en.json';

export type MessageId = keyof typeof english;
export type Catalogue = Record<MessageId, string>;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}

/** By the path of the file, one for each row of the table of languages. */
const LOADERS = import.meta.glob<Catalogue>('../../locales/*.json', { import: 'default' });

async function textsOf(language: Language): Promise<Catalogue> {
  const load = LOADERS[`../../locales/${language}.json`];
  if (!load) throw new Error(`locales/${language}.json is missing`);
  return load();
}

/** In a pseudo build every language reads like the pseudo-locale. */
const IS_PSEUDO = import.meta.env.MODE === 'pseudo';

export async function loadCatalogue(language: ScreenLanguage): Promise<Catalogue> {
  const spoken = spokenLanguage(language);
  if (!IS_PSEUDO && spoken === language) return textsOf(spoken);
  // The texts of the language that it is made of, longer and accented.
  const { pseudoCatalogue } = await import('./pseudo.ts');
  return pseudoCatalogue(await textsOf(IS_PSEUDO ? DEFAULT_LANGUAGE : spoken));
}
