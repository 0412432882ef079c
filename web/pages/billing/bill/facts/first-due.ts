// By when a bill has to be paid, as its invoices say it.
import { daysIn, type IsoDate } from '../../../../../lib/calendar/calendar.ts';

interface DueInvoice {
  readonly issue: { readonly dueOn: IsoDate | null | undefined; readonly state: string } | null | undefined;
}

/** The first day of those that count, and the days until then; null where the data of none say it. */
export function firstDue(
  invoices: readonly DueInvoice[],
  today: IsoDate | null,
): { dueOn: IsoDate; daysLeft: number } | null {
  const days = invoices.flatMap(({ issue }) =>
    issue?.dueOn && issue.state !== 'VOIDED' ? [issue.dueOn] : [],
  );
  const [dueOn] = days.sort();
  if (dueOn === undefined) return null;
  const isAhead = today !== null && dueOn > today;
  return { dueOn, daysLeft: isAhead ? daysIn({ start: today, end: dueOn }) - 1 : 0 };
}
