// The texts of each language, loaded when they are needed.
import type { Language } from '../../lib/catalogue/languages.ts';
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

const LOADERS: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('../../locales/en.json'),
  ko: () => import('../../locales/ko.json'),
  zh: () => import('../../locales/zh.json'),
  ja: () => import('../../locales/ja.json'),
};

/** In a pseudo build every text is the English one, made longer and accented, whatever the language. */
const IS_PSEUDO = import.meta.env.MODE === 'pseudo';

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  if (!IS_PSEUDO) return (await LOADERS[language]()).default;
  const { pseudoCatalogue } = await import('./pseudo.ts');
  return pseudoCatalogue((await LOADERS.en()).default);
}
