// How long a link to a dashboard opens: the choices, and the last day that each means (D-06).
import { addDays, type IsoDate } from '../../../../lib/calendar/calendar.ts';

export const EXPIRY_DAYS = [7, 30, 90] as const;
export type ExpiryChoice = `${(typeof EXPIRY_DAYS)[number]}` | 'date' | 'never';

/** The last day; null: without end. Undefined while a date is to be chosen and none is. */
export function expiryDay(choice: ExpiryChoice, date: string, today: IsoDate): IsoDate | null | undefined {
  if (choice === 'never') return null;
  if (choice === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(date) && date >= today ? date : undefined;
  return addDays(today, Number(choice));
}

/** The day of links: UTC, by the clock of the browser. */
export function utcToday(): IsoDate {
  return new Date().toISOString().slice(0, 10);
}
