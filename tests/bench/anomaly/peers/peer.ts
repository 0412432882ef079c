// A peer judges one day of one series by the days before it; this makes alerts of its days, for all series of a company.
import { type Alert, type BenchCompany, type Detector, minimumImpacts, seriesBy } from '../company.ts';

/** What a value was expected to be, and between which bounds. */
export interface Band {
  expected: number;
  lower: number;
  upper: number;
}

/** `values` are those of the days before `day`, the newest last; null: too few to say anything. */
export type Judge = (
  values: Float64Array,
  context: { value: number; key: string; day: number },
) => Band | null;

export interface Peer {
  name: string;
  /** Days that it looks back at. */
  history: number;
  judge: Judge;
}

/** Alarms so near each other are one alert. */
const GAP = 3;

/** By account and service, on usage: the grain at which the measured ones are best. */
export function peerDetector({ name, history, judge }: Peer): Detector {
  return {
    name,
    bases: ['USAGE', 'CREDIT'],
    find: (company) => {
      const impacts = minimumImpacts(company);
      return (['USAGE', 'CREDIT'] as const).flatMap((basis) => {
        const series = seriesBy(company, basis, ({ vendor, account, product }) => ({
          ...{ vendor, account, product, region: null },
        }));
        return series.flatMap(({ place, values }) => {
          const least = impacts.get(place.vendor) ?? 0;
          const key = Object.values(place).join('|');
          const kind = basis === 'USAGE' ? 'USAGE' : 'CREDIT';
          return alertsOf(company, (day) => {
            const value = values[day] ?? 0;
            const before = values.subarray(Math.max(0, day - history), day);
            const band = judge(before, { value, key, day });
            if (!band || Math.abs(value - band.expected) < least) return 0;
            return value > band.upper ? 1 : value < band.lower ? -1 : 0;
          }).map((alert) => ({ ...place, kind, ...alert }));
        });
      });
    },
  };
}

/** Days of alarm, up (1) or down (-1), joined. */
export function alertsOf(
  { days }: Pick<BenchCompany, 'days'>,
  sideOf: (day: number) => -1 | 0 | 1,
): Pick<Alert, 'direction' | 'reportedOn' | 'lastDay'>[] {
  const alerts: Pick<Alert, 'direction' | 'reportedOn' | 'lastDay'>[] = [];
  for (let day = 0; day < days; day += 1) {
    const side = sideOf(day);
    if (side === 0) continue;
    const direction = side === 1 ? 'UP' : 'DOWN';
    const open = alerts.findLast((alert) => alert.direction === direction);
    if (open && day - open.lastDay <= GAP + 1) open.lastDay = day;
    else alerts.push({ direction, reportedOn: day, lastDay: day });
  }
  return alerts;
}
