// REST contract of the saving card (service `dashboard`).
import { z } from 'zod';
import { defineEndpoint, isoDate } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { conversions } from '../shared/cost-shapes.ts';
import { widgetScope } from './shapes.ts';

/** A negative one is a loss. No saving is part of two of them. */
const savings = z.object({
  /** What commitments saved against contracted prices, less what was paid for their unused part. */
  commitment: z.number(),
  /** What contracted prices saved against list prices, on everything but spot. */
  discounts: z.number(),
  /** What spot prices saved against list prices. */
  spot: z.number(),
  /** The three together. */
  total: z.number(),
  /** Credits given, part of none of them; positive. */
  credits: z.number(),
});

const span = z.object({
  startDate: isoDate,
  endDate: isoDate,
  ...savings.shape,
  /** In the order of selectedVendors; each of them. */
  vendors: z.array(savings.extend({ vendor: vendorCode })),
  /** Billed cost in currencies without a rate: what was saved on it is in no sum. */
  ...conversions,
});

export const totalSaving = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/dashboard/total_saving',
  summary: 'What commitments, discounts and spot saved, this month to date and last month.',
  access: { menu: 'DASHBOARD', needs: 'view' },
  caching: 'by data version',
  request: widgetScope.omit({ isAmortizedCost: true }),
  reply: z.object({
    currency: z.string(),
    monthToDate: span,
    lastMonth: span,
  }),
});

export const savingEndpoints = { totalSaving };
