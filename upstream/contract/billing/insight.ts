// REST contract of the invoice insight, of AWS and OCI: a month beside the twelve before it.
import { z } from 'zod';
import { defineEndpoint, isoDate } from '../endpoint.ts';
import { yearMonth } from './shapes.ts';

export const INSIGHT_VIEW_BYS = ['product', 'account', 'region'] as const;

const request = z.object({ yearMonth, viewBy: z.enum(INSIGHT_VIEW_BYS).default('product') });

/** What a cost is measured by. */
const reference = z.enum(['lastMonth', 'maximum', 'average']);

const comparison = z.object({
  thisMonthCost: z.number(),
  lastMonthCost: z.number(),
  /** Of the 12 months before, from the first that has a charge; a month without one counts as 0. */
  averageCost: z.number(),
  maxCost: z.number(),
  difference: z.number(),
  /** Percent: of last month; when that is 0: 0 for no cost, else 100. */
  changeRate: z.number(),
  /** 1, -1 or 0. */
  status: z.int().min(-1).max(1),
  /** What this month is above, and below. */
  exceeds: z.array(reference),
  fallsBelow: z.array(reference),
});

const driver = z.object({
  /** Usage type. */
  name: z.string(),
  kind: z.enum(['usage', 'commitment', 'credit', 'tax', 'other']),
  thisMonthCost: z.number(),
  lastMonthCost: z.number(),
  difference: z.number(),
});

const insightRow = comparison.extend({
  currency: z.string(),
  item: z.string(),
  productName: z.string(),
  /** What moved it most since last month: at most three. */
  drivers: z.array(driver),
});

const summaryReply = z.object({
  /** False until the invoice is issued: there are no figures then. */
  isIssued: z.boolean(),
  /** The day from which there are. */
  availableFrom: isoDate,
  totals: z.array(comparison.extend({ currency: z.string() })),
  /** The rows that moved most, at most three a currency: what the sentences are made of. */
  messages: z.array(insightRow),
});
export type InsightSummaryReply = z.output<typeof summaryReply>;

const gridReply = z.object({ isIssued: z.boolean(), availableFrom: isoDate, rows: z.array(insightRow) });

function insightOf(vendor: 'aws' | 'oci') {
  const shared = { service: 'billing', method: 'POST', request } as const;
  const access = { menu: 'BILLING', needs: 'view' } as const;
  return {
    summary: defineEndpoint({
      ...shared,
      access,
      path: `/billing/${vendor}/invoice_insight`,
      summary: 'How the invoice of a month compares with those before it.',
      reply: summaryReply,
    }),
    grid: defineEndpoint({
      ...shared,
      access,
      path: `/billing/${vendor}/invoice_insight_grid`,
      summary: 'The same for each product, account or region.',
      reply: gridReply,
    }),
  };
}

export const INSIGHT = { aws: insightOf('aws'), oci: insightOf('oci') };
export type InsightVendor = keyof typeof INSIGHT;
