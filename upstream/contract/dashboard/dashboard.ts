// REST contract of the dashboard's figures (service `dashboard`).
import { z } from 'zod';
import { TOP_FRAMES, TREND_FRAMES } from '../../../lib/calendar/time-frames.ts';
import { defineEndpoint, isoDate } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { amounts } from '../shared/amounts.ts';
import { grouping } from '../shared/cost-question.ts';
import { conversions, costByVendor, joinedSeriesReply } from '../shared/cost-shapes.ts';
import { abnormalEndpoints } from './abnormal.ts';
import { mlAbnormalEndpoints } from './ml-abnormal.ts';
import { portionEndpoints } from './portions.ts';
import { categoryEndpoints } from './product-categories.ts';
import { savingEndpoints } from './saving.ts';
import { costScope, itemsFilter, joining, overTimeFrame } from './shapes.ts';
import { vendorEndpoints } from './vendors.ts';

export const costMonthToDate = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/dashboard/cost_month_to_date',
  summary: 'The cost of this month to date, beside the same span of last month.',
  access: { menu: 'DASHBOARD', needs: 'view' },
  caching: 'by data version',
  request: costScope,
  reply: z.object({
    currency: z.string(),
    startDate: isoDate,
    endDate: isoDate,
    cost: z.number(),
    lastMonthStartDate: isoDate,
    lastMonthEndDate: isoDate,
    /** The same span of last month. */
    lastMonthCost: z.number(),
    /** The whole of last month. */
    lastMonthTotalCost: z.number(),
    /** Percent, by the portal's rule. */
    changeRate: z.number(),
    /** The 30 days that end with the range, oldest first; null where there is no charge. None of a service that tells none. */
    last30Days: amounts().default([]),
    /** Of this month to date. */
    ...conversions,
  }),
});

export const dashboardCost = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/dashboard/cost',
  summary: 'Cost by item over months or weeks: the top items and others.',
  access: { menu: 'DASHBOARD', needs: 'view' },
  caching: 'by data version',
  request: costScope.extend({
    ...grouping.shape,
    ...overTimeFrame.shape,
    ...itemsFilter.shape,
    ...joining.shape,
  }),
  reply: joinedSeriesReply,
});

export const top5 = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/dashboard/top5',
  summary: 'The five items that cost most in a span.',
  access: { menu: 'DASHBOARD', needs: 'view' },
  caching: 'by data version',
  request: costScope.extend({ ...grouping.shape, ...joining.shape, timeFrame: z.enum(TOP_FRAMES) }),
  reply: z.object({
    currency: z.string(),
    startDate: isoDate,
    endDate: isoDate,
    /** Of all items, shown or not. */
    totalCost: z.number(),
    items: z.array(
      z.object({
        /** Null for what several vendors have. */
        vendor: vendorCode.nullable(),
        item: z.string(),
        itemAlias: z.string(),
        cost: z.number(),
        /** Percent of totalCost; 0 when that is not positive. */
        portion: z.number(),
        /** What each vendor has of it, by falling cost. */
        costByVendor,
      }),
    ),
    ...conversions,
  }),
});

export const trend = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/dashboard/trend',
  summary: 'Months side by side, aligned by day of the month.',
  access: { menu: 'DASHBOARD', needs: 'view' },
  caching: 'by data version',
  request: costScope.extend({ timeFrame: z.enum(TREND_FRAMES) }),
  reply: z.object({
    currency: z.string(),
    months: z.array(
      z.object({
        /** YYYY-MM */
        month: z.string().regex(/^\d{4}-\d{2}$/),
        totalCost: z.number(),
        /** 31 places, one a day of the month; null where there is no such day or no data. */
        dailyCosts: amounts(31),
        /** The same, added up from the first of the month. */
        accumulatedCosts: amounts(31),
      }),
    ),
    /** Of all months together. */
    ...conversions,
  }),
});

export const dashboardEndpoints = {
  costMonthToDate,
  dashboardCost,
  top5,
  trend,
  ...portionEndpoints,
  ...vendorEndpoints,
  ...savingEndpoints,
  ...abnormalEndpoints,
  ...mlAbnormalEndpoints,
  ...categoryEndpoints,
};
