// What the page Service categories lists, and what it would save (D-12).
import { expect, test } from 'vitest';
import {
  choiceOf,
  isInOther,
  listedRows,
  type ProductRow,
  withChoice,
} from '../../../../web/pages/dashboard/categories/category-rows.ts';

const row = (
  vendor: ProductRow['vendor'],
  product: string,
  cost: number,
  dataCategories: string[],
  category: string | null = null,
): ProductRow => ({ vendor, product, cost, dataCategories, category });

const S3 = row('AWS', 'Amazon S3', 50, ['Networking', 'Storage']);
const FEES = row('AWS', 'Fees', 20, ['Other']);
const DISKS = row('AZURE', 'Disks', 90, ['Compute'], 'Storage');
const NAMELESS = row('GCP', 'Support', -3, []);
const ROWS = [S3, FEES, DISKS, NAMELESS];
const ALL = { search: '', show: 'all', order: 'cost', direction: 'desc' } as const;

const nameOf = (vendor: ProductRow['vendor']) => ({ AZURE: 'Azure' })[vendor as string] ?? vendor;
const names = (rows: readonly ProductRow[]) => rows.map(({ product }) => product);

test('products are found by words of their name, vendor and category, the costliest first', () => {
  expect(names(listedRows(ROWS, ALL, new Map(), nameOf))).toEqual(['Disks', 'Amazon S3', 'Fees', 'Support']);
  expect(names(listedRows(ROWS, { ...ALL, search: ' storage ' }, new Map(), nameOf))).toEqual([
    'Disks',
    'Amazon S3',
  ]);
  expect(names(listedRows(ROWS, { ...ALL, search: 'azure disk' }, new Map(), nameOf))).toEqual(['Disks']);
  expect(names(listedRows(ROWS, { ...ALL, order: 'product', direction: 'asc' }, new Map(), nameOf))).toEqual([
    'Amazon S3',
    'Disks',
    'Fees',
    'Support',
  ]);
});

test('changed ones and those in Other can be shown alone, and a choice does not take its row away', () => {
  expect(names(listedRows(ROWS, { ...ALL, show: 'changed' }, new Map(), nameOf))).toEqual(['Disks']);
  expect(names(listedRows(ROWS, { ...ALL, show: 'other' }, new Map(), nameOf))).toEqual(['Fees', 'Support']);
  const draft = withChoice(withChoice(new Map(), FEES, 'Security'), S3, 'Other');
  expect(names(listedRows(ROWS, { ...ALL, show: 'other' }, draft, nameOf))).toEqual([
    'Amazon S3',
    'Fees',
    'Support',
  ]);
  expect(isInOther(row('AWS', 'Moved', 1, ['Other'], 'Web'))).toBe(false);
  expect(isInOther(row('AWS', 'Moved', 1, ['Web'], 'Other'))).toBe(true);
});

test('what is chosen as it was is no change', () => {
  const draft = withChoice(new Map(), DISKS, null);
  expect(draft.size).toBe(1);
  expect(choiceOf(draft, DISKS)).toBeNull();
  expect(withChoice(draft, DISKS, 'Storage').size).toBe(0);
  expect(withChoice(new Map(), S3, null).size).toBe(0);
  expect(choiceOf(new Map(), DISKS)).toBe('Storage');
});
