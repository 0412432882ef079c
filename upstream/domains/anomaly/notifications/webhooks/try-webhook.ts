// Posts one anomaly to a webhook while the user waits, so that address, secret and form can be tried.
import { randomUUID } from 'node:crypto';
import type { Call } from '../../../../rest/call.ts';
import { type AnomalyEvent, anomalyEvents } from '../../../../stores/documents/anomaly/anomaly-events.ts';
import type { Webhook } from '../../../../stores/documents/anomaly/webhooks.ts';
import type { Company } from '../../../../stores/documents/platform/companies.ts';
import type { Stores } from '../../../shared/stores.ts';
import { knownCompany } from '../../ai-state.ts';
import { dayOf } from '../../alerts/listed-alerts.ts';
import { anomalyNotice } from '../sending/anomaly-notice.ts';
import { companyReach, skipReason } from '../sending/receiver-rights.ts';
import { PostFault, postJson } from './post.ts';
import { openedTarget } from './sealed-webhook.ts';
import { signedHeaders } from './signature.ts';
import { webhookBody } from './templates.ts';
import type { WebhookTools } from './webhook-tools.ts';

export async function tryWebhook(
  stores: Stores,
  { secretKey, networks, publicUrl }: WebhookTools,
  { sealed, template, language, numbers }: Webhook,
  { companyId, signal }: Call,
) {
  const target = openedTarget(secretKey, sealed);
  if (!target) return { isTaken: false, answer: null, fault: 'SECRET_UNREADABLE' as const, milliseconds: 0 };
  const company = await knownCompany(stores, companyId);
  const event = await triedEvent(stores, company);
  const content = anomalyNotice([{ event, reason: 'NEW' }], {
    ...{ language, companyId, companyName: company.name, publicUrl },
    ruleTitles: new Map(),
    acknowledgeUrl: () => null,
  });
  const body = webhookBody(template, content, { numbers });
  const headers = signedHeaders(target.secret, randomUUID(), stores.now(), body);
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  try {
    const { status, text } = await postJson(new URL(target.url), headers, body, { networks, signal });
    const answer = text === '' ? String(status) : `${status} ${text}`;
    return { isTaken: status >= 200 && status < 300, answer, fault: null, milliseconds: took() };
  } catch (error) {
    if (!(error instanceof PostFault)) throw error;
    return { isTaken: false, answer: null, fault: error.code, milliseconds: took() };
  }
}

/** The newest that may be sent, or a sample without cost. */
async function triedEvent(stores: Stores, company: Company): Promise<AnomalyEvent> {
  const reach = await companyReach(stores, company);
  const events = await anomalyEvents(stores.documents, company.companyId);
  const newest = events.find((event) => skipReason({ event, state: 'OPEN', reason: 'NEW' }, reach) === null);
  return newest ?? emptyEvent(stores, company);
}

function emptyEvent(stores: Stores, { companyId, currency, dataVersion }: Company): AnomalyEvent {
  const day = dayOf(stores);
  const at = stores.now().toISOString();
  return {
    ...{ eventId: 'test', companyId, vendor: 'aws', account: null, product: null, region: null },
    ...{
      kind: 'USAGE',
      unit: 'DAY',
      direction: 'UP',
      detectType: 'AI',
      ruleId: null,
      level: 'MINOR',
      sensitivity: 'M',
    },
    ...{ startedOn: day, lastSeenOn: day, endedOn: null, peakDay: day, days: 1 },
    ...{ real: '0', expected: '0', impact: '0', percent: null, currency, rateDate: null },
    ...{ topCause: null, detectedAt: at, judgedAt: at, judgedThrough: day, dataVersion },
    withdrawnReason: null,
  };
}
