// REST contract of what a company decides on advice (O-03), and of what became of it: calls of this portal's own.
import { z } from 'zod';
import {
  DECISIONS,
  LOOK_BACK_DAYS,
  PAYMENT_OPTIONS,
  RECOMMENDATION_KIND_NAMES,
  TERM_YEARS,
} from '../../../../lib/commitments/recommendations.ts';
import { MAX_TEXT_LENGTH } from '../../../../lib/rules/text-rules.ts';
import { defineEndpoint, isoDate } from '../../endpoint.ts';
import { askedGoal } from './asked.ts';

const VIEW = { menu: 'RECOMMENDATIONS', needs: 'view' } as const;
const EDIT = { menu: 'RECOMMENDATIONS', needs: 'edit' } as const;
const COMMON = { service: 'optimization', method: 'POST' } as const;
const recommendationId = z.string().min(1).max(300);
const month = z.string().regex(/^\d{4}(0[1-9]|1[0-2])$/);
const AZURE_WEEK = 7;

/** The options of the advice: it is computed again and saved with the decision. */
const advice = {
  kind: z.enum(RECOMMENDATION_KIND_NAMES),
  accounts: z.array(z.string()).max(1000).default([]),
  analysisPeriod: z.literal([AZURE_WEEK, ...LOOK_BACK_DAYS]).default(30),
  term: z.literal(TERM_YEARS).default(1),
  paymentOption: z.enum(PAYMENT_OPTIONS).default('No Upfront'),
  /** Advice as of the last day of the month. */
  endDate: month.optional(),
  ...askedGoal,
};
export const decidedAdvice = z.object(advice);
export type DecidedAdvice = z.output<typeof decidedAdvice>;

const step = {
  state: z.enum(DECISIONS),
  /** The last day of a postponement. */
  until: isoDate.nullable(),
  reason: z.string(),
  /** Money an hour, or instances. */
  quantity: z.number(),
  commitmentIds: z.array(z.string()),
  author: z.string(),
  changedAt: z.iso.datetime(),
};

const decision = z.object({
  recommendationId,
  kind: z.enum(RECOMMENDATION_KIND_NAMES),
  /** 0: nothing was decided. */
  version: z.int(),
  ...step,
  /** What would be bought, in a few words of the provider. */
  name: z.string(),
  accountName: z.string(),
  regionName: z.string().nullable(),
  term: z.string(),
  /** Days that it was made of, and whether of the usage of its account only. */
  analysisPeriod: z.int(),
  isByAccount: z.boolean(),
  paymentOption: z.enum(PAYMENT_OPTIONS),
  /** Monthly saving of the quantity at the time of the decision. */
  promised: z.number(),
  /** ISO 4217, of `promised`. */
  currency: z.string(),
  /** The last day of the usage that it was made of. */
  knownThrough: isoDate,
});
export type AdviceDecision = z.output<typeof decision>;

export const adviceDecisionList = defineEndpoint({
  ...COMMON,
  path: '/optimization/Recommendation/decisions',
  summary: 'Advice that the company has decided on, the newest change first.',
  access: VIEW,
  request: z.object({}),
  reply: z.object({ list: z.array(decision) }),
});

export const decideAdvice = defineEndpoint({
  ...COMMON,
  path: '/optimization/Recommendation/decide',
  summary:
    'Accepts, postpones or excludes a piece of advice, or opens it again. Refused with NOT_FOUND, CHANGED_MEANWHILE, DECISION_UNTIL_MISSING, DECISION_UNTIL_PAST, DECISION_REASON_MISSING, TEXT_TOO_LONG and CONTROL_CHARACTERS.',
  access: EDIT,
  request: decidedAdvice.extend({
    recommendationId,
    version: z.int().min(0),
    state: z.enum(DECISIONS),
    /** Of POSTPONED. */
    until: isoDate.nullable().default(null),
    /** Needed of EXCLUDED. */
    reason: z
      .string()
      .max(MAX_TEXT_LENGTH * 2)
      .default(''),
    /** Left out: as much as is advised. */
    quantity: z.number().min(0).optional(),
  }),
  reply: z.object({ decision }),
});

export const linkPurchase = defineEndpoint({
  ...COMMON,
  path: '/optimization/Recommendation/purchase',
  summary:
    'Says which commitments were bought of accepted advice; none takes the link away. Refused with NOT_FOUND, CHANGED_MEANWHILE, ADVICE_NOT_ACCEPTED and UNKNOWN_COMMITMENT.',
  access: EDIT,
  request: z.object({
    recommendationId,
    version: z.int().min(0),
    commitmentIds: z.array(z.string().min(1)).max(100),
  }),
  reply: z.object({ decision }),
});

export const adviceDecisionHistory = defineEndpoint({
  ...COMMON,
  path: '/optimization/Recommendation/history',
  summary: 'What was decided on a piece of advice, the newest first, and what may have been bought of it.',
  access: VIEW,
  request: z.object({ recommendationId }),
  reply: z.object({
    list: z.array(z.object(step)),
    /** Commitments of the kind that begin after the usage that the advice was made of. */
    purchases: z.array(
      z.object({
        commitmentId: z.string(),
        name: z.string(),
        startDate: z.string().nullable(),
        /** Of the same family, region and type. */
        isAlike: z.boolean(),
      }),
    ),
  }),
});

export const adviceLedgerOf = defineEndpoint({
  ...COMMON,
  path: '/optimization/Recommendation/ledger',
  summary:
    'What accepted advice promised, what was realised, and the best that was possible, by complete month. Refused with NOT_FOUND and ADVICE_NOT_ACCEPTED.',
  access: VIEW,
  request: z.object({ recommendationId }),
  reply: z.object({
    /** ISO 4217, of what was promised too. */
    currency: z.string(),
    list: z.array(
      z.object({
        /** First day of the month. */
        month: isoDate,
        promised: z.number(),
        realised: z.number(),
        best: z.number(),
        /** Of the charges of the linked purchase; else of the hours, as if it had been bought. */
        isCharged: z.boolean(),
      }),
    ),
  }),
});

export const decisionEndpoints = {
  adviceLedgerOf,
  adviceDecisionList,
  decideAdvice,
  linkPurchase,
  adviceDecisionHistory,
};
