// N-06: traps of billing data that are no news, at every grain: of the generated company those that its benchmark has too.
// The real companies' own (promotions, covered usage, fees on the first, Kubernetes, Glue) are judged in judge-sunflower.
import { expect, test } from 'vitest';
import { addDays, lastOfMonth } from '../../../../../lib/calendar/calendar.ts';
import { findAnomalies } from '../../../../../upstream/domains/anomaly/detection/find-anomalies.ts';
import type { Leaf } from '../../../../../upstream/domains/anomaly/detection/leaves.ts';
import { costs, MONDAY } from './series.ts';

const dayAt = (place: number) => addDays(MONDAY, place);

/** Two services in two accounts, of which one does what a test says. */
function toldOf(costOf: (place: number) => number, days = 150): string[] {
  const leaf = (account: string, product: string, values: Float64Array): Leaf => ({
    ...{ vendor: 'oci', account, product, region: 'uk', basis: 'USAGE', firstDay: MONDAY, values },
    present: new Uint8Array(values.length).fill(1),
  });
  const leaves = [
    leaf('shop', 'COMPUTE', costs(days, costOf)),
    leaf(
      'shop',
      'STORAGE',
      costs(days, () => 12),
    ),
    leaf(
      'data',
      'COMPUTE',
      costs(days, () => 30),
    ),
  ];
  const { anomalies } = findAnomalies(leaves, { sensitivity: 'M', minimumImpact: () => 1 });
  return anomalies.map(
    ({ direction, account, product, firstDay }) => `${direction} ${account} ${product} ${firstDay}`,
  );
}

const isLast = (place: number) => dayAt(place) === lastOfMonth(dayAt(place));

test('a batch of four times a day at the end of each month', () => {
  expect(toldOf((place) => (isLast(place) ? 80 : 20))).toEqual([]);
});

test('machines that are off on weekends', () => {
  expect(toldOf((place) => (place % 7 < 5 ? 20 : 0))).toEqual([]);
});

test('a newest day of which a third is known', () => {
  const late = (place: number, newest: number) => 20 * (place === newest ? 0.35 : 1);
  for (const days of [118, 119, 120, 121, 122, 123, 124])
    expect(toldOf((place) => late(place, days - 1), days)).toEqual([]);
});

test('a season from November to December: news in the first year, once, and expected in the second', () => {
  const isSeason = (place: number) => ['11', '12'].includes(dayAt(place).slice(5, 7));
  const told = toldOf((place) => 40 * (isSeason(place) ? 1.25 : 1), 730);
  const inYear = (year: string) => told.filter((each) => each.startsWith('UP') && each.includes(` ${year}-`));
  expect(inYear('2024')).toHaveLength(1);
  expect(inYear('2025')).toEqual([]);
});
