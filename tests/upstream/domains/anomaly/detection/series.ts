// Series made by hand for the tests of detection: costs by day, from a first day that is a Monday.
import type { IsoDate } from '../../../../../lib/calendar/calendar.ts';
import type { FoundEvent } from '../../../../../upstream/domains/anomaly/detection/join-events.ts';
import { joinEvents } from '../../../../../upstream/domains/anomaly/detection/join-events.ts';
import { judgeSeries } from '../../../../../upstream/domains/anomaly/detection/judge-series.ts';
import type { JudgeOptions } from '../../../../../upstream/domains/anomaly/detection/series.ts';

export const MONDAY: IsoDate = '2024-01-01';

/** Costs that swing by a part around what each day is said to cost; the same at each call. */
export function costs(days: number, costOf: (day: number) => number, swing = 0.02): Float64Array {
  let state = 7;
  return Float64Array.from({ length: days }, (_, day) => {
    state = (state * 48_271) % 2_147_483_647;
    return costOf(day) * (1 + swing * (2 * (state / 2_147_483_647) - 1));
  });
}

export interface Told {
  direction: string;
  /** Places of days in the series. */
  first: number;
  last: number;
  told: number;
}

export function eventsOf(
  values: Float64Array,
  options: Partial<JudgeOptions> & { credited?: Uint8Array; firstDay?: IsoDate } = {},
): FoundEvent[] {
  const { credited, firstDay = MONDAY, ...rest } = options;
  const series = { key: 'series', firstDay, values, minimumImpact: 1, ...(credited && { credited }) };
  return joinEvents(judgeSeries(series, { sensitivity: 'M', ...rest }), 1);
}

/** What was told of a series, by places of days. */
export function toldOf(...asked: Parameters<typeof eventsOf>): Told[] {
  const start = Date.parse(asked[1]?.firstDay ?? MONDAY);
  const placeOf = (day: IsoDate) => (Date.parse(day) - start) / 86_400_000;
  return eventsOf(...asked).map(({ direction, firstDay, lastDay, reportedOn }) => ({
    ...{ direction, first: placeOf(firstDay), last: placeOf(lastDay), told: placeOf(reportedOn) },
  }));
}
