// What cost is split by, as the address says it: up to three groupings, each with the key that it needs (C-04).
import { createParser } from 'nuqs/server';
import { MAX_VIEW_BYS } from '../../../../../lib/catalogue/cost-fields.ts';
import {
  needsKey,
  type PageViewById,
  sameField,
} from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { ADDRESS_VIEW_BYS } from '../../../../../lib/catalogue/derived/cost-field-words.ts';
import { writeGroupings } from '../../../../../lib/cost/grouping-words.ts';

export const DEFAULT_VIEW_BY: PageViewById = 'product';

export interface Grouping {
  viewBy: PageViewById;
  /** Of a tag its key, of service groups the name of their set; null for all others, and while none is chosen. */
  key: string | null;
}

/** The parts of the address that say it: those that follow the first are in one list. */
export interface GroupingAddress {
  viewBy: PageViewById;
  viewByKey: string | null;
  thenBy: Grouping[] | null;
}

/** A grouping that lacks its key asks for nothing, and one that is there already splits nothing further. */
export function groupingsOf({ viewBy, viewByKey, thenBy }: GroupingAddress): Grouping[] {
  const all = [{ viewBy, key: needsKey(viewBy) ? viewByKey : null }, ...(thenBy ?? [])];
  const whole = all.filter(({ viewBy: name, key }) => !needsKey(name) || key !== null);
  const distinct = whole.filter((each, at) => whole.findIndex((other) => isSameGrouping(each, other)) === at);
  return distinct.length > 0 ? distinct.slice(0, MAX_VIEW_BYS) : [{ viewBy: DEFAULT_VIEW_BY, key: null }];
}

/**
 * What tells the colours of an account from those of a service of the same name, on every screen; `levels` are the first
 * groupings that items are told apart by.
 */
export function colourKindOf(address: GroupingAddress, levels = MAX_VIEW_BYS): string {
  return groupingsOf(address)
    .slice(0, levels)
    .map(({ viewBy, key }) => (key === null ? viewBy : `${viewBy} ${key}`))
    .join();
}

/** What an address says for these groupings. */
export function groupingAddress([first, ...rest]: readonly Grouping[]): GroupingAddress {
  return {
    viewBy: first?.viewBy ?? DEFAULT_VIEW_BY,
    viewByKey: first?.key ?? null,
    thenBy: rest.length > 0 ? rest : null,
  };
}

/** By fields of two names too: projects are accounts of GCP. */
function isSameGrouping(one: Grouping, other: Grouping): boolean {
  return sameField(one.viewBy) === sameField(other.viewBy) && one.key === other.key;
}

/** As `writeGroupings` writes them. */
export const parseAsGroupings = createParser<Grouping[]>({
  parse: (text) => {
    const parts = text.match(/(?:~.|[^~,])+/gs) ?? [];
    const groupings = parts.flatMap((part) => readGrouping(part) ?? []);
    return groupings.length > 0 ? groupings : null;
  },
  serialize: writeGroupings,
  eq: (one, other) => JSON.stringify(one) === JSON.stringify(other),
});

function readGrouping(part: string): Grouping | null {
  const [, name = '', key] = /^(\w+)(?:\.(.+))?$/s.exec(part) ?? [];
  const viewBy = ADDRESS_VIEW_BYS.find(name);
  if (!viewBy || needsKey(viewBy) !== (key !== undefined)) return null;
  return { viewBy, key: key?.replace(/~(.)/gs, '$1') ?? null };
}
