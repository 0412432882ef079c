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

/**
 * Leaves out amounts of incomplete days: what such a day has not used yet may still be used. Amounts of months stay; they are
 * those of the days so far.
 */
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
