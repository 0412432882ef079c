// What people planned of a cost: days of which nothing is learnt, or a day from which on it is expected as it is.
import { daysIn, type IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { Cell, Place } from './leaves.ts';
import type { Series } from './series.ts';

export interface Plan {
  place: Place;
  from: IsoDate;
  /** The last planned day; null: the cost is expected as it is from `from` on. */
  until: IsoDate | null;
}

/** Of plans on the cell, on what it is a part of, and on its parts. Of several levels the newest is expected. */
export function plannedDays(
  { place, firstDay, usage }: Cell,
  plans: readonly Plan[] = [],
): Pick<Series, 'planned' | 'expectedFrom'> {
  const own = plans.filter((plan) => isRelated(plan.place, place));
  if (own.length === 0) return {};
  const placeOf = (day: IsoDate) => (day < firstDay ? 0 : daysIn({ start: firstDay, end: day }) - 1);
  const planned = new Uint8Array(usage.length);
  let expectedFrom = Number.NEGATIVE_INFINITY;
  for (const { from, until } of own) {
    if (until === null) expectedFrom = Math.max(expectedFrom, placeOf(from));
    else if (until >= firstDay) planned.fill(1, placeOf(from), placeOf(until) + 1);
  }
  return { planned, ...(expectedFrom >= 0 && { expectedFrom }) };
}

/** Is one of the places the other, or a part of it? */
export function isRelated(one: Place, other: Place): boolean {
  return holds(one, other) || holds(other, one);
}

function holds(place: Place, part: Place): boolean {
  const isSame = (own: string | null, other: string | null) => own === null || own === other;
  return (
    place.vendor === part.vendor &&
    isSame(place.account, part.account) &&
    isSame(place.product, part.product) &&
    isSame(place.region, part.region)
  );
}
