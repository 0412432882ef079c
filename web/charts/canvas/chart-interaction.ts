// What a chart over time answers to: dragging over a part of it, pressing a bar; and what is
// marked on its steps: notes and anomalies.
import type { Chart, ChartEvent, ChartOptions } from 'chart.js';
import type { AnnotationOptions } from 'chartjs-plugin-annotation';
import type { ChartData, ChartInteraction } from '../chart-types.ts';
import type { ChartColours } from './chart-colours.ts';

/** A shorter drag is a click, in pixels. */
const DRAG_PX = 10;

type Options = ChartOptions<'bar' | 'line'>;

/** Laid over the options of every chart; the plugins are registered by chart-plugins.ts. */
export function withInteraction(
  options: Options,
  data: ChartData,
  { shown, onZoom, onPick }: ChartInteraction,
  colours: ChartColours,
): Options {
  const x = { ...options.scales?.x, ...(shown && { min: shown[0], max: shown[1] }) };
  const dragged = {
    enabled: true,
    threshold: DRAG_PX,
    backgroundColor: `${colours.dimmed}33`,
    borderColor: colours.dimmed,
    borderWidth: 1,
  };
  return {
    ...options,
    ...(onPick && { onClick: (event, _elements, chart) => pick(event, chart, data, onPick) }),
    scales: { ...options.scales, x },
    plugins: {
      ...options.plugins,
      ...(onZoom && {
        zoom: { zoom: { mode: 'x', drag: dragged, onZoomComplete: ({ chart }) => onZoom(shownIn(chart)) } },
      }),
      annotation: { annotations: [...noteLines(data, colours), ...anomalyMarks(data, colours)] },
    },
  };
}

function shownIn(chart: Chart): [number, number] {
  const { min = 0, max = 0 } = chart.scales.x ?? {};
  return [Math.round(min), Math.round(max)];
}

function pick(
  { native }: ChartEvent,
  chart: Chart,
  { series, overlay }: ChartData,
  onPick: NonNullable<ChartInteraction['onPick']>,
): void {
  if (!native) return;
  // The bar under the pointer, not all of its step.
  const [hit] = chart.getElementsAtEventForMode(native, 'nearest', { intersect: true }, false);
  const picked = hit && series[hit.datasetIndex - (overlay ? 1 : 0)];
  if (hit && picked) onPick(hit.index, picked.id);
}

/** A line on each step that has notes; the tooltip of the step holds their texts. */
function noteLines({ points }: ChartData, colours: ChartColours): AnnotationOptions[] {
  return points.flatMap(({ notes = [] }, place) =>
    notes.length === 0 ? [] : [lineAt(place, String(notes.length), 'start', colours.text, colours)],
  );
}

/** The same with another end, shape and colour for what begins to be unusual there. */
function anomalyMarks({ points }: ChartData, colours: ChartColours): AnnotationOptions[] {
  const colour = colours.of('--sky-warning');
  return points.flatMap(({ anomalies = [] }, place) =>
    anomalies.length === 0 ? [] : [lineAt(place, `▲ ${anomalies.length}`, 'end', colour, colours)],
  );
}

function lineAt(
  place: number,
  content: string,
  position: 'start' | 'end',
  colour: string,
  { surface }: ChartColours,
): AnnotationOptions {
  return {
    type: 'line',
    scaleID: 'x',
    value: place,
    borderColor: colour,
    borderWidth: 1,
    borderDash: [2, 3],
    label: {
      display: true,
      content,
      position,
      color: surface,
      backgroundColor: colour,
      borderRadius: 8,
      padding: { x: 6, y: 2 },
      font: { size: 11, weight: 600 },
    },
  };
}
