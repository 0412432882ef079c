// Handlers of what AI says of unusual cost: models by day, causes, the top five, and whether it is ready.
import type { aiAnomalyEndpoints } from '../../../contract/anomaly/ai.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import { judgedVendors } from '../../../stores/documents/anomaly/judged-vendors.ts';
import { notificationSettings } from '../../../stores/documents/anomaly/notification-settings.ts';
import { saveTopCause } from '../../../stores/documents/anomaly/save-anomalies.ts';
import { factsFor } from '../../../stores/facts/facts-for.ts';
import type { Stores } from '../../shared/stores.ts';
import { aiState, knownCompany } from '../ai-state.ts';
import { alarmBand } from '../alarm-band.ts';
import { topFive } from '../alerts/alerts.ts';
import { dayOf, listedAlert } from '../alerts/listed-alerts.ts';
import { DEFAULT_SENSITIVITY } from '../sensitivity.ts';
import { causesOf } from './causes.ts';
import { basisOfEvent } from './event-basis.ts';
import { modelDays } from './model-days.ts';
import { topCauseOfEvent } from './top-cause.ts';

export function aiAnomalyHandlers(stores: Stores): HandlersOf<typeof aiAnomalyEndpoints> {
  const { documents } = stores;
  return {
    aiModelAnalysis: async ({ alertId }, call) => {
      const { event } = await listedAlert(stores, call, alertId);
      const facts = factsFor(stores.facts, call.signal);
      const basis = await basisOfEvent(documents, event);
      const cause = await topCauseOfEvent({ documents, facts }, event);
      return { currency: event.currency, days: await modelDays({ documents, facts }, event, basis, cause) };
    },
    aiPossibleCause: async ({ alertId }, call) => {
      const { event } = await listedAlert(stores, call, alertId);
      const facts = factsFor(stores.facts, call.signal);
      const causes = await causesOf(facts, event, await basisOfEvent(documents, event));
      // The list shows the same cause as the page of the anomaly.
      if (causes.topCause) await saveTopCause(documents, alertId, causes.topCause);
      return causes;
    },
    aiChangeTop5: (request, call) => topFive(stores, call, { ...request, detectType: 'ai' }),
    aiSettings: (_request, call) => settingsOf(stores, call),
  };
}

async function settingsOf(stores: Stores, { companyId }: Call) {
  const { documents } = stores;
  const company = await knownCompany(stores, companyId);
  const [state, judged, band, settings] = await Promise.all([
    aiState(stores, company),
    judgedVendors(documents, companyId),
    alarmBand(documents, { companyId, vendor: null, currency: company.currency, day: dayOf(stores) }),
    notificationSettings(documents, companyId),
  ]);
  const through = judged.map(({ judgedThrough }) => judgedThrough).sort();
  const sensitivity = settings.find(({ vendor }) => vendor === null)?.sensitivity ?? DEFAULT_SENSITIVITY;
  return { ...state, analysedThrough: through.at(-1) ?? null, ...band, sensitivity };
}
