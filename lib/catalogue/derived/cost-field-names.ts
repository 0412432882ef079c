// What cost fields are called: ids of the catalogues of texts.

import type { TextId } from '../text-id.ts';
import { type CostFieldId, costField } from './cost-field-lists.ts';

/** `noun` is the word for a sub account. */
export function fieldTextId(id: CostFieldId, noun: TextId = 'cost-analytics.viewBy.account'): TextId {
  const { text } = costField(id);
  return text === 'accountNoun' ? noun : text;
}

/** A name within a sentence: without its capital, unless it begins with an abbreviation. */
export function inSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
