// Conditions as an address has them, read back; `lib/cost/condition-words.ts` writes them.
import { createParser } from 'nuqs/server';
import { MAX_FILTER_ITEMS } from '../../../../../lib/catalogue/cost-fields.ts';
import { costField } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { ADDRESS_FILTERS } from '../../../../../lib/catalogue/derived/cost-field-words.ts';
import {
  CONDITION_END,
  CONTAINING,
  type Condition,
  ESCAPE,
  EXCLUDING,
  HEAD_END,
  NO_TEXT,
  STARTING,
  TAG_MARK,
  VALUE_END,
  writeConditions,
} from '../../../../../lib/cost/condition-words.ts';

export const parseAsConditions = createParser<Condition[]>({
  parse: (text) => readConditions(text),
  serialize: (conditions) => writeConditions(conditions),
  eq: (one, other) => writeConditions(one) === writeConditions(other),
});

/** What is spelled wrong is left out; null where nothing is left. */
export function readConditions(text: string): Condition[] | null {
  const conditions = split(text, CONDITION_END).flatMap((part) => readCondition(part) ?? []);
  return conditions.length > 0 ? conditions : null;
}

function readCondition(part: string): Condition | null {
  const [head, tail, ...rest] = split(part, HEAD_END);
  if (head === undefined || tail === undefined || rest.length > 0) return null;
  const [, exclusion, match, name = ''] = /^(!?)([*^]?)(.*)$/s.exec(head) ?? [];
  const isExcluding = exclusion === EXCLUDING;
  const dot = name.indexOf(TAG_MARK);
  const field = ADDRESS_FILTERS.find(dot < 0 ? name : name.slice(0, dot));
  const tagKey = dot < 0 ? null : plain(name.slice(dot + 1));
  if (field === null) return null;
  if ((costField(field).key === 'tagKey') !== (tagKey !== null && tagKey !== '')) return null;
  if (match === CONTAINING || match === STARTING) {
    const text = plain(tail);
    const texts = match === CONTAINING ? { ...NO_TEXT, contains: text } : { ...NO_TEXT, startsWith: text };
    return text === '' ? null : { field, tagKey, isExcluding, values: null, ...texts };
  }
  const values = [...new Set(split(tail, VALUE_END).map(plain))].slice(0, MAX_FILTER_ITEMS);
  return { ...NO_TEXT, field, tagKey, isExcluding, values };
}

function plain(text: string): string {
  return text.replace(/~(.)/gs, '$1');
}

/** At marks that are not escaped; escapes stay. */
function split(text: string, mark: string): string[] {
  const parts = [''];
  let isEscaped = false;
  for (const letter of text) {
    if (letter === mark && !isEscaped) parts.push('');
    else parts[parts.length - 1] += letter;
    isEscaped = letter === ESCAPE && !isEscaped;
  }
  return parts;
}
