// Sentences one after the other, as the language of the reader writes them.
import { Children, type ReactNode } from 'react';
import { languageRow } from '../../lib/catalogue/languages.ts';
import { useLanguage } from './IntlRoot.tsx';

/** Each child is a sentence; null and false are none. */
export function Sentences({ children }: { children: ReactNode }) {
  const { sentenceGap } = languageRow(useLanguage().language);
  return Children.toArray(children).flatMap((sentence, place) =>
    place ? [sentenceGap, sentence] : sentence,
  );
}
