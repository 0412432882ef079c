// A trend of several measures as the rows of the wire: one for each step and group that has anything.
import { type DateRange, daysIn, MAX_DAILY_DAYS } from '../../../../lib/calendar/calendar.ts';
import type { CostAnswer, CostLine } from '../../../stores/facts/answers/answer.ts';

export type StepUnit = 'day' | 'month';

/** Days while they can be told apart on a chart. */
export function stepUnit(asked: StepUnit | undefined, range: DateRange): StepUnit {
  return asked ?? (daysIn(range) <= MAX_DAILY_DAYS ? 'day' : 'month');
}

export interface Step {
  usageDate: string;
  /** A key and a label for each grouping; none where nothing is split. */
  keys: readonly string[];
  labels: readonly string[];
  /** By the place of the measure; null where there is no row. */
  sums: (number | null)[];
}

/** In the order of steps, then of groups. */
export function stepsOf(answer: CostAnswer): Step[] {
  const groups = answer.groupCount > 0 ? answer.groups : [{ ...answer.total, keys: [], labels: [] }];
  return answer.buckets.flatMap(({ start }, place) =>
    groups.flatMap((group) => {
      const sums = sumsAt(group, place);
      const { keys, labels } = group;
      return sums.every((sum) => sum === null) ? [] : [{ usageDate: start, keys, labels, sums }];
    }),
  );
}

function sumsAt({ series }: Pick<CostLine, 'series'>, place: number): (number | null)[] {
  return series.map((line) => line[place] ?? null);
}
