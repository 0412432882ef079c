// REST contract of what cost will be, of a question of cost analytics: the days that are left of this month, and the
// months after it.
import { z } from 'zod';
import { defineEndpoint, isoDate } from '../endpoint.ts';
import { askedVendors, isAmortizedCost } from '../shared/asked.ts';
import { costFilters } from '../shared/cost-question.ts';

const band = z.object({ low: z.number(), high: z.number() });

export const costForecast = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/cost/forecast',
  summary: 'What the days that are left of this month and the months after it will cost.',
  access: { menu: 'COST_ANALYTICS', needs: 'view' },
  caching: 'by data version',
  request: z.object({ isAmortizedCost, filters: costFilters.default({}), selectedVendors: askedVendors }),
  reply: z.object({
    currency: z.string(),
    /** This month: as `estimated_cost` of the dashboard tells it; null when that is refused. */
    running: z
      .object({
        month: isoDate,
        cost: z.number(),
        band: band.nullable(),
        /** Every day of the month, as it was where its cost is complete. Together they are the cost of the month. */
        days: z.array(z.object({ date: isoDate, cost: z.number(), isExpected: z.boolean() })),
      })
      .nullable(),
    /** The twelve after this one, as `year_cost_fcst` tells them, of the vendors asked for; none when that is refused. */
    months: z.array(z.object({ month: isoDate, cost: z.number(), band: band.nullable() })),
    /** Why there is no figure of this month. */
    refusal: z.enum(['FORECAST_TOO_FEW_DAYS', 'FORECAST_NO_RECENT_DATA']).nullable(),
  }),
});

export const costForecastEndpoints = { costForecast };
