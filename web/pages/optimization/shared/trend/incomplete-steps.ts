// Which steps of a trend are not complete, because the newest days of their data are not.
import { lastOfMonth } from '../../../../../lib/calendar/calendar.ts';
import type { ShellViewer } from '../../../../viewer/shell-viewer.ts';

type Freshness = Pick<ShellViewer, 'completeThrough' | 'dataThrough'>;

/** By the first days of the steps; months or days. Steps without data are none. */
export function incompleteSteps(
  axis: readonly string[],
  unit: string,
  { completeThrough, dataThrough }: Freshness,
): boolean[] {
  return axis.map((start) => {
    if (completeThrough === null || dataThrough === null) return false;
    return endOf(start, unit) > completeThrough && start <= dataThrough;
  });
}

/** Amounts of days alone: what an incomplete day has not used yet is not unused. Those of a month are of its days so far. */
export function onlyOfCompleteDays<Amount>(
  amounts: readonly Amount[],
  unit: string,
  isIncomplete: readonly boolean[],
): (Amount | null)[] {
  return amounts.map((amount, place) => (unit === 'DAY' && isIncomplete[place] ? null : amount));
}

function endOf(start: string, unit: string): string {
  return unit === 'MONTH' ? lastOfMonth(start) : start;
}
