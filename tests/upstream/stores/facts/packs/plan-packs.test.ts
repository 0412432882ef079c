// Which parts are packed together.
import { expect, test } from 'vitest';
import { planPacks } from '../../../../../upstream/stores/facts/packs/plan-packs.ts';

const MONTHS = Array.from({ length: 36 }, (_, index) => {
  const month = String((index % 12) + 1).padStart(2, '0');
  return `${2022 + Math.floor(index / 12)}-${month}-01`;
});
const partsOf = (vendors: readonly string[], bytes: number) =>
  vendors.flatMap((vendor) =>
    MONTHS.map((month) => ({ part: `${vendor} ${month.slice(0, 7)}`, month, bytes })),
  );
const lengths = (packs: readonly (readonly string[])[]) => packs.map(({ length }) => length);

test('the smaller the files are, the more months are in a pack', () => {
  expect(lengths(planPacks(partsOf(['aws', 'gcp'], 1000), 2))).toEqual([72]);
  expect(lengths(planPacks(partsOf(['aws', 'gcp'], 400_000), 2))).toEqual([24, 24, 24]);
  expect(lengths(planPacks(partsOf(['aws', 'gcp'], 1_500_000), 2))).toEqual(Array(12).fill(6));
  expect(lengths(planPacks(partsOf(['aws', 'gcp'], 50_000_000), 2))).toEqual(Array(36).fill(2));
});

test('parts keep the order that they are given in, and one that is alone in its span is in none that holds two at least', () => {
  expect(planPacks(partsOf(['gcp', 'aws'], 1_500_000), 2)[0]).toEqual([
    ...['gcp 2022-01', 'gcp 2022-02', 'gcp 2022-03'],
    ...['aws 2022-01', 'aws 2022-02', 'aws 2022-03'],
  ]);
  expect(planPacks(partsOf(['aws'], 50_000_000), 2)).toEqual([]);
  expect(lengths(planPacks(partsOf(['aws'], 50_000_000), 1))).toEqual(Array(36).fill(1));
  expect(planPacks([], 2)).toEqual([]);
});

test('months of one calendar year, quarter or decade are together: a new month changes one pack', () => {
  const some = partsOf(['aws'], 900_000).slice(0, 20);
  const packs = planPacks(some, 2);
  const more = planPacks([...some, { part: 'aws 2023-09', month: '2023-09-01', bytes: 900_000 }], 2);
  expect(more.slice(0, -1)).toEqual(packs.slice(0, more.length - 1));
  expect(lengths(packs)).toEqual([12, 8]);
});
