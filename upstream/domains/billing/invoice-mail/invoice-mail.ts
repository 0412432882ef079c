// Handlers of invoice mails: recipients, sending now or monthly, reservations, unsubscribing.

import type { z } from 'zod';
import { firstOfMonth, lastOfMonth } from '../../../../lib/calendar/calendar.ts';
import type { Language } from '../../../../lib/catalogue/languages.ts';
import { textsOf } from '../../../../lib/node/texts.ts';
import type { invoiceMailEndpoints, sendInvoice } from '../../../contract/billing/invoice-mail.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import { checkLine, checkParagraph, checkRecipients } from '../../../mail/check-mail.ts';
import { peopleOf, recipientsFor } from '../../../mail/recipients.ts';
import {
  type Change,
  deleteSchedule,
  pauseSchedule,
  saveSchedule,
} from '../../../mail/schedules/save-schedule.ts';
import { scheduleSummaries } from '../../../mail/schedules/schedule-summaries.ts';
import { subscriptionOf } from '../../../mail/schedules/unsubscribe-token.ts';
import { subjectLine } from '../../../mail/subject-line.ts';
import { badRequest, forbidden, Refusal } from '../../../refusal.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import { unsubscribeRecipient } from '../../../stores/documents/mails/mail-schedule-recipients.ts';
import { schedulesOf } from '../../../stores/documents/mails/mail-schedules.ts';
import { toldSubscription } from '../../../stores/documents/mails/told-subscription.ts';
import type { Stores } from '../../shared/stores.ts';
import type { ComposeInvoice } from './invoice.ts';
import { sendingFault } from './sending-right.ts';

export interface InvoiceMailTools {
  compose: ComposeInvoice;
  /** Signs unsubscribe links. */
  signingKey: string;
}

type InvoiceSchedule = Awaited<ReturnType<typeof scheduleSummaries<'INVOICE'>>>[number];
type Invoice = z.output<(typeof sendInvoice)['request']>;
const DONE = { result: 'OK' } as const;

export function invoiceMailHandlers(
  stores: Stores,
  { compose, signingKey }: InvoiceMailTools,
): HandlersOf<typeof invoiceMailEndpoints> {
  const { documents } = stores;
  const changeOf = ({ user, companyId }: Call): Change => ({
    documents,
    companyId,
    userId: user.userId,
    at: stores.now(),
  });
  return {
    recipientList: (request, { companyId }) => recipientsFor(documents, companyId, request),
    sendInvoice: (invoice, call) => {
      assertOwn(invoice, call);
      return invoice.sendType === 'monthly'
        ? reserve(changeOf(call), invoice)
        : sendNow(stores, compose, invoice, call);
    },
    invoicePreview: async (asked, call) => {
      const { vendor, yearMonth, lang, dwldType, rprtTitl, invoiceContent } = asked;
      const { companyId, user } = call;
      checkLine(rprtTitl, 'rprtTitl');
      checkParagraph(invoiceContent, 'invoiceContent');
      const composed = await compose({
        companyId,
        vendor,
        billMonth: `${yearMonth}-01`,
        language: lang,
        fileType: dwldType,
        title: rprtTitl,
        description: invoiceContent,
        ...chosenBill(asked),
        senderName: user.name,
        readers: [user.userId],
      });
      const { name, contentType, content } = composed.file;
      const file = { name, contentType, size: content.length, content: content.toString('base64') };
      return { subject: composed.subject, ...composed.bodyWith(null), file };
    },
    checkReservation: async ({ vendor, ...asker }, call) => {
      assertOwn(asker, call);
      const all = await schedulesOf(documents, 'INVOICE', { companyId: call.companyId });
      const asked = all.filter(({ content }) => vendor === null || content.vendor === vendor);
      const list = (await scheduleSummaries(documents, asked)).flatMap(wireReservation);
      return { reservedYn: list.length > 0 ? 'Y' : 'N', list };
    },
    deleteReservation: async ({ seq, ...asker }, call) => {
      assertOwn(asker, call);
      await deleteSchedule(changeOf(call), 'INVOICE', seq);
      return DONE;
    },
    pauseReservation: async ({ seq, version, pauseYn, ...asker }, call) => {
      assertOwn(asker, call);
      await pauseSchedule(changeOf(call), 'INVOICE', { seq, version, isPaused: pauseYn === 'Y' });
      return DONE;
    },
    subscription: async ({ token }) => {
      const named = subscriptionOf(signingKey, token);
      return { subscription: named && (await toldSubscription(documents, named)) };
    },
    unsubscribe: async ({ token }) => {
      const subscription = subscriptionOf(signingKey, token);
      const { seq, userId } = subscription ?? { seq: 0, userId: '' };
      const isKnown = await unsubscribeRecipient(documents, seq, userId, stores.now());
      return { result: isKnown ? 'OK' : 'LAPSED' };
    },
  };
}

/** What the portal repeats beside the common context must name the same company. */
function assertOwn({ cmpnId }: { cmpnId: string }, { companyId }: Call): void {
  if (cmpnId !== companyId) throw forbidden('The request names another company.', 'cmpnId');
}

async function sendNow(
  { documents, mailer }: Stores,
  compose: ComposeInvoice,
  invoice: Invoice,
  { companyId, user }: Call,
): Promise<ReplyOf<typeof sendInvoice>> {
  const { vendor, srchSt, srchEnd, lang, dwldType, rprtTitl, invoiceContent, sendType } = invoice;
  const isTest = sendType === 'test';
  const recipients = isTest ? [user.email] : invoice.recipientList;
  checkLine(rprtTitl, 'rprtTitl');
  checkParagraph(invoiceContent, 'invoiceContent');
  checkRecipients(recipients);
  if (srchSt === null || firstOfMonth(srchSt) !== srchSt || lastOfMonth(srchSt) !== srchEnd)
    throw badRequest('srchSt and srchEnd must be the first and the last day of a month.', 'srchSt');
  await assertVendor(documents, { companyId, senderId: user.userId, vendor });
  const composed = await compose({
    companyId,
    vendor,
    billMonth: srchSt,
    language: lang,
    fileType: dwldType,
    title: rprtTitl,
    description: invoiceContent,
    ...chosenBill(invoice),
    senderName: user.name,
    readers: isTest ? [user.userId] : await readersOf(documents, companyId, recipients),
  });
  const { bodyWith, file } = composed;
  const subject = isTest ? testSubject(lang, composed.subject) : composed.subject;
  const { mailId } = await mailer.sendMail({
    companyId,
    kind: isTest ? 'INVOICE_TEST' : 'INVOICE',
    senderId: user.userId,
    recipients,
    language: lang,
    subject,
    body: bodyWith(null),
    attachments: [file],
    idempotencyKey: `invoice:${sendType}:${user.userId}:${invoice.idempotencyKey}`,
  });
  return { result: 'OK', mailId, seq: null };
}

/** Refuses an account that is not of one, and a bill of one without it. */
function chosenBill({ rprtType, lnkdAccId, billCurr }: Pick<Invoice, 'rprtType' | 'lnkdAccId' | 'billCurr'>) {
  if ((rprtType === 'ACCOUNT') !== (lnkdAccId !== null))
    throw badRequest('The bill of an account names it, and only that one does.', 'lnkdAccId');
  return { account: lnkdAccId, currency: billCurr };
}

/** Ids of the members with these addresses. */
async function readersOf(
  documents: Stores['documents'],
  companyId: string,
  addresses: readonly string[],
): Promise<string[]> {
  const wanted = new Set(addresses.map((address) => address.trim().toLowerCase()));
  const people = await peopleOf(documents, companyId);
  return people.filter(({ email }) => wanted.has(email.toLowerCase())).map(({ userId }) => userId);
}

/** A mail that is sent as a test says so before anything else. */
function testSubject(language: Language, subject: string): string {
  return subjectLine(textsOf(language)('billing.mail.testSubject', { subject }));
}

async function reserve(change: Change, invoice: Invoice): Promise<ReplyOf<typeof sendInvoice>> {
  const { rprtId, version, vendor, cyleLocale: zone, cyleDayMnth: day, cyleTm: time } = invoice;
  checkLine(invoice.rprtTitl, 'rprtTitl');
  checkParagraph(invoice.invoiceContent, 'invoiceContent');
  const { documents, companyId, userId } = change;
  await assertVendor(documents, { companyId, senderId: userId, vendor });
  const seq = await saveSchedule(change, {
    scheduled: {
      kind: 'INVOICE',
      content: {
        title: invoice.rprtTitl.trim(),
        description: invoice.invoiceContent.trim(),
        vendor,
        language: invoice.lang,
        fileType: invoice.dwldType,
        isCurrentMonth: invoice.currMnthYn === 'Y',
        ...chosenBill(invoice),
      },
    },
    schedule: { cycle: invoice.cyleType, zone, day, time },
    recipients: invoice.recipientList,
    isPaused: invoice.statVal === 'P',
    based: rprtId === null ? null : { seq: rprtId, version: version ?? 0 },
    key: invoice.idempotencyKey,
  });
  return { result: 'OK', mailId: null, seq };
}

async function assertVendor(...asked: Parameters<typeof sendingFault>): Promise<void> {
  if ((await sendingFault(...asked)) === 'VENDOR_NOT_AVAILABLE')
    throw new Refusal('VENDOR_NOT_AVAILABLE', 'The company is not authorised for the vendor.', 'vendor');
}

function wireReservation({ content, schedule, told }: InvoiceSchedule) {
  if (!schedule) return [];
  return {
    ...told,
    rprtTitl: content.title,
    invoiceContent: content.description,
    vendor: content.vendor,
    lang: content.language,
    dwldType: content.fileType,
    lnkdAccId: content.account ?? null,
    billCurr: content.currency ?? null,
    currMnthYn: content.isCurrentMonth ? ('Y' as const) : ('N' as const),
    cyleLocale: schedule.zone,
    cyleDayMnth: schedule.day,
    cyleTm: schedule.time,
  };
}
