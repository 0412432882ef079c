// REST contract of what AI says of unusual cost (service `anomalyAi`). Without a plan that includes it: NEEDS_PLAN.
import { z } from 'zod';
import { ANOMALY_BANDS } from '../../../lib/catalogue/anomaly.ts';
import { mlFindings } from '../dashboard/ml-abnormal.ts';
import { defineEndpoint, isoDate } from '../endpoint.ts';
import { costFilters } from '../shared/cost-question.ts';
import { period, tagOwner, topCause, topFive, VIEW } from './shapes.ts';

const alertId = z.string().min(1).max(100);

export const aiModelAnalysis = defineEndpoint({
  service: 'anomalyAi',
  method: 'POST',
  path: '/anomaly/aiModelAnalysis',
  summary:
    'The days (or months, see its unit) of an alert and those before it: cost, and forecast and band of each model. UNKNOWN_ANOMALY.',
  access: VIEW,
  request: z.object({ alertId }),
  reply: z.object({
    currency: z.string(),
    /** The oldest first. */
    days: z.array(
      z.object({
        date: isoDate,
        cost: z.number(),
        forecastCost: z.number(),
        /** Cost without that of the top cause; null where that is unknown, and before the days of the alert. */
        costWithoutCause: z.number().nullable(),
        /** Of the alert, rather than before it. */
        isDetected: z.boolean(),
        /** How many models call it unusual; 0 where a rule found it. */
        votes: z.int(),
        models: z.array(
          z.object({
            model: z.enum(ANOMALY_BANDS),
            forecastCost: z.number(),
            lower: z.number(),
            upper: z.number(),
            isOutside: z.boolean(),
          }),
        ),
      }),
    ),
  }),
});

const cause = z.object({
  /** 100 x (real - forecast) / the sum of the differences of the same sign. */
  influence: z.number(),
  /** Name of the product; empty of the others and where the data name none, as with the next ones. */
  service: z.string(),
  account: z.string(),
  accountAlias: z.string(),
  region: z.string(),
  regionAlias: z.string(),
  usageType: z.string(),
  operation: z.string(),
  purchaseOption: z.string(),
  forecastCost: z.number(),
  realCost: z.number(),
  difference: z.number(),
  /** Percent of forecastCost, by the portal's rule: 100 from nothing, -100 to nothing. */
  changeRate: z.number(),
});

export const aiPossibleCause = defineEndpoint({
  service: 'anomalyAi',
  method: 'POST',
  path: '/anomaly/aiPossibleCause',
  summary:
    'What the difference of an alert is made of: rows up to 90 % of the influence, the rest as others. Exact: they add up to real less forecast. UNKNOWN_ANOMALY.',
  access: VIEW,
  request: z.object({ alertId }),
  reply: z.object({
    currency: z.string(),
    realCost: z.number(),
    forecastCost: z.number(),
    difference: z.number(),
    /** By falling influence. */
    causes: z.array(cause),
    others: cause.extend({ numberOfOthers: z.int() }).nullable(),
    topCause: topCause.nullable(),
    /** The parts of the difference that a changed usage, price and mix make; they add up to it. */
    effects: z.object({ usage: z.number(), price: z.number(), mix: z.number() }),
    /** Those with the largest differences; at most 10. */
    resources: z.array(
      z.object({
        item: z.string(),
        itemAlias: z.string(),
        forecastCost: z.number(),
        realCost: z.number(),
        difference: z.number(),
      }),
    ),
    /** By falling share; of the tag keys that people name owners by. */
    owners: z.array(tagOwner),
    /** What keeps the cost of the alert alone, as questions of cost analytics take it. */
    filters: costFilters,
  }),
});

export const aiChangeTop5 = defineEndpoint({
  service: 'anomalyAi',
  method: 'POST',
  path: '/anomaly/aiChangeTop5',
  summary:
    'The five costs with the largest impact that AI found in the period; none where the plan does not include it.',
  access: VIEW,
  request: z.object(period),
  reply: topFive,
});

export const aiSettings = defineEndpoint({
  service: 'anomalyAi',
  method: 'POST',
  path: '/anomaly/ml_abnormal/ai',
  summary: 'Whether AI can report unusual cost yet, if not from when on, and what it does by itself.',
  access: VIEW,
  request: z.object({}),
  reply: mlFindings.omit({ items: true, totalCount: true }).extend({
    /** The band of its alarms, in the currency. */
    minAlert: z.number(),
    maxAlert: z.number(),
    sensitivity: z.enum(['H', 'M', 'L']),
  }),
});

export const aiAnomalyEndpoints = { aiModelAnalysis, aiPossibleCause, aiChangeTop5, aiSettings };
