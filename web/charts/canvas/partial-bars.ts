// Stripes the bars of incomplete steps while they are drawn. As an option of the data set, stripes would make chart.js
// resolve the options of every bar separately.
import type { Chart, ChartDataset, Element, Plugin } from 'chart.js';

export interface PartialBars {
  /** Indexes of the bars. */
  places: readonly number[];
  stripes: CanvasPattern | string;
}

export type Dataset = ChartDataset<'bar' | 'line', (number | null)[]> & { partial?: PartialBars | null };

export const partialBars: Plugin<'bar' | 'line'> = {
  id: 'partialBars',
  beforeDatasetDraw: (chart, { index, meta }) => {
    const { places = [], stripes } = partialOf(chart, index) ?? {};
    for (const bar of barsAt(meta.data, places))
      bar.options = Object.create(bar.options, { backgroundColor: { value: stripes } });
  },
  afterDatasetDraw: (chart, { index, meta }) => {
    for (const bar of barsAt(meta.data, partialOf(chart, index)?.places ?? []))
      bar.options = Object.getPrototypeOf(bar.options);
  },
};

function partialOf({ data: { datasets } }: Chart, index: number): PartialBars | null {
  return (datasets[index] as Dataset | undefined)?.partial ?? null;
}

function barsAt(bars: readonly Element[], places: readonly number[]): Element[] {
  return places.flatMap((place) => bars[place] ?? []);
}
