// Handlers of the log of deliveries, and of links that acknowledge.
import { textsOf } from '../../../../lib/node/texts.ts';
import type { deliveryEndpoints, WireDelivery } from '../../../contract/anomaly/deliveries.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import { anomalyEvent } from '../../../stores/documents/anomaly/anomaly-events.ts';
import { anomalyRulesOf } from '../../../stores/documents/anomaly/anomaly-rules.ts';
import { anomalyState, changeAnomalyState } from '../../../stores/documents/anomaly/anomaly-states.ts';
import {
  type LoggedDelivery,
  loggedDeliveries,
  loggedDelivery,
  tryDeliveryAgain,
} from '../../../stores/documents/anomaly/delivery-log.ts';
import { userOfSubject } from '../../../stores/documents/people/users.ts';
import type { Stores } from '../../shared/stores.ts';
import { knownCompany } from '../ai-state.ts';
import { alertAmounts } from '../alerts/alert-amounts.ts';
import { alertMessage } from '../alerts/alert-message.ts';
import { dayOf } from '../alerts/listed-alerts.ts';
import { shownState } from '../handling/shown-state.ts';
import { acknowledgementOf } from './acknowledge-token.ts';
import { companyReach, receiverPerson, skipReason } from './sending/receiver-rights.ts';

export interface DeliveryTools {
  /** Signs links that acknowledge. */
  signingKey: string;
  /** What was put off is sent soon. */
  wake: () => void;
}

export function deliveryHandlers(
  stores: Stores,
  { signingKey, wake }: DeliveryTools,
): HandlersOf<typeof deliveryEndpoints> {
  const { documents, now } = stores;
  return {
    deliveryLog: async ({ page, itemsPerPage }, { companyId }) => {
      const asked = { limit: itemsPerPage, skip: (page - 1) * itemsPerPage };
      const { totalCount, deliveries } = await loggedDeliveries(documents, companyId, asked);
      return { totalCount, list: deliveries.map(wireDelivery) };
    },
    retryDelivery: async ({ deliveryId }, call) => {
      await checkRetry(stores, call, deliveryId);
      if (!(await tryDeliveryAgain(documents, deliveryId, now())))
        throw new Refusal('DELIVERY_NOT_FAILED', 'Only what failed can be tried again.', 'deliveryId');
      wake();
      const delivery = await known(stores, call, deliveryId);
      return { delivery: wireDelivery(delivery) };
    },
    acknowledgement: async ({ token }) => {
      const found = await foundAnomaly(stores, signingKey, token);
      return { acknowledgement: found?.shown ?? null };
    },
    acknowledge: async ({ token }) => {
      const found = await foundAnomaly(stores, signingKey, token);
      if (!found) return { result: 'LAPSED' };
      if (found.shown.isDone) return { result: 'OK' };
      const isChanged = await changeAnomalyState(documents, {
        ...{ companyId: found.companyId, eventId: found.eventId, version: found.version },
        author: found.author,
        at: now(),
        change: { state: 'ACKNOWLEDGED', from: null, until: null, reason: '' },
      });
      // Another person was faster: what that one decided stays.
      return { result: isChanged || (await foundAnomaly(stores, signingKey, token)) ? 'OK' : 'LAPSED' };
    },
  };
}

/** Rights may have been withdrawn since: what a person may no longer see is not sent again. */
async function checkRetry(stores: Stores, call: Call, deliveryId: string): Promise<void> {
  const { channel, receiver } = await known(stores, call, deliveryId);
  if (channel === 'EMAIL' && !(await receiverPerson(stores.documents, call.companyId, receiver)))
    throw new Refusal('RECEIVER_WITHOUT_RIGHT', 'The recipient may not see anomalies.', 'deliveryId');
}

async function known(
  { documents }: Stores,
  { companyId }: Call,
  deliveryId: string,
): Promise<LoggedDelivery> {
  const found = await loggedDelivery(documents, companyId, deliveryId);
  if (!found) throw new Refusal('UNKNOWN_DELIVERY', 'The company has no such delivery.', 'deliveryId');
  return found;
}

/** What a link names, as it is now; null where the person may not acknowledge it. */
async function foundAnomaly(stores: Stores, signingKey: string, token: string) {
  const { documents, now } = stores;
  const named = acknowledgementOf(signingKey, token, now());
  if (!named) return null;
  const { companyId, eventId, userId } = named;
  const [person, user, event, kept, rules] = await Promise.all([
    receiverPerson(documents, companyId, userId),
    userOfSubject(documents, userId),
    anomalyEvent(documents, companyId, eventId),
    anomalyState(documents, eventId),
    anomalyRulesOf(documents, companyId),
  ]);
  if (!person?.canEdit || !user || !event) return null;
  const company = await knownCompany(stores, companyId);
  const state = shownState(event, kept, dayOf(stores));
  const skipped = skipReason({ event, state, reason: 'NEW' }, await companyReach(stores, company));
  if (skipped !== null && skipped !== 'SETTLED') return null;
  const { language, email } = person;
  const ruleTitle = rules.find(({ ruleId }) => ruleId === event.ruleId)?.title ?? null;
  const words = { texts: textsOf(language), language };
  const message = alertMessage(event, alertAmounts(event), ruleTitle, words);
  const shown = { language, company: company.name, email, message, isDone: state !== 'OPEN' };
  return { companyId, eventId, version: kept.version, author: user.name, shown };
}

function wireDelivery({ receiver: _, eventIds, fault, ...delivery }: LoggedDelivery): WireDelivery {
  return { ...delivery, fault: fault as WireDelivery['fault'], alertIds: eventIds };
}
