import { expect, test } from 'vitest';
import { mergeCost } from '../../../../gateway/domains/cost-analytics/compare/compare.ts';
import { mergedCost } from '../../../../gateway/domains/cost-analytics/merged-cost.ts';
import { item, series } from './series.ts';

const JUNE = { start: '2024-06-01', end: '2024-06-03' };
const MAY = { start: '2024-05-01', end: '2024-05-03' };

const current = series(JUNE, [item('ec2', [1, 2, 3])]);
const compared = series(MAY, [item('ec2', [4, 5, 6])]);
const plain = { cost: 'INDIVIDUAL', align: 'POSITION', isJoined: false } as const;

test('the same two replies are merged once, and as they would be anew', () => {
  const merged = mergedCost(current, compared, plain);
  expect(merged).toEqual(mergeCost(current, compared, plain));
  expect(mergedCost(current, compared, { ...plain })).toBe(merged);
});

const others: [string, Parameters<typeof mergedCost>][] = [
  ['a compared range', [current, null, plain]],
  ['what is compared', [current, compared, { ...plain, cost: 'AVERAGE' }]],
  ['names that are joined', [current, compared, { ...plain, isJoined: true }]],
  ['how they are aligned', [current, compared, { ...plain, align: 'WEEKDAY' }]],
  ['an answer of the same figures', [{ ...current }, compared, plain]],
];

test.each(others)('another of %s is merged anew', (_, asked) => {
  const merged = mergedCost(current, compared, plain);
  const other = mergedCost(...asked);
  expect(other).not.toBe(merged);
  expect(other).toEqual(mergeCost(...asked));
});
