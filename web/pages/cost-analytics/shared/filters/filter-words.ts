// Conditions as they are in an address: `product:Amazon S3,AWS Lambda;!region:us-east-1;tag.env:prod;*usageType:Box`.
import { createParser } from 'nuqs/server';
import { MAX_FILTER_ITEMS } from '../../../../../lib/catalogue/cost-fields.ts';
import { costField } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { ADDRESS_FILTERS } from '../../../../../lib/catalogue/derived/cost-field-words.ts';
import type { Condition } from './conditions.ts';

const ESCAPE = '~';
const CONDITION_END = ';';
const HEAD_END = ':';
const VALUE_END = ',';
const EXCLUDING = '!';
const CONTAINING = '*';
const TAG_MARK = '.';
const SPECIAL = /[~;:,]/g;

export const parseAsConditions = createParser<Condition[]>({
  parse: (text) => readConditions(text),
  serialize: (conditions) => writeConditions(conditions),
  eq: (one, other) => writeConditions(one) === writeConditions(other),
});

export function writeConditions(conditions: readonly Condition[]): string {
  return conditions
    .map(({ field, tagKey, isExcluding, values, contains }) => {
      const marks = `${isExcluding ? EXCLUDING : ''}${contains === null ? '' : CONTAINING}`;
      const head = `${marks}${ADDRESS_FILTERS.wordOf(field)}${tagKey === null ? '' : TAG_MARK + escaped(tagKey)}`;
      return contains === null
        ? `${head}${HEAD_END}${(values ?? []).map(escaped).join(VALUE_END)}`
        : `${head}${HEAD_END}${escaped(contains)}`;
    })
    .join(CONDITION_END);
}

/** What is spelled wrong is left out; null where nothing is left. */
export function readConditions(text: string): Condition[] | null {
  const conditions = split(text, CONDITION_END).flatMap((part) => readCondition(part) ?? []);
  return conditions.length > 0 ? conditions : null;
}

function readCondition(part: string): Condition | null {
  const [head, tail, ...rest] = split(part, HEAD_END);
  if (head === undefined || tail === undefined || rest.length > 0) return null;
  const [, exclusion, containment, name = ''] = /^(!?)(\*?)(.*)$/s.exec(head) ?? [];
  const [isExcluding, isContaining] = [exclusion === EXCLUDING, containment === CONTAINING];
  const dot = name.indexOf(TAG_MARK);
  const field = ADDRESS_FILTERS.find(dot < 0 ? name : name.slice(0, dot));
  const tagKey = dot < 0 ? null : plain(name.slice(dot + 1));
  if (field === null) return null;
  if ((costField(field).key === 'tagKey') !== (tagKey !== null && tagKey !== '')) return null;
  if (isContaining) {
    const contains = plain(tail);
    return contains === '' ? null : { field, tagKey, isExcluding, values: null, contains };
  }
  const values = [...new Set(split(tail, VALUE_END).map(plain))].slice(0, MAX_FILTER_ITEMS);
  return { field, tagKey, isExcluding, values, contains: null };
}

function escaped(text: string): string {
  return text.replace(SPECIAL, (letter) => ESCAPE + letter);
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
