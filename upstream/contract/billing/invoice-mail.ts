// REST contract of invoice mails (service `mail`): recipients, sending now or monthly, reservations, unsubscribing.
import { z } from 'zod';
import { isSendTime } from '../../../lib/calendar/send-schedule.ts';
import { SEND_ZONE_CODES } from '../../../lib/calendar/send-zones.ts';
import { CURRENCY_CODES } from '../../../lib/catalogue/currencies.ts';
import { LANGUAGES } from '../../../lib/catalogue/languages.ts';
import { INVOICE_FILE_TYPES } from '../../../lib/mail/invoice-mail.ts';
import { MAX_PASTED } from '../../../lib/mail/recipients.ts';
import { defineEndpoint, isoDate, okReply } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { idempotencyKey } from '../shared/asked.ts';
import { scheduleReply, yearMonth, yesNo } from '../shared/mail-schedule.ts';
import { recipientsReply, recipientsRequest } from '../shared/recipients.ts';

const path = (name: string) => `/billing/mail/${name}`;
const view = { menu: 'BILLING', needs: 'view' } as const;
const edit = { menu: 'BILLING', needs: 'edit' } as const;

/** Longer than any text may be: what is too long is told by its own code. */
const text = z.string().max(2000);
const fileType = z.enum(INVOICE_FILE_TYPES);
const language = z.enum(LANGUAGES);

/** Which part of the bill is sent, and in which further currency its total is told. */
const chosenBill = {
  /** BILL: of all accounts of the vendor; ACCOUNT: of one. */
  rprtType: z.enum(['BILL', 'ACCOUNT']).default('BILL'),
  /** The account; needed by ACCOUNT, and only there. Of OpenStack the service. */
  lnkdAccId: z.string().min(1).max(300).nullable().default(null),
  /** Null: each total is in the currency of its bill alone. */
  billCurr: z.enum(CURRENCY_CODES).nullable().default(null),
};

export const recipientList = defineEndpoint({
  service: 'mail',
  method: 'POST',
  path: path('recipientList'),
  summary: 'People of the company who can get mail, and what is wrong with each address of a pasted list.',
  access: edit,
  request: recipientsRequest,
  reply: recipientsReply,
});

/** What the portal sends with every invoice, beside `userId` of the common context. */
const invoicePayload = z.object({
  siteId: z.string(),
  cmpnId: z.string(),
  cmpnNm: z.string(),
  vendor: vendorCode,
  /** Number of the reservation that is changed; null: a new mail. */
  rprtId: z.int().min(1).nullable(),
  /** Subject; empty: made of vendor and month. */
  rprtTitl: text,
  lang: language,
  sendType: z.enum(['once', 'test', 'monthly']),
  /** Of a monthly one: the bill of the month that it is sent in, rather than of the month before. */
  currMnthYn: yesNo,
  ...chosenBill,
  creaUser: z.string(),
  /** Description, under 255 characters. */
  invoiceContent: text,
  alias: z.string().default(''),
  dwldType: fileType,
  /** A: active; P: paused. */
  statVal: z.enum(['A', 'P']).default('A'),
  /** Addresses. Of a test it is empty: it goes to the sender. */
  recipientList: z.array(z.string().max(1000)).max(MAX_PASTED),
  srchVal: z.string().default(''),
  userNm: z.string(),
  /** First and last day of the billed month; null for a monthly one. */
  srchSt: isoDate.nullable(),
  srchEnd: isoDate.nullable(),
  subsTitl: text.default(''),
  /** The sender is a recipient. */
  ownSubsYn: yesNo,
  cyleLocale: z.enum(SEND_ZONE_CODES),
  cyleType: z.literal('monthly').default('monthly'),
  cyleDayMnth: z.int().min(1).max(31),
  cyleTm: z.string().refine(isSendTime, { error: 'HH:MM' }),
});

export const sendInvoice = defineEndpoint({
  service: 'mail',
  method: 'POST',
  path: path('send/email'),
  summary:
    'Sends a bill by mail now, to the sender alone as a test, or every month. Refused with CHANGED_MEANWHILE and others.',
  access: edit,
  request: invoicePayload.extend({
    idempotencyKey: idempotencyKey(z.string().regex(/^[\w-]{8,64}$/)),
    /** Of the reservation that is changed. */
    version: z.int().nullable().default(null),
  }),
  reply: z.object({
    result: z.literal('OK'),
    /** The mail; null for a reservation. */
    mailId: z.string().nullable(),
    /** The reservation; null for a mail. */
    seq: z.int().nullable(),
  }),
});

export const invoicePreview = defineEndpoint({
  service: 'mail',
  method: 'POST',
  path: path('main_report'),
  summary: 'Exactly the mail that would be sent, with its file. Refused with NO_DATA_COLLECTED and others.',
  access: view,
  request: z.object({
    vendor: vendorCode,
    yearMonth,
    lang: language,
    dwldType: fileType.default('pdf'),
    rprtTitl: text.default(''),
    invoiceContent: text.default(''),
    ...chosenBill,
  }),
  reply: z.object({
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    file: z.object({
      name: z.string(),
      contentType: z.string(),
      /** In bytes. */
      size: z.int(),
      /** Base64. */
      content: z.string(),
    }),
  }),
});

export const reservation = scheduleReply.extend({
  rprtTitl: z.string(),
  invoiceContent: z.string(),
  vendor: vendorCode,
  lang: language,
  dwldType: fileType,
  lnkdAccId: z.string().nullable(),
  billCurr: z.enum(CURRENCY_CODES).nullable(),
  currMnthYn: yesNo,
  cyleLocale: z.enum(SEND_ZONE_CODES),
  cyleDayMnth: z.int(),
  cyleTm: z.string(),
});

/** The company and the site, as the portal repeats them beside the common context. */
const asker = { cmpnId: z.string(), siteId: z.string() };

export const checkReservation = defineEndpoint({
  service: 'mail',
  method: 'POST',
  path: path('reservation/check'),
  summary: 'Whether bills of the vendor are sent every month, and the reservations with their last runs.',
  access: view,
  request: z.object({
    ...asker,
    /** Null: of every vendor. */
    vendor: vendorCode.nullable(),
  }),
  reply: z.object({ reservedYn: yesNo, list: z.array(reservation) }),
});

export const deleteReservation = defineEndpoint({
  service: 'mail',
  method: 'POST',
  path: path('reservation/delete'),
  summary: 'Ends a reservation. Refused with UNKNOWN_RESERVATION.',
  access: edit,
  request: z.object({ ...asker, seq: z.int().min(1), delYn: z.literal('Y') }),
  reply: okReply,
});

export const pauseReservation = defineEndpoint({
  service: 'mail',
  method: 'POST',
  path: path('reservation/pause'),
  summary: 'Pauses a reservation, or lets it go on. Refused with UNKNOWN_RESERVATION and CHANGED_MEANWHILE.',
  access: edit,
  request: z.object({ ...asker, seq: z.int().min(1), pauseYn: yesNo, version: z.int() }),
  reply: okReply,
});

export const subscription = defineEndpoint({
  service: 'mail',
  method: 'POST',
  path: path('subs/subscribe'),
  summary: 'Which mail a signed link would end, and to whom; changes nothing.',
  access: 'open',
  request: z.object({ token: z.string().max(500) }),
  reply: z.object({
    /** Null: the link is of no recipient (any more). */
    subscription: z
      .object({
        kind: z.enum(['INVOICE', 'DASHBOARD', 'PROMISE_LEDGER']),
        /** Its subject, or the name of the dashboard; empty: what it is called follows from its kind and vendor. */
        name: z.string(),
        /** Whose bills; null for all else. */
        vendor: vendorCode.nullable(),
        company: z.string(),
        /** Address of the recipient. */
        email: z.string(),
        /** Of the mail. */
        language: z.enum(LANGUAGES),
        isEnded: z.boolean(),
      })
      .nullable(),
  }),
});

export const unsubscribe = defineEndpoint({
  service: 'mail',
  method: 'POST',
  path: path('subs/subscribe/remove'),
  summary: 'Ends the mails of a schedule to one recipient, who is named by a signed link alone.',
  access: 'open',
  request: z.object({ token: z.string().max(500) }),
  reply: z.object({
    /** LAPSED: the link is of no recipient (any more). */
    result: z.enum(['OK', 'LAPSED']),
  }),
});

export const invoiceMailEndpoints = {
  recipientList,
  sendInvoice,
  invoicePreview,
  checkReservation,
  deleteReservation,
  pauseReservation,
  subscription,
  unsubscribe,
};
