// REST contract of what was saved on the cost of a question of cost analytics (service `ca`). A call of our own.
import { z } from 'zod';
import { defineEndpoint, isoDate } from '../endpoint.ts';
import { askedVendors } from '../shared/asked.ts';
import { costFilters } from '../shared/cost-question.ts';
import { savingSpan } from '../shared/savings.ts';

export const costSaving = defineEndpoint({
  service: 'ca',
  method: 'POST',
  path: '/ca/cost/saving',
  summary:
    'What commitments, discounts and spot saved on the cost that filters leave, in days of at most 12 months.',
  access: { menu: 'COST_ANALYTICS', needs: 'view' },
  caching: 'by data version',
  request: z.object({
    startDate: isoDate,
    endDate: isoDate,
    filters: costFilters.default({}),
    selectedVendors: askedVendors,
  }),
  reply: z.object({ currency: z.string(), saving: savingSpan }),
});

export const costSavingEndpoints = { costSaving };
