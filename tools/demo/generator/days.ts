// Days as whole numbers since 1970-01-01 and months as whole numbers since year 0: sums without a time zone.

const DAY_MS = 86_400_000;

/** A day of the calendar, `YYYY-MM-DD`, as days since 1970-01-01. */
export function dayNumber(text: string): number {
  const day = Date.parse(`${text}T00:00:00Z`) / DAY_MS;
  if (!Number.isInteger(day)) throw new RangeError(`'${text}' is not a day of the form YYYY-MM-DD`);
  return day;
}

export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** A month, `YYYY-MM`, as months since year 0. */
export function monthNumber(text: string): number {
  const found = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text);
  if (!found) throw new RangeError(`'${text}' is not a month of the form YYYY-MM`);
  return Number(found[1]) * 12 + Number(found[2]) - 1;
}

export function monthText(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

export function firstDayOf(month: number): number {
  return dayNumber(`${monthText(month)}-01`);
}

/** The month of a day. */
export function monthOf(day: number): number {
  return monthNumber(dayText(day).slice(0, 7));
}

/** The same day of the month, some months later; the 28th at most. */
export function addMonthsTo(day: number, months: number): number {
  const dayOfMonth = day - firstDayOf(monthOf(day));
  return firstDayOf(monthOf(day) + months) + Math.min(dayOfMonth, 27);
}

export function isWeekend(day: number): boolean {
  // 1970-01-01 was a Thursday.
  const weekday = (((day + 4) % 7) + 7) % 7;
  return weekday === 0 || weekday === 6;
}
