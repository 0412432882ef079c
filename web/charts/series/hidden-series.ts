// Which series of a chart are hidden: one more or less, or all but one; and what is compared with the rest.
import { differenceOf } from '../../../lib/money/money.ts';
import type { ChartData } from '../chart-types.ts';

export type Hidden = ReadonlySet<string>;

export function toggled(hidden: Hidden, id: string): Hidden {
  const next = new Set(hidden);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Whether the series is the only one of these that is shown. */
export function isAlone(hidden: Hidden, id: string, ids: readonly string[]): boolean {
  return ids.length > 1 && ids.every((each) => hidden.has(each) === (each !== id));
}

/** The series alone; all of them where it was alone already. */
export function alone(hidden: Hidden, id: string, ids: readonly string[]): Hidden {
  return isAlone(hidden, id, ids) ? new Set() : new Set(ids.filter((each) => each !== id));
}

/** The overlay of what is shown: without the compared amounts of hidden series (C-08). */
export function overlayShown({ overlay, series }: ChartData, hidden: Hidden): ChartData['overlay'] {
  const gone = series.filter(({ id, compareAmounts }) => hidden.has(id) && compareAmounts);
  if (!overlay || gone.length === 0) return overlay;
  const amounts = overlay.amounts.map((amount, step) =>
    amount === null
      ? null
      : gone.reduce((rest, { compareAmounts }) => differenceOf(rest, compareAmounts?.[step] ?? 0), amount),
  );
  return { ...overlay, amounts };
}

/** What is ahead is of all series together: while one is hidden it would lie above something else. */
export function aheadShown(data: ChartData, hidden: Hidden): Pick<ChartData, 'forecast' | 'budget'> {
  const isWhole = data.series.every(({ id }) => !hidden.has(id));
  return isWhole
    ? { forecast: data.forecast, budget: data.budget }
    : { forecast: undefined, budget: undefined };
}
