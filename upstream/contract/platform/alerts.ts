// REST contract of the alerts of a company (service `common`); calls of this portal alone. Sentences come in the language
// of Accept-Language.
import { z } from 'zod';
import { ALERT_KINDS, MAX_LISTED_ALERTS } from '../../../lib/catalogue/alerts/alert-kinds.ts';
import { ANOMALY_LEVELS } from '../../../lib/catalogue/anomaly.ts';
import { defineEndpoint, isoDate, okReply } from '../endpoint.ts';
import { vendorCode } from './platform.ts';

const wireAlert = z.object({
  /** The same for all readers of the alert. */
  alertId: z.string().min(1),
  kind: z.enum(ALERT_KINDS),
  level: z.enum(ANOMALY_LEVELS),
  /** Null: of no single one. */
  vendor: vendorCode.nullable(),
  message: z.string(),
  /** When it was raised first. */
  since: z.iso.datetime(),
  /** The days whose cost it was judged on; null where no cost was judged. */
  startDate: isoDate.nullable(),
  endDate: isoDate.nullable(),
  /** From the root of the portal. */
  path: z.string().startsWith('/'),
  /** The user has seen it at its current level. */
  isSeen: z.boolean(),
});
export type WireAlertOfFeed = z.output<typeof wireAlert>;

export const alertFeed = defineEndpoint({
  service: 'common',
  method: 'POST',
  path: '/common/alerts',
  summary:
    'The active alerts of the company that the user may see: the most severe first, then the newest; of one moment what ends sooner first.',
  access: 'member',
  request: z.object({
    /** Of these vendors, and alerts without a single vendor. */
    selectedVendors: z.array(vendorCode).min(1).optional(),
    /** Of this account alone. */
    selectedAccount: z.string().min(1).optional(),
  }),
  reply: z.object({
    /** How many there are, listed or not. */
    totalCount: z.int(),
    unseenCount: z.int(),
    list: z.array(wireAlert).max(MAX_LISTED_ALERTS),
  }),
});

export const seeAlerts = defineEndpoint({
  service: 'common',
  method: 'POST',
  path: '/common/alerts/seen',
  summary:
    'Marks alerts as seen by the user; those that do not stand, or are not for the user, are passed over.',
  access: 'member',
  request: z.object({ alertIds: z.array(z.string().min(1)).min(1).max(MAX_LISTED_ALERTS) }),
  reply: okReply,
});

export const alertFeedEndpoints = { alertFeed, seeAlerts };
