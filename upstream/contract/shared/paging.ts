// The ways in which the services page their lists, one row each: page and size, or first row and count, as numbers or texts.
import { z } from 'zod';

/** A page as the graph and the stores count it, from 1. */
export interface Page {
  page: number;
  itemsPerPage: number;
}

/** The largest page of any list that people turn. */
export const MAX_PAGE_SIZE = 200;
const DEFAULT_PAGE_SIZE = 30;

/** Numbers of the wire that are written as texts. */
const numeric = (size: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .default(String(size));
const count = (most: number) => z.int().min(1).max(most);

/**
 * `members` are those of a request, with the sizes that the specification gives as defaults; `write` and `read` turn a
 * page into them and back. The first row is 1.
 */
export const PAGINGS = {
  page: {
    members: (size: number, most: number) => ({
      page: z.int().min(1).default(1),
      itemsPerPage: count(most).default(size),
    }),
    write: ({ page, itemsPerPage }: Page) => ({ page, itemsPerPage }),
    read: ({ page, itemsPerPage }: Page): Page => ({ page, itemsPerPage }),
  },
  start: {
    members: (size: number, most: number) => ({
      start: z.int().min(1).default(1),
      limit: count(most).default(size),
    }),
    write: ({ page, itemsPerPage }: Page) => ({
      start: firstRow({ page, itemsPerPage }),
      limit: itemsPerPage,
    }),
    read: ({ start, limit }: { start: number; limit: number }): Page => pageFrom(start, limit),
  },
  startText: {
    members: (size: number, most: number) => ({
      start: numeric(1),
      limit: numeric(size).refine((text) => Number(text) <= most, { error: `at most ${most}` }),
    }),
    write: ({ page, itemsPerPage }: Page) => ({
      start: String(firstRow({ page, itemsPerPage })),
      limit: String(itemsPerPage),
    }),
    read: ({ start, limit }: { start: string; limit: string }): Page =>
      pageFrom(Number(start), Number(limit)),
  },
} as const;

/** The members of a request that is paged by page and size. */
export function askedPage(most: number = MAX_PAGE_SIZE) {
  return PAGINGS.page.members(DEFAULT_PAGE_SIZE, most);
}

function firstRow({ page, itemsPerPage }: Page): number {
  return (page - 1) * itemsPerPage + 1;
}

/** The page that the row is on. */
function pageFrom(start: number, itemsPerPage: number): Page {
  return { page: Math.floor((start - 1) / itemsPerPage) + 1, itemsPerPage };
}
