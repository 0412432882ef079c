// What can be written into a file of cost analytics, and how such a file is called (C-15).
import type { DateRange, IsoDate } from '../calendar/calendar.ts';
import type { FileFormat } from '../files/table-columns.ts';

/** As on screen, or for programs: all decimals, ISO days, names of FOCUS. */
export const APPEARANCES = ['displayed', 'raw'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** The items of the table, those by step of the axis, or the billing rows behind them. */
export type ExportedPart = 'summary' | 'series' | 'details';

/** A file by mail is attached up to this size, in bytes; of a larger one the mail has a link. */
export const MAX_ATTACHED_FILE = 10 * 1024 * 1024;
/** How long the link of a mail is good, in days. */
export const LINK_DAYS = 7;

export interface FileNaming {
  company: string;
  part: ExportedPart;
  range: DateRange;
  /** The day on which it is written. */
  madeOn: IsoDate;
  format: FileFormat;
}

const MAX_COMPANY = 60;

/** Of company, range and day: `Sunflower_cost-details_2024-06-01_2024-06-30_made-2024-07-01.csv`. */
export function exportFileName({ company, part, range, madeOn, format }: FileNaming): string {
  const owner = company
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_COMPANY);
  const parts = [owner || 'company', `cost-${part}`, range.start, range.end, `made-${madeOn}`];
  return `${parts.join('_')}.${format}`;
}
