// What advice of a kind can be filtered by: accounts, regions and families of the machine time of the newest month.
import { firstOfMonth } from '../../../../lib/calendar/calendar.ts';
import {
  RECOMMENDATION_KINDS,
  type RecommendationKind,
} from '../../../../lib/commitments/recommendations.ts';
import { FAIL_CODES } from '../../../contract/endpoint.ts';
import type { FilterReply } from '../../../contract/optimization/shared/shapes.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call } from '../../../rest/call.ts';
import { factsFor } from '../../../stores/facts/facts-for.ts';
import { companyData } from '../../shared/company-data.ts';
import type { Stores } from '../../shared/stores.ts';
import { filterLists } from '../shared/filter-lists.ts';

/** The machines of each kind, in the words of the facts. */
const COMPUTE: Record<RecommendationKind, readonly string[]> = {
  SAVINGS_PLANS: ['compute', 'container', 'function'],
  EC2: ['compute'],
  RDS: ['database'],
  OPENSEARCH: ['search'],
  ELASTICACHE: ['cache'],
  REDSHIFT: ['warehouse'],
  AZURE_VM: ['compute'],
};

/** Refuses a company without data; of a vendor without data there is nothing to choose. */
export async function adviceOptions(
  stores: Stores,
  { companyId, currency, signal }: Call,
  kind: RecommendationKind,
): Promise<FilterReply> {
  const { clock, vendors } = await companyData(stores, companyId);
  if (clock.lastDay === null) throw new Refusal(FAIL_CODES.noDataCollected, 'Collected data does not exist.');
  const { vendor } = RECOMMENDATION_KINDS[kind];
  if (!vendors.includes(vendor)) return { accounts: [], products: [], regions: [], instanceFamilies: [] };
  return filterLists(factsFor(stores.facts, signal), {
    companyId,
    currency,
    vendors: [vendor],
    range: { start: firstOfMonth(clock.lastDay), end: clock.lastDay },
    filters: [{ dimension: 'computeKind', values: COMPUTE[kind] }],
  });
}
