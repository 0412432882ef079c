// Which vendors' data end so long before the newest that their cost is missing, and not only late by a day.
import { addDays } from '../../../lib/calendar/calendar.ts';
import type { Vendor } from '../vendors/vendors.ts';

/** Clouds differ by so many days on any day. */
const USUAL_DAYS = 2;

/** The last day of data by vendor. */
type DaysThrough = ReadonlyMap<Vendor, string>;

/** The newest day of any of them; null where none has data. */
export function newestDay(through: DaysThrough, vendors: readonly Vendor[]): string | null {
  return (
    vendors
      .flatMap((vendor) => through.get(vendor) ?? [])
      .sort()
      .at(-1) ?? null
  );
}

/** Those of them that are late, the latest first. */
export function lateVendors(
  through: DaysThrough,
  vendors: readonly Vendor[],
): { vendor: Vendor; day: string }[] {
  const newest = newestDay(through, vendors);
  if (newest === null) return [];
  const least = addDays(newest, -USUAL_DAYS);
  return vendors
    .flatMap((vendor) => {
      const day = through.get(vendor);
      return day !== undefined && day < least ? [{ vendor, day }] : [];
    })
    .sort((one, other) => one.day.localeCompare(other.day));
}
