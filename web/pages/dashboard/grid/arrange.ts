// Where widgets stand: pure rules of a grid without gaps, in columns and rows (D-03).
import type { WidgetSize, WidgetTraits } from '../../../../lib/catalogue/widget-traits.ts';
import { COLUMNS, MAX_WIDGET_HEIGHT, type WidgetPlace } from '../../../../lib/widgets/widget-layout.ts';

/** A widget on the grid; its index is unique there. */
export interface Placed extends WidgetPlace {
  index: number;
}

/** What sizes a type of widget may have. */
export type SizeRule = Pick<WidgetTraits, 'minimum' | 'widths'>;

export type Direction = 'left' | 'right' | 'up' | 'down';

/** In the order of reading: row by row, from the left. */
export function readingOrder<Widget extends WidgetPlace>(widgets: readonly Widget[]): Widget[] {
  return [...widgets].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Closes gaps and parts what overlaps; what is read first keeps its place. */
export function pack<Widget extends WidgetPlace>(widgets: readonly Widget[]): Widget[] {
  return stack(readingOrder(widgets.map(inside)));
}

/**
 * Puts a widget, new or known, at its rectangle. It goes below those whose middle it has passed; all others there
 * are shifted down. The widget where it was leaves everything as it is.
 */
export function place<Widget extends Placed>(widgets: readonly Widget[], moved: Widget): Widget[] {
  const target = inside(moved);
  const old = widgets.find(({ index }) => index === moved.index);
  const others = readingOrder(widgets.filter(({ index }) => index !== moved.index));
  const held = old ? restingOn(others, [old]) : new Set<Widget>();
  // What is on the widget comes up by its height when it is taken away.
  const middleOf = (other: Widget) =>
    other.y - (old && held.has(other) ? Math.min(old.height, other.y) : 0) + other.height / 2;
  return stackAround(others, target, (other) => middleOf(other) <= target.y);
}

/** Gives a widget the nearest size that it may have. It keeps its row; what is in the way is shifted down. */
export function resize<Widget extends Placed>(
  widgets: readonly Widget[],
  index: number,
  size: WidgetSize,
  rule: SizeRule,
): Widget[] {
  const old = widgets.find((widget) => widget.index === index);
  if (!old) return [...widgets];
  const target = inside({ ...old, ...fitSize(size, rule) });
  const others = readingOrder(widgets.filter((widget) => widget !== old));
  return stackAround(others, target, (other) => other.y + other.height <= target.y);
}

/** The nearest size that the rule allows; between two widths the smaller. */
export function fitSize({ width, height }: WidgetSize, { minimum, widths }: SizeRule): WidgetSize {
  const distance = (allowed: number) => Math.abs(allowed - width);
  const nearest = widths.reduce(
    (best, next) => (distance(next) < distance(best) ? next : best),
    widths[0] ?? width,
  );
  return {
    width: Math.max(nearest, minimum.width),
    height: Math.min(Math.max(Math.round(height), minimum.height), MAX_WIDGET_HEIGHT),
  };
}

/** The next width of the rule, larger or smaller; null where there is none. */
export function nextWidth(width: number, { widths }: SizeRule, by: 1 | -1): number | null {
  const further = widths.filter((allowed) => (by === 1 ? allowed > width : allowed < width));
  return (by === 1 ? further[0] : further.at(-1)) ?? null;
}

/** The smallest move in a direction that changes the widget's place; null at the edge. */
export function step<Widget extends Placed>(
  widgets: readonly Widget[],
  shown: Widget,
  direction: Direction,
): Widget | null {
  if (direction === 'left') return shown.x > 0 ? { ...shown, x: shown.x - 1 } : null;
  if (direction === 'right') return shown.x + shown.width < COLUMNS ? { ...shown, x: shown.x + 1 } : null;
  const by = direction === 'down' ? 1 : -1;
  const end = Math.max(...widgets.map(({ y, height }) => y + height)) + shown.height;
  for (let y = shown.y + by; y >= 0 && y <= end; y += by) {
    const target = { ...shown, y };
    const reached = place(widgets, target).find(({ index }) => index === shown.index)?.y ?? shown.y;
    if (by === 1 ? reached > shown.y : reached < shown.y) return target;
  }
  return null;
}

/** Within the columns, at whole columns and rows. */
function inside<Widget extends WidgetPlace>(widget: Widget): Widget {
  const width = Math.min(Math.round(widget.width), COLUMNS);
  const x = Math.min(Math.max(Math.round(widget.x), 0), COLUMNS - width);
  return { ...widget, width, height: Math.round(widget.height), x, y: Math.max(Math.round(widget.y), 0) };
}

function stackAround<Widget extends WidgetPlace>(
  others: readonly Widget[],
  target: Widget,
  isAbove: (other: Widget) => boolean,
): Widget[] {
  const inTheWay = others.filter((other) => sharesColumns(other, target) && !isAbove(other));
  const below = restingOn(others, inTheWay);
  for (const other of inTheWay) below.add(other);
  return stack([
    ...others.filter((other) => !below.has(other)),
    target,
    ...others.filter((other) => below.has(other)),
  ]);
}

/** Each as high up as those before it in the list let it come. */
function stack<Widget extends WidgetPlace>(ordered: readonly Widget[]): Widget[] {
  const stacked: Widget[] = [];
  for (const widget of ordered) {
    const under = stacked.filter((other) => sharesColumns(other, widget));
    stacked.push({ ...widget, y: Math.max(0, ...under.map(({ y, height }) => y + height)) });
  }
  return readingOrder(stacked);
}

/** Those below the given ones in shared columns, and those below them. */
function restingOn<Widget extends WidgetPlace>(
  ordered: readonly Widget[],
  given: readonly Widget[],
): Set<Widget> {
  const found = new Set<Widget>();
  for (const widget of ordered) {
    const rests = [...given, ...found].some(
      (other) => other !== widget && sharesColumns(other, widget) && widget.y >= other.y + other.height,
    );
    if (rests) found.add(widget);
  }
  return found;
}

export function sharesColumns(a: WidgetPlace, b: WidgetPlace): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width;
}
