// The month with data that is nearest to one without (B-14).
import { type IsoDate, monthOf } from './calendar.ts';

/** First days; of two equally near the newer. Null for an empty list. */
export function nearestMonth(months: readonly IsoDate[], wanted: IsoDate): IsoDate | null {
  const place = (day: IsoDate) => {
    const { year, month } = monthOf(day);
    return 12 * year + month;
  };
  const distance = (month: IsoDate) => Math.abs(place(month) - place(wanted));
  const [nearest] = [...months].sort(
    (one, other) => distance(one) - distance(other) || place(other) - place(one),
  );
  return nearest ?? null;
}
