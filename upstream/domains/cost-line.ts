// Reads answers to questions of one measure, by one dimension.
import type { CostGroup, CostLine } from '../facts/answer.ts';

/** 0 where there is no row. */
export function costOf({ totals }: Pick<CostLine, 'totals'>): number {
  return totals[0] ?? 0;
}

/** By bucket; null where there is no row. */
export function costsOf({ series }: Pick<CostLine, 'series'>): readonly (number | null)[] {
  return series[0] ?? [];
}

export function itemOf({ keys, labels }: Pick<CostGroup, 'keys' | 'labels'>): {
  item: string;
  itemAlias: string;
} {
  return { item: keys[0] ?? '', itemAlias: labels[0] ?? '' };
}
