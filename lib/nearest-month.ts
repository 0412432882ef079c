// The month with data that is nearest to one without (B-14).
import { type IsoDate, parseDay } from './calendar.ts';

/** First days; of two equally near the newer. Null for an empty list. */
export function nearestMonth(months: readonly IsoDate[], wanted: IsoDate): IsoDate | null {
  const place = (month: IsoDate) => {
    const { year, month: number } = parseDay(month);
    return 12 * year + number;
  };
  const distance = (month: IsoDate) => Math.abs(place(month) - place(wanted));
  const [nearest] = [...months].sort(
    (one, other) => distance(one) - distance(other) || place(other) - place(one),
  );
  return nearest ?? null;
}
