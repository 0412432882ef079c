// What an anomaly is a sum of: by its kind, or by the rule that found it.
import type { AnomalyEvent } from '../../../stores/documents/anomaly/anomaly-events.ts';
import { anomalyRulesOf } from '../../../stores/documents/anomaly/anomaly-rules.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import { filtersOf } from '../../shared/cost-filters.ts';
import { ServiceGroupSets } from '../../shared/service-group-sets.ts';
import { type AnomalyBasis, basisOfKind, basisOfRule } from '../bases.ts';

/** Of a rule that is gone what its kind says. */
export async function basisOfEvent(documents: Documents, event: AnomalyEvent): Promise<AnomalyBasis> {
  const { companyId, ruleId, kind } = event;
  if (ruleId === null) return basisOfKind(kind);
  const rule = (await anomalyRulesOf(documents, companyId)).find((each) => each.ruleId === ruleId);
  if (!rule) return basisOfKind(kind);
  const { measure, filters } = basisOfRule(rule.basis);
  const own = await filtersOf(rule.filters, new ServiceGroupSets(documents, companyId));
  return { measure, filters: [...filters, ...own] };
}
