// REST contract of the widgets on what AI finds unusual (service `dashboard`).
import { z } from 'zod';
import { defineEndpoint, isoDate } from '../endpoint.ts';
import { vendorCode, vendorList } from '../platform/platform.ts';
import { askedVendors } from '../shared/asked.ts';

export const mlFindings = z.object({
  /**
   * notPaid: no plan includes it. noCostData: less than 7 days of cost. learningPatterns: up to 7 days after the
   * application. aiLearning: less than 14 days of cost.
   */
  state: z.enum(['notPaid', 'noCostData', 'learningPatterns', 'aiLearning', 'available']),
  /** When the state ends; null where it is unknown, and of `available`. */
  availableOn: isoDate.nullable(),
  /** The vendors that AI watches. */
  supportedVendors: vendorList,
  /** Of the amounts, ISO 4217. */
  currency: z.string(),
  /** The newest day that a model has examined; null while none has: no items then says nothing of the cost. */
  analysedThrough: isoDate.nullable(),
  /** How many there are, listed or not; left out: as many as are listed. */
  totalCount: z.int().optional(),
  /** Newest first. */
  items: z.array(
    z.object({
      /** Names it in the list of anomalies. */
      alertId: z.string(),
      vendor: vendorCode,
      /** Its first day. */
      date: isoDate,
      /** The account, and the product; empty for all. */
      item: z.string(),
      itemAlias: z.string(),
      product: z.string(),
      level: z.enum(['critical', 'major', 'minor']),
      /** Of all of its days. */
      cost: z.number(),
      forecastCost: z.number(),
    }),
  ),
});
export type MlFindings = z.output<typeof mlFindings>;

export const mlAbnormalUser = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/dashboard/ml_abnormal/user',
  summary: 'Unusual cost that AI found, by the sensitivity and the alarm band of the user.',
  access: { menu: 'DASHBOARD', needs: 'view' },
  request: z.object({
    selectedVendors: askedVendors,
    /** High, middle, low. */
    sensitivity: z.enum(['H', 'M', 'L']),
    /** The band of an alarm in the company's currency; minAlert is less than maxAlert. */
    minAlert: z.number().min(0),
    maxAlert: z.number().min(0),
  }),
  reply: mlFindings,
});

export const mlAbnormalAi = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/dashboard/ml_abnormal/ai',
  summary: 'Unusual cost that AI found by itself.',
  access: { menu: 'DASHBOARD', needs: 'view' },
  request: z.object({}),
  reply: mlFindings,
});

export const mlAbnormalEndpoints = { mlAbnormalUser, mlAbnormalAi };
