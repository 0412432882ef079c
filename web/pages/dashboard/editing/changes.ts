// What differs between two states of a dashboard, as a list for people: the least that tells it whole (D-05).
import type { WidgetSize } from '../../../../lib/catalogue/widget-traits.ts';
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import type { WidgetPlace } from '../../../../lib/widgets/widget-layout.ts';
import type { WidgetMember, WidgetSettings } from '../../../../lib/widgets/words.ts';
import { sharesColumns } from '../grid/arrange.ts';
import { changedMembers, type DashboardContent, type DraftWidget, isSame } from './content.ts';

export type Change =
  | { kind: 'renamed'; from: string; to: string }
  | { kind: 'scoped'; part: keyof DashboardScope; from: DashboardScope; to: DashboardScope }
  | { kind: 'added' | 'removed'; widget: DraftWidget }
  | { kind: 'moved'; widget: DraftWidget; from: WidgetPlace; to: WidgetPlace }
  | { kind: 'resized'; widget: DraftWidget; from: WidgetSize; to: WidgetSize }
  | { kind: 'set'; widget: DraftWidget; member: WidgetMember; from: WidgetSettings; to: WidgetSettings }
  /** So many widgets made room, or came up, without being moved themselves. */
  | { kind: 'shifted'; count: number };

const SCOPE_PARTS = [
  'frame',
  'vendors',
  'currency',
  'basis',
] as const satisfies readonly (keyof DashboardScope)[];

/** Name and scope first, then what is gone, new and changed, in the order of reading. */
export function changesBetween(before: DashboardContent, after: DashboardContent): Change[] {
  const old = new Map(before.widgets.map((widget) => [widget.index, widget]));
  const kept = new Set(after.widgets.map(({ index }) => index));
  const { moved, shifted } = movesBetween(before.widgets, after.widgets);
  const changes: Change[] = [...contentChanges(before, after)];
  for (const widget of before.widgets) if (!kept.has(widget.index)) changes.push({ kind: 'removed', widget });
  for (const widget of after.widgets) {
    const from = old.get(widget.index);
    if (!from) changes.push({ kind: 'added', widget });
    else changes.push(...widgetChanges(from, widget, moved.has(widget.index)));
  }
  if (shifted > 0) changes.push({ kind: 'shifted', count: shifted });
  return changes;
}

function contentChanges(before: DashboardContent, after: DashboardContent): Change[] {
  const changes: Change[] = [];
  if (before.name !== after.name) changes.push({ kind: 'renamed', from: before.name, to: after.name });
  for (const part of SCOPE_PARTS) {
    const [from, to] = [before.scope[part], after.scope[part]];
    if (!isSame(from, to)) changes.push({ kind: 'scoped', part, from: before.scope, to: after.scope });
  }
  return changes;
}

function widgetChanges(from: DraftWidget, widget: DraftWidget, isMoved: boolean): Change[] {
  const changes: Change[] = [];
  if (isMoved) changes.push({ kind: 'moved', widget, from, to: widget });
  if (from.width !== widget.width || from.height !== widget.height)
    changes.push({ kind: 'resized', widget, from, to: widget });
  for (const member of changedMembers(from.settings, widget.settings))
    changes.push({ kind: 'set', widget, member, from: from.settings, to: widget.settings });
  return changes;
}

/** Moved are those in another column, or past another widget; all others on another row were only shifted. */
function movesBetween(before: readonly DraftWidget[], after: readonly DraftWidget[]) {
  const old = new Map(before.map((widget) => [widget.index, widget]));
  const kept = after.flatMap((to) => {
    const from = old.get(to.index);
    return from ? [{ from, to }] : [];
  });
  const moved = new Set(kept.filter(({ from, to }) => from.x !== to.x).map(({ to }) => to.index));
  // Of two that passed each other one was moved: the one that passed more, or else the one that went further.
  for (;;) {
    const rest = kept.filter(({ to }) => !moved.has(to.index));
    const candidates = rest
      .map((one) => ({ one, passes: rest.filter((other) => havePassed(one, other)).length }))
      .filter(({ passes }) => passes > 0)
      .sort((a, b) => b.passes - a.passes || wayOf(b.one) - wayOf(a.one));
    const [mover] = candidates;
    if (!mover) break;
    moved.add(mover.one.to.index);
  }
  const shifted = kept.filter(({ from, to }) => from.y !== to.y && !moved.has(to.index)).length;
  return { moved, shifted };
}

interface Pair {
  from: DraftWidget;
  to: DraftWidget;
}

/** In rows. */
function wayOf({ from, to }: Pair): number {
  return Math.abs(to.y - from.y);
}

function havePassed(one: Pair, other: Pair): boolean {
  return (
    (isAbove(one.from, other.from) && isAbove(other.to, one.to)) ||
    (isAbove(other.from, one.from) && isAbove(one.to, other.to))
  );
}

function isAbove(one: WidgetPlace, other: WidgetPlace): boolean {
  return sharesColumns(one, other) && one.y + one.height <= other.y;
}
