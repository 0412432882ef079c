// Conditions as they are in an address: `product:Amazon S3,AWS Lambda;!region:us-east-1;tag.env:prod;*usageType:Box;^sku:A`.
import type { FilterId } from '../catalogue/derived/cost-field-lists.ts';
import { ADDRESS_FILTERS } from '../catalogue/derived/cost-field-words.ts';

/** One of the values, or a text that the value contains or starts with. */
export interface Condition {
  field: FilterId;
  /** Of tags alone. */
  tagKey: string | null;
  /** Keep the charges for which it does not hold. */
  isExcluding: boolean;
  /** The empty text is what has none; null where the condition is a text. */
  values: readonly string[] | null;
  contains: string | null;
  startsWith: string | null;
}

/** Of a condition on values. */
export const NO_TEXT = { contains: null, startsWith: null } as const;

export const ESCAPE = '~';
export const CONDITION_END = ';';
export const HEAD_END = ':';
export const VALUE_END = ',';
export const EXCLUDING = '!';
export const CONTAINING = '*';
export const STARTING = '^';
export const TAG_MARK = '.';
const SPECIAL = /[~;:,]/g;

export function writeConditions(conditions: readonly Condition[]): string {
  return conditions
    .map(({ field, tagKey, isExcluding, values, contains, startsWith }) => {
      const match = contains === null ? (startsWith === null ? '' : STARTING) : CONTAINING;
      const marks = `${isExcluding ? EXCLUDING : ''}${match}`;
      const head = `${marks}${ADDRESS_FILTERS.wordOf(field)}${tagKey === null ? '' : TAG_MARK + escaped(tagKey)}`;
      const items = values ?? [contains ?? startsWith ?? ''];
      return `${head}${HEAD_END}${items.map(escaped).join(VALUE_END)}`;
    })
    .join(CONDITION_END);
}

function escaped(text: string): string {
  return text.replace(SPECIAL, (letter) => ESCAPE + letter);
}
