// Reads answers to questions of one measure.
import type { CostGroup, CostLine } from '../facts/answer.ts';

/** 0 where there is no row. */
export function costOf({ totals }: Pick<CostLine, 'totals'>): number {
  return totals[0] ?? 0;
}

/** By bucket; null where there is no row. */
export function costsOf({ series }: Pick<CostLine, 'series'>): readonly (number | null)[] {
  return series[0] ?? [];
}

/** Of the first grouping. */
export function itemOf({ keys, labels }: Pick<CostGroup, 'keys' | 'labels'>): {
  item: string;
  itemAlias: string;
} {
  return { item: keys[0] ?? '', itemAlias: labels[0] ?? '' };
}

/** Of the groupings after the first. */
export function furtherItemsOf({ keys, labels }: Pick<CostGroup, 'keys' | 'labels'>) {
  return keys.slice(1).map((item, index) => ({ item, itemAlias: labels[index + 1] ?? '' }));
}
