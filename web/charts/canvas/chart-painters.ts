// Draws a chart once more, as it is shown but in other colours and as sharp as a picture needs it.
import type { ChartColours } from './chart-colours.ts';

/** Draws the chart in the colours on a canvas of its own. */
export type ChartPainter = (colours: ChartColours, width: number, height: number) => HTMLCanvasElement;

const painters = new WeakMap<HTMLCanvasElement, ChartPainter>();

/** Says how what a canvas shows now can be drawn again. */
export function keepPainter(canvas: HTMLCanvasElement, painter: ChartPainter): void {
  painters.set(canvas, painter);
}

/** Null for a canvas that is no chart. */
export function painterOf(canvas: HTMLCanvasElement): ChartPainter | null {
  return painters.get(canvas) ?? null;
}
