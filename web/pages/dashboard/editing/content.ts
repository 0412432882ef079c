// What of a dashboard can be changed and saved: its name, its scope, its widgets and their places.
import type { DashboardScope } from '../../../../lib/widgets/effective-settings.ts';
import { filledSettings, WIDGET_MEMBERS } from '../../../../lib/widgets/widget-settings.ts';
import type { WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetMember, WidgetSettings } from '../../../../lib/widgets/words.ts';
import { type Placed, pack } from '../grid/arrange.ts';

/** Settings are filled: every member that the type takes has a value or its default. */
export interface DraftWidget extends Placed {
  type: WidgetType;
  settings: WidgetSettings;
}

export interface DashboardContent {
  name: string;
  scope: DashboardScope;
  /** In the order of reading, without gaps. */
  widgets: readonly DraftWidget[];
}

/** Without gaps, and with every setting said. */
export function tidyContent({ name, scope, widgets }: DashboardContent): DashboardContent {
  return {
    name,
    scope,
    widgets: pack(
      widgets.map((widget) => ({ ...widget, settings: filledSettings(widget.type, widget.settings) })),
    ),
  };
}

/** The settings that differ; a setting left out and its default are the same (D-05). */
export function changedMembers(before: WidgetSettings, after: WidgetSettings): WidgetMember[] {
  return WIDGET_MEMBERS.filter((member) => !isSame(before[member], after[member]));
}

/** Objects that hold the same, regardless of the order of their members. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every(
      (name) => Object.hasOwn(other, name) && isSame(Reflect.get(one, name), Reflect.get(other, name)),
    )
  );
}
