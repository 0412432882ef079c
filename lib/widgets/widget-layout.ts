// Where widgets stand on the grid of 24 columns, and what is wrong with a layout (D-03).
import type { WidgetSize } from '../catalogue/widget-traits.ts';
import { WIDGETS, type WidgetType } from './widget-types.ts';

export const COLUMNS = 24;

export const MAX_WIDGETS = 40;
/** In rows. */
export const MAX_WIDGET_HEIGHT = 60;
const MAX_ROW = 10_000;

/** Columns and rows of the grid, from 0. */
export interface WidgetPlace extends WidgetSize {
  x: number;
  y: number;
}

export interface PlacedWidget {
  index: number;
  type: WidgetType;
  layout: WidgetPlace;
}

export type LayoutRule = 'TOO_MANY' | 'INDEX_TWICE' | 'OUTSIDE' | 'TOO_SMALL' | 'WIDTH' | 'OVERLAP';

/** `index` is that of the widget at fault; of TOO_MANY null. */
export interface LayoutFault {
  rule: LayoutRule;
  index: number | null;
}

/** The first fault of a dashboard's layout; null where it may be kept. */
export function layoutFault(widgets: readonly PlacedWidget[]): LayoutFault | null {
  if (widgets.length > MAX_WIDGETS) return { rule: 'TOO_MANY', index: null };
  for (const [position, widget] of widgets.entries()) {
    const rule = placeFault(widget) ?? neighbourFault(widget, widgets.slice(0, position));
    if (rule) return { rule, index: widget.index };
  }
  return null;
}

/** What is wrong with a place, whatever else is on the grid. */
function placeFault({ type, layout }: PlacedWidget): LayoutRule | null {
  const { minimum, widths } = WIDGETS[type];
  const { x, y, width, height } = layout;
  const isWhole = [x, y, width, height].every(Number.isInteger);
  if (!isWhole || x < 0 || y < 0 || x + width > COLUMNS || y > MAX_ROW || height > MAX_WIDGET_HEIGHT)
    return 'OUTSIDE';
  if (width < minimum.width || height < minimum.height) return 'TOO_SMALL';
  return widths.includes(width) ? null : 'WIDTH';
}

function neighbourFault(widget: PlacedWidget, others: readonly PlacedWidget[]): LayoutRule | null {
  if (others.some(({ index }) => index === widget.index)) return 'INDEX_TWICE';
  return others.some(({ layout }) => overlap(layout, widget.layout)) ? 'OVERLAP' : null;
}

export function overlap(one: WidgetPlace, other: WidgetPlace): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
