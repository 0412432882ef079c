// REST contract of the bill's details: what a month is made of, by item, and what items can be told apart by.
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { chargeMonth, vendorMonth, yearMonth } from './shapes.ts';

const access = { menu: 'BILLING', needs: 'view' } as const;

export const BILL_VIEW_BYS = ['account', 'invoices', 'region', 'tag', 'serviceGroup'] as const;
/** Item, service, usage type, description, resource. */
export const MAX_DETAIL_LAYERS = 5;

export const billDetails = defineEndpoint({
  service: 'billing',
  method: 'POST',
  path: '/billing/{vendor}/details',
  summary: 'The cost of a month by item, then service, usage type, description and resource.',
  access,
  request: vendorMonth.extend({
    viewBy: z.enum(BILL_VIEW_BYS),
    /** With the view-by of a tag. */
    tagKey: z.string().min(1).nullable().default(null),
    /** With the view-by of service groups. */
    serviceGroupSetNm: z.string().min(1).nullable().default(null),
    /** How many layers below `under`. */
    layers: z.int().min(1).max(MAX_DETAIL_LAYERS).default(4),
    /** Only what is below the row with this currency and these keys, one a layer from the first. */
    under: z
      .object({ currency: z.string(), keys: z.array(z.string()).max(MAX_DETAIL_LAYERS - 1) })
      .nullable()
      .default(null),
  }),
  reply: z.object({
    /** The deepest layer of the answer: fewer than asked for where there would be too many rows. */
    layers: z.int(),
    totals: z.array(z.object({ currency: z.string(), cost: z.number() })),
    /** Each row before those below it; siblings by falling cost, what no item has last. */
    Details: z.array(
      z.object({
        currency: z.string(),
        /** From 1. */
        layer: z.int(),
        /** One key a layer, its own last; empty text where the data name none. */
        keys: z.array(z.string()),
        name: z.string(),
        /** What stands for the missing name of an item. */
        placeholder: z.enum(['NON_TAG', 'UNDEFINED_GROUP', 'NO_REGION', 'NONE']).nullable(),
        cost: z.number(),
        hasChildren: z.boolean(),
      }),
    ),
    tagInfo: z.object({ tagKey: z.string() }).nullable(),
    serviceGroupInfo: z.object({ serviceGroupSetNm: z.string(), groups: z.array(z.string()) }).nullable(),
  }),
});

const tagKeyList = z.object({
  /** By falling cost. */
  tagKeys: z.array(z.string()),
});

export const ncpTagKeys = defineEndpoint({
  service: 'billing',
  method: 'POST',
  path: '/billing/ncp/tagkeys',
  summary: 'The tag keys of the rows of a month, of Ncloud.',
  access,
  request: z.object({ yearMonth }),
  reply: tagKeyList,
});

export const tagKeys = defineEndpoint({
  service: 'billing',
  method: 'POST',
  path: '/billing/common/tagkeys',
  summary: 'The tag keys of the rows of a month.',
  access,
  request: z.object({ vendor: vendorCode, yearMonth }),
  reply: tagKeyList,
});

export const serviceGroupSets = defineEndpoint({
  service: 'billing',
  method: 'POST',
  path: '/billing/common/service_group_sets',
  summary: 'The service group sets that a month can be split by.',
  access,
  request: z.object({ vendor: vendorCode, yearMonth }),
  reply: z.object({
    serviceGroupSets: z.array(z.object({ serviceGroupSetNm: z.string(), groups: z.array(z.string()) })),
  }),
});

export const additionalServices = defineEndpoint({
  service: 'billing',
  method: 'POST',
  path: '/billing/common/additional_services',
  summary: 'What other publishers sold by way of the vendor in a month.',
  access,
  request: z.object({ vendor: vendorCode, ...chargeMonth }),
  reply: z.object({
    additionalServices: z.array(
      z.object({
        additionalServiceCode: z.string(),
        additionalServiceName: z.string(),
        publisher: z.string(),
        currency: z.string(),
        additionalServiceCharge: z.number(),
      }),
    ),
    totals: z.array(z.object({ currency: z.string(), cost: z.number() })),
  }),
});
