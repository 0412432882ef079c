// D-11 the scale VALUE: amounts written on bars and points.
import { BarElement, type Element, PointElement } from 'chart.js';
import { describe, expect, it } from 'vitest';
import { roundingOf } from '../../../lib/money/shown-currency.ts';
import type { TotalsOf } from '../../../web/charts/canvas/bar-totals.ts';
import { amountPlaces, writtenAmounts } from '../../../web/charts/canvas/mark-amounts.ts';

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

const LETTER_PX = 6;

describe('a chart', () => {
  const bar = (y: number, base: number) => new BarElement({ x: 7, y, base });
  const BARS: Element[][] = [
    [bar(60, 100), bar(60, 100)],
    [bar(20, 60), bar(58, 60)],
  ];
  const written = (data: Partial<TotalsOf['data']>, width: number, hidden: string[] = [], sets = BARS) => {
    const series = [
      { id: 'a', label: 'a', colour: '--a', amounts: [40, 40] },
      { id: 'b', label: 'b', colour: '--b', amounts: [41, null] },
    ];
    const of = {
      data: { points: [], series, ...data },
      hidden: new Set(hidden),
      format: {
        ...{ currency: 'USD', rounding: roundingOf('USD', []), plain: String, full: String },
        estimate: String,
        axis: (amount: number) => `$${amount}`,
        short: String,
      },
    };
    const elementsOf = (place: number) => sets[place] ?? [];
    return writtenAmounts(of, { min: 0, max: 1, width }, elementsOf, (text) => text.length * LETTER_PX);
  };

  const texts = (...asked: Parameters<typeof written>) => written(...asked).map(({ text }) => text);

  it('has the amount of each part that is known and shown', () => {
    expect(written({ hasAmounts: true }, 200)[0]).toEqual({ step: 0, text: '$40', x: 7, y: 80 });
    expect(texts({ hasAmounts: true }, 200)).toEqual(['$40', '$41', '$40']);
    expect(texts({ hasAmounts: true }, 200, ['a'])).toEqual(['$41']);
  });

  it('has none on narrow bars, and none of another scale', () => {
    expect(texts({ hasAmounts: true }, 60)).toEqual([]);
    expect(texts({}, 200)).toEqual([]);
  });

  it('leaves out every other where they are wider than the step, but not the last', () => {
    const wide = [{ id: 'a', label: 'a', colour: '--a', amounts: [1234567, 1234567] }];
    expect(texts({ hasAmounts: true, series: wide }, 160)).toHaveLength(2);
    expect(texts({ hasAmounts: true, series: wide }, 100)).toEqual(['$1234567']);
  });

  it('has those of points above them', () => {
    const point = new PointElement({ x: 7, y: 50 });
    const [amount] = written({ hasAmounts: true }, 200, ['b'], [[point]]);
    expect(amount?.y).toBeLessThan(50);
  });
});
