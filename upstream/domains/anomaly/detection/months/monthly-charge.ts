// What is charged, taxed or credited once a month: its amounts by month, and the costs that it may be a part of.
import { firstOfMonth, type IsoDate } from '../../../../../lib/calendar/calendar.ts';
import { cellsOf, type Leaf, type Place } from '../leaves.ts';
import { daysOf } from '../seasons.ts';

export type ChargeKind = 'FEE' | 'TAX' | 'CREDIT';

export interface MonthlyCharge {
  place: Place;
  kind: ChargeKind;
  /** The first day of each month, the oldest first; the newest may not be over. */
  months: readonly IsoDate[];
  /** By month and without sign, as what was charged, taxed or credited. */
  amounts: readonly number[];
  /** Costs by month that it may be a part of: that of its account, and that of all accounts on its bill. */
  bases: readonly (readonly number[])[];
}

/** A credit that comes on more days of a month is one of days. */
const MOST_DAYS = 5;

/** Credits of an account and product that come on a few days of each month. `months` are those of the leaves' days. */
export function monthlyCredits(leaves: readonly Leaf[], months: readonly IsoDate[]): MonthlyCharge[] {
  const credits = leaves.filter(({ basis }) => basis === 'CREDIT');
  return [...cellsOf(credits, 'product').values()].flatMap(({ place, firstDay, credit }) => {
    const amounts = months.map(() => 0);
    const days = months.map(() => 0);
    for (const [at, day] of daysOf(firstDay, credit.length).entries()) {
      const month = months.indexOf(firstOfMonth(day));
      const amount = -(credit[at] ?? 0);
      if (month < 0 || amount === 0) continue;
      amounts[month] = (amounts[month] ?? 0) + amount;
      days[month] = (days[month] ?? 0) + 1;
    }
    const isMonthly = days.every((count) => count <= MOST_DAYS) && amounts.some((amount) => amount !== 0);
    return isMonthly ? [{ place, kind: 'CREDIT' as const, months, amounts, bases: [] }] : [];
  });
}
