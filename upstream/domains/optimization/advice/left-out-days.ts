// Days on which something unusual raised the usage: no measure of what will be used.
import { addDays, type DateRange, daysIn } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { anomalyEvents } from '../../../stores/documents/anomaly/anomaly-events.ts';
import type { Documents } from '../../../stores/documents/database.ts';

export interface LeftOutDays {
  /** Null: of all accounts, regions. */
  account: string | null;
  region: string | null;
  product: string | null;
  /** Places of days in the range. */
  days: readonly number[];
}

/** What lasts longer is how usage is now. */
const LONGEST = 5;

export async function leftOutDays(
  documents: Documents,
  { companyId, vendor, range }: { companyId: string; vendor: VendorCode; range: DateRange },
): Promise<LeftOutDays[]> {
  const events = await anomalyEvents(documents, companyId, { range, vendors: [vendor] });
  return events.flatMap(({ account, region, product, kind, direction, startedOn, lastSeenOn }) => {
    if (direction !== 'UP' || kind !== 'USAGE' || daysIn({ start: startedOn, end: lastSeenOn }) > LONGEST)
      return [];
    const days: number[] = [];
    for (let day = startedOn; day <= lastSeenOn; day = addDays(day, 1))
      if (day >= range.start && day <= range.end) days.push(daysIn({ start: range.start, end: day }) - 1);
    return [
      { account: account?.key ?? null, region: region?.key ?? null, product: product?.key ?? null, days },
    ];
  });
}
