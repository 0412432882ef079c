// What an item is called in each field that a table is split by: where its search looks (C-10).
import type { CostAnalyticsQuery } from '../../__generated__/resolver-types.ts';
import type { NamesOf } from './item-table.ts';

/** Key and label of an item in a field, or in all of them. */
export function itemNames({ viewBy }: Pick<CostAnalyticsQuery, 'viewBy'>): NamesOf {
  return ({ key, label }, field) => (field === 'ALL' || field === viewBy ? [key, label] : []);
}
