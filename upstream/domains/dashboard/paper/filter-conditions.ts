// What a saved filter keeps, for figures that are asked for outside of a request of its reader.
import type { FilterCondition } from '../../../contract/shared/cost-question.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call } from '../../../rest/call.ts';
import { savedFiltersOfCompany } from '../../../stores/documents/cost-analytics/saved-filters.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import { requireRight } from '../../shared/menu-right.ts';

/** By the keys of the vendor table. Refuses a filter that is gone, or that the user may not see. */
export async function conditionsOfFilter(
  { documents, call }: { documents: Documents; call: Call },
  filterId: string,
): Promise<Record<string, FilterCondition[]>> {
  const { user, companyId } = call;
  await requireRight(documents, user, companyId, { menu: 'COST_ANALYTICS', needs: 'view' });
  const [filter] = await savedFiltersOfCompany(documents, companyId, [filterId]);
  if (!filter) throw new Refusal('UNKNOWN_FILTER', 'There is no such saved filter.', 'selectedFilter');
  return JSON.parse(filter.conditions) as Record<string, FilterCondition[]>;
}
