// The ids of texts: the keys of the catalogues in locales/.
import type english from '../../locales/en.json';

export type TextId = keyof typeof english;
