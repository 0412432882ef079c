// A widget that the keyboard has taken: where it goes, and what there is to say of it (D-03).
import { WIDGETS } from '../../../../lib/widgets/widget-types.ts';
import type { DraftWidget } from '../editing/content.ts';
import { type Direction, nextWidth, place, resize, step } from './arrange.ts';

export interface Carried {
  index: number;
  /** What a move is worked out from: as it stood when the widget was taken, or got its size. */
  before: readonly DraftWidget[];
  /** What the grid shows. */
  shown: readonly DraftWidget[];
  /** The row that was asked for; the widget may stand higher where there is room. */
  row: number;
}

/** What a key did; `edge`: it could not go further, or not become larger or smaller. */
export type CarryOutcome = 'moved' | 'resized' | 'edge';

export interface Carrying {
  carried: Carried;
  outcome: CarryOutcome;
}

export function take(widgets: readonly DraftWidget[], index: number): Carried | null {
  const widget = widgets.find((one) => one.index === index);
  return widget ? { index, before: widgets, shown: widgets, row: widget.y } : null;
}

export function carriedWidget({ index, shown }: Carried): DraftWidget | undefined {
  return shown.find((widget) => widget.index === index);
}

export function move(carried: Carried, direction: Direction): Carrying {
  const widget = carriedWidget(carried);
  if (!widget) return { carried, outcome: 'edge' };
  const isSideways = direction === 'left' || direction === 'right';
  const target = step(carried.before, isSideways ? { ...widget, y: carried.row } : widget, direction);
  if (!target) return { carried, outcome: 'edge' };
  return {
    carried: { ...carried, shown: place(carried.before, target), row: target.y },
    outcome: 'moved',
  };
}

/** Sideways to the next allowed width, up and down by a row. */
export function grow(carried: Carried, direction: Direction): Carrying {
  const widget = carriedWidget(carried);
  if (!widget) return { carried, outcome: 'edge' };
  const rule = WIDGETS[widget.type];
  const by = direction === 'right' || direction === 'down' ? 1 : -1;
  const isSideways = direction === 'left' || direction === 'right';
  const size = {
    width: isSideways ? (nextWidth(widget.width, rule, by) ?? widget.width) : widget.width,
    height: isSideways ? widget.height : widget.height + by,
  };
  const shown = resize(carried.shown, widget.index, size, rule);
  const now = shown.find(({ index }) => index === widget.index);
  if (!now || (now.width === widget.width && now.height === widget.height))
    return { carried, outcome: 'edge' };
  return { carried: { ...carried, before: shown, shown, row: now.y }, outcome: 'resized' };
}
