// Connections of the Relay server specification over lists that are paged by number.
import { MAX_PAGE_SIZE } from '../../upstream/contract/shared/paging.ts';
import { inputError } from '../errors.ts';

export interface PageArguments {
  /** From 1. */
  page: number;
  itemsPerPage: number;
}

/** Throws an input error that names the argument. */
export function checkPage({ page, itemsPerPage }: PageArguments): void {
  if (page < 1) throw inputError('page', 'page must be 1 or more', 'PAGE');
  if (itemsPerPage < 1 || itemsPerPage > MAX_PAGE_SIZE) {
    throw inputError('itemsPerPage', `itemsPerPage must be 1 to ${MAX_PAGE_SIZE}`, 'ITEMS_PER_PAGE');
  }
}

/** The rows of one page as a connection; a cursor is the place of its row in the whole list. */
export function toConnection<Row>(
  rows: readonly Row[],
  totalCount: number,
  { page, itemsPerPage }: PageArguments,
) {
  const skipped = (page - 1) * itemsPerPage;
  const edges = rows.map((node, index) => ({ cursor: cursorOf(skipped + index), node }));
  return {
    edges,
    totalCount,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasPreviousPage: page > 1 && totalCount > 0,
      hasNextPage: skipped + rows.length < totalCount && rows.length > 0,
    },
  };
}

function cursorOf(place: number): string {
  return Buffer.from(`row:${place}`).toString('base64url');
}
