// Judges the cost of a company, vendor by vendor: the complete days of the last ninety, including those judged before.
import { type IsoDate, laterOf } from '../../../../lib/calendar/calendar.ts';
import { VENDORS, type VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { addDecimals } from '../../../../lib/money/money.ts';
import { anomalyEvents } from '../../../stores/documents/anomaly/anomaly-events.ts';
import { anomalyFences } from '../../../stores/documents/anomaly/anomaly-fences.ts';
import { saveJudgedVendor } from '../../../stores/documents/anomaly/judged-vendors.ts';
import { type FoundAnomaly, saveAnomalies } from '../../../stores/documents/anomaly/save-anomalies.ts';
import type { Company } from '../../../stores/documents/platform/companies.ts';
import { factsFor, type RequestFacts } from '../../../stores/facts/facts-for.ts';
import { type CompanyData, type CompanyStores, vendorComplete } from '../../shared/company-data.ts';
import { fadedFactor } from '../handling/fence-factor.ts';
import { fenceKey } from './detect.ts';
import { detectInThread } from './detect-in-thread.ts';
import { amountsByDay, exactEvent, type Judged } from './exact-events.ts';
import { judgeRules } from './judge-rules.ts';
import { judgedCost } from './judged-cost.ts';
import { keepTopCauses } from './keep-top-causes.ts';
import { matchEvents, withdrawalOf } from './match-events.ts';
import { isPlanned, type PlannedCost, plannedCosts } from './planned-cost.ts';

export interface JudgeCompany {
  stores: CompanyStores;
  company: Company;
  data: CompanyData;
  /** AI is paid for and has learnt enough. Without it only rules are judged. */
  isAiOpen: boolean;
  signal: AbortSignal;
}

/** How much time detection and all else took is kept with each judged vendor. */
export async function judgeCompany(task: JudgeCompany): Promise<void> {
  const { stores, company, data, isAiOpen, signal } = task;
  for (const vendor of isAiOpen ? data.vendors : []) {
    signal.throwIfAborted();
    if (VENDORS[vendor].hasAiAnomaly) await judgeVendor(task, vendor);
  }
  await judgeRules(task);
  const facts = factsFor(stores.facts, signal);
  await keepTopCauses({ documents: stores.documents, facts }, company.companyId, signal);
}

async function judgeVendor(task: JudgeCompany, vendor: VendorCode): Promise<void> {
  const { stores, company, data, signal } = task;
  const { companyId, currency, dataVersion } = company;
  const through = vendorComplete(stores, data, vendor);
  if (through === null) return;
  const begun = performance.now();
  const facts = factsFor(stores.facts, signal);
  const { leaves, charges, names, band, minimumImpact, from } = await judgedCost(
    { documents: stores.documents, facts },
    { companyId, vendor, currency, through },
  );
  const fences = await fencesOf(stores, companyId, through);
  const planned = await plannedCosts(stores.documents, companyId);
  const detected = await detectInThread(
    { leaves, charges, from, through, minimumImpact, fences, plans: planned },
    signal,
  );
  const at = stores.now();
  const judged: Judged = { ...{ companyId, currency, band, through, at, dataVersion, names } };
  const found: FoundAnomaly[] = [];
  for (const anomaly of detected.anomalies) found.push(await exactEvent(facts, anomaly, judged));
  await settle({ stores, facts, vendor, judged, from, found, planned });
  await saveJudgedVendor(stores.documents, companyId, {
    ...{ vendor, judgedFrom: from, judgedThrough: through, judgedAt: at.toISOString(), dataVersion },
    ...{ series: detected.series, milliseconds: Math.round(performance.now() - begun) },
  });
}

interface Settled {
  stores: CompanyStores;
  facts: RequestFacts;
  vendor: VendorCode;
  judged: Judged;
  from: IsoDate;
  found: readonly FoundAnomaly[];
  planned: readonly PlannedCost[];
}

/** Keeps what was found under the ids that it had, and withdraws what the facts do not bear any more. */
async function settle({ stores, facts, vendor, judged, from, found, planned }: Settled): Promise<void> {
  const { companyId, at, through } = judged;
  const kept = await anomalyEvents(stores.documents, companyId, {
    ...{ vendors: [vendor], detectTypes: ['AI'], range: { start: from, end: '9999-12-31' } },
    isWithWithdrawn: true,
  });
  const matched = matchEvents(found, kept);
  const withdrawn: { eventId: string; reason: 'DATA_CHANGED' | 'DATA_REMOVED' }[] = [];
  for (const event of matched.missing) {
    if (event.withdrawnReason !== null) continue;
    const range = { start: event.startedOn, end: event.lastSeenOn };
    const { amounts } = await amountsByDay(facts, event, range);
    const isBeyond = event.lastSeenOn > through;
    const reason = withdrawalOf(event, isBeyond ? '0' : addDecimals(amounts.values()));
    if (reason) withdrawn.push({ eventId: event.eventId, reason });
  }
  const known = new Set(kept.map(({ eventId }) => eventId));
  const reported = matched.found.filter(
    ({ event }) => known.has(event.eventId) || !isPlanned(event, planned),
  );
  await saveAnomalies(stores.documents, reported, withdrawn, at);
}

async function fencesOf(
  { documents }: Pick<CompanyStores, 'documents'>,
  companyId: string,
  day: IsoDate,
): Promise<Record<string, number>> {
  const fences = await anomalyFences(documents, companyId);
  return Object.fromEntries(
    fences.map((fence) => [
      fenceKey(fence.seriesKey, fence.kind),
      // Feedback may be newer than the data.
      fadedFactor(fence, laterOf(day, fence.since)),
    ]),
  );
}
