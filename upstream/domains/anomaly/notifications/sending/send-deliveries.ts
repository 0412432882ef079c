// Sends what was made: mails by the mailer, posts to webhooks, which are tried again with growing pauses.

import { Refusal } from '../../../../refusal.ts';
import {
  claimDeliveries,
  type DeliveryOutcome,
  type DueDelivery,
  handOver,
  settleDelivery,
} from '../../../../stores/documents/anomaly/anomaly-deliveries.ts';
import { webhooksOf } from '../../../../stores/documents/anomaly/webhooks.ts';
import { type PostAnswer, PostFault, postJson } from '../webhooks/post.ts';
import { openedTarget } from '../webhooks/sealed-webhook.ts';
import { signedHeaders } from '../webhooks/signature.ts';
import type { NoticeMail } from './alert-mail.ts';
import type { NotifierParts } from './notifier-parts.ts';

const MINUTE_MS = 60_000;
/** Pauses before the second and each further attempt; after the last there is none. */
const PAUSES_MS: readonly number[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * 60 * MINUTE_MS,
  12 * 60 * MINUTE_MS,
];
/** Far more than a post may take: then the program that was at it is gone. */
const CLAIM_MS = 2 * MINUTE_MS;
const AT_ONCE = 10;
/** The receiver says that the address is gone for good. */
const GONE = 410;

export async function sendDeliveries(parts: NotifierParts, signal: AbortSignal): Promise<void> {
  const { documents, now } = parts.stores;
  while (!signal.aborted) {
    const claimed = await claimDeliveries(documents, now(), new Date(now().getTime() + CLAIM_MS), AT_ONCE);
    if (claimed.length === 0) return;
    // One that hangs holds up its own batch alone, and for seconds.
    await Promise.all(claimed.map((delivery) => send(parts, delivery, signal)));
  }
}

async function send(parts: NotifierParts, delivery: DueDelivery, signal: AbortSignal): Promise<void> {
  const { stores, logger } = parts;
  const { deliveryId, channel, attempts } = delivery;
  if (channel === 'EMAIL') return sendMail(parts, delivery);
  const outcome = await post(parts, delivery, signal);
  // Cut off by the end of the program: the next start takes it up at once.
  const settled = signal.aborted && outcome.state !== 'SENT' ? again(stores.now(), outcome) : outcome;
  await settleDelivery(stores.documents, deliveryId, settled, stores.now());
  const result = { deliveryId, attempts, state: settled.state, fault: settled.fault };
  logger[settled.fault === null ? 'info' : 'warn'](result, 'webhook');
}

/** From here on the mailer retries and reports the state. */
async function sendMail({ stores }: NotifierParts, delivery: DueDelivery): Promise<void> {
  const { documents, mailer, now } = stores;
  const { deliveryId, companyId } = delivery;
  const { language, subject, text, html, email, senderId } = JSON.parse(delivery.content) as NoticeMail;
  try {
    const { mailId } = await mailer.sendMail({
      ...{ companyId, kind: 'ANOMALY_ALERT', senderId, recipients: [email], language, subject },
      body: { text, html },
      attachments: [],
      idempotencyKey: `anomalies ${deliveryId}`,
      reference: deliveryId,
    });
    await handOver(documents, deliveryId, mailId);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const failed = {
      state: 'FAILED',
      nextAttemptAt: null,
      fault: 'NO_RIGHT',
      answer: error.message,
    } as const;
    await settleDelivery(documents, deliveryId, failed, now());
  }
}

async function post(
  { stores, secretKey, networks, postMs }: NotifierParts,
  { companyId, receiver, deliveryId, content, attempts }: DueDelivery,
  signal: AbortSignal,
): Promise<DeliveryOutcome> {
  const { documents, now } = stores;
  const webhook = (await webhooksOf(documents, companyId)).find(({ webhookId }) => webhookId === receiver);
  if (!webhook) return failed('SWITCHED_OFF', null);
  const target = openedTarget(secretKey, webhook.sealed);
  if (!target) return failed('SECRET_UNREADABLE', null);
  const headers = signedHeaders(target.secret, deliveryId, now(), content);
  try {
    const answer = await postJson(new URL(target.url), headers, content, {
      ...{ networks, signal },
      ...(postMs !== undefined && { timeoutMs: postMs }),
    });
    const isTaken = answer.status >= 200 && answer.status < 300;
    if (isTaken) return { state: 'SENT', nextAttemptAt: null, fault: null, answer: wordsOf(answer) };
    if (answer.status === GONE) return failed('ANSWER', wordsOf(answer));
    return later(attempts, now(), 'ANSWER', wordsOf(answer));
  } catch (error) {
    if (!(error instanceof PostFault)) throw error;
    if (error.code === 'PRIVATE_ADDRESS') return failed(error.code, null);
    return later(attempts, now(), error.code, error.message);
  }
}

function failed(fault: string, answer: string | null): DeliveryOutcome {
  return { state: 'FAILED', nextAttemptAt: null, fault, answer };
}

function later(attempts: number, now: Date, fault: string, answer: string): DeliveryOutcome {
  const pause = PAUSES_MS[attempts - 1];
  if (pause === undefined) return failed(fault, answer);
  return { state: 'WAITING', nextAttemptAt: new Date(now.getTime() + pause), fault, answer };
}

function again(now: Date, { fault, answer }: DeliveryOutcome): DeliveryOutcome {
  return { state: 'WAITING', nextAttemptAt: now, fault, answer };
}

function wordsOf({ status, text }: PostAnswer): string {
  return text === '' ? String(status) : `${status} ${text}`;
}
