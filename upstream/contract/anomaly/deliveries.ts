// REST contract of what was sent of anomalies, and of links that acknowledge one (N-05): calls of this portal's own.
import { z } from 'zod';
import { LANGUAGES } from '../../../lib/catalogue/languages.ts';
import { DELIVERY_CHANNELS, DELIVERY_FAULTS, DELIVERY_STATES } from '../../../lib/mail/notifications.ts';
import { defineEndpoint } from '../endpoint.ts';
import { askedPage } from '../shared/paging.ts';
import { EDIT, VIEW } from './shapes.ts';

const delivery = z.object({
  deliveryId: z.string(),
  channel: z.enum(DELIVERY_CHANNELS),
  /** Address or name, as it was then. */
  receiverName: z.string(),
  /** In the language of the receiver; empty where nothing was written. */
  subject: z.string(),
  createdAt: z.iso.datetime(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  /** Null where it is not tried again. */
  nextAttemptAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Of the last attempt, or why nothing was sent. */
  fault: z.enum(DELIVERY_FAULTS).nullable(),
  /** What the receiving server said. */
  answer: z.string().nullable(),
  /** Ids of the anomalies in it. */
  alertIds: z.array(z.string()),
});
export type WireDelivery = z.output<typeof delivery>;

export const deliveryLog = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/deliveries',
  summary: 'What was sent of anomalies to people and webhooks, the newest first, each with its result.',
  access: VIEW,
  request: z.object(askedPage()),
  reply: z.object({ totalCount: z.int(), list: z.array(delivery) }),
});

export const retryDelivery = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/deliveries/retry',
  summary:
    'Has a delivery that failed tried again. Refused with UNKNOWN_DELIVERY, DELIVERY_NOT_FAILED, and RECEIVER_WITHOUT_RIGHT where the person may not be told any more.',
  access: EDIT,
  request: z.object({ deliveryId: z.string().max(100) }),
  reply: z.object({ delivery }),
});

const token = z.string().max(1_000);

export const acknowledgement = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/acknowledgement',
  summary: 'What the link of a mail would acknowledge. Nothing is changed.',
  access: 'open',
  request: z.object({ token }),
  reply: z.object({
    /** Null: the link is not ours, has lapsed, or the person may not acknowledge (any more). */
    acknowledgement: z
      .object({
        language: z.enum(LANGUAGES),
        company: z.string(),
        email: z.string(),
        /** The anomaly in a sentence. */
        message: z.string(),
        /** It is not open (any more). */
        isDone: z.boolean(),
      })
      .nullable(),
  }),
});

export const acknowledge = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/acknowledge',
  summary: 'Acknowledges an open anomaly for the person whom a signed link names, and does nothing else.',
  access: 'open',
  request: z.object({ token }),
  reply: z.object({
    /** LAPSED: as a missing acknowledgement. */
    result: z.enum(['OK', 'LAPSED']),
  }),
});

export const deliveryEndpoints = { deliveryLog, retryDelivery, acknowledgement, acknowledge };
