// D-11 the scale VALUE: amounts written on bars and points.
import type { Chart } from 'chart.js';
import { describe, expect, it } from 'vitest';
import { roundingOf } from '../../../lib/money/shown-currency.ts';
import type { TotalsOf } from '../../../web/charts/canvas/bar-totals.ts';
import { amountPlaces, markAmounts } from '../../../web/charts/canvas/mark-amounts.ts';

describe('the place of an amount', () => {
  it('is the middle of its part of the bar, as long as that is high enough', () => {
    const part = (top: number, bottom: number) => ({ top, bottom, isPoint: false });
    expect(amountPlaces([part(80, 100), part(70, 80), part(20, 70)])).toEqual([90, null, 45]);
  });

  it('is above its point, unless another is there', () => {
    const point = (top: number) => ({ top, bottom: top, isPoint: true });
    const [first, second, third] = amountPlaces([point(50), point(52), point(80)]);
    expect(first).toBeLessThan(50);
    expect(second).toBeNull();
    expect(third).toBeGreaterThan(50);
  });
});

describe('a chart', () => {
  const written = (data: Partial<TotalsOf['data']>, width: number, hidden: string[] = []) => {
    const texts: string[] = [];
    const ctx = {
      ...{ save() {}, restore() {}, fillRect() {}, measureText: () => ({ width: 20 }) },
      fillText: (text: string) => texts.push(text),
    };
    const bar = (y: number, base: number) => ({ getProps: () => ({ x: 0, y, base }) });
    const sets = [
      { type: 'bar', data: [bar(60, 100), bar(60, 100)] },
      { type: 'bar', data: [bar(20, 60), bar(58, 60)] },
    ];
    const chart = {
      ctx,
      scales: { x: { min: 0, max: 1, width } },
      getDatasetMeta: (place: number) => sets[place],
    } as unknown as Chart<'bar' | 'line'>;
    const series = [
      { id: 'a', label: 'a', colour: '--a', amounts: [40, 40] },
      { id: 'b', label: 'b', colour: '--b', amounts: [41, null] },
    ];
    const of = {
      data: { points: [], series, ...data },
      hidden: new Set(hidden),
      format: {
        ...{ currency: 'USD', rounding: roundingOf('USD', []), plain: String, full: String },
        axis: (amount: number) => `$${amount}`,
      },
      colours: { text: '', dimmed: '', line: '', lineStrong: '', surface: '#fff', of: () => '' },
    };
    markAmounts(() => of).afterDatasetsDraw?.(chart, {}, {}, false as never);
    return texts;
  };

  it('has the amount of each part that is known and shown', () => {
    expect(written({ hasAmounts: true }, 200)).toEqual(['$40', '$41', '$40']);
    expect(written({ hasAmounts: true }, 200, ['a'])).toEqual(['$41']);
  });

  it('has none on narrow bars, and none of another scale', () => {
    expect(written({ hasAmounts: true }, 60)).toEqual([]);
    expect(written({}, 200)).toEqual([]);
  });
});
