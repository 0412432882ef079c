// Free space of the grid: where a widget fits without moving another one.
import { COLUMNS, type WidgetPlace } from '../../../../lib/widgets/widget-layout.ts';
import { readingOrder } from './arrange.ts';

type Size = Pick<WidgetPlace, 'width' | 'height'>;
type Corner = Pick<WidgetPlace, 'x' | 'y'>;

/** The first free place in the order of reading, at the latest below all widgets. */
export function firstFree(widgets: readonly WidgetPlace[], { width, height }: Size): Corner {
  const ends = widgets.map((widget) => widget.y + widget.height);
  const rows = [...new Set([0, ...ends])].sort((one, other) => one - other);
  for (const y of rows) {
    for (let x = 0; x + width <= COLUMNS; x += 1) {
      if (!widgets.some((widget) => overlaps(widget, { x, y, width, height }))) return { x, y };
    }
  }
  return { x: 0, y: Math.max(0, ...ends) };
}

/** A gap between widgets, or beside one; null where only the space below all of them is free. */
export function gapFor(widgets: readonly WidgetPlace[], size: Size): Corner | null {
  const place = firstFree(widgets, size);
  return place.y < Math.max(0, ...widgets.map(({ y, height }) => y + height)) ? place : null;
}

/** Every widget at the first free place, in the order of reading: nothing is left open that one of them fits into. */
export function tidied<Widget extends WidgetPlace>(widgets: readonly Widget[]): Widget[] {
  const placed: Widget[] = [];
  for (const widget of readingOrder(widgets)) placed.push({ ...widget, ...firstFree(placed, widget) });
  return readingOrder(placed);
}

function overlaps(one: WidgetPlace, other: WidgetPlace): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
