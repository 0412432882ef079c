// REST contract of the platform: mails that were sent to people of a company, and how they fared.
import { z } from 'zod';
import { LANGUAGES } from '../../../lib/catalogue/languages.ts';
import { MAIL_KINDS, MAIL_STATES } from '../../../lib/mail/mails.ts';
import { defineEndpoint } from '../endpoint.ts';
import { askedPage } from '../shared/paging.ts';

/** The most mails that one request names. */
export const MAX_MAIL_IDS = 50;

export const mail = z.object({
  mailId: z.string(),
  kind: z.enum(MAIL_KINDS),
  state: z.enum(MAIL_STATES),
  senderNm: z.string(),
  language: z.enum(LANGUAGES),
  recipients: z.array(z.string()),
  refusedRecipients: z.array(z.string()),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** When it was sent, or given up; null while it waits. */
  endedAt: z.iso.datetime().nullable(),
  attempts: z.int(),
  nextAttemptAt: z.iso.datetime().nullable(),
  /** Words of the mail server the last time that it failed. */
  fault: z.string().nullable(),
  attachments: z.array(
    z.object({
      position: z.int(),
      name: z.string(),
      contentType: z.string(),
      /** In bytes. */
      size: z.int(),
      /** Its content can be had. */
      isKept: z.boolean(),
    }),
  ),
});

export const mailList = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: '/plat/mails',
  summary: 'Mails that the user sent or got; for an owner all of the company. The newest first.',
  access: 'member',
  request: z.object({
    ...askedPage(),
    /** Only these; null: all. */
    mailIds: z.array(z.string().max(100)).min(1).max(MAX_MAIL_IDS).nullable().default(null),
  }),
  reply: z.object({
    totalCount: z.int(),
    /** Where mails go: to a server, or into a folder on the machine of the portal. */
    delivery: z.enum(['smtp', 'outbox']),
    list: z.array(mail),
  }),
});

export const mailAttachment = defineEndpoint({
  service: 'plat',
  method: 'POST',
  path: '/plat/mails/attachment',
  summary: 'The content of an attachment of such a mail; null when it is not kept any more.',
  access: 'member',
  request: z.object({ mailId: z.string().max(100), position: z.int().min(0) }),
  reply: z.object({
    file: z
      .object({
        name: z.string(),
        contentType: z.string(),
        /** Base64. */
        content: z.string(),
      })
      .nullable(),
  }),
});

export const mailEndpoints = { mailList, mailAttachment };
