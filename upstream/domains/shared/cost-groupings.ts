// What a cost is split by: from the words of the wire to groupings of the facts store.

import { COST_FIELDS } from '../../../lib/catalogue/cost-fields.ts';
import { type CostFieldId, costField } from '../../../lib/catalogue/derived/cost-field-lists.ts';
import { WIRE_VIEW_BYS } from '../../../lib/catalogue/derived/cost-field-words.ts';
import { VENDOR_CODES, VENDORS } from '../../../lib/catalogue/vendors.ts';
import type { CostGrouping } from '../../contract/shared/cost-question.ts';
import { badRequest } from '../../refusal.ts';
import type { Grouping } from '../../stores/facts/questions/question.ts';
import type { ServiceGroupSets } from './service-group-sets.ts';

/** By the name of the vendor: no group of a dimension, for each row has its vendor beside it. */
const BY_VENDOR: Grouping = {
  serviceGroups: VENDOR_CODES.map((vendor) => ({ group: VENDORS[vendor].name, vendor, conditions: [] })),
};

/** Refuses a grouping that lacks what it needs, or has what it does not. */
export async function groupingOf(grouping: CostGrouping, sets: ServiceGroupSets): Promise<Grouping> {
  const { viewBy, tagKey, serviceGroupSetNm } = grouping;
  const id = WIRE_VIEW_BYS.idOf(viewBy);
  const { key } = costField(id);
  if ((key === 'tagKey') !== (tagKey !== undefined))
    throw badRequest('A tag key goes with the view-by tag, and only with it.', 'tagKey');
  if ((key === 'serviceGroupSet') !== (serviceGroupSetNm !== undefined))
    throw badRequest(
      'A set of service groups goes with the view-by serviceGroup, and only with it.',
      'serviceGroupSetNm',
    );
  return groupingOfField(id, tagKey ?? serviceGroupSetNm, sets, 'serviceGroupSetNm');
}

/** What tells the values of a field apart; `key` is the tag or the set, `member` the part of the request that names it. */
export async function groupingOfField(
  id: CostFieldId,
  key: string | undefined,
  sets: ServiceGroupSets,
  member: string,
): Promise<Grouping> {
  const { key: kind, rules } = costField(id);
  if (kind === 'tagKey' && key !== undefined) return { tag: key };
  if (kind === 'serviceGroupSet' && key !== undefined) return sets.grouping(key, member);
  if (rules === 'productCategories') return sets.categories();
  if (rules === 'vendors') return BY_VENDOR;
  const { dimension } = COST_FIELDS[id];
  if (dimension === null) throw badRequest('The field lacks a key.', member);
  return dimension;
}

/** The first grouping, and those that follow it. */
export function groupingsOf(
  request: CostGrouping & { thenBy: readonly CostGrouping[] },
  sets: ServiceGroupSets,
): Promise<Grouping[]> {
  return Promise.all([request, ...request.thenBy].map((each) => groupingOf(each, sets)));
}
