// Widgets as items of react-grid-layout, which moves them while a pointer holds them; where they end is our own rule.
import type { LayoutItem } from 'react-grid-layout';
import { WIDGETS } from '../../../../lib/widgets/widget-types.ts';
import type { DraftWidget } from '../editing/content.ts';
import { fitSize, type Placed, place, resize } from './arrange.ts';

/** What a pointer does to one widget of a grid that stood so when it was taken. */
export interface Grasp {
  index: number;
  isResized: boolean;
  before: readonly DraftWidget[];
}

export function layoutItems(widgets: readonly DraftWidget[]): LayoutItem[] {
  return widgets.map(({ index, type, x, y, width, height }) => {
    const rule = WIDGETS[type];
    return {
      i: String(index),
      x,
      y,
      w: width,
      h: height,
      minW: rule.minimum.width,
      minH: rule.minimum.height,
      constraints: [
        {
          name: 'allowed sizes',
          constrainSize: (_item, w, h) => {
            const fit = fitSize({ width: w, height: h }, rule);
            return { w: fit.width, h: fit.height };
          },
        },
      ],
    };
  });
}

export function placesOf(items: readonly LayoutItem[]): Placed[] {
  return items.map(({ i, x, y, w, h }) => ({ index: Number(i), x, y, width: w, height: h }));
}

/** Where all widgets go while one of them is held where the items say. */
export function heldLayout(items: readonly LayoutItem[], { index, isResized, before }: Grasp): LayoutItem[] {
  const widget = before.find((one) => one.index === index);
  const held = placesOf(items).find((one) => one.index === index);
  if (!widget || !held) return [...items];
  const { x, y, width, height } = held;
  const places = isResized
    ? resize(before, index, { width, height }, WIDGETS[widget.type])
    : place(before, { ...widget, x, y });
  const byIndex = new Map(places.map((one) => [String(one.index), one]));
  return items.map((item) => {
    const to = byIndex.get(item.i);
    return to ? { ...item, x: to.x, y: to.y, w: to.width, h: to.height } : item;
  });
}
