// A dashboard while it is being changed: what it was read as, what it is now, and fifty steps back and forth (D-05).
import type { WidgetSize } from '../../../../lib/catalogue/widget-traits.ts';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import { MAX_WIDGETS } from '../../../../lib/widgets/widget-layout.ts';
import { filledSettings } from '../../../../lib/widgets/widget-settings.ts';
import { WIDGETS, type WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { GivenSettings, WidgetSettings } from '../../../../lib/widgets/words.ts';
import { type Placed, pack, place, resize } from '../grid/arrange.ts';
import { gapFor, tidied } from '../grid/free-place.ts';
import { type DashboardContent, type DraftWidget, isSame, tidyContent } from './content.ts';

export const MAX_STEPS = 50;

export interface Draft {
  /** What the changes are told against, and the version that a save names. */
  base: DashboardContent;
  version: number;
  now: DashboardContent;
  /** The newest last. */
  past: readonly DashboardContent[];
  /** The next one first. */
  future: readonly DashboardContent[];
  /** Of the next new widget; that of a removed one is not given again. */
  nextIndex: number;
}

export type DraftAction =
  /** Moved by pointer or keyboard: where every widget stands now. */
  | { type: 'arranged'; places: readonly Placed[] }
  | { type: 'resized'; index: number; size: WidgetSize }
  /** Without a place the new widget fills a gap that it fits into, or is at the top. */
  | { type: 'added'; widget: WidgetType; settings?: GivenSettings; at?: { x: number; y: number } }
  | { type: 'duplicated'; index: number }
  | { type: 'removed'; index: number }
  /** Every gap is filled that a widget fits into. */
  | { type: 'tidied' }
  | { type: 'set'; index: number; settings: WidgetSettings }
  | { type: 'renamed'; name: string }
  | { type: 'scoped'; scope: DashboardScope }
  | { type: 'undone' }
  | { type: 'redone' }
  /** The service keeps this now; what was changed since it was sent is not saved yet. */
  | { type: 'saved'; sent: DashboardContent; content: DashboardContent; version: number }
  /** The other user's version is taken instead; one step back is one's own again. */
  | { type: 'replaced'; content: DashboardContent; version: number }
  /** What was kept in the browser goes on. */
  | { type: 'resumed'; base: DashboardContent; version: number; now: DashboardContent }
  /** All changes are dropped. */
  | { type: 'reset'; content: DashboardContent; version: number };

export function draftOf(content: DashboardContent, version: number): Draft {
  const now = tidyContent(content);
  return { base: now, version, now, past: [], future: [], nextIndex: indexAfter(now.widgets) };
}

export function hasChanges({ base, now }: Draft): boolean {
  return !isSame(base, now);
}

export function draftReducer(draft: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case 'undone':
      return stepBack(draft);
    case 'redone':
      return stepForth(draft);
    case 'saved': {
      const base = tidyContent(action.content);
      const now = isSame(draft.now, action.sent) ? base : draft.now;
      return { ...draft, base, now, version: action.version };
    }
    case 'replaced': {
      const base = tidyContent(action.content);
      return { ...changed(draft, base), base, version: action.version };
    }
    case 'resumed': {
      const { base, version, now } = action;
      const nextIndex = indexAfter([...base.widgets, ...now.widgets]);
      return { base: tidyContent(base), version, now: tidyContent(now), past: [], future: [], nextIndex };
    }
    case 'reset':
      return draftOf(action.content, action.version);
    case 'added':
    case 'duplicated':
      return { ...changed(draft, edited(draft, action)), nextIndex: draft.nextIndex + 1 };
    default:
      return changed(draft, edited(draft, action));
  }
}

type Edit = Extract<
  DraftAction,
  {
    type:
      | 'arranged'
      | 'resized'
      | 'added'
      | 'duplicated'
      | 'removed'
      | 'tidied'
      | 'set'
      | 'renamed'
      | 'scoped';
  }
>;

function edited({ now, nextIndex }: Draft, action: Edit): DashboardContent {
  const { widgets } = now;
  switch (action.type) {
    case 'renamed':
      return { ...now, name: action.name.trim() };
    case 'scoped':
      return { ...now, scope: action.scope };
    case 'tidied':
      return { ...now, widgets: pack(tidied(widgets)) };
    case 'arranged':
      return { ...now, widgets: arranged(widgets, action.places) };
    case 'removed':
      return { ...now, widgets: pack(widgets.filter(({ index }) => index !== action.index)) };
    case 'set':
      return { ...now, widgets: widgets.map((widget) => withSettings(widget, action)) };
    case 'resized': {
      const old = widgets.find(({ index }) => index === action.index);
      return old ? { ...now, widgets: resize(widgets, old.index, action.size, WIDGETS[old.type]) } : now;
    }
    case 'added': {
      const { widget: type, settings = {}, at } = action;
      const { size } = WIDGETS[type];
      return withWidget(now, {
        index: nextIndex,
        type,
        ...(at ?? gapFor(widgets, size) ?? { x: 0, y: 0 }),
        ...size,
        settings: filledSettings(type, settings),
      });
    }
    case 'duplicated': {
      const old = widgets.find(({ index }) => index === action.index);
      return old ? withWidget(now, { ...old, index: nextIndex, y: old.y + old.height }) : now;
    }
  }
}

/** As it was where the dashboard is full. */
function withWidget(content: DashboardContent, widget: DraftWidget): DashboardContent {
  if (content.widgets.length >= MAX_WIDGETS) return content;
  return { ...content, widgets: place(content.widgets, widget) };
}

function arranged(widgets: readonly DraftWidget[], places: readonly Placed[]): DraftWidget[] {
  const byIndex = new Map(places.map((one) => [one.index, one]));
  return pack(
    widgets.map((widget) => {
      const { x, y, width, height } = byIndex.get(widget.index) ?? widget;
      return { ...widget, x, y, width, height };
    }),
  );
}

function withSettings(
  widget: DraftWidget,
  { index, settings }: { index: number; settings: WidgetSettings },
): DraftWidget {
  return widget.index === index ? { ...widget, settings: filledSettings(widget.type, settings) } : widget;
}

/** A step, unless nothing differs. */
function changed(draft: Draft, now: DashboardContent): Draft {
  if (isSame(draft.now, now)) return draft;
  return { ...draft, now, past: [...draft.past, draft.now].slice(-MAX_STEPS), future: [] };
}

function stepBack(draft: Draft): Draft {
  const now = draft.past.at(-1);
  if (!now) return draft;
  return { ...draft, now, past: draft.past.slice(0, -1), future: [draft.now, ...draft.future] };
}

function stepForth(draft: Draft): Draft {
  const [now, ...future] = draft.future;
  if (!now) return draft;
  return { ...draft, now, past: [...draft.past, draft.now], future };
}

function indexAfter(widgets: readonly DraftWidget[]): number {
  return Math.max(0, ...widgets.map(({ index }) => index)) + 1;
}
