// REST contract of requests to the support (service `general`).
import { z } from 'zod';
import { defineEndpoint, okReply } from '../endpoint.ts';
import { idempotencyKey } from '../shared/asked.ts';

export const serviceRequest = defineEndpoint({
  service: 'general',
  method: 'POST',
  path: '/general/serviceRequest',
  summary:
    'Mails a request of the user to the support, and writes it to the audit log. Refused with TEXT_MISSING, TEXT_TOO_LONG, CONTROL_CHARACTERS and SUPPORT_UNAVAILABLE.',
  access: 'member',
  request: z.object({
    title: z.string().max(10_000),
    /** Lines of text. */
    content: z.string().max(100_000),
    idempotencyKey: idempotencyKey(z.string().min(1).max(100)),
  }),
  reply: okReply,
});

export const serviceRequestEndpoints = { serviceRequest };
