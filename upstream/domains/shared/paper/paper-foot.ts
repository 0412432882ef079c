// The foot of a document: when it was made, through which day there are data, and what of them is not complete.
import { addDays } from '../../../../lib/calendar/calendar.ts';
import { type VendorCode, vendorNameIn } from '../../../../lib/catalogue/vendors.ts';
import type { Texts } from '../../../../lib/node/texts.ts';
import type { PageFoot } from '../../../paper/document.ts';
import type { CompanyData } from '../company-data.ts';

export type FootData = Pick<CompanyData, 'freshness' | 'clock'>;

interface FootOf {
  text: Texts;
  data: FootData;
  /** Of the data, as files number it; left out or null where it is not told. */
  version?: number | null;
  now: Date;
  dayText: (day: string) => string;
  /** Whose cost the document shows. */
  vendors: readonly VendorCode[];
  link: PageFoot['link'];
}

export function paperFoot({ text, data, now, version = null, dayText, vendors, link }: FootOf): PageFoot {
  const { clock, freshness } = data;
  const instant = now.toISOString();
  const made = `${dayText(instant.slice(0, 10))} ${instant.slice(11, 16)} UTC`;
  const { lastDay, completeThrough } = clock;
  if (lastDay === null) return { made: text('platform.paper.made', { made }), link };
  const through = text('platform.paper.madeFrom', { made, through: `${dayText(lastDay)} UTC` });
  const notes = [
    ...(version === null ? [] : [text('platform.paper.version', { version: String(version) })]),
    ...(completeThrough !== null && completeThrough < lastDay
      ? [text('platform.freshness.incomplete', { date: dayText(addDays(completeThrough, 1)) })]
      : []),
    ...lateVendors(freshness, vendors, lastDay).map(({ vendor, day }) =>
      text('platform.paper.late', { vendor: vendorNameIn(text, vendor), day: dayText(day) }),
    ),
  ];
  return { made: notes.length === 0 ? through : `${through} (${notes.join('; ')})`, link };
}

/** Vendors whose data end before those of the newest. */
function lateVendors(
  { vendors: known }: CompanyData['freshness'],
  vendors: readonly VendorCode[],
  lastDay: string,
) {
  return known.flatMap(({ vendor, maxDatetime }) => {
    const day = new Date(Date.parse(maxDatetime) - 1).toISOString().slice(0, 10);
    return vendors.includes(vendor) && day < lastDay ? [{ vendor, day }] : [];
  });
}
