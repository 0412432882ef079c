// REST contract of what AWS alone has: computing resources, service groups, AutoSpot.
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { chargeMonth } from './shapes.ts';

const access = { menu: 'BILLING', needs: 'view' } as const;
const request = z.object(chargeMonth);

export const computingResources = defineEndpoint({
  service: 'billing',
  method: 'POST',
  path: '/billing/aws/compute/resources',
  summary: 'Usage of instances by type, region, operating system and purchase option.',
  access,
  request,
  reply: z.object({
    computingResources: z.array(
      z.object({
        instanceType: z.string(),
        region: z.string(),
        operatingSystem: z.string(),
        purchaseOption: z.string(),
        /** What `usage` is counted in: hours nearly always. */
        useUnit: z.string(),
        usage: z.number(),
        resourceCount: z.int(),
        currency: z.string(),
        cost: z.number(),
      }),
    ),
  }),
});

export const billServiceGroups = defineEndpoint({
  service: 'billing',
  method: 'POST',
  path: '/billing/aws/service_groups',
  summary: 'The cost of a month by the groups of a set, and their products.',
  access,
  request: request.extend({ serviceGroupSetNm: z.string().min(1) }),
  reply: z.object({
    serviceGroupSetNm: z.string(),
    totals: z.array(z.object({ currency: z.string(), cost: z.number() })),
    /** In the order of the set, also those without cost; what belongs to none comes last. */
    serviceGroups: z.array(
      z.object({
        group: z.string(),
        /** The charges that belong to no group. */
        isUndefined: z.boolean(),
        currency: z.string(),
        cost: z.number(),
        products: z.array(z.object({ productName: z.string(), cost: z.number() })),
      }),
    ),
  }),
});

const spotFigures = {
  currency: z.string(),
  /** At list prices. */
  onDemandCost: z.number(),
  spotCost: z.number(),
  saving: z.number(),
  /** Percent of the on-demand cost; 0 where that is not positive. */
  savingRate: z.number(),
};

export const autospot = defineEndpoint({
  service: 'billing',
  method: 'POST',
  path: '/billing/aws/autospot',
  summary: 'What spot usage cost, and would have cost on demand.',
  access,
  request,
  reply: z.object({
    totals: z.array(z.object(spotFigures)),
    autoSpot: z.array(
      z.object({
        linkedAccountId: z.string(),
        linkedAccountName: z.string(),
        region: z.string(),
        instanceType: z.string(),
        useUnit: z.string(),
        usage: z.number(),
        ...spotFigures,
      }),
    ),
  }),
});
