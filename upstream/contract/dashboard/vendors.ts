// REST contract of the widgets that lay vendors side by side (service `dashboard`).
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { grouping } from '../shared/cost-question.ts';
import { costSeriesReply } from '../shared/cost-shapes.ts';
import { costScope, itemsFilter, overTimeFrame } from './shapes.ts';

const overTime = costScope.extend(overTimeFrame.shape);
const { items, others, totalCount, ...whole } = costSeriesReply.shape;

export const costByVendor = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/dashboard/costByVendor',
  summary: 'Cost by item over months or weeks, of each vendor by itself.',
  access: { menu: 'DASHBOARD', needs: 'view' },
  caching: 'by data version',
  request: overTime.extend({
    ...grouping.shape,
    ...itemsFilter.shape,
    /** Instead of selectedVendors. */
    selectedVendorsByWidget: z.array(vendorCode).min(1).optional(),
  }),
  /** Dates, totals and average are those of all vendors together. */
  reply: z.object({
    ...whole,
    /** By falling cost; only those that have cost in the range. */
    vendors: z.array(
      z.object({
        vendor: vendorCode,
        totalCost: z.number(),
        averageCost: z.number(),
        dailyCosts: whole.dailyCosts,
        totalCount,
        items,
        others,
      }),
    ),
  }),
});

export const vendorTimeFrame = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/dashboard/multi/time_frame',
  summary: 'Cost over months or weeks, each vendor as one item.',
  access: { menu: 'DASHBOARD', needs: 'view' },
  caching: 'by data version',
  request: overTime,
  /** `item` is the code of the vendor, `itemAlias` its name. */
  reply: costSeriesReply,
});

export const vendorEndpoints = { costByVendor, vendorTimeFrame };
