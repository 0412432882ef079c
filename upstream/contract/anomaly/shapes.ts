// What the endpoints of anomalies share on the wire: an alert of the list, its words, and who is at it.
import { z } from 'zod';
import {
  ANOMALY_DIRECTIONS,
  ANOMALY_KINDS,
  ANOMALY_STATES,
  JUDGED_UNITS,
  WITHDRAWN_REASONS,
} from '../../../lib/catalogue/anomaly.ts';
import { isoDate } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';

export const VIEW = { menu: 'ANOMALY', needs: 'view' } as const;
export const EDIT = { menu: 'ANOMALY', needs: 'edit' } as const;

export const alertLevel = z.enum(['critical', 'major', 'minor']);
export const detectType = z.enum(['ai', 'user']);
export const alertState = z.enum(ANOMALY_STATES);

/** A value of a dimension; null where the cost is that of all its values. */
const named = z.object({ item: z.string(), itemAlias: z.string() }).nullable();

/** A value of a tag that resources of the difference have. */
export const tagOwner = z.object({
  tagKey: z.string(),
  /** Empty: those without the tag. */
  value: z.string(),
  difference: z.number(),
  /** Percent of the difference of resources. */
  share: z.number(),
});

/** What the first sentence says: the shortest combination that explains the difference. */
export const topCause = z.object({
  /** Percent of the difference that it explains. */
  share: z.number(),
  difference: z.number(),
  account: named,
  product: named,
  region: named,
  usageType: z.string().nullable(),
  operation: z.string().nullable(),
  purchaseOption: z.string().nullable(),
  /** The resource with most of the difference of it; null where the data name none. */
  resource: named,
  owner: tagOwner.nullable(),
});
export type TopCause = z.output<typeof topCause>;

/** Amounts are in the currency of the alert, which is that of its company. */
export const alert = z.object({
  alertId: z.string(),
  /** From 1: its place in the whole list. */
  no: z.int(),
  level: alertLevel,
  detectType,
  vendor: vendorCode,
  /** When it was judged last. */
  analysisDate: z.iso.datetime(),
  /** One sentence in the language of the reader. */
  message: z.string(),
  /** When it was reported first. */
  detectDate: z.iso.datetime(),
  /** The reader's own flags: notified, hidden, and important. */
  receiveAlert: z.boolean(),
  hide: z.boolean(),
  starred: z.boolean(),
  // From here on of this portal alone.
  kind: z.enum(ANOMALY_KINDS),
  /** What it was judged by: usage by day, what is charged once a month by month. */
  unit: z.enum(JUDGED_UNITS),
  direction: z.enum(ANOMALY_DIRECTIONS),
  account: named,
  product: named,
  region: named,
  /** Of the type user. */
  ruleId: z.string().nullable(),
  ruleTitle: z.string().nullable(),
  startDate: isoDate,
  lastSeenDate: isoDate,
  /** Null while it lasts. */
  endDate: isoDate.nullable(),
  days: z.int(),
  peakDate: isoDate,
  judgedThrough: isoDate,
  realCost: z.number(),
  forecastCost: z.number(),
  /** realCost less forecastCost. */
  impact: z.number(),
  /** Percent of forecastCost; null where nothing was expected. */
  changeRate: z.number().nullable(),
  /** ISO 4217 */
  currency: z.string(),
  /** The newest day of the rates that amounts were converted by; null where none was. */
  rateDate: isoDate.nullable(),
  /** The lowest sensitivity that finds it; null of the type user. */
  sensitivity: z.enum(['H', 'M', 'L']).nullable(),
  topCause: topCause.nullable(),
  state: alertState,
  /** Of PLANNED. */
  stateFrom: isoDate.nullable(),
  /** Of PLANNED and SNOOZED: the last day. */
  stateUntil: isoDate.nullable(),
  assigneeId: z.string().nullable(),
  assignee: z.string().nullable(),
  /** Grows by each change of state or assignee; 0: nothing was changed. */
  version: z.int(),
  withdrawnReason: z.enum(WITHDRAWN_REASONS).nullable(),
});
export type WireAlert = z.output<typeof alert>;

/** First and last day; alerts with a day in it. Left out, both of them: all that is kept. */
export const period = { startDate: isoDate.optional(), endDate: isoDate.optional() };

/** Which alerts; what is left out does not narrow them. */
export const alertFilter = {
  ...period,
  level: z.union([alertLevel, z.array(alertLevel).min(1)]).optional(),
  vendor: z.union([vendorCode, z.array(vendorCode).min(1)]).optional(),
  detectType: detectType.optional(),
  /** As finely as this looks, instead of what the company set for its vendors. */
  sensitivity: z.enum(['H', 'M', 'L']).optional(),
  /** All but the withdrawn ones when left out. */
  states: z.array(alertState).min(1).optional(),
  /** Also what the reader hides. */
  isWithHidden: z.boolean().default(false),
  starred: z.boolean().optional(),
  /** Those of one bar of a top five, by its key. */
  topKey: z.string().max(2000).optional(),
};

/** The five with the largest impact, those of one cost together. */
export const topFive = z.object({
  currency: z.string(),
  /** By falling size of the impact. */
  items: z.array(
    z.object({
      /** Names the cost; `topKey` of the list takes it. */
      topKey: z.string(),
      vendor: vendorCode,
      account: named,
      product: named,
      region: named,
      ruleTitle: z.string().nullable(),
      /** Of all its alerts in the period. */
      impact: z.number(),
      realCost: z.number(),
      forecastCost: z.number(),
      alertCount: z.int(),
      /** The most severe. */
      level: alertLevel,
    }),
  ),
});
