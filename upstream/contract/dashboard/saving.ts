// REST contract of the saving card (service `dashboard`).
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { savingSpan } from '../shared/savings.ts';
import { widgetScope } from './shapes.ts';

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
    monthToDate: savingSpan,
    lastMonth: savingSpan,
  }),
});

export const savingEndpoints = { totalSaving };
