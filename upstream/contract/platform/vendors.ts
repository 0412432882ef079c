// REST contract of the platform: what the portal knows of vendors, service groups, and whether there is anything.
import { z } from 'zod';
import { defineEndpoint, noRequest } from '../endpoint.ts';
import { vendorCode } from './platform.ts';

export const cloudVendor = defineEndpoint({
  service: 'cloud',
  method: 'POST',
  path: '/cloud/vendor',
  summary: 'Every vendor that the site offers, with its name and its word for an account.',
  access: 'member',
  request: noRequest,
  reply: z.object({
    list: z.array(
      z.object({
        vendor: vendorCode,
        vendorName: z.string(),
        accountNoun: z.enum(['account', 'subscription', 'project', 'compartment', 'service']),
        /** The company is authorised for it. */
        isAuthorized: z.boolean(),
        /** The company has data of it. */
        hasData: z.boolean(),
      }),
    ),
  }),
});

export const serviceGroups = defineEndpoint({
  service: 'common',
  method: 'POST',
  path: '/common/serviceGroups',
  summary: 'The service group sets of the company and their groups.',
  access: 'member',
  /** Null or missing: the groups of every vendor. */
  request: z.object({ vendor: vendorCode.nullable().optional() }),
  reply: z.object({
    serviceGroupSets: z.array(
      z.object({
        serviceGroupSetNm: z.string(),
        /** In the order of screens. */
        serviceGroups: z.array(z.string()),
      }),
    ),
  }),
});

export const exist = defineEndpoint({
  service: 'common',
  method: 'POST',
  path: '/common/exist',
  summary: 'Whether the company has any account and any cost.',
  access: 'member',
  request: noRequest,
  reply: z.object({ hasAccount: z.boolean(), hasCost: z.boolean() }),
});

export const platformVendorEndpoints = { cloudVendor, serviceGroups, exist };
