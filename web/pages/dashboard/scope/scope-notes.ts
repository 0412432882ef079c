// What of the dashboard's scope a widget does not follow: it is pinned, or its type has no such setting (D-14).
import { type DashboardScope, frameOfDashboard } from '../../../../lib/widgets/effective-settings.ts';
import { takesSetting, type WidgetType } from '../../../../lib/widgets/widget-types.ts';
import type { WidgetSettings } from '../../../../lib/widgets/words.ts';

const PARTS = ['frame', 'vendors', 'basis'] as const;
export type OwnPart = (typeof PARTS)[number];

export interface OwnParts {
  isPinned: boolean;
  /** What the scope names and the widget keeps as it says itself. */
  parts: readonly OwnPart[];
}

/** Null: the widget follows everything that the scope names. */
export function ownPartsOf(
  type: WidgetType,
  { isPinned }: Pick<WidgetSettings, 'isPinned'>,
  scope: DashboardScope,
): OwnParts | null {
  const follows = (part: OwnPart) =>
    part === 'frame' && scope.frame ? frameOfDashboard(type, scope.frame) !== null : takesSetting(type, part);
  const parts = PARTS.filter((part) => scope[part] !== null && (isPinned || !follows(part)));
  return isPinned || parts.length > 0 ? { isPinned: isPinned ?? false, parts } : null;
}
