// Products with their categories as the page lists them, and what was changed and not saved yet. Plain data.
import { hasWords } from '../../../components/forms/search-words.ts';
import type { VendorNames } from '../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import type { CategoriesAddress } from './page.tsx';

export interface ProductRow {
  readonly vendor: Vendor;
  readonly product: string;
  readonly cost: number;
  /** Of the data. */
  readonly dataCategories: readonly string[];
  /** Given by the company. */
  readonly category?: string | null | undefined;
}

/** By row key; null: that of the data again. */
export type Draft = ReadonlyMap<string, { row: ProductRow; category: string | null }>;

export function rowKey({ vendor, product }: Pick<ProductRow, 'vendor' | 'product'>): string {
  return `${vendor} ${product}`;
}

/** What counts: the company's own, else that of the data. */
export function shownCategory({ category, dataCategories }: ProductRow): string {
  return category ?? dataCategories.join(', ');
}

/** The categories that its cost counts in, as saved; the empty text is none. */
export function categoriesOf({ category, dataCategories }: ProductRow): readonly string[] {
  if (typeof category === 'string') return [category];
  return dataCategories.length > 0 ? dataCategories : [''];
}

/** In Other, or in none. */
export function isInOther(row: ProductRow): boolean {
  return categoriesOf(row).some((name) => name === '' || name === 'Other');
}

export function isChanged({ category }: ProductRow): boolean {
  return typeof category === 'string';
}

/** The draft with one more choice; what is as it is saved is no change. */
export function withChoice(draft: Draft, row: ProductRow, category: string | null): Draft {
  const next = new Map(draft);
  if (category === (row.category ?? null)) next.delete(rowKey(row));
  else next.set(rowKey(row), { row, category });
  return next;
}

/** What others saved meanwhile is no change of the draft any more. */
export function choiceOf(draft: Draft, row: ProductRow): string | null {
  const drafted = draft.get(rowKey(row));
  return drafted ? drafted.category : (row.category ?? null);
}

/** Whatever is in the draft stays in sight, whether or not it is changed on the way. */
export function listedRows(
  rows: readonly ProductRow[],
  { search, show, order, direction }: Pick<CategoriesAddress, 'search' | 'show' | 'order' | 'direction'>,
  draft: Draft,
  nameOf: VendorNames,
): ProductRow[] {
  const isShown = (row: ProductRow) =>
    show === 'all' || draft.has(rowKey(row)) || (show === 'changed' ? isChanged(row) : isInOther(row));
  const found = rows.filter(
    (row) =>
      isShown(row) && hasWords(`${row.product} ${nameOf(row.vendor)} ${shownCategory(row)}`, search.trim()),
  );
  const sign = direction === 'asc' ? 1 : -1;
  const byName = (one: ProductRow, other: ProductRow) => (one.product < other.product ? -1 : 1);
  const compare = {
    product: byName,
    cost: (one: ProductRow, other: ProductRow) => one.cost - other.cost,
    category: (one: ProductRow, other: ProductRow) =>
      shownCategory(one).localeCompare(shownCategory(other), 'en'),
  }[order];
  return found.sort((one, other) => sign * compare(one, other) || byName(one, other));
}
