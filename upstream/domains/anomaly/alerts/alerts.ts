// Handlers of alerts for unusual cost: the list, its counts, the top five, and when cost was judged last.
import { textsOf } from '../../../../lib/node/texts.ts';
import type { alertEndpoints } from '../../../contract/anomaly/alerts.ts';
import type { WireAlert } from '../../../contract/anomaly/shapes.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import { anomalyRulesOf } from '../../../stores/documents/anomaly/anomaly-rules.ts';
import { judgedVendors } from '../../../stores/documents/anomaly/judged-vendors.ts';
import { membersOf } from '../../../stores/documents/people/members.ts';
import type { Stores } from '../../shared/stores.ts';
import { knownCompany } from '../ai-state.ts';
import type { AlertWords } from './alert-message.ts';
import { type ListedAlert, listedAlerts, sortedAlerts } from './listed-alerts.ts';
import { topFiveOf } from './top-five.ts';
import { wireAlert } from './wire-alert.ts';

export function alertHandlers(stores: Stores): HandlersOf<typeof alertEndpoints> {
  const { documents } = stores;
  return {
    detectedList: async ({ page, itemsPerPage, sort, ...filter }, call) => {
      const [alerts, words] = await Promise.all([listedAlerts(stores, call, filter), wordsFor(stores, call)]);
      const skipped = (page - 1) * itemsPerPage;
      const shown = sortedAlerts(alerts, sort).slice(skipped, skipped + itemsPerPage);
      return {
        totalCount: alerts.length,
        list: shown.map((alert, place) => wireAlert(alert, skipped + place + 1, words)),
      };
    },
    totalAlerts: async (filter, call) => {
      const alerts = await listedAlerts(stores, call, filter);
      const count = (level: ListedAlert['event']['level']) =>
        alerts.filter(({ event }) => event.level === level).length;
      return { critical: count('CRITICAL'), major: count('MAJOR'), minor: count('MINOR') };
    },
    detectedTime: async (_request, { companyId }) => {
      const judged = await judgedVendors(documents, companyId);
      const times = judged.map(({ judgedAt }) => judgedAt).sort();
      return {
        detectedTime: times.at(-1) ?? null,
        vendors: judged.map(({ vendor, judgedFrom, judgedThrough, judgedAt, series }) => ({
          vendor,
          startDate: judgedFrom,
          endDate: judgedThrough,
          detectedTime: judgedAt,
          series,
        })),
      };
    },
    userAlertTop5: (request, call) => topFive(stores, call, { ...request, detectType: 'user' }),
  };
}

/** Of one detect type. */
export async function topFive(
  stores: Stores,
  call: Call,
  filter: { startDate?: string | undefined; endDate?: string | undefined; detectType: 'ai' | 'user' },
) {
  const [company, alerts, ruleTitles] = await Promise.all([
    knownCompany(stores, call.companyId),
    listedAlerts(stores, call, filter),
    ruleTitlesOf(stores, call.companyId),
  ]);
  return { currency: company.currency, items: topFiveOf(alerts, company.currency, ruleTitles) };
}

/** One alert outside a list. */
export async function shownAlert(stores: Stores, call: Call, alert: ListedAlert): Promise<WireAlert> {
  return wireAlert(alert, 1, await wordsFor(stores, call));
}

async function wordsFor(stores: Stores, { companyId, language }: Call): Promise<AlertWords> {
  const [ruleTitles, members] = await Promise.all([
    ruleTitlesOf(stores, companyId),
    membersOf(stores.documents, companyId),
  ]);
  const people = new Map(members.map(({ userId, name }) => [userId, name]));
  return { texts: textsOf(language), language, ruleTitles, people };
}

async function ruleTitlesOf({ documents }: Stores, companyId: string): Promise<Map<string, string>> {
  const rules = await anomalyRulesOf(documents, companyId);
  return new Map(rules.map(({ ruleId, title }) => [ruleId, title]));
}
