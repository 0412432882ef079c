// Handlers of what AI says of unusual cost: models by day, causes, the top five, and whether it can tell yet.
import type { aiAnomalyEndpoints } from '../../../contract/anomaly/ai.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import { anomalyJudgements } from '../../../stores/documents/anomaly/anomaly-judgements.ts';
import { factsFor } from '../../../stores/facts/facts-for.ts';
import type { Stores } from '../../shared/stores.ts';
import { aiState, knownCompany } from '../ai-state.ts';
import { defaultBand } from '../alarm-band.ts';
import { topFive } from '../alerts/alerts.ts';
import { dayOf, listedAlert } from '../alerts/listed-alerts.ts';
import { causesOf } from './causes.ts';
import { basisOfEvent } from './event-basis.ts';
import { modelDays } from './model-days.ts';

/** What AI does by itself. */
const SENSITIVITY = 'M';

export function aiAnomalyHandlers(stores: Stores): HandlersOf<typeof aiAnomalyEndpoints> {
  const { documents } = stores;
  return {
    aiModelAnalysis: async ({ alertId }, call) => {
      const { event } = await listedAlert(stores, call, alertId);
      const facts = factsFor(stores.facts, call.signal);
      const basis = await basisOfEvent(documents, event);
      return { currency: event.currency, days: await modelDays({ documents, facts }, event, basis) };
    },
    aiPossibleCause: async ({ alertId }, call) => {
      const { event } = await listedAlert(stores, call, alertId);
      return causesOf(factsFor(stores.facts, call.signal), event, await basisOfEvent(documents, event));
    },
    aiChangeTop5: (request, call) => topFive(stores, call, { ...request, detectType: 'ai' }),
    aiSettings: (_request, call) => settingsOf(stores, call),
  };
}

async function settingsOf(stores: Stores, { companyId }: Call) {
  const { documents } = stores;
  const company = await knownCompany(stores, companyId);
  const [state, judged, band] = await Promise.all([
    aiState(stores, company),
    anomalyJudgements(documents, companyId),
    defaultBand(documents, company.currency, dayOf(stores)),
  ]);
  const through = judged.map(({ judgedThrough }) => judgedThrough).sort();
  return { ...state, analysedThrough: through.at(-1) ?? null, ...band, sensitivity: SENSITIVITY } as const;
}
