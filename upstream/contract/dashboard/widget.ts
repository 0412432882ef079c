// REST contract of dashboards as people keep them (service `widget`): layout and settings, no figures.
import { z } from 'zod';
import { ABNORMAL_COMPARISONS } from '../../../lib/calendar/abnormal-comparisons.ts';
import { WIRE_VIEW_BYS } from '../../../lib/catalogue/derived/cost-field-words.ts';
import { DASHBOARD_FRAMES } from '../../../lib/widgets/effective-settings.ts';
import { WIDGET_CODES } from '../../../lib/widgets/widget-types.ts';
import { FRAMES_OF } from '../../../lib/widgets/words.ts';
import { defineEndpoint, okReply } from '../endpoint.ts';
import { currencyCode, vendorCode } from '../platform/platform.ts';

const EDIT = { menu: 'DASHBOARD', needs: 'edit' } as const;
const VIEW = { menu: 'DASHBOARD', needs: 'view' } as const;
const MAX_TEXT = 10_000;
/** Far more than a dashboard may hold: the handler tells how many it may. */
const MAX_GIVEN = 1_000;

const text = z.string().max(MAX_TEXT);

/** Of a widget that was not told otherwise a setting is left out. */
export const wireSettings = z.object({
  title: text.optional(),
  /** Keeps its own vendors, basis and range when the dashboard names others. */
  isPinned: z.boolean().optional(),
  selectedVendors: z.array(vendorCode).optional(),
  isAmortizedCost: z.boolean().optional(),
  timeFrame: z.enum(inLowerCase(Object.values(FRAMES_OF).flat())).optional(),
  /** Follows from the time frame. */
  dateType: z.enum(['monthly', 'weekly']).optional(),
  filter: z.enum(['top_10_by_cost', 'top_5_by_cost', 'custom']).optional(),
  customFilter: z
    .array(z.object({ vendor: vendorCode, item: text }))
    .max(MAX_GIVEN)
    .optional(),
  scale: z.enum(['value', 'percentage', 'cost']).optional(),
  chartType: z.enum(['stack', 'line', 'pie']).optional(),
  viewBy: z.enum(WIRE_VIEW_BYS.words).optional(),
  category: z.enum(['service_category', 'product', 'region']).optional(),
  /** Percent or an amount, by the scale. */
  threshold: z.number().optional(),
  comparison: z.enum(ABNORMAL_COMPARISONS).optional(),
  selectedAccount: text.optional(),
  selectedTagKey: text.optional(),
  selectedServiceGroupSet: text.optional(),
  joinSameNames: z.boolean().optional(),
  /** The id of a saved filter; its conditions are looked up when figures are asked for. */
  selectedFilter: text.optional(),
  sensitivity: z.enum(['H', 'M', 'L']).optional(),
  minAlert: z.number().optional(),
  maxAlert: z.number().optional(),
  alarmChannel: z.array(z.enum(['email', 'sms', 'alert_now'])).optional(),
  /** I: everybody, C: by level. */
  mailSendCond: z.enum(['I', 'C']).optional(),
  isIncludeLowerLevel: z.boolean().optional(),
});
export type WireSettings = z.output<typeof wireSettings>;

export const wireWidget = wireSettings.extend({
  widgetType: z.enum(WIDGET_CODES),
  /** The dashboard's number of it; no two of a dashboard are the same. */
  index: z.int(),
  /** In columns of 24, and rows. */
  x: z.int(),
  y: z.int(),
  width: z.int(),
  height: z.int(),
});
export type WireWidget = z.output<typeof wireWidget>;

/** What the dashboard says to all of its widgets; null: each as it says. */
export const wireScope = z.object({
  timeFrame: z.enum(inLowerCase(DASHBOARD_FRAMES)).nullable(),
  selectedVendors: z.array(vendorCode).min(1).nullable(),
  currency: currencyCode.nullable(),
  isAmortizedCost: z.boolean().nullable(),
});
export type WireScope = z.output<typeof wireScope>;

const NO_SCOPE: WireScope = { timeFrame: null, selectedVendors: null, currency: null, isAmortizedCost: null };

export const wireDashboard = z.object({
  /** Stands in links of the owner. */
  dashboardId: z.uuid(),
  /** The owner's number of it. */
  index: z.int(),
  dashboardName: z.string(),
  /** Of the owner's dashboards exactly one is. */
  isDashboardSelected: z.boolean(),
  /** The owner marked it; lists begin with such. */
  isStarred: z.boolean(),
  /** Made from a template and not changed since. */
  isTemplate: z.boolean(),
  /** A change names the one that it is based on. */
  version: z.int(),
  updatedAt: z.iso.datetime(),
  scope: wireScope,
  widgets: z.array(wireWidget),
});
export type WireDashboard = z.output<typeof wireDashboard>;

export const dashboards = defineEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/dashboards',
  summary: 'The dashboards of the user in the company by number, with the vendors that there are data of.',
  access: VIEW,
  request: z.object({}),
  /** Never empty: anyone who has none gets the default one. */
  reply: z.object({ list: z.array(wireDashboard).min(1), vendorList: z.array(vendorCode) }),
});

/** Name, layout and settings are checked by the handler, which answers faults by a code. */
const content = z.object({
  dashboardName: text,
  scope: wireScope.default(NO_SCOPE),
  widgets: z.array(wireWidget).max(MAX_GIVEN),
});
/** The version that a change is based on. Without it the change overwrites the current version. */
const version = z.int().optional();

export const saveWidget = defineEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/save_widget',
  summary:
    'Puts a widget on a dashboard of the user, in the place of the one of its index. Refused with WIDGET_LAYOUT, WIDGET_SETTING, CHANGED_MEANWHILE and others.',
  access: EDIT,
  request: z.object({
    widget: wireWidget,
    /** Left out: the selected one. */
    dashboardIndex: z.int().optional(),
    version,
  }),
  reply: z.object({ widget: wireWidget, dashboard: wireDashboard }),
});

export const saveAsDashboard = defineEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/save_as_dashboard',
  summary: 'A new dashboard of the user. Refused with DASHBOARD_NAME_IN_USE, TOO_MANY_DASHBOARDS and others.',
  access: EDIT,
  request: z.object({
    dashboard: content.extend({
      /** Null: the next numbered default name. */
      dashboardName: text.nullable().default(null),
      /** Made from a template as it is. */
      isTemplate: z.boolean().default(false),
    }),
    /** Called as a copy of the named one: the name with Copy(n). */
    isCopy: z.boolean().default(false),
  }),
  reply: wireDashboard,
});

export const saveDashboard = defineEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/save_dashboard',
  summary:
    'Overwrites a dashboard of the user. Refused with CHANGED_MEANWHILE, DASHBOARD_NAME_IN_USE, WIDGET_LAYOUT and others.',
  access: EDIT,
  request: z.object({ dashboard: content.extend({ index: z.int() }), version }),
  reply: wireDashboard,
});

export const deleteDashboard = defineEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/delete_dashboard',
  summary: 'Removes a dashboard of the user. Refused with LAST_DASHBOARD, CHANGED_MEANWHILE and others.',
  access: EDIT,
  request: z.object({ dashboardIndex: z.int(), version }),
  reply: okReply,
});

export const selectDashboard = defineEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/select_dashboard',
  summary: 'Marks the dashboard that the user opens first, and no other. Refused with UNKNOWN_DASHBOARD.',
  access: VIEW,
  request: z.object({ dashboardIndex: z.int() }),
  reply: okReply,
});

export const starDashboard = defineEndpoint({
  service: 'widget',
  method: 'POST',
  path: '/widget/star_dashboard',
  summary: 'Marks a dashboard of the user with a star, or takes it away. Refused with UNKNOWN_DASHBOARD.',
  access: VIEW,
  request: z.object({ dashboardIndex: z.int(), isStarred: z.boolean() }),
  reply: okReply,
});

export const widgetEndpoints = {
  dashboards,
  saveWidget,
  saveAsDashboard,
  saveDashboard,
  deleteDashboard,
  selectDashboard,
  starDashboard,
};

function inLowerCase<Word extends string>(words: readonly Word[]): Lowercase<Word>[] {
  return words.map((word) => word.toLowerCase() as Lowercase<Word>);
}
