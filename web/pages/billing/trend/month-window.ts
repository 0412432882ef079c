// The months of the selector: which of them are in sight, and where keys lead (B-01).

export interface MonthWindow {
  /** Places of the first and the last month in sight. */
  first: number;
  last: number;
}

/**
 * As many months as fit, counted in blocks from the newest one, so that choosing another month in sight moves nothing.
 * `active` is a place among `count` months, oldest first.
 */
export function monthWindow(count: number, active: number, size: number): MonthWindow {
  const block = Math.floor((count - 1 - active) / size);
  const last = Math.max(count - 1 - block * size, Math.min(size, count) - 1);
  return { first: Math.max(last - size + 1, 0), last };
}

export interface MonthPlace {
  /** Of the month; without a bill of it, of the nearest month that has one. */
  place: number;
  isBilled: boolean;
  /** Places of the months before and after it, which may be out of range. */
  before: number;
  after: number;
}

/** Where a month is among `months`, YYYY-MM and oldest first. */
export function placeOfMonth(months: readonly string[], month: string): MonthPlace {
  const earlier = months.filter((each) => each < month).length;
  const isBilled = months[earlier] === month;
  const place = Math.min(earlier, Math.max(months.length - 1, 0));
  return { place, isBilled, before: earlier - 1, after: isBilled ? earlier + 1 : earlier };
}

/** The place that a key leads to; null for keys that the selector leaves to the page. */
export function monthOfKey(key: string, active: number, count: number, size: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageUp: -size,
    PageDown: size,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(Math.max(active + step, 0), count - 1);
}
