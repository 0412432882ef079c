// Pages of tables as they are in an address.
import { createParser } from 'nuqs/server';

/** What a page may hold: the sizes that the portal offers. */
export const PAGE_SIZES = [10, 20, 30, 50, 100, 150, 200] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** No list is longer; the last page of one is known when it has come. */
const MAX_PAGE = 100_000;

export const parseAsPage = createParser<number>({
  parse: (text) => {
    const page = Number.parseInt(text, 10);
    return Number.isNaN(page) ? null : Math.min(Math.max(page, 1), MAX_PAGE);
  },
  serialize: String,
});

export const parseAsPageSize = createParser<PageSize>({
  parse: (text) => PAGE_SIZES.find((size) => String(size) === text) ?? null,
  serialize: String,
});
