// All current alerts of a company: the one source of the bell and the widget.
import { createHash } from 'node:crypto';
import { COMMITMENT_KIND_NAMES } from '../../../lib/commitments/commitment-kinds.ts';
import {
  checkedState,
  replaceStandingAlerts,
  standingAlerts,
} from '../../stores/documents/alerts/standing-alerts.ts';
import { budgetAlertsOf } from '../../stores/documents/budgets/budget-alerts.ts';
import { commitmentReminders } from '../../stores/documents/commitments/reminders.ts';
import { companyById } from '../../stores/documents/platform/companies.ts';
import { visibleVendors } from '../../stores/documents/reference/authorised-vendors.ts';
import { factsFor } from '../../stores/facts/facts-for.ts';
import { openAnomalies } from '../anomaly/open-anomalies.ts';
import { budgetFindings } from '../budgets/budget-findings.ts';
import { commitmentFindings } from '../optimization/watch/commitment-findings.ts';
import { type CompanyStores, companyData } from '../shared/company-data.ts';
import type { Alert, FoundAlert, KeptAlert } from './alert.ts';
import { compareAlerts } from './alert-order.ts';
import { anomalyAlertOf } from './anomaly-alerts.ts';
import { budgetAlertOf } from './budget-alerts.ts';
import { commitmentAlertOf } from './commitment-alerts.ts';
import { loadAlerts } from './load-alerts.ts';

/** In the order of `compareAlerts`. What single people may see, or hide, is left to `mayRead`. */
export async function companyAlerts(stores: CompanyStores, companyId: string): Promise<Alert[]> {
  const [anomalies, kept, loads] = await Promise.all([
    openAnomalies(stores, companyId),
    keptAlerts(stores, companyId),
    loadAlerts(stores.documents, companyId, stores.now()),
  ]);
  return [...anomalies.map(anomalyAlertOf), ...kept, ...loads].sort(compareAlerts);
}

/** What follows from figures is worked out once for each state of them, and kept. */
export async function keptAlerts(stores: CompanyStores, companyId: string): Promise<KeptAlert[]> {
  const { documents } = stores;
  const state = await stateOf(stores, companyId);
  if (state !== (await checkedState(documents, companyId))) await checkOnce(stores, companyId, state);
  const kept = await standingAlerts<FoundAlert>(documents, companyId);
  return kept.map(({ alert, since }) => ({ ...alert, since }));
}

/** Two readers at once wait for one look, which goes on when one of them is gone. */
const looks = new WeakMap<object, Map<string, Promise<void>>>();

function checkOnce(stores: CompanyStores, companyId: string, state: string): Promise<void> {
  const running = looks.get(stores.documents) ?? new Map<string, Promise<void>>();
  looks.set(stores.documents, running);
  const key = `${companyId} ${state}`;
  const known = running.get(key);
  if (known) return known;
  const look = check(stores, companyId, state).finally(() => running.delete(key));
  running.set(key, look);
  return look;
}

async function check(stores: CompanyStores, companyId: string, state: string): Promise<void> {
  const { signal } = new AbortController();
  const facts = factsFor(stores.facts, signal);
  const [budgets, commitments] = await Promise.all([
    budgetFindings(stores, companyId, signal),
    companyData(stores, companyId).then((data) =>
      commitmentFindings({ stores, facts, companyId, data, isOfEnds: true }),
    ),
  ]);
  const alerts = [...budgets.map(budgetAlertOf), ...commitments.map(commitmentAlertOf)];
  await replaceStandingAlerts(stores.documents, companyId, alerts, { state, at: stores.now() });
}

/** Everything that the kept alerts follow from: figures and budgets are in the version of the data. */
async function stateOf(stores: CompanyStores, companyId: string): Promise<string> {
  const { documents, now } = stores;
  const [company, vendors, rules, reminders] = await Promise.all([
    companyById(documents, companyId),
    visibleVendors(stores, companyId),
    budgetAlertsOf(documents, companyId),
    Promise.all(COMMITMENT_KIND_NAMES.map((kind) => commitmentReminders(documents, companyId, kind))),
  ]);
  const thresholds = rules.map(({ scope, actual, expected }) => [scope, actual, expected]);
  const lowest = reminders.map(({ lowPercent }) => lowPercent);
  const words = [company?.dataVersion, now().toISOString().slice(0, 10), vendors, thresholds, lowest];
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32);
}
