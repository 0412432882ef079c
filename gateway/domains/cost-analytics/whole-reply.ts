// Every item of a cost, where a part of them is not enough: lines are joined and summed whole, or not at all.
import { type cost, MAX_COST_ITEMS } from '../../../upstream/contract/cost-analytics/cost-analytics.ts';
import type { ReplyOf } from '../../../upstream/contract/endpoint.ts';
import { inputError } from '../../errors.ts';
import { memoizeByIdentity } from '../../graph/memoize-by-identity.ts';

type Reply = ReplyOf<typeof cost>;

const MAX_PAGES = 10;

/** Whether its pages are few enough to be read to the last one. */
export function canBeReadWhole({ totalCount }: Reply): boolean {
  return totalCount <= MAX_PAGES * MAX_COST_ITEMS;
}

/** The first page with the items of all further ones. Throws an input error where there are too many. */
export async function wholeReply(first: Reply, pageOf: (page: number) => Promise<Reply>): Promise<Reply> {
  if (!first.others) return first;
  if (!canBeReadWhole(first))
    throw inputError(
      'joinSameNames',
      `at most ${MAX_PAGES * MAX_COST_ITEMS} items are joined`,
      'TOO_MANY_NAMES',
    );
  const pages = Math.ceil(first.totalCount / MAX_COST_ITEMS);
  const further = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => pageOf(index + 2)));
  return withPages(first, ...further);
}

const withPages = memoizeByIdentity(
  (first: Reply, ...further: Reply[]): Reply => ({
    ...first,
    items: [first, ...further].flatMap(({ items }) => items),
    others: null,
  }),
);
