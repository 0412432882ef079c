// What a widget shows once its dashboard has its say: the dashboard's vendors, basis and range, unless it is pinned (D-14).
import type { CurrencyCode } from '../catalogue/currencies.ts';
import type { VendorWord } from '../catalogue/vendors.ts';
import { filledSettings } from './widget-settings.ts';
import { WIDGETS, type WidgetType } from './widget-types.ts';
import type { GivenSettings, WidgetBasis, WidgetFrame, WidgetSettings } from './words.ts';

export const DASHBOARD_FRAMES = [
  'LAST_7_DAYS',
  'LAST_30_DAYS',
  'LAST_60_DAYS',
  'MONTH_TO_DATE',
  'LAST_3_MONTHS',
  'LAST_6_MONTHS',
  'LAST_12_MONTHS',
  'YEAR_TO_DATE',
] as const;
export type DashboardFrame = (typeof DASHBOARD_FRAMES)[number];

/** What a dashboard says to all of its widgets; null: each as it says. */
export interface DashboardScope {
  frame: DashboardFrame | null;
  vendors: readonly VendorWord[] | null;
  /** Amounts are shown in it; moves no figure. */
  currency: CurrencyCode | null;
  basis: WidgetBasis | null;
}

export const NO_SCOPE: DashboardScope = { frame: null, vendors: null, currency: null, basis: null };

/** A dashboard's range in the words of widgets; a widget takes the first that its type has. */
const WIDGET_FRAMES: Readonly<Record<DashboardFrame, readonly WidgetFrame[]>> = {
  LAST_7_DAYS: ['LAST_7_DAYS'],
  LAST_30_DAYS: ['LAST_30_DAYS'],
  LAST_60_DAYS: ['LAST_60_DAYS'],
  MONTH_TO_DATE: ['MONTH_TO_DATE'],
  LAST_3_MONTHS: ['LAST_3_MONTHS'],
  LAST_6_MONTHS: ['LAST_6_MONTHS'],
  LAST_12_MONTHS: ['LAST_12_MONTHS'],
  YEAR_TO_DATE: ['YEAR_TO_MONTH'],
};

/** The type's own frame for the dashboard's; null where it has none, and the widget keeps its own. */
export function frameOfDashboard(type: WidgetType, frame: DashboardFrame): WidgetFrame | null {
  const own: readonly WidgetFrame[] = WIDGETS[type].takes.frame ?? [];
  return WIDGET_FRAMES[frame].find((candidate) => own.includes(candidate)) ?? null;
}

/** The settings that the figures of a widget follow from; `settings` belong to the type. */
export function effectiveSettings(
  type: WidgetType,
  settings: GivenSettings,
  scope: DashboardScope,
): WidgetSettings {
  const own = filledSettings(type, settings);
  if (own.isPinned) return own;
  const { takes } = WIDGETS[type];
  const frame = scope.frame && frameOfDashboard(type, scope.frame);
  return {
    ...own,
    ...(takes.vendors && scope.vendors && { vendors: scope.vendors }),
    ...(takes.basis && scope.basis && { basis: scope.basis }),
    ...(frame && { frame }),
  };
}
