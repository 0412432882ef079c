// REST contract of what leads from a bill to the cost of its month in Cost Analytics.
import { z } from 'zod';
import { BRIDGE_LINE_IDS } from '../../../lib/catalogue/billing/bridge-lines.ts';
import { defineEndpoint, isoDate } from '../endpoint.ts';
import { vendorMonth } from './shapes.ts';

const line = z.object({
  line: z.enum(BRIDGE_LINE_IDS),
  /** What it adds to the sum so far. */
  amount: z.number(),
  /** Of lines that are the difference between both costs of some charges: BilledCost and EffectiveCost; else null. */
  billed: z.number().nullable(),
  effective: z.number().nullable(),
  /** Of lines that come from other months: the months, by their first days. They add up to the amount. */
  months: z.array(z.object({ month: isoDate, amount: z.number() })),
});

const bridge = z.object({
  invoiceCurrency: z.string(),
  /** Total of the bill in this currency; 0 without one. */
  totalCharge: z.number(),
  /** Add up to `cost` less `totalCharge`; lines of 0 are left out. */
  lines: z.array(line),
  /** Of all charges of the days of the month that were billed in this currency. */
  cost: z.number(),
  /** The same in the currency of the answer, without `unconverted`. */
  convertedCost: z.number(),
  /** A line for each rate that charges were converted by; none in the currency of the answer. */
  conversions: z.array(
    z.object({
      cost: z.number(),
      /** Units of the answer's currency for one of the bill's. */
      rate: z.number(),
      /** The day that it holds from; null: a default rate of the portal. */
      rateDate: isoDate.nullable(),
      rateSource: z.string(),
      convertedCost: z.number(),
    }),
  ),
  /** Part of `cost` on days without a rate: Cost Analytics has it beside its total. */
  unconverted: z.number(),
  /**
   * Total and lines in the currency of the answer, which add up to `convertedCost`: by the last rate of the month, and a
   * line for what other rates of its days make; null without such a rate.
   */
  shown: z
    .object({
      totalCharge: z.number(),
      lines: z.array(line),
      /** Null in the currency of the answer. */
      rate: z.object({ rate: z.number(), rateDate: isoDate.nullable(), rateSource: z.string() }).nullable(),
    })
    .nullable(),
});
export type BridgeReply = z.output<typeof bridge>;

export const costBridge = defineEndpoint({
  service: 'billing',
  method: 'POST',
  path: '/billing/{vendor}/cost_bridge',
  summary:
    'What leads from the bill of a month to its cost in Cost Analytics, line by line; that menu must be open to the caller too.',
  access: { menu: 'BILLING', needs: 'view' },
  request: vendorMonth.extend({ isAmortizedCost: z.boolean() }),
  reply: z.object({
    /** One for each currency of the bill and of the month's charges; none where the month has neither. */
    bridges: z.array(bridge),
    /** What the total is in, ISO 4217. */
    currency: z.string(),
    /** What Cost Analytics shows of vendor and month without filters: asked for as it asks. */
    totalCost: z.number(),
    /** `totalCost` less the converted costs: 0 unless something is wrong. */
    notExplained: z.number(),
  }),
});
