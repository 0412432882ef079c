// What is asked of a change beside its fence, by the grain that shows it: coarse and fine ones must be plainer.
import { daysIn } from '../../../../lib/calendar/calendar.ts';
import type { AnomalyKind } from '../../../../lib/catalogue/anomaly.ts';
import type { Cell, Grain } from './leaves.ts';
import type { JudgedDay } from './series.ts';
import { median } from './statistics.ts';

/** Finds of coarser and finer grains must be plainer than those of account and product: by fence, and by least impact. */
const FENCE_BY_GRAIN: Record<Grain, number> = { product: 1, region: 5, account: 1.5, vendor: 4 };
const LEAST_BY_GRAIN: Record<Grain, number> = { product: 1, region: 20, account: 5, vendor: 20 };
/** A region that is new or gone is plainer than one that costs more. */
const LEAST_OF_NEW = 5;
/** What a region's change has to be a day: a part of what its product costs, or so many times the least impact. */
const REGION_PART = 0.25;
const REGION_LEAST = 5;
const REGION_DAYS = 3;

/** By how much a fence is wider at this grain. */
export function fenceOfGrain(grain: Grain): number {
  return FENCE_BY_GRAIN[grain];
}

interface Change {
  kind: AnomalyKind;
  grain: Grain;
  minimumImpact: number;
  /** The product of a region; null at other grains. */
  whole: Cell | null;
}

/** Whether the days of a change so far are enough to report it. */
export function isReportable(
  days: readonly JudgedDay[],
  { kind, grain, minimumImpact, whole }: Change,
): boolean {
  const times = LEAST_BY_GRAIN[grain];
  const impact = days.reduce((sum, { value, expected }) => sum + value - expected, 0);
  const needed = minimumImpact * (kind === 'USAGE' ? times : Math.min(times, LEAST_OF_NEW));
  return Math.abs(impact) >= needed && (!whole || isOfWeight(days, whole, minimumImpact));
}

/** Has the change of a region lasted, and does it weigh in its product, or by itself? */
function isOfWeight(days: readonly JudgedDay[], whole: Cell, minimumImpact: number): boolean {
  const from = daysIn({ start: whole.firstDay, end: days[0]?.day ?? whole.firstDay }) - 1;
  const cost = median(whole.usage.subarray(from, from + days.length));
  const off = median(days.map(({ value, expected }) => Math.abs(value - expected)));
  return days.length >= REGION_DAYS && off >= Math.min(REGION_PART * cost, REGION_LEAST * minimumImpact);
}
