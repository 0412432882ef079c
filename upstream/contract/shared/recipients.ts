// Who of a company can get mail, and what is wrong with addresses: asked by each form that names recipients.
import { z } from 'zod';
import { MAX_PASTED, RECIPIENT_FAULTS } from '../../../lib/mail/recipients.ts';

export const recipientsRequest = z.object({
  /** Of the name or the address; empty: everybody. */
  searchWord: z.string().max(254).default(''),
  addresses: z.array(z.string().max(1000)).max(MAX_PASTED).default([]),
});

export const recipientsReply = z.object({
  /** By name, at most 50. */
  list: z.array(z.object({ userId: z.string(), userNm: z.string(), userEmail: z.string() })),
  /** The addresses in their order; `fault` is null for one that can be a recipient. */
  addresses: z.array(
    z.object({
      address: z.string(),
      userNm: z.string().nullable(),
      fault: z.enum(RECIPIENT_FAULTS).nullable(),
    }),
  ),
});
