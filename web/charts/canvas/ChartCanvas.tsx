// The canvas itself: chart.js with only the parts that are used.
import { useComputedColorScheme } from '@mantine/core';
import {
  BarController,
  BarElement,
  CategoryScale,
  type ChartConfiguration,
  Chart as ChartJs,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Chart } from 'react-chartjs-2';
import type { AmountFormat, ChartData, ChartInteraction, ChartKind } from '../chart-types.ts';
import { type ChartColours, readChartColours } from './chart-colours.ts';
import { withInteraction } from './chart-interaction.ts';
import { chartOptions } from './chart-options.ts';
import { keepPainter } from './chart-painters.ts';
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
  const plain = useCallback(
    (of: ChartColours) => ({
      data: { labels: data.points.map(({ label }) => label), datasets: datasetsOf(data, kind, hidden, of) },
      options: chartOptions({ data, kind, colours: of, format, totalLabel }),
    }),
    [data, kind, hidden, format, totalLabel],
  );
  const chart = useMemo(() => {
    const { data: drawn, options } = plain(colours);
    return {
      data: drawn,
      options: interaction ? withInteraction(options, data, interaction, colours) : options,
    };
  }, [plain, data, colours, interaction]);
  const type = kind === 'stack' ? 'bar' : 'line';
  const chartRef = useRef<ChartJs<'bar' | 'line'>>(null);
  useEffect(() => {
    const canvas = chartRef.current?.canvas;
    if (canvas) keepPainter(canvas, (of, width, height) => paintChart({ type, ...plain(of) }, width, height));
  }, [type, plain]);
  return (
    <Chart
      key={kind}
      ref={chartRef}
      type={type}
      data={chart.data}
      options={chart.options}
      role="img"
      aria-label={summary}
    />
  );
}

const PICTURE_PIXELS = 2;

/** Draws at once, on a canvas that is in no document. */
function paintChart(
  chart: ChartConfiguration<'bar' | 'line', (number | null)[]>,
  width: number,
  height: number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const still = { responsive: false, animation: false, devicePixelRatio: PICTURE_PIXELS } as const;
  const drawn = new ChartJs(canvas, { ...chart, options: { ...chart.options, ...still } });
  const picture = document.createElement('canvas');
  picture.width = canvas.width;
  picture.height = canvas.height;
  picture.getContext('2d')?.drawImage(canvas, 0, 0);
  drawn.destroy();
  return picture;
}
