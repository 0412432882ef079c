// Changes of a real history that hindsight sees: nobody named them, but they came to stay.
import { type BenchCompany, seriesBy } from './company.ts';
import { median } from './peers/statistics.ts';
import type { Truth } from './score.ts';

/** Days before and after that are compared. */
const DAYS = 10;
const PART = 0.2;
const AROUND = 7;

/** Where the middle of ten days differs by a fifth, and by the least impact, from that of the ten days before. */
export function lastingChanges(company: BenchCompany, least: ReadonlyMap<string, number>): Truth[] {
  const series = seriesBy(company, 'USAGE', ({ vendor, account, product }) => ({
    ...{ vendor, account, product, region: null },
  }));
  return series.flatMap(({ place, values }) => {
    const truths: Truth[] = [];
    for (let day = DAYS; day + DAYS <= company.days; day += 1) {
      const before = median(values.subarray(day - DAYS, day));
      const after = median(values.subarray(day, day + DAYS));
      const change = Math.abs(after - before);
      if (change < PART * before || change < (least.get(place.vendor) ?? 0)) continue;
      truths.push({
        ...{
          id: `lasting ${place.product} ${day}`,
          type: 'lasting',
          alert: 'may',
          places: [place],
          basis: 'USAGE',
        },
        ...{ kinds: ['USAGE', 'NEW', 'GONE'], direction: after > before ? 'UP' : 'DOWN' },
        ...{ start: Math.max(0, day - AROUND), horizon: day + AROUND, end: day + AROUND },
      });
    }
    return truths;
  });
}
