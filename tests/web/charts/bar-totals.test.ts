// Totals above bars: what they are, and that none lies on another.
import { describe, expect, it } from 'vitest';
import { roundingOf } from '../../../lib/money/shown-currency.ts';
import { writtenTotals } from '../../../web/charts/canvas/bar-totals.ts';
import type { ChartData } from '../../../web/charts/chart-types.ts';

const LETTER_PX = 6;
const SERIES = [
  { id: 'a', label: 'a', colour: '--a', amounts: [9876, 5, 7] },
  { id: 'b', label: 'b', colour: '--b', amounts: [1, -2, null] },
];
const FORMAT = {
  ...{ currency: 'USD', rounding: roundingOf('USD', []), plain: String, full: String },
  ...{ estimate: String, axis: String, short: String },
};

function written(width: number, data: Partial<ChartData> = {}, hidden: string[] = []) {
  const of = { data: { points: [], series: SERIES, ...data }, hidden: new Set(hidden), format: FORMAT };
  return writtenTotals(of, { min: 0, max: 2, width }, (text) => text.length * LETTER_PX);
}
const texts = (...asked: Parameters<typeof written>) => written(...asked).map(({ text }) => text);

describe('totals', () => {
  it('are sums of what is shown, above what is more than nothing', () => {
    expect(written(300)).toEqual([
      { place: 0, text: '9877', top: 9877, isExpected: false },
      { place: 1, text: '3', top: 5, isExpected: false },
      { place: 2, text: '7', top: 7, isExpected: false },
    ]);
    expect(texts(300, {}, ['a'])).toEqual(['1', '-2']);
    expect(texts(300, {}, ['a', 'b'])).toEqual([]);
  });

  it('are of what is expected, where that is known', () => {
    const forecast = { label: 'expected', amounts: [null, null, 20] };
    expect(written(300, { forecast }).at(-1)).toEqual({ place: 2, text: '20', top: 20, isExpected: true });
  });

  it('are left out at every other bar that is narrower than the widest, the last one never', () => {
    const amounts = [9_876_543, 5, 7];
    const series = [{ id: 'a', label: 'a', colour: '--a', amounts }];
    expect(texts(141, { series })).toEqual(['9876543', '5', '7']);
    expect(texts(135, { series })).toEqual(['9876543', '7']);
  });

  it('are none where nothing is drawn, and those of parts that cancel each other out', () => {
    const series = [
      { id: 'a', label: 'a', colour: '--a', amounts: [0, 5, null] },
      { id: 'b', label: 'b', colour: '--b', amounts: [0, -5, 0] },
    ];
    expect(texts(300, { series })).toEqual(['0']);
  });

  it('are none on narrow bars', () => {
    expect(texts(100)).toEqual([]);
  });
});
