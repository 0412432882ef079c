// What is ahead of a chart: the expected cost as a dashed continuation, and the budget as a dotted line.
import { BarElement, type ChartDataset, type Plugin } from 'chart.js';
import { differenceOf, sumMoney } from '../../../lib/money/money.ts';
import { OTHERS_VARIABLE } from '../../theme/palette.ts';
import type { ChartBudget, ChartData, ChartForecast } from '../chart-types.ts';
import { type ChartColours, hatched } from './chart-colours.ts';

type Dataset = ChartDataset<'bar' | 'line', (number | null)[]>;

const OUTLINE_DASH = [3, 2.5];
const EXPECTED_DASH = [3, 3];
const BUDGET_DASH = [1.5, 3];
/** Half of a budget that has one step alone, in pixels. */
const ONE_STEP_PX = 24;
/** Of the stripes, in hexadecimal. */
const STRIPES_OPACITY = '8c';

/** Above the items, on the same bar. */
const EXPECTED_STACK = 'items';

/** Above each bar what is left of the expected cost. */
export function expectedBars(
  { label, amounts }: ChartForecast,
  { series }: ChartData,
  colours: ChartColours,
): Dataset {
  const stripes = hatched(`${colours.of(OTHERS_VARIABLE)}${STRIPES_OPACITY}`, colours.surface);
  return {
    type: 'bar',
    label,
    data: amountsLeft(amounts, series),
    stack: EXPECTED_STACK,
    backgroundColor: stripes,
    order: 2,
  };
}

/** What of the expected cost is not there yet; null where nothing is expected. */
export function amountsLeft(
  amounts: ChartForecast['amounts'],
  series: ChartData['series'],
): (number | null)[] {
  return amounts.map((amount, place) => {
    const known = sumMoney(series.map((each) => Math.max(0, each.amounts[place] ?? 0)));
    return amount === null ? null : Math.max(0, differenceOf(amount, known));
  });
}

/** From the last step before on, so that the line goes on from what is known. */
export function expectedLine(
  { label, amounts }: ChartForecast,
  { series }: ChartData,
  colours: ChartColours,
): Dataset {
  const first = amounts.findIndex((amount) => amount !== null);
  const total = series.find(({ isEmphasised }) => isEmphasised)?.amounts ?? [];
  return {
    type: 'line',
    label,
    data: amounts.map((amount, place) => (place === first - 1 ? (total[place] ?? null) : amount)),
    borderColor: colours.text,
    backgroundColor: colours.text,
    borderWidth: 1.75,
    borderDash: EXPECTED_DASH,
    pointRadius: 0,
    pointHitRadius: 8,
    order: 0,
  };
}

export function budgetLine({ label, amounts }: ChartBudget, colours: ChartColours): Dataset {
  const isOne = amounts.filter((amount) => amount !== null).length === 1;
  return {
    type: 'line',
    label,
    data: [...amounts],
    // Lines of a stacked chart are stacked too, unless each has a stack of its own.
    stack: 'budget',
    borderColor: colours.text,
    backgroundColor: colours.text,
    borderWidth: 1.5,
    borderDash: BUDGET_DASH,
    stepped: 'middle',
    pointStyle: 'line',
    pointRadius: isOne ? ONE_STEP_PX : 0,
    pointHitRadius: 8,
    order: 0,
  } as Dataset;
}

/** The outline of what is expected; `current` is what the chart shows when it is drawn. */
export function expectedOutlines(
  current: () => { data: ChartData; colours: ChartColours } | null,
): Plugin<'bar' | 'line'> {
  return {
    id: 'expectedOutlines',
    afterDatasetsDraw: (chart) => {
      const of = current();
      const at = of?.data.forecast ? chart.data.datasets.findIndex(isExpected(of.data.forecast)) : -1;
      if (!of || at < 0) return;
      const { ctx, chartArea } = chart;
      ctx.save();
      ctx.beginPath();
      ctx.rect(chartArea.left, chartArea.top, chartArea.width, chartArea.height);
      ctx.clip();
      ctx.strokeStyle = of.colours.dimmed;
      ctx.lineWidth = 1;
      ctx.setLineDash(OUTLINE_DASH);
      for (const [place, bar] of chart.getDatasetMeta(at).data.entries()) {
        if (!(bar instanceof BarElement) || !chart.data.datasets[at]?.data[place]) continue;
        const { x, y, base, width } = bar.getProps(['x', 'y', 'base', 'width']);
        if (x === null || y === null) continue;
        ctx.strokeRect(x - width / 2 + 0.5, Math.min(y, base) + 0.5, width - 1, Math.abs(base - y) - 1);
      }
      ctx.restore();
    },
  };
}

function isExpected({ label }: ChartForecast) {
  return (dataset: { type?: string; label?: string }) => dataset.type === 'bar' && dataset.label === label;
}
