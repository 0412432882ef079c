// C-07: a chart is drawn anew when it has other figures, and only then.
import { cleanup, render } from '@testing-library/react';
import type { ChartProps } from 'react-chartjs-2';
import { afterEach, expect, it, vi } from 'vitest';
import { ChartCanvas } from '../../../web/charts/canvas/ChartCanvas.tsx';
import { partialBars } from '../../../web/charts/canvas/partial-bars.ts';
import type { AmountFormat, ChartData } from '../../../web/charts/chart-types.ts';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

const drawn: ChartProps['data'][] = [];
let plugins: ChartProps['plugins'] = [];
// Draws on a canvas, which a page without a browser does not have.
vi.mock('react-chartjs-2', () => ({
  Chart: ({ data, plugins: given }: ChartProps) => {
    drawn.push(data);
    plugins = given;
    return null;
  },
}));

afterEach(() => {
  cleanup();
  drawn.length = 0;
});

const FORMAT: AmountFormat = {
  currency: 'USD',
  rounding: { digits: 2, isCut: false },
  ...{ plain: String, full: String, estimate: String, axis: String, short: String },
};
const HIDDEN = new Set<string>();

function dataOf(last: number, isPartial = false): ChartData {
  return {
    points: ['05/2024', '06/2024'].map((label, place) => ({
      ...{ label, fullLabel: label },
      isPartial: isPartial && place === 1,
    })),
    series: [{ id: 'ec2', label: 'EC2', colour: '--one', amounts: [3, last] }],
  };
}

function show() {
  const chartOf = (data: ChartData) => (
    <ChartCanvas data={data} kind="stack" hidden={HIDDEN} format={FORMAT} totalLabel="Total" summary="Cost" />
  );
  const wrapper = around({ environment: answeredEnvironment().environment });
  const { rerender } = render(chartOf(dataOf(4)), { wrapper });
  return (data: ChartData) => rerender(chartOf(data));
}

it('keeps what is drawn while an answer says the same', () => {
  const change = show();
  const [first] = drawn;
  change(dataOf(4));
  expect(drawn.length).toBeGreaterThan(1);
  expect(drawn.at(-1)).toBe(first);
  change(dataOf(5));
  expect(drawn.at(-1)).not.toBe(first);
  expect(drawn.at(-1)?.datasets[0]?.data).toEqual([3, 5]);
  const second = drawn.at(-1);
  change(dataOf(5));
  expect(drawn.at(-1)).toBe(second);
});

it('gives no bar options of its own, also where a step is not complete', () => {
  const change = show();
  expect(drawn.at(-1)?.datasets[0]).toMatchObject({ partial: null });
  change(dataOf(4, true));
  expect(drawn.at(-1)?.datasets[0]?.backgroundColor).not.toBeInstanceOf(Array);
  expect(drawn.at(-1)?.datasets[0]).toMatchObject({ partial: { places: [1] } });
  expect(plugins).toContain(partialBars);
});
