// REST contract of the widgets on unusual cost (service `dashboard`).
import { z } from 'zod';
import { ABNORMAL_COMPARISONS } from '../../../lib/calendar/abnormal-comparisons.ts';
import { MIN_THRESHOLD } from '../../../lib/rules/alert-rules.ts';
import { defineEndpoint, isoDate } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { askedViewBy } from '../shared/asked.ts';
import { grouping } from '../shared/cost-question.ts';
import { conversions } from '../shared/cost-shapes.ts';
import { costScope } from './shapes.ts';

/** How many changes are listed. */
export const MAX_CHANGES = 100;

export const abnormal = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/dashboard/abnormal',
  summary: 'Changes of cost that a rule of the user calls unusual. Complete days only.',
  access: { menu: 'DASHBOARD', needs: 'view' },
  caching: 'by data version',
  request: costScope.extend({
    ...grouping.shape,
    viewBy: askedViewBy,
    comparison: z.enum(ABNORMAL_COMPARISONS),
    /** Is the threshold in percent, or an amount in the company's currency? */
    scale: z.enum(['percentage', 'value']).default('percentage'),
    /** Changes from this size on, up or down. */
    threshold: z.number().min(MIN_THRESHOLD).max(1e12),
  }),
  reply: z.object({
    currency: z.string(),
    startDate: isoDate,
    endDate: isoDate,
    compareStartDate: isoDate,
    compareEndDate: isoDate,
    /** Of all items, unusual or not; compareCost is a mean day where one day stands against an average. */
    cost: z.number(),
    compareCost: z.number(),
    /** Of all unusual changes, listed or not. */
    totalCount: z.int(),
    /** By falling size of the difference; at most 100. */
    items: z.array(
      z.object({
        vendor: vendorCode,
        item: z.string(),
        itemAlias: z.string(),
        cost: z.number(),
        compareCost: z.number(),
        difference: z.number(),
        /** Percent, by the portal's rule: 100 from nothing, -100 to nothing. */
        changeRate: z.number(),
      }),
    ),
    /** Of the days that are compared. */
    ...conversions,
  }),
});

export const abnormalEndpoints = { abnormal };
