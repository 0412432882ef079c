// Moves and resizes by keyboard: Enter takes a widget and lets it go, arrows move it, Shift and arrows resize it.
import { type KeyboardEvent, useState } from 'react';
import type { DraftWidget } from '../editing/content.ts';
import type { Direction, Placed } from './arrange.ts';
import { type Carried, type CarryOutcome, carriedWidget, grow, move, take } from './carried.ts';

export type GridEvent = CarryOutcome | 'taken' | 'dropped' | 'putBack';

const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

interface CarriedOptions {
  widgets: readonly DraftWidget[];
  onArranged: (places: readonly Placed[]) => void;
  /** Told what happened to a widget, so that it can be said. */
  onEvent: (event: GridEvent, widget: DraftWidget) => void;
}

export function useCarried({ widgets, onArranged, onEvent }: CarriedOptions) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const say = (event: GridEvent, of: Carried) => {
    const widget = carriedWidget(of);
    if (widget) onEvent(event, widget);
  };
  const drop = () => {
    if (!carried) return;
    setCarried(null);
    onArranged(carried.shown);
    say('dropped', carried);
  };
  const putBack = (of: Carried) => {
    setCarried(null);
    const widget = widgets.find(({ index }) => index === of.index);
    if (widget) onEvent('putBack', widget);
  };
  const begin = (index: number) => {
    const taken = take(widgets, index);
    setCarried(taken);
    if (taken) say('taken', taken);
  };
  const turn = (of: Carried, direction: Direction, isResizing: boolean) => {
    const next = isResizing ? grow(of, direction) : move(of, direction);
    setCarried(next.carried);
    say(next.outcome, next.carried);
  };
  const toggle = (index: number) => (carried?.index === index ? drop() : begin(index));
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const direction = DIRECTIONS[event.key];
    const isMine = carried?.index === index;
    if (event.key === 'Enter' || event.key === ' ') toggle(index);
    else if (isMine && event.key === 'Escape') putBack(carried);
    else if (isMine && direction) turn(carried, direction, event.shiftKey);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { carried, onKeyDown, toggle, drop };
}
