// REST contract of what pays for machine time: plans, reservations, spot and on demand together (P-07).
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { conversions } from '../../shared/cost-shapes.ts';
import { MAX_PAGE_SIZE, PAGINGS } from '../../shared/paging.ts';
import { commonFilters, sortedBy } from '../shared/asked.ts';
import { answeredRange } from '../shared/shapes.ts';

export const INTEGRATED_SORTS = [
  'totalCost',
  'onDemandCost',
  'savingsPlansCost',
  'reservedCost',
  'spotCost',
  'totalUsage',
] as const;
/** What a row is: an account, a region or a family, or one of each. */
export const INTEGRATED_GROUPINGS = ['account', 'region', 'instanceFamily'] as const;

/** Machine hours; null where the data have none. */
const hours = z.number().nullable();

const parts = {
  /** Effective cost: what was used of plans and reservations, and what was paid for the rest. */
  savingsPlansCost: z.number(),
  reservedCost: z.number(),
  spotCost: z.number(),
  onDemandCost: z.number(),
  totalCost: z.number(),
  savingsPlansUsage: hours,
  reservedUsage: hours,
  spotUsage: hours,
  onDemandUsage: hours,
  totalUsage: hours,
};
const mix = z.object(parts);
export type ComputeMix = z.output<typeof mix>;

export const integratedCoverageList = defineEndpoint({
  service: 'optimization',
  method: 'POST',
  path: '/optimization/integration/coverage/list',
  summary:
    'What paid for machine time, by account, region and family: never one average of cost and of usage.',
  access: { menu: 'SAVINGS_PLANS', needs: 'view' },
  caching: 'by data version',
  request: z.object({
    ...commonFilters,
    groupBy: z
      .array(z.enum(INTEGRATED_GROUPINGS))
      .min(1)
      .default([...INTEGRATED_GROUPINGS]),
    ...sortedBy(INTEGRATED_SORTS),
    ...PAGINGS.start.members(20, MAX_PAGE_SIZE),
  }),
  reply: z.object({
    ...answeredRange,
    totalCount: z.int(),
    /** Of all rows, listed or not. */
    total: mix,
    /** Members that the rows are not grouped by are empty. */
    list: z.array(
      mix.extend({
        accountId: z.string(),
        accountName: z.string(),
        regionCode: z.string(),
        regionName: z.string(),
        instanceFamily: z.string(),
      }),
    ),
    ...conversions,
  }),
});

export const integratedCoverageEndpoints = { integratedCoverageList };
