// Reads answers to questions of one measure.
import type { CostAnswer, CostGroup, CostLine } from '../../stores/facts/answers/answer.ts';

/** 0 where there is no row. */
export function costOf({ totals }: Pick<CostLine, 'totals'>): number {
  return totals[0] ?? 0;
}

/** Of the range that is compared with; 0 where there is no row. */
export function comparedCostOf({ compared }: Pick<CostLine, 'compared'>): number {
  return compared ? costOf(compared) : 0;
}

/** The answer of the range that is compared with, as if that had been asked about alone: two ranges are one question. */
export function comparedAnswer(answer: CostAnswer): CostAnswer {
  const lineOf = <Line extends CostLine>(line: Line): Line => ({ ...line, ...line.compared, compared: null });
  return {
    ...answer,
    buckets: answer.comparedBuckets,
    comparedBuckets: [],
    total: lineOf(answer.total),
    groups: answer.groups.map(lineOf),
    others: answer.others && lineOf(answer.others),
    unconverted: answer.unconverted.map(lineOf),
  };
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
