// REST contract of the widgets that show what a total is made of (service `dashboard`).
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { grouping } from '../shared/cost-question.ts';
import { costScope, itemsFilter, joining, portionReply, spanFrame } from './shapes.ts';

const spanned = costScope.extend({ timeFrame: spanFrame });

export const productPortion = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/dashboard/product_portion',
  summary: 'What each product has of the cost of a span.',
  access: { menu: 'DASHBOARD', needs: 'view' },
  caching: 'by data version',
  request: spanned.extend(itemsFilter.shape),
  reply: portionReply,
});

export const portionBy = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/dashboard/portion_by',
  summary: 'What each item of a view-by has of the cost of a span.',
  access: { menu: 'DASHBOARD', needs: 'view' },
  caching: 'by data version',
  request: spanned.extend({ ...grouping.shape, ...itemsFilter.shape, ...joining.shape }),
  reply: portionReply,
});

/** What costs of several vendors are put together by. */
export const INTEGRATED_CATEGORIES = ['product', 'region', 'category'] as const;

export const integratedPortion = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/dashboard/multi/product_portion',
  summary: 'Products of all vendors in one portion, or the service categories that they belong to.',
  access: { menu: 'DASHBOARD', needs: 'view' },
  caching: 'by data version',
  request: spanned.extend({
    /** Products and regions are those of a vendor; a category is one item over all vendors. */
    category: z.enum(INTEGRATED_CATEGORIES).default('product'),
  }),
  reply: portionReply,
});

export const serviceGroupPortion = defineEndpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/dashboard/multi/portion_by_service_group',
  summary: 'What each group of a set has of the cost of a span, over all vendors.',
  access: { menu: 'DASHBOARD', needs: 'view' },
  caching: 'by data version',
  request: spanned.extend({ selectedServiceGroupSet: z.string().min(1) }),
  reply: portionReply,
});

export const portionEndpoints = { productPortion, portionBy, integratedPortion, serviceGroupPortion };
