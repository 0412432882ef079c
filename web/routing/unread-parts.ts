// Parameters of an address that its page cannot read, or that have no effect because another one is missing.
import type { ParserMap } from 'nuqs/server';
import type { Page } from './define-page.ts';

export interface UnreadPart {
  name: string;
  /** As it is in the address. */
  text: string;
}

/** Lists of an address end their entries by these. */
const ENTRY_ENDS = /[,;]/;

/** The parameters of the page that cannot be read, and the entries that are left out of a list. */
export function unreadParts(search: URLSearchParams, parameters: ParserMap): UnreadPart[] {
  return Object.entries(parameters).flatMap(([name, { parse, serialize }]) => {
    const text = search.get(name);
    if (!text) return [];
    const value: unknown = parse(text as never);
    if (value === null) return [{ name, text }];
    if (!Array.isArray(value)) return [];
    const read = new Set(String(serialize?.(value as never)).split(ENTRY_ENDS));
    const lost = text.split(ENTRY_ENDS).filter((entry) => !read.has(entry));
    return lost.length === 0 ? [] : [{ name, text: lost.join(',') }];
  });
}

/** The parameters that have no effect because another one is missing. */
export function incompleteParts(
  search: URLSearchParams,
  { incomplete }: Pick<Page, 'incomplete'>,
): UnreadPart[] {
  return incomplete(new URL(`?${search}`, window.location.origin)).flatMap((name) => {
    const text = search.get(name);
    return text ? [{ name, text }] : [];
  });
}
