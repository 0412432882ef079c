// C-07 and C-08: what the chart folds, hides and compares is made of the same figures, exactly.
import { describe, expect, it } from 'vitest';
import { TABLE_MODES, tableColumns } from '../../../lib/cost/cost-table.ts';
import { amountsLeft } from '../../../web/charts/canvas/ahead.ts';
import { datasetsOf } from '../../../web/charts/canvas/datasets.ts';
import type { ChartData } from '../../../web/charts/chart-types.ts';
import {
  aheadShown,
  alone,
  isAlone,
  overlayShown,
  toggled,
} from '../../../web/charts/series/hidden-series.ts';
import { legendFigures, tooltipRows } from '../../../web/charts/series/legend-figures.ts';
import {
  type FoldedItem,
  foldedCount,
  foldOthers,
} from '../../../web/pages/cost-analytics/chart/fold-others.ts';
import { typedRange } from '../../../web/pages/cost-analytics/range/typed-range.ts';

const item = (key: string, amounts: (number | null)[], others = 0): FoldedItem => ({
  key,
  label: key,
  vendor: others ? null : 'AWS',
  isOthers: others > 0,
  othersCount: others,
  amounts,
  compareAmounts: amounts.map((amount) => (amount === null ? null : amount * 2)),
});

const CENTS = { digits: 2, isCut: false };

describe('C-07 others', () => {
  const items = [
    item('a', [3, 1]),
    item('b', [2, null]),
    item('c', [0.1, null]),
    item('d', [0.2, null]),
    item('', [1, null], 7),
  ];

  it('are the sum of all that do not stand alone, by step, and how many they are', () => {
    const [, , others] = foldOthers(items, 2, 'folded');
    expect(others).toMatchObject({ isOthers: true, othersCount: 9, amounts: [1.3, null] });
    expect(others?.compareAmounts).toEqual([2.6, null]);
  });

  it('unfold into the items of the answer, and hide', () => {
    expect(foldOthers(items, 2, 'unfolded')).toEqual(items);
    expect(foldOthers(items, 2, 'hidden').map(({ key }) => key)).toEqual(['a', 'b']);
    expect(foldedCount(items, 2)).toBe(2);
  });

  it('are not there where everything stands alone', () => {
    expect(foldOthers(items.slice(0, 2), 2, 'folded')).toEqual(items.slice(0, 2));
    expect(foldedCount(items.slice(0, 2), 2)).toBe(0);
  });
});

describe('C-07 the legend', () => {
  const ids = ['a', 'b', 'c'];
  it('hides one more, shows it again, shows one alone, and all again', () => {
    const one = toggled(new Set(), 'a');
    expect([...one]).toEqual(['a']);
    expect([...toggled(one, 'a')]).toEqual([]);
    const only = alone(one, 'b', ids);
    expect(isAlone(only, 'b', ids)).toBe(true);
    expect([...alone(only, 'b', ids)]).toEqual([]);
    expect(isAlone(new Set(), 'a', ['a'])).toBe(false);
  });

  it('takes what is hidden out of the compared total (C-08)', () => {
    const data: ChartData = {
      points: [],
      series: [
        { id: 'a', label: 'a', colour: '', amounts: [1, 1], compareAmounts: [0.1, null] },
        { id: 'b', label: 'b', colour: '', amounts: [1, 1], compareAmounts: [0.2, 5] },
      ],
      overlay: { label: 'before', amounts: [0.3, 5], pointLabels: [] },
    };
    expect(overlayShown(data, new Set(['b']))?.amounts).toEqual([0.1, 0]);
    expect(overlayShown(data, new Set())).toBe(data.overlay);
  });
});

describe('what is compared with bars', () => {
  const colours = {
    text: 't',
    dimmed: 'd',
    line: 'l',
    lineStrong: 's',
    surface: 'w',
    of: (name: string) => name,
  };
  const point = { label: '05', fullLabel: '05/2024', isPartial: false };
  const data = (isBars: boolean): ChartData => ({
    points: [point],
    series: [{ id: 'a', label: 'a', colour: 'c', amounts: [2] }],
    overlay: { label: 'before', amounts: [1], pointLabels: [null], isBars },
  });

  it('is a bar beside them, or a line over them', () => {
    const [beside, own] = datasetsOf(data(true), 'stack', new Set(), colours);
    expect([beside?.type, beside?.stack, own?.stack]).toEqual(['bar', 'compared', 'items']);
    expect(datasetsOf(data(false), 'stack', new Set(), colours)[0]?.type).toBe('line');
  });
});

describe('what is ahead of a chart', () => {
  const colours = {
    text: 't',
    dimmed: 'd',
    line: 'l',
    lineStrong: 's',
    surface: 'w',
    of: (name: string) => name,
  };
  const point = { label: '05', fullLabel: '05/2024', isPartial: false };
  const data: ChartData = {
    points: [point, { ...point, isPartial: true }, point],
    series: [{ id: 'total', label: 'total', colour: 'c', amounts: [5, 2], isEmphasised: true }],
    forecast: { label: 'Expected', amounts: [null, 6.1, 7] },
    budget: { label: 'Budget', amounts: [6, 6, null] },
  };

  it('is what is left above the bars, or a line that goes on from what is known; the budget is a line', () => {
    expect(amountsLeft(data.forecast?.amounts ?? [], data.series)).toEqual([null, 4.1, 7]);
    const [, expected, line] = datasetsOf(data, 'line', new Set(), colours);
    expect(expected).toMatchObject({ type: 'line', data: [5, 6.1, 7] });
    // The total ends with the last complete step: the expected cost goes on from there.
    const [total] = datasetsOf(data, 'line', new Set(), colours);
    expect(total?.data).toEqual([5, null]);
    expect(line).toMatchObject({ type: 'line', label: 'Budget', data: [6, 6, null], stack: 'budget' });
  });

  it('is not shown while a series is hidden: it is of all of them', () => {
    expect(aheadShown(data, new Set(['total']))).toEqual({});
    expect(aheadShown(data, new Set())).toEqual({ forecast: data.forecast, budget: data.budget });
  });
});

describe('what a legend and a tooltip say', () => {
  const series = [
    { id: 'a', label: 'a', colour: '', amounts: [0.1, 0.2], compareAmounts: [0.2, null] },
    { id: 'b', label: 'b', colour: '', amounts: [2.7, null], compareAmounts: [0, null] },
    { id: 'c', label: 'c', colour: '', amounts: [-1, null], compareAmounts: [4, null] },
  ];
  const data: ChartData = { points: [], series };

  it('are sums, shares of what is shown, and changes by the rule of the portal', () => {
    const { byId, total } = legendFigures(data, new Set());
    expect(byId.get('a')).toEqual({
      amount: 0.3,
      share: 15,
      change: { difference: 0.1, kind: 'UP', percent: 50 },
    });
    expect(byId.get('b')?.change).toEqual({ difference: 2.7, kind: 'NEW', percent: 100 });
    expect(byId.get('c')).toMatchObject({ amount: -1, share: -50, change: { kind: 'DOWN', percent: -125 } });
    expect(total).toMatchObject({ amount: 2, share: 100, change: { kind: 'DOWN' } });
    expect(legendFigures(data, new Set(['c'])).total).toMatchObject({ amount: 3, share: 100 });
  });

  it('compare with all days of the compared range, also with those that stand against no point (C-08)', () => {
    const whole = series.map((each) => ({ ...each, compareTotal: each.id === 'a' ? 0.6 : 1 }));
    const { byId, total } = legendFigures({ points: [], series: whole }, new Set());
    expect(byId.get('a')?.change).toMatchObject({ kind: 'DOWN', percent: -50 });
    expect(total.change).toMatchObject({ difference: -0.6, kind: 'DOWN' });
    const items = whole.map((each) => ({
      ...each,
      key: each.id,
      vendor: 'AWS' as const,
      isOthers: false,
      othersCount: 0,
    }));
    expect(foldOthers(items, 1, 'folded')[1]).toMatchObject({ isOthers: true, compareTotal: 2 });
  });

  it('of a step are rounded together, so that they add up to its total on paper', () => {
    const thirds = ['a', 'b', 'c'].map((id) => ({ id, label: id, colour: '', amounts: [1 / 3] }));
    const step = { place: 0, hidden: new Set<string>() };
    const { named, total } = tooltipRows({ points: [], series: thirds }, { ...step, rounding: CENTS });
    expect(named.map(({ amount }) => amount)).toEqual([0.34, 0.33, 0.33]);
    expect(total).toBe(1);
    const lines = tooltipRows({ points: [], series: thirds }, { ...step, rounding: null });
    expect(lines.named.map(({ amount }) => amount)).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  it('name the largest of a step and sum up the smaller ones', () => {
    const many = Array.from({ length: 9 }, (_, place) => ({
      id: String(place),
      label: `item ${place}`,
      colour: '',
      amounts: [place + 0.1],
    }));
    const { named, smaller, total } = tooltipRows(
      { points: [], series: many },
      { place: 0, hidden: new Set(['8']), rounding: CENTS },
    );
    expect(named.map(({ id }) => id)).toEqual(['7', '6', '5', '4', '3', '2']);
    expect(smaller).toMatchObject({ count: 2, amount: 1.2 });
    expect(total).toBe(28.8);
    expect(tooltipRows(data, { place: 1, hidden: new Set(), rounding: CENTS })).toMatchObject({
      ...{ smaller: null, total: 0.2 },
    });
  });
});

describe('C-08 the columns of the table', () => {
  it.each(TABLE_MODES)('without a compared range the mode %s has those of one range', (mode) => {
    expect(tableColumns(mode, false, false)).toEqual(['item', 'total', 'share', 'average']);
  });

  it('compare totals, or averages in their place, none twice', () => {
    expect(tableColumns('absolute', true, false)).toEqual([
      'item',
      'total',
      'compareTotal',
      'difference',
      'change',
    ]);
    for (const mode of TABLE_MODES) {
      const columns = tableColumns(mode, true, true);
      expect(columns).not.toContain('compareTotal');
      expect(new Set(columns).size).toBe(columns.length);
    }
  });
});

describe('C-01 a typed range', () => {
  it.each([
    ['2024-05-01 – 2024-05-31', '2024-05-01', '2024-05-31'],
    ['05/01/2024 - 05/31/2024 UTC', '2024-05-01', '2024-05-31'],
    ['2024/5/1 to 2024/5/9', '2024-05-01', '2024-05-09'],
    ['2024-02', '2024-02-01', '2024-02-29'],
    ['02/2024 – 03/2024', '2024-02-01', '2024-03-31'],
    ['2023', '2023-01-01', '2023-12-31'],
    ['2024-02-29', '2024-02-29', '2024-02-29'],
    ['2024-06-09 2024-06-01', '2024-06-09', '2024-06-01'],
  ])('%s means these days', (text, start, end) => {
    expect(typedRange(text)).toEqual({ range: 'custom', start, end });
  });

  it('may be the name of a frame', () => {
    expect(typedRange('Last 7 days')).toEqual({ range: 'last_7_days' });
    expect(typedRange('month-to-date')).toEqual({ range: 'month_to_date' });
  });

  it.each(['', 'soon', '2024-13', '2024-02-30', '2024-05-01 and more', '2024-05-01 2024-05-02 2024-05-03'])(
    '%s is none',
    (text) => {
      expect(typedRange(text)).toBeNull();
    },
  );
});
