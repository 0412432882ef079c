// What pages of reservations ask their lists with.
import { type CommitmentAddress, commitmentQuery, SPLIT_WORDS } from '../shared/commitment-address.ts';
import { ORDER_WORDS } from './reserved-address.ts';

interface ListAddress<Sort extends string> extends CommitmentAddress {
  sort: Sort;
  order: keyof typeof ORDER_WORDS;
  page: number;
  size: number;
}

/** Months, filters, order and page of a list; null where the address asks for months that may not be requested. */
function listVariables<Sort extends string, Word>(
  { sort, order, page, size, ...address }: ListAddress<Sort>,
  words: Record<Sort, Word>,
) {
  const query = commitmentQuery(address);
  return query && { query, sort: { by: words[sort], order: ORDER_WORDS[order] }, page, size };
}

/** As `listVariables`, with whether expired reservations are listed. */
export function inventoryVariables<Sort extends string, Word>(
  address: ListAddress<Sort> & { expired: boolean },
  words: Record<Sort, Word>,
) {
  const list = listVariables(address, words);
  return list && { ...list, includeExpired: address.expired };
}

/** As `listVariables`, with what the trend is split by. */
export function splitVariables<Sort extends string, Word>(
  address: ListAddress<Sort> & { by: keyof typeof SPLIT_WORDS },
  words: Record<Sort, Word>,
) {
  const list = listVariables(address, words);
  return list && { ...list, by: SPLIT_WORDS[address.by] };
}
