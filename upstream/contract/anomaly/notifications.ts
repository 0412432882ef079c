// REST contract of anomaly notifications (N-05): calls of this portal's own (service `anomaly`).
import { z } from 'zod';
import { isSendTime } from '../../../lib/calendar/send-schedule.ts';
import { SEND_ZONE_CODES } from '../../../lib/calendar/send-zones.ts';
import { SENSITIVITIES } from '../../../lib/catalogue/anomaly.ts';
import { LANGUAGES } from '../../../lib/catalogue/languages.ts';
import { DIGESTS, MAX_REMINDER_DAYS, WEBHOOK_TEMPLATES } from '../../../lib/mail/notifications.ts';
import { defineEndpoint, okReply } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { alertLevel, EDIT, VIEW } from './shapes.ts';

/** More than can be saved: too many are refused by a code of their own. */
const MOST_NAMED = 100;
const time = z.string().refine(isSendTime, { error: 'HH:MM' });
const version = z.int().min(0);

/** The level counts where alerts are sent by level. */
const receiver = z.object({ userId: z.string().max(200), level: alertLevel });
const namedWebhook = z.object({ webhookId: z.string().max(100), level: alertLevel });

/** By the words of the specification where it has one. */
const content = {
  /** Null: all vendors that have no setting of their own. */
  vendor: vendorCode.nullable(),
  isAbnormalNotiOn: z.boolean(),
  /** I: all receivers, C: those of the level. */
  mailSendCond: z.enum(['I', 'C']).default('I'),
  /** By level: receivers of lower levels are notified too. */
  isIncludeLowerLevel: z.boolean().default(false),
  /** People of the company, at most 10; whether they may see an anomaly is judged when it is sent. */
  mailReceivers: z.array(receiver).max(MOST_NAMED).default([]),
  webhooks: z.array(namedWebhook).max(MOST_NAMED).default([]),
  /** For anomalies found by AI: H reports the most. */
  sensitivity: z.enum(SENSITIVITIES).default('M'),
  /** In the company's currency: from minAlert on an anomaly of AI is major, from maxAlert on critical. Null: 100 and 1000 USD. */
  minAlert: z.number().nullable().default(null),
  maxAlert: z.number().nullable().default(null),
  digest: z.enum(DIGESTS).default('NONE'),
  /** Of a weekly digest: 1 (Monday) to 7. */
  digestDay: z.int().min(1).max(7).default(1),
  /** Of a daily or weekly digest, in the zone. */
  digestTime: time.default('09:00'),
  /** Nothing is sent in between, in the zone; over midnight where it ends before it begins. Both or neither. */
  quietFrom: time.nullable().default(null),
  quietUntil: time.nullable().default(null),
  zone: z.enum(SEND_ZONE_CODES).default('KST'),
  /** Days after which a lasting open anomaly is sent again; null: never. */
  remindAfterDays: z.int().min(1).max(MAX_REMINDER_DAYS).nullable().default(null),
};

const setting = z.object({
  ...content,
  version,
  changedAt: z.iso.datetime(),
  author: z.string(),
});
export type WireNotificationSetting = z.output<typeof setting>;

const webhook = z.object({
  webhookId: z.string(),
  name: z.string(),
  template: z.enum(WEBHOOK_TEMPLATES),
  language: z.enum(LANGUAGES),
  numbers: z.array(z.string()),
  /** Of its address; the rest is never shown again. */
  origin: z.string(),
  version: z.int(),
  changedAt: z.iso.datetime(),
  author: z.string(),
});
export type WireWebhook = z.output<typeof webhook>;

export const notificationSettings = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/notifications',
  summary: 'Anomaly notifications of the company: settings, webhooks, and the people who can be notified.',
  access: VIEW,
  request: z.object({}),
  reply: z.object({
    /** That of all vendors first. */
    list: z.array(setting),
    webhooks: z.array(webhook),
    /** Those with a right on anomalies, and those who are named and lost it. */
    people: z.array(
      z.object({ userId: z.string(), name: z.string(), email: z.string(), mayReceive: z.boolean() }),
    ),
    /** Vendors that can have a setting of their own. */
    vendors: z.array(vendorCode),
    /** ISO 4217, of bands. */
    currency: z.string(),
    /** 100 and 1000 USD in the currency. */
    defaultMinAlert: z.number(),
    defaultMaxAlert: z.number(),
  }),
});

export const saveNotificationSetting = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/notifications/save',
  summary:
    'Sets whom anomalies of a vendor, or of all vendors, are told to. Refused with RECIPIENT_MISSING, TOO_MANY_RECIPIENTS, RECIPIENT_TWICE, UNKNOWN_MEMBER, RECEIVER_WITHOUT_RIGHT, UNKNOWN_WEBHOOK, ALERT_BAND_INVALID, QUIET_HOURS_INVALID, VENDOR_NOT_AVAILABLE and CHANGED_MEANWHILE.',
  access: EDIT,
  /** `version` is that which was read; 0 for a new setting. */
  request: z.object({ ...content, version }),
  reply: z.object({ setting }),
});

export const deleteNotificationSetting = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/notifications/delete',
  summary:
    'Removes the setting of a vendor, which then has that of all vendors, or that one. Refused with CHANGED_MEANWHILE.',
  access: EDIT,
  request: z.object({ vendor: vendorCode.nullable(), version }),
  reply: okReply,
});

export const saveWebhook = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/webhooks/save',
  summary:
    'Makes a webhook, or changes one. Its secret is told once: when it is made, and when a new one is asked for. Refused with NAME_MISSING, TITLE_CHARACTERS, TEXT_TOO_LONG, WEBHOOK_ADDRESS_INVALID, WEBHOOK_ADDRESS_PRIVATE, NUMBERS_INVALID, UNKNOWN_WEBHOOK, TOO_MANY_WEBHOOKS and CHANGED_MEANWHILE.',
  access: EDIT,
  request: z.object({
    /** Null for a new one; then version is null too. */
    webhookId: z.string().max(100).nullable().default(null),
    version: z.int().nullable().default(null),
    name: z.string().max(10_000),
    template: z.enum(WEBHOOK_TEMPLATES),
    language: z.enum(LANGUAGES),
    /** Of template SMS: `+` and digits. */
    numbers: z.array(z.string().max(100)).max(MOST_NAMED).default([]),
    /** Left out: the one that it has. */
    url: z.string().max(2_000).nullable().default(null),
    /** The secret of before ends at once. */
    isSecretRenewed: z.boolean().default(false),
  }),
  reply: z.object({
    webhook,
    /** `whsec_` and Base64; null where it stays as it is. */
    secret: z.string().nullable(),
  }),
});

export const deleteWebhook = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/webhooks/delete',
  summary: 'Removes a webhook. Refused with UNKNOWN_WEBHOOK and CHANGED_MEANWHILE.',
  access: EDIT,
  request: z.object({ webhookId: z.string().max(100), version: z.int() }),
  reply: okReply,
});

export const testWebhook = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/webhooks/test',
  summary:
    'Posts the newest anomaly of the company, or a made-up one where it has none, once. Refused with UNKNOWN_WEBHOOK.',
  access: EDIT,
  request: z.object({ webhookId: z.string().max(100) }),
  reply: z.object({
    isTaken: z.boolean(),
    /** HTTP status and first words; null without an answer. */
    answer: z.string().nullable(),
    /** Why there is no answer; null with one. */
    fault: z.enum(['TIMEOUT', 'UNREACHABLE', 'PRIVATE_ADDRESS', 'SECRET_UNREADABLE']).nullable(),
    milliseconds: z.int(),
  }),
});

export const notificationEndpoints = {
  notificationSettings,
  saveNotificationSetting,
  deleteNotificationSetting,
  saveWebhook,
  deleteWebhook,
  testWebhook,
};
