// What a row of the table of widgets says, and the parts that several rows share (D-03, D-14).

import {
  FRAMES_OF,
  WIDGET_VIEW_BYS,
  type WidgetCategory,
  type WidgetChannel,
  type WidgetChart,
  type WidgetComparison,
  type WidgetFrame,
  type WidgetItemChoice,
  type WidgetScale,
  type WidgetSendType,
  type WidgetSensitivity,
  type WidgetViewBy,
} from '../widgets/words.ts';
import type { MenuName } from './menus.ts';
import type { VendorWord } from './vendors.ts';

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
  joinSameNames?: Choice<boolean>;
  savedFilter?: Choice<null>;
  sensitivity?: Choice<WidgetSensitivity>;
  /** The default; any amount. */
  minAlert?: Choice<number>;
  maxAlert?: Choice<number>;
  /** Those that there are; by default none is used. */
  channels?: Choice<WidgetChannel>;
  sendType?: Choice<WidgetSendType>;
  includesLowerLevels?: Choice<boolean>;
}

/** How the gallery draws a type. */
export type WidgetPicture = 'figure' | 'gauge' | 'bars' | 'lines' | 'ring' | 'ranking' | 'list' | 'forecast';
export type WidgetGroup = 'Cards' | 'OverTime' | 'Portions' | 'Vendors' | 'Alerts';

/** A row: a type of widget. */
export interface WidgetTraits {
  /** Types of one kind have the same content in the graph and the same component, in a folder of this name. */
  kind: string;
  /** The field of its content that holds its figures, called as the field of the viewer that answers the same. */
  figures: `${string}: ${string}`;
  /** What that field holds, for readers of the graph, where several types share it. */
  figuresAbout?: string;
  /** The menu whose right the figures need; the dashboard's where none is named. */
  menu?: MenuName;
  /** What it shows, for readers of the graph. */
  about: string;
  minimum: WidgetSize;
  size: WidgetSize;
  /** In columns, rising. */
  widths: readonly number[];
  /** The only vendors that it is for; left out: all. */
  limitedTo?: readonly VendorWord[];
  /** Its settings beside the title, each with its values. */
  takes: WidgetTakes;
  /** What its cost is split by; left out where the settings say it. */
  viewBy?: WidgetViewBy;
  /** Texts of the catalogues: its name, with the placeholders viewBy and key, and what it answers. */
  titleId: string;
  aboutId: string;
  group: WidgetGroup;
  picture: WidgetPicture;
}

const CARD_WIDTHS = [6, 8, 12, 18, 24] as const;
export const CARD = { minimum: { width: 6, height: 4 }, size: { width: 6, height: 6 }, widths: CARD_WIDTHS };
export const NARROW_CARD = {
  minimum: { width: 4, height: 4 },
  size: { width: 6, height: 6 },
  widths: [4, ...CARD_WIDTHS],
};
export const CHART = {
  minimum: { width: 12, height: 13 },
  size: { width: 12, height: 13 },
  widths: [12, 18, 24],
};
export const WIDE_CHART = {
  minimum: { width: 24, height: 13 },
  size: { width: 24, height: 13 },
  widths: [24],
};
export const ALERT_LIST = {
  minimum: { width: 6, height: 13 },
  size: { width: 6, height: 13 },
  widths: [6, 12],
};

export const IN_SCOPE = { isPinned: [false, true], vendors: [null] } as const satisfies WidgetTakes;
export const CATEGORIES = ['SERVICE_CATEGORY', 'PRODUCT', 'REGION'] as const satisfies Choice<WidgetCategory>;
export const ESTIMATE = {
  ...IN_SCOPE,
  basis: ['BILLED', 'EFFECTIVE'],
  savedFilter: [null],
} as const satisfies WidgetTakes;
export const COST = { ...ESTIMATE, account: [null] } as const satisfies WidgetTakes;
const OVER_TIME_FRAMES = startingWith<WidgetFrame>('LAST_6_MONTHS', [
  ...FRAMES_OF.monthly,
  ...FRAMES_OF.weekly,
]);
export const COST_BY = {
  ...COST,
  frame: OVER_TIME_FRAMES,
  items: ['TOP_10', 'TOP_5', 'CUSTOM'],
  scale: ['COST', 'PERCENTAGE', 'VALUE'],
  chartType: ['STACK', 'LINE', 'PIE'],
} as const satisfies WidgetTakes;
export const PORTION = {
  ...COST,
  frame: startingWith<WidgetFrame>('LAST_30_DAYS', [...FRAMES_OF.top, ...FRAMES_OF.monthly]),
  scale: ['PERCENTAGE', 'COST'],
} as const satisfies WidgetTakes;
/** What a tag, a group or a category costs is asked of all clouds together, unless somebody wants them apart. */
export const JOINED = { joinSameNames: [true, false] } as const satisfies WidgetTakes;
/** A tag needs its key, a service group its set. */
export const VIEW_BY = {
  viewBy: startingWith<WidgetViewBy>('PRODUCT', WIDGET_VIEW_BYS),
  tagKey: [null],
  serviceGroupSet: [null],
} as const satisfies WidgetTakes;

/** Stored with the widget and read when an alarm is sent. */
export const ALARM = {
  channels: ['EMAIL', 'SMS', 'ALERT_NOW'],
  sendType: ['ALL', 'BY_LEVEL'],
  includesLowerLevels: [false, true],
} as const satisfies WidgetTakes;

export function startingWith<Value>(first: Value, all: readonly Value[]): Choice<Value> {
  return [first, ...all.filter((value) => value !== first)];
}
