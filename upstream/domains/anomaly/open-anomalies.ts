// Anomalies that a company has to look at now: the source of alerts.
import { addDays } from '../../../lib/calendar/calendar.ts';
import type { Language } from '../../../lib/catalogue/languages.ts';
import { textsOf } from '../../../lib/node/texts.ts';
import { type AnomalyEvent, anomalyEvents } from '../../stores/documents/anomaly/anomaly-events.ts';
import { anomalyRulesOf } from '../../stores/documents/anomaly/anomaly-rules.ts';
import { anomalyStatesOf } from '../../stores/documents/anomaly/anomaly-states.ts';
import { judgedVendors } from '../../stores/documents/anomaly/judged-vendors.ts';
import { notificationSettings } from '../../stores/documents/anomaly/notification-settings.ts';
import type { Stores } from '../shared/stores.ts';
import { isAiPaid, knownCompany } from './ai-state.ts';
import { alertAmounts } from './alerts/alert-amounts.ts';
import { alertMessage } from './alerts/alert-message.ts';
import { dayOf } from './alerts/listed-alerts.ts';
import { shownState } from './handling/shown-state.ts';
import { isFoundFor } from './sensitivity.ts';

export interface OpenAnomaly {
  event: AnomalyEvent;
  /** Null of AI, and where the rule is gone. */
  ruleTitle: string | null;
}

/** How long an anomaly that is over stays in the feed, up to the newest judged day of its vendor. */
const RECENT_DAYS = 30;
const OPEN_STATES: readonly string[] = ['OPEN', 'ACKNOWLEDGED'];

/**
 * Open and acknowledged ones that last, or were seen in the last thirty judged days; what AI found only where the plan
 * includes it, and at the sensitivity that the company set. Flags of single users are left to those who
 * read them.
 */
export async function openAnomalies(
  stores: Pick<Stores, 'documents' | 'now'>,
  companyId: string,
): Promise<OpenAnomaly[]> {
  const { documents } = stores;
  const [company, settings, events, states, judged, rules] = await Promise.all([
    knownCompany(stores, companyId),
    notificationSettings(documents, companyId),
    anomalyEvents(documents, companyId),
    anomalyStatesOf(documents, companyId),
    judgedVendors(documents, companyId),
    anomalyRulesOf(documents, companyId),
  ]);
  const through = new Map(judged.map(({ vendor, judgedThrough }) => [vendor, judgedThrough]));
  const titles = new Map(rules.map(({ ruleId, title }) => [ruleId, title]));
  const isPaid = isAiPaid(stores, company);
  const today = dayOf(stores);
  const isOpen = (event: AnomalyEvent) => {
    const kept = states.get(event.eventId) ?? { state: 'OPEN' as const, until: null };
    const newest = through.get(event.vendor) ?? event.judgedThrough;
    return (
      (isPaid || event.detectType !== 'AI') &&
      isFoundFor(settings, event) &&
      OPEN_STATES.includes(shownState(event, kept, today)) &&
      event.lastSeenOn > addDays(newest, -RECENT_DAYS)
    );
  };
  return events.filter(isOpen).map((event) => ({
    event,
    ruleTitle: event.ruleId === null ? null : (titles.get(event.ruleId) ?? null),
  }));
}

/** The sentence that the list shows, too. */
export function anomalyMessage({ event, ruleTitle }: OpenAnomaly, language: Language): string {
  return alertMessage(event, alertAmounts(event), ruleTitle, { texts: textsOf(language), language });
}
