// REST contract of what cost will be (service `dashboard`): the end of this month, and the year ahead.
import { z } from 'zod';
import { defineEndpoint, isoDate } from '../endpoint.ts';
import { isAmortizedCost } from '../shared/asked.ts';
import { conversions } from '../shared/cost-shapes.ts';
import { costScope } from './shapes.ts';

/** A range that past deviations fit into. */
const band = z.object({ low: z.number(), high: z.number() });

export const estimatedCost = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/dashboard/estimated_cost',
  summary:
    'What this month will have cost when it ends, and how far the same estimate was off in past months.',
  access: { menu: 'DASHBOARD', needs: 'view' },
  caching: 'by data version',
  request: costScope,
  reply: z.object({
    currency: z.string(),
    /** The whole month. */
    startDate: isoDate,
    endDate: isoDate,
    /** The last day whose cost is complete, of the vendor whose data are newest. */
    completeThrough: isoDate,
    /** From the first of the month to the newest data, as cost_month_to_date tells it. */
    costToDate: z.number(),
    /** Null when it is refused. */
    estimatedCost: z.number().nullable(),
    /** What the estimate is the sum of; null when it is refused. */
    parts: z
      .object({
        /** Usage of complete days, and charges that are not usage. */
        known: z.number(),
        /** Usage of the days that are not complete or not over. */
        remaining: z.number(),
        /** Recurring monthly charges that have not appeared yet. */
        expectedCharges: z.number(),
      })
      .nullable(),
    /** Null with fewer than two past months. */
    band: band.nullable(),
    /** The same estimate on the same day of past months, the newest first. */
    pastEstimates: z.array(
      z.object({
        month: isoDate,
        estimatedCost: z.number(),
        actualCost: z.number(),
        /** Of the actual cost; positive when the estimate was too high. */
        errorPercent: z.number(),
      }),
    ),
    /** Mean of their errors without signs; null without any. */
    meanErrorPercent: z.number().nullable(),
    /** The whole of last month, and the change against it by the portal's rule; 0 when refused. */
    lastMonthCost: z.number(),
    changeRate: z.number(),
    /**
     * FORECAST_TOO_FEW_DAYS: a vendor has fewer than two known days of a weekday in the last eight weeks.
     * FORECAST_NO_RECENT_DATA: no vendor has a complete day in this month or the 31 days before.
     */
    refusal: z.enum(['FORECAST_TOO_FEW_DAYS', 'FORECAST_NO_RECENT_DATA']).nullable(),
    /** Of this month and those before that the estimate is made of. */
    ...conversions,
  }),
});

export const yearForecast = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/dashboard/year_cost_fcst',
  summary: 'Cost of the next 12 months by month, from the months so far. AWS only.',
  access: { menu: 'DASHBOARD', needs: 'view' },
  caching: 'by data version',
  request: z.object({
    isAmortizedCost,
    /** An account of AWS; all of them when left out. */
    selectedAccount: z.string().min(1).optional(),
  }),
  reply: z.object({
    currency: z.string(),
    /** Whole months, oldest first, at most 36. */
    history: z.array(z.object({ month: isoDate, cost: z.number() })),
    /**
     * This month: its cost so far, and what it will have cost with the band of that, as `estimated_cost` tells them of AWS;
     * null when that or the year is refused.
     */
    running: z.object({
      month: isoDate,
      costToDate: z.number(),
      forecast: z.number().nullable(),
      band: band.nullable(),
    }),
    /** The 12 months after this one; empty when it is refused. */
    months: z.array(z.object({ month: isoDate, cost: z.number(), band: band.nullable() })),
    /** Sum of the 12 months; null when it is refused. */
    totalCost: z.number().nullable(),
    /** `combined` from six months on, this one among them, else `linear`. Null when it is refused. */
    model: z.enum(['combined', 'linear']).nullable(),
    /** Forecasts that the model would have made at the end of earlier months, against what came. */
    past: z.object({
      /** Null without any. */
      meanErrorPercent: z.number().nullable(),
      /** Months at whose end one would have been made. */
      origins: z.int(),
      /** Months compared, over all of them. */
      comparisons: z.int(),
    }),
    /**
     * FORECAST_TOO_FEW_MONTHS: fewer than three whole months.
     * FORECAST_NO_RECENT_DATA: the last whole month is not one of the two before this one.
     */
    refusal: z.enum(['FORECAST_TOO_FEW_MONTHS', 'FORECAST_NO_RECENT_DATA']).nullable(),
    /** Of all months together. */
    ...conversions,
  }),
});

export const forecastEndpoints = { estimatedCost, yearForecast };
