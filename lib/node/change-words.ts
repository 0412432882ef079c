// The words of changes for what servers write.
import type { Language } from '../catalogue/languages.ts';
import type { ChangeWords } from '../money/change-text.ts';
import { printedNumber } from '../money/written-money.ts';
import { textsOf } from './texts.ts';

export function changeWordsOf(language: Language): ChangeWords {
  return {
    text: textsOf(language),
    number: (value, options) => printedNumber(new Intl.NumberFormat(language, options).format(value)),
  };
}
