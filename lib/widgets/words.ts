// The words of widgets, as the graph says them: enumerations of settings and what a setting holds.
import { MONTHLY_FRAMES, TOP_FRAMES, TREND_FRAMES, WEEKLY_FRAMES } from '../calendar/time-frames.ts';
import { GRAPH_VIEW_BYS, type GraphViewBy } from '../catalogue/derived/cost-field-words.ts';
import type { VendorWord } from '../catalogue/vendors.ts';

export const FRAMES_OF = {
  monthly: inUpperCase(MONTHLY_FRAMES),
  weekly: inUpperCase(WEEKLY_FRAMES),
  top: inUpperCase(TOP_FRAMES),
  trend: inUpperCase(TREND_FRAMES),
} as const;
export type WidgetFrame = (typeof FRAMES_OF)[keyof typeof FRAMES_OF][number];

export type WidgetBasis = 'BILLED' | 'EFFECTIVE';

export const WIDGET_VIEW_BYS = GRAPH_VIEW_BYS.words;
export type WidgetViewBy = GraphViewBy;

/**
 * `COST`: amounts of money; `PERCENTAGE`: shares; `VALUE`: amounts that are written on the chart, or, of a threshold, an
 * amount.
 */
export type WidgetScale = 'VALUE' | 'PERCENTAGE' | 'COST';
export type WidgetChart = 'STACK' | 'LINE' | 'PIE';
/** `SERVICE_CATEGORY`: that of FOCUS, alike over vendors; products and regions are those of a vendor. */
export type WidgetCategory = 'SERVICE_CATEGORY' | 'PRODUCT' | 'REGION';
export type WidgetSensitivity = 'HIGH' | 'MIDDLE' | 'LOW';
export type WidgetChannel = 'EMAIL' | 'SMS' | 'ALERT_NOW';
/** Of an alarm: to everybody, or to those of its level. */
export type WidgetSendType = 'ALL' | 'BY_LEVEL';

/** What an abnormal change is measured against. */
export type WidgetComparison =
  | 'LAST_3_DAYS'
  | 'LAST_7_DAYS'
  | 'LATEST_DAY_TO_AVERAGE'
  | 'MONTH_TO_DATE'
  | 'LATEST_DAY';

/** Which items stand alone; `chosen` goes with CUSTOM only. */
export interface WidgetItemChoice {
  show: 'TOP_10' | 'TOP_5' | 'CUSTOM';
  chosen: readonly { vendor: VendorWord; key: string }[];
}

/** What a widget can be told, of whatever type; null: not said, or not of this type. */
export interface WidgetSettings {
  /** In the place of the type's own name. */
  title: string | null;
  /** Keeps its own vendors, basis and range when the dashboard names others. */
  isPinned: boolean | null;
  /** Null: the viewer's selection. */
  vendors: readonly VendorWord[] | null;
  basis: WidgetBasis | null;
  frame: WidgetFrame | null;
  items: WidgetItemChoice | null;
  scale: WidgetScale | null;
  chartType: WidgetChart | null;
  viewBy: WidgetViewBy | null;
  category: WidgetCategory | null;
  /** Percent or an amount, by the scale. */
  threshold: number | null;
  comparison: WidgetComparison | null;
  /** Id of one account; null: all. */
  account: string | null;
  tagKey: string | null;
  serviceGroupSet: string | null;
  /** Show what several vendors call alike as one item. Ignored where vendors' names of the split mean different things. */
  joinSameNames: boolean | null;
  /** Id of the saved filter that says which charges count, in the place of an account and chosen items; null: none. */
  savedFilter: string | null;
  sensitivity: WidgetSensitivity | null;
  /** The band of an alarm, in the company's currency. */
  minAlert: number | null;
  maxAlert: number | null;
  /** How an alarm is sent; empty: no alarm is sent. */
  channels: readonly WidgetChannel[] | null;
  sendType: WidgetSendType | null;
  /** By level: recipients of lower levels are told too. */
  includesLowerLevels: boolean | null;
}
export type WidgetMember = keyof WidgetSettings;

/** Settings as a client gives them: what is left out is not said. */
export type GivenSettings = { [Member in WidgetMember]?: WidgetSettings[Member] | undefined };

function inUpperCase<Word extends string>(words: readonly Word[]): readonly Uppercase<Word>[] {
  return words.map((word) => word.toUpperCase() as Uppercase<Word>);
}
