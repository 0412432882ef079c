// A page of rows that are reckoned here: ordered by one of their members, unknown ones last.
import type { Page } from '../../../contract/shared/paging.ts';

interface Order<Row> {
  sortField: keyof Row & string;
  isAscending: boolean;
}

/** Rows that are alike stay in the order in which they came. */
export function sortedPage<Row>(rows: readonly Row[], { sortField, isAscending }: Order<Row>, page: Page) {
  const sign = isAscending ? 1 : -1;
  const sorted = rows.toSorted((one, other) => compared(one[sortField], other[sortField], sign));
  const skip = (page.page - 1) * page.itemsPerPage;
  return { totalCount: rows.length, list: sorted.slice(skip, skip + page.itemsPerPage) };
}

function compared(one: unknown, other: unknown, sign: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return sign * String(one).localeCompare(String(other), 'en');
}
