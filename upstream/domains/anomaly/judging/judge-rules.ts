// Judges the rules of a company beside the models: what is not found again under the same rule is withdrawn.
import { addDays, type IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { type AnomalyEvent, anomalyEvents } from '../../../stores/documents/anomaly/anomaly-events.ts';
import { type AnomalyRule, anomalyRulesOf } from '../../../stores/documents/anomaly/anomaly-rules.ts';
import { type FoundAnomaly, saveAnomalies } from '../../../stores/documents/anomaly/save-anomalies.ts';
import type { Company } from '../../../stores/documents/platform/companies.ts';
import { type CompanyData, type CompanyStores, vendorComplete } from '../../shared/company-data.ts';
import { evaluateRules, JUDGED_DAYS } from '../rules/evaluate-rules.ts';
import { matchEvents } from './match-events.ts';

interface RulesOfCompany {
  stores: CompanyStores;
  company: Pick<Company, 'companyId' | 'dataVersion'>;
  data: CompanyData;
}

export async function judgeRules({ stores, company, data }: RulesOfCompany): Promise<void> {
  const { companyId, dataVersion } = company;
  const { documents } = stores;
  const through = new Map(
    data.vendors.flatMap((vendor): [VendorCode, IsoDate][] => {
      const day = vendorComplete(stores, data, vendor);
      return day === null ? [] : [[vendor, day]];
    }),
  );
  const days = [...through.values()].sort();
  const [oldest, newest] = [days[0], days.at(-1)];
  if (oldest === undefined || newest === undefined) return;
  const at = stores.now();
  const [rules, found, kept] = await Promise.all([
    anomalyRulesOf(documents, companyId),
    evaluateRules(stores, { companyId, through, dataVersion, at }),
    anomalyEvents(documents, companyId, {
      detectTypes: ['RULE'],
      range: { start: addDays(oldest, 1 - JUDGED_DAYS), end: newest },
      isWithWithdrawn: true,
    }),
  ]);
  const settled = rules.map((rule) => settledBy(rule, found, kept));
  await saveAnomalies(
    documents,
    settled.flatMap((each) => each.found),
    settled.flatMap(({ withdrawn }) =>
      withdrawn.map((eventId) => ({ eventId, reason: 'DATA_CHANGED' as const })),
    ),
    at,
  );
}

/** Findings of an older version of the rule stay as they were reported. */
function settledBy(
  { ruleId, changedAt, isActive }: AnomalyRule,
  found: readonly FoundAnomaly[],
  kept: readonly AnomalyEvent[],
): { found: FoundAnomaly[]; withdrawn: string[] } {
  const own = kept.filter((event) => event.ruleId === ruleId);
  const matched = matchEvents(
    found.filter(({ event }) => event.ruleId === ruleId),
    own,
  );
  const gone = matched.missing.filter(({ judgedAt }) => isActive && judgedAt >= changedAt);
  return { found: matched.found, withdrawn: gone.map(({ eventId }) => eventId) };
}
