// The table of widget types: how large each may be, and which settings it takes with which values (D-03, D-14).
import type { VendorWord } from '../catalogue/vendors.ts';
import {
  FRAMES_OF,
  WIDGET_CODES,
  WIDGET_VIEW_BYS,
  type WidgetCategory,
  type WidgetChannel,
  type WidgetChart,
  type WidgetComparison,
  type WidgetFrame,
  type WidgetItemChoice,
  type WidgetMember,
  type WidgetScale,
  type WidgetSendType,
  type WidgetSensitivity,
  type WidgetType,
  type WidgetViewBy,
} from './words.ts';

export const COLUMNS = 24;

/** In columns and rows. */
export interface WidgetSize {
  width: number;
  height: number;
}

/** The values of a setting, the default first. */
type Choice<Value> = readonly [Value, ...Value[]];

/** What a type takes beside `title`; a member that is not there is not taken. */
export interface WidgetTakes {
  isPinned?: Choice<boolean>;
  vendors?: Choice<null>;
  basis?: Choice<'BILLED' | 'EFFECTIVE'>;
  frame?: Choice<WidgetFrame>;
  items?: Choice<WidgetItemChoice['show']>;
  scale?: Choice<WidgetScale>;
  chartType?: Choice<WidgetChart>;
  viewBy?: Choice<WidgetViewBy>;
  category?: Choice<WidgetCategory>;
  /** The default; any number from MIN_THRESHOLD on. */
  threshold?: Choice<number>;
  comparison?: Choice<WidgetComparison>;
  account?: Choice<null>;
  tagKey?: Choice<null>;
  serviceGroupSet?: Choice<null>;
  sensitivity?: Choice<WidgetSensitivity>;
  /** The default; any amount. */
  minAlert?: Choice<number>;
  maxAlert?: Choice<number>;
  /** Those that there are; by default none is used. */
  channels?: Choice<WidgetChannel>;
  sendType?: Choice<WidgetSendType>;
  includesLowerLevels?: Choice<boolean>;
}

export interface WidgetTraits {
  minimum: WidgetSize;
  size: WidgetSize;
  /** In columns, rising. */
  widths: readonly number[];
  /** The only vendors that it is for; null: all. */
  limitedTo: readonly VendorWord[] | null;
  takes: WidgetTakes;
}

const CARD_WIDTHS = [6, 8, 12, 18, 24] as const;
const CARD = { minimum: { width: 6, height: 4 }, size: { width: 6, height: 6 }, widths: CARD_WIDTHS };
const NARROW_CARD = {
  minimum: { width: 4, height: 4 },
  size: { width: 6, height: 6 },
  widths: [4, ...CARD_WIDTHS],
};
const CHART = {
  minimum: { width: 12, height: 13 },
  size: { width: 12, height: 13 },
  widths: [12, 18, 24],
};
const WIDE_CHART = { minimum: { width: 24, height: 13 }, size: { width: 24, height: 13 }, widths: [24] };
const ALERTS = { minimum: { width: 6, height: 13 }, size: { width: 6, height: 13 }, widths: [6, 12] };

const IN_SCOPE = { isPinned: [false, true], vendors: [null] } as const satisfies WidgetTakes;
const CATEGORIES = ['SERVICE_CATEGORY', 'PRODUCT', 'REGION'] as const satisfies Choice<WidgetCategory>;
const ESTIMATE = { ...IN_SCOPE, basis: ['BILLED', 'EFFECTIVE'] } as const satisfies WidgetTakes;
const COST = { ...ESTIMATE, account: [null] } as const satisfies WidgetTakes;
const OVER_TIME_FRAMES = startingWith<WidgetFrame>('LAST_6_MONTHS', [
  ...FRAMES_OF.monthly,
  ...FRAMES_OF.weekly,
]);
const COST_BY = {
  ...COST,
  frame: OVER_TIME_FRAMES,
  items: ['TOP_10', 'TOP_5', 'CUSTOM'],
  scale: ['COST', 'PERCENTAGE'],
  chartType: ['STACK', 'LINE', 'PIE'],
} as const satisfies WidgetTakes;
const PORTION = {
  ...COST,
  frame: startingWith<WidgetFrame>('LAST_30_DAYS', [...FRAMES_OF.top, ...FRAMES_OF.monthly]),
  scale: ['PERCENTAGE', 'COST'],
} as const satisfies WidgetTakes;
/** A tag needs its key, a service group its set. */
const VIEW_BY = {
  viewBy: startingWith<WidgetViewBy>('PRODUCT', WIDGET_VIEW_BYS),
  tagKey: [null],
  serviceGroupSet: [null],
} as const satisfies WidgetTakes;

/** Kept with the widget, for whoever sends alarms. */
const ALARM = {
  channels: ['EMAIL', 'SMS', 'ALERT_NOW'],
  sendType: ['ALL', 'BY_LEVEL'],
  includesLowerLevels: [false, true],
} as const satisfies WidgetTakes;

export const WIDGET_TYPES: Readonly<Record<WidgetType, WidgetTraits>> = {
  COST_MONTH_TO_DATE: { ...CARD, limitedTo: null, takes: COST },
  ESTIMATED_COST: { ...CARD, limitedTo: null, takes: ESTIMATE },
  CLOUD_BUDGET: { ...NARROW_CARD, limitedTo: null, takes: IN_SCOPE },
  TOTAL_SAVING: { ...NARROW_CARD, limitedTo: null, takes: { ...IN_SCOPE, account: [null] } },
  COMPARE_COST_TREND: {
    ...CHART,
    limitedTo: null,
    takes: { ...COST, frame: startingWith<WidgetFrame>('LAST_3_MONTHS', FRAMES_OF.trend) },
  },
  ALERTS: { ...ALERTS, limitedTo: null, takes: IN_SCOPE },
  COST_BY_ACCOUNT: { ...CHART, limitedTo: null, takes: COST_BY },
  COST_BY_PRODUCT: { ...CHART, limitedTo: null, takes: COST_BY },
  COST_BY_REGION: { ...CHART, limitedTo: null, takes: COST_BY },
  COST_BY_TAG: { ...CHART, limitedTo: null, takes: { ...COST_BY, tagKey: [null] } },
  COST_BY_SERVICE_GROUP: { ...CHART, limitedTo: null, takes: { ...COST_BY, serviceGroupSet: [null] } },
  COST_BY_CATEGORY: { ...CHART, limitedTo: null, takes: { ...COST_BY, category: CATEGORIES } },
  COST_BY_PROJECT: { ...CHART, limitedTo: null, takes: COST_BY },
  PRODUCT_PORTION: {
    ...CHART,
    limitedTo: null,
    takes: { ...PORTION, items: ['TOP_10', 'TOP_5', 'CUSTOM'] },
  },
  PORTION_BY: { ...CHART, limitedTo: null, takes: { ...PORTION, ...VIEW_BY } },
  TOP5: {
    ...CHART,
    limitedTo: null,
    takes: { ...COST, ...VIEW_BY, frame: startingWith<WidgetFrame>('LAST_30_DAYS', FRAMES_OF.top) },
  },
  ABNORMAL_CHANGE: {
    ...CHART,
    limitedTo: null,
    takes: {
      ...COST,
      ...VIEW_BY,
      comparison: ['LAST_7_DAYS', 'LAST_3_DAYS', 'LATEST_DAY_TO_AVERAGE', 'MONTH_TO_DATE', 'LATEST_DAY'],
      scale: ['PERCENTAGE', 'VALUE'],
      threshold: [5],
    },
  },
  ML_ABNORMAL_USER: {
    ...CHART,
    limitedTo: null,
    takes: {
      ...IN_SCOPE,
      sensitivity: ['MIDDLE', 'HIGH', 'LOW'],
      minAlert: [100],
      maxAlert: [1000],
      ...ALARM,
    },
  },
  ML_ABNORMAL_AI: { ...CHART, limitedTo: null, takes: {} },
  INTEGRATED_PRODUCT_PORTION: {
    ...CHART,
    limitedTo: null,
    takes: { ...PORTION, category: ['PRODUCT', 'SERVICE_CATEGORY', 'REGION'] },
  },
  MULTI_VENDOR_PORTION_BY_SERVICE_GROUP: {
    ...CHART,
    limitedTo: null,
    takes: { ...PORTION, serviceGroupSet: [null] },
  },
  MULTI_VENDOR_COST_BY: { ...WIDE_CHART, limitedTo: null, takes: { ...COST_BY, ...VIEW_BY } },
  YEAR_COST_FORECAST: {
    ...CHART,
    limitedTo: ['AWS'],
    takes: { isPinned: [false, true], basis: ['BILLED', 'EFFECTIVE'], account: [null] },
  },
};

/** In the order of the table. */
export const WIDGET_TYPE_NAMES: readonly WidgetType[] = WIDGET_CODES.map(typeOfCode);

export function typeOfCode(code: (typeof WIDGET_CODES)[number]): WidgetType {
  return code.toUpperCase() as WidgetType;
}

/** Whether widgets of the type have the setting. */
export function takesSetting(type: WidgetType, member: WidgetMember): boolean {
  return member === 'title' || Object.hasOwn(WIDGET_TYPES[type].takes, member);
}

function startingWith<Value>(first: Value, all: readonly Value[]): Choice<Value> {
  return [first, ...all.filter((value) => value !== first)];
}
