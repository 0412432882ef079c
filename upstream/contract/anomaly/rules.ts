// REST contract of rules by which users call cost unusual: calls of this portal's own (service `anomaly`).
import { z } from 'zod';
import { ABNORMAL_COMPARISONS } from '../../../lib/calendar/abnormal-comparisons.ts';
import { DEFAULT_RULE_THRESHOLD, RULE_BASES } from '../../../lib/catalogue/anomaly.ts';
import { defineEndpoint, isoDate, okReply } from '../endpoint.ts';
import { costFilters } from '../shared/cost-question.ts';
import { alertLevel, EDIT, VIEW } from './shapes.ts';

export const MAX_ANOMALY_RULES = 50;

const content = {
  /** Checked by the handler, which answers a fault by a code. */
  title: z.string().max(10_000),
  /** Which cost, by the keys of the vendor table; a vendor without conditions is whole. None: all cost of the company. */
  filters: costFilters.default({}),
  /** usage: what was used, at contracted price, so that no commitment, credit or fee moves it. */
  basis: z.enum(RULE_BASES).default('usage'),
  comparison: z.enum(ABNORMAL_COMPARISONS),
  /** Is the threshold in percent, or an amount in the company's currency? */
  scale: z.enum(['percentage', 'value']).default('percentage'),
  /** Changes from this size on, up or down. */
  threshold: z.number().max(1e12).default(DEFAULT_RULE_THRESHOLD),
  /** In the company's currency: from minAlert on an alert is major, from maxAlert on critical. */
  minAlert: z.number(),
  maxAlert: z.number(),
  isActive: z.boolean().default(true),
};

const rule = z.object({
  ...content,
  ruleId: z.string(),
  /** Grows by each change; a change names the one that it was made of. */
  version: z.int(),
  changedAt: z.iso.datetime(),
  author: z.string(),
  /** The last day of its newest alert; null where it has none. */
  lastFiredDate: isoDate.nullable(),
});
export type WireRule = z.output<typeof rule>;

export const anomalyRules = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/rules',
  summary: 'Rules of the company by title, and the band that a new one begins with.',
  access: VIEW,
  request: z.object({}),
  reply: z.object({
    list: z.array(rule),
    /** ISO 4217, of thresholds and bands. */
    currency: z.string(),
    /** 100 to 1000 USD in the currency. */
    defaultMinAlert: z.number(),
    defaultMaxAlert: z.number(),
  }),
});

export const saveAnomalyRule = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/rules/save',
  summary:
    'Makes a rule, or changes one. Refused with NAME_MISSING, TITLE_CHARACTERS, TEXT_TOO_LONG, CONTROL_CHARACTERS, ALERT_BAND_INVALID, THRESHOLD_TOO_LOW, FILTER_ITEMS, UNKNOWN_ANOMALY_RULE, TOO_MANY_ANOMALY_RULES and CHANGED_MEANWHILE.',
  access: EDIT,
  request: z.object({
    ...content,
    /** Null for a new one; then version is null too. */
    ruleId: z.string().max(100).nullable().default(null),
    version: z.int().nullable().default(null),
  }),
  reply: z.object({ rule }),
});

export const deleteAnomalyRule = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/rules/delete',
  summary: 'Removes a rule; its alerts stay. Refused with UNKNOWN_ANOMALY_RULE and CHANGED_MEANWHILE.',
  access: EDIT,
  request: z.object({ ruleId: z.string().max(100), version: z.int() }),
  reply: okReply,
});

export const tryAnomalyRule = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/rules/try',
  summary:
    'On which of the last 90 complete days a rule would have fired. Nothing is saved. Refused like a save.',
  access: VIEW,
  request: z.object(content),
  reply: z.object({
    currency: z.string(),
    /** The oldest first. */
    days: z.array(
      z.object({
        date: isoDate,
        /** Of the day alone. */
        dailyCost: z.number(),
        /** Of the days that the comparison lays side by side; a mean where one day is compared with an average. */
        cost: z.number(),
        compareCost: z.number(),
        difference: z.number(),
        /** Percent, by the portal's rule: 100 from nothing, -100 to nothing. */
        changeRate: z.number(),
        hasFired: z.boolean(),
        /** What an alert would have had; null where it would not have fired. */
        level: alertLevel.nullable(),
      }),
    ),
  }),
});

export const anomalyRuleEndpoints = { anomalyRules, saveAnomalyRule, deleteAnomalyRule, tryAnomalyRule };
