// The canvas itself: chart.js with only the parts that are used.
import { useComputedColorScheme } from '@mantine/core';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useMemo } from 'react';
import { Chart } from 'react-chartjs-2';
import { readChartColours } from './chart-colours.ts';
import { withInteraction } from './chart-interaction.ts';
import { chartOptions } from './chart-options.ts';
import type { AmountFormat, ChartData, ChartInteraction, ChartKind } from './chart-types.ts';
import { datasetsOf } from './datasets.ts';

ChartJs.register(
  BarController,
  BarElement,
  CategoryScale,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

interface ChartCanvasProps {
  data: ChartData;
  kind: ChartKind;
  hidden: ReadonlySet<string>;
  format: AmountFormat;
  totalLabel: string;
  /** One sentence that says what the chart shows. */
  summary: string;
  interaction?: ChartInteraction | undefined;
}

export function ChartCanvas({
  data,
  kind,
  hidden,
  format,
  totalLabel,
  summary,
  interaction,
}: ChartCanvasProps) {
  const scheme = useComputedColorScheme('light');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme changes what the variables hold
  const colours = useMemo(() => readChartColours(), [scheme]);
  const chart = useMemo(() => {
    const options = chartOptions({ data, kind, colours, format, totalLabel });
    return {
      data: {
        labels: data.points.map(({ label }) => label),
        datasets: datasetsOf(data, kind, hidden, colours),
      },
      options: interaction ? withInteraction(options, data, interaction, colours) : options,
    };
  }, [data, kind, hidden, colours, format, totalLabel, interaction]);
  return (
    <Chart
      key={kind}
      type={kind === 'stack' ? 'bar' : 'line'}
      data={chart.data}
      options={chart.options}
      role="img"
      aria-label={summary}
    />
  );
}
