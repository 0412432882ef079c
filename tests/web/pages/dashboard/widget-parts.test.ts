// The pure parts of widgets: rings, shares by step, lists of parts, tables for files (D-04, D-11, D-12).
import { describe, expect, test } from 'vitest';
import { donutArcs } from '../../../../web/charts/donut/donut-arcs.ts';
import { sharesByStep } from '../../../../web/charts/series/share-series.ts';
import { portionItems } from '../../../../web/components/portion/portion-items.ts';
import { tableOfChart } from '../../../../web/pages/dashboard/widgets/frame/widget-table.ts';
import { forecastChart } from '../../../../web/pages/dashboard/widgets/year-forecast/forecast-chart.ts';

const part = (id: string, amount: number) => ({ id, label: id, colour: '--c', amount });

describe('a ring', () => {
  test('is made of what is above zero, one part after the other', () => {
    const arcs = donutArcs([part('a', 30), part('credit', -5), part('b', 10), part('none', 0)]);
    expect(arcs.map(({ id, start, length }) => [id, start, length])).toEqual([
      ['a', 0, 75],
      ['b', 75, 25],
    ]);
    expect(donutArcs([part('credit', -5)])).toEqual([]);
  });
});

describe('shares by step', () => {
  const series = (id: string, amounts: (number | null)[]) => ({ id, label: id, colour: '--c', amounts });

  test('add up to a hundred, and say nothing where nothing was spent', () => {
    const [one, other] = sharesByStep([series('a', [1, null, -2, 0.1]), series('b', [3, 5, 1, 0.2])]);
    expect(one?.amounts.slice(0, 3)).toEqual([25, null, null]);
    expect(other?.amounts.slice(0, 3)).toEqual([75, 100, null]);
    expect((one?.amounts[3] ?? 0) + (other?.amounts[3] ?? 0)).toBeCloseTo(100, 10);
  });
});

describe('parts of a cost', () => {
  const item = (key: string, cost: number, isOthers = false) => ({
    key,
    label: key,
    vendor: isOthers ? null : ('AWS' as const),
    cost,
    share: cost,
    isOthers,
    othersCount: isOthers ? 2 : 0,
    members: [],
  });
  const options = { kind: 'product', labelOf: ({ label }: { label: string }) => label };

  test('others come last and gray, an item has the same colour wherever it stands', () => {
    const [first, second, last] = portionItems(
      [item('', 50, true), item('EC2', 30), item('S3', 20)],
      options,
    );
    expect([first?.label, second?.label, last?.id]).toEqual(['EC2', 'S3', 'others']);
    expect(last?.colour).toBe('--sky-series-others');
    expect(portionItems([item('S3', 90)], options)[0]?.colour).toBe(second?.colour);
  });
});

test('the table of a chart has a row a step, and says nothing where nothing is known', () => {
  const point = (label: string) => ({ label, fullLabel: label, isPartial: false });
  const data = {
    points: [point('01/2024'), point('02/2024')],
    series: [{ id: 'a', label: 'EC2', colour: '--c', amounts: [1.5, null] }],
  };
  expect(tableOfChart(data, 'Date (USD)')).toEqual({
    columns: ['Date (USD)', 'EC2'],
    rows: [
      ['01/2024', 1.5],
      ['02/2024', null],
    ],
  });
});

test('a year ahead has the band that this month and those after it have, and none where none is told', () => {
  const names = { actual: 'Actual', forecast: 'Forecast', low: 'Low', high: 'High' };
  const bandOf = (running: Band, next: Band) =>
    forecastChart(
      {
        history: [{ month: '2024-05-01', cost: 9 }],
        running: { month: '2024-06-01', forecast: 10, band: running },
        months: [{ month: '2024-07-01', cost: 11, band: next }],
      },
      { convert: (amount) => amount, language: 'en', names },
    ).band;
  type Band = { low: number; high: number } | null;
  expect(bandOf({ low: 8, high: 12 }, { low: 7, high: 15 })).toMatchObject({
    low: [9, 8, 7],
    high: [9, 12, 15],
  });
  expect(bandOf({ low: 8, high: 12 }, null)).toMatchObject({ low: [9, 8, null], high: [9, 12, null] });
  expect(bandOf(null, null)).toBeUndefined();
});

test('the months of a year ahead may show what adds up', () => {
  const names = { actual: 'Actual', forecast: 'Forecast', low: 'Low', high: 'High' };
  const forecast = {
    history: [{ month: '2024-05-01', cost: 9 }],
    running: { month: '2024-06-01', forecast: 10, band: null },
    months: [{ month: '2024-07-01', cost: 11.4, band: null }],
  };
  const chartOf = (shown?: number[]) =>
    forecastChart(forecast, { convert: (amount) => amount, language: 'en', names, ...(shown && { shown }) });
  expect(chartOf().series[1]?.amounts).toEqual([9, 10, 11.4]);
  expect(chartOf([12]).series[1]?.amounts).toEqual([9, 10, 12]);
});
