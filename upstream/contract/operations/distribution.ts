// REST contract of the distribution list: who receives mails about which operation statuses (M-03).
import { z } from 'zod';
import { defineEndpoint, okReply } from '../endpoint.ts';
import { misRequest, statusCode } from './shapes.ts';

const path = (name: string) => `/mis/CspOperationStatus/distribution/${name}`;

export const statusDistribution = defineEndpoint({
  ...{ service: 'mis', method: 'POST', path: path('list') },
  access: { menu: 'OPERATIONS', needs: 'view' },
  summary: 'Who receives mails about the operation statuses of a company, and who can be put on the list.',
  request: misRequest(z.object({})),
  reply: z.object({
    cmpnId: z.string(),
    cmpnNm: z.string(),
    list: z.array(
      z.object({
        email: z.string(),
        /** Null for an address that belongs to no user with the right to see the statuses: no mail is sent to it. */
        name: z.string().nullable(),
        /** A mail is sent when a status has one of these codes. */
        statuses: z.array(statusCode),
        changedAt: z.iso.datetime(),
      }),
    ),
    /** People of the company who may see its statuses, and the staff of its site. */
    people: z.array(z.object({ name: z.string(), email: z.string() })),
  }),
});

export const statusDistributionInsert = defineEndpoint({
  ...{ service: 'mis', method: 'POST', path: path('list/insert') },
  access: { menu: 'OPERATIONS', needs: 'edit' },
  summary:
    'Puts an address on the list, changes its codes, or takes it off. Refused with EMAIL_INVALID, RECIPIENT_UNREGISTERED, UNKNOWN_STATUS_CODE and STATUS_CODE_MISSING.',
  request: misRequest(
    z.object({
      email: z.string().max(300),
      statuses: z.array(z.string().max(60)).max(50).default([]),
      /** `N` takes the address off the list. */
      useYn: z.enum(['Y', 'N']).default('Y'),
    }),
  ),
  reply: okReply,
});

export const distributionEndpoints = { statusDistribution, statusDistributionInsert };
