// Lists of reservations: their arguments and their rows.
import { PAGINGS } from '../../../../upstream/contract/shared/paging.ts';
import type { CommitmentQuery, SortOrder } from '../../../__generated__/graph-types.ts';
import { checkPage, type PageArguments, toConnection } from '../../../graph/connection.ts';
import { wireOrder, wireQuery } from '../shared/wire-query.ts';

export interface ListArguments<Field> extends PageArguments {
  sort?: { by: Field; order: SortOrder } | null;
}

/** The service's own order when none is asked for. */
export function orderOf<Field extends string, Wire extends string>(
  sort: { by: Field; order: SortOrder } | null | undefined,
  words: Record<Field, Wire>,
) {
  return sort ? wireOrder(sort, words) : {};
}

/** `paging`: how the service counts its pages. */
export function askedList<Paging extends 'start' | 'startText'>(
  query: CommitmentQuery,
  { page, itemsPerPage }: PageArguments,
  paging: Paging,
) {
  checkPage({ page, itemsPerPage });
  const written = PAGINGS[paging].write({ page, itemsPerPage }) as ReturnType<
    (typeof PAGINGS)[Paging]['write']
  >;
  return { ...wireQuery(query), ...written };
}

export function connectionOf<Wire, Node>(
  { list, totalCount, currency }: { list: readonly Wire[]; totalCount: number; currency: string },
  asked: PageArguments,
  nodeOf: (wire: Wire) => Node,
) {
  return { currency, ...toConnection(list.map(nodeOf), totalCount, asked) };
}
