// Every way of paging says the same page, whichever words the service takes.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PAGINGS, type Page } from '../../upstream/contract/shared/paging.ts';

const MOST = 200;
const PAGES: Page[] = [
  { page: 1, itemsPerPage: 10 },
  { page: 3, itemsPerPage: 20 },
  { page: 50, itemsPerPage: 200 },
];

describe.each(Object.entries(PAGINGS))('%s', (_name, paging) => {
  const read = paging.read as (members: unknown) => Page;
  const request = z.object(paging.members(20, MOST));

  it.each(PAGES)('page $page of $itemsPerPage comes back as it was', (page) => {
    expect(read(request.parse(paging.write(page)))).toEqual(page);
  });

  it('starts at the first row with the size of the specification', () => {
    expect(read(request.parse({}))).toEqual({ page: 1, itemsPerPage: 20 });
  });

  it('refuses rows before the first, and more than may be', () => {
    for (const page of [
      { page: 0, itemsPerPage: 10 },
      { page: 1, itemsPerPage: MOST + 1 },
    ])
      expect(request.safeParse(paging.write(page)).success).toBe(false);
  });
});

it('counts rows from 1, as numbers or as texts', () => {
  expect(PAGINGS.start.write({ page: 2, itemsPerPage: 10 })).toEqual({ start: 11, limit: 10 });
  expect(PAGINGS.startText.write({ page: 2, itemsPerPage: 20 })).toEqual({ start: '21', limit: '20' });
});
