// What the cost of one item is made of, by falling cost; the tenth part is followed by others (C-13).
import { WIRE_PORTIONS, type WirePortion } from '../../../../lib/catalogue/derived/cost-field-words.ts';
import { differenceOf, shareOf, sumMoney } from '../../../../lib/money/money.ts';
import {
  type ItemRequest,
  MAX_COST_ITEMS,
  type portion,
} from '../../../contract/cost-analytics/cost-analytics.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import type { Call, HandlerOf } from '../../../rest/call.ts';
import type { CostAnswer, CostGroup, CostLine } from '../../../stores/facts/answers/answer.ts';
import { factsFor, type RequestFacts } from '../../../stores/facts/facts-for.ts';
import type { CostBasis, Scope } from '../../../stores/facts/questions/question.ts';
import { appliedRates } from '../applied-rates.ts';
import { costDataOf } from '../company-data.ts';
import { groupingOfField } from '../cost-groupings.ts';
import { comparedDays, itemScope, vendorsOfItem } from '../cost-item-scope.ts';
import { costOf, itemOf } from '../cost-line.ts';
import { basisOf } from '../cost-request.ts';
import { ServiceGroupSets } from '../service-group-sets.ts';
import type { Stores } from '../stores.ts';
import { type JoinedGroup, joinedGroups, ofOneVendor } from './joined-groups.ts';

const LISTED = 10;
const RELATIONS = 10;
export const OTHERS = 'Others';

type Reply = ReplyOf<typeof portion>;
type Part = Reply['items'][number]['otherItems'][number];

export async function costPortions(
  stores: Stores,
  request: Parameters<HandlerOf<typeof portion>>[0],
  call: Call,
): Promise<Reply> {
  const { companyId, signal } = call;
  const vendor = request.selectedVendor;
  const vendors = vendorsOfItem(request);
  await costDataOf(stores, companyId, vendors, 'selectedVendor');
  const portionBy = request.portionBy ?? nextField(request);
  const compareWith = comparedDays(request);
  const sets = new ServiceGroupSets(stores.documents, companyId);
  const [scope, grouping] = await Promise.all([
    itemScope(stores, call, request),
    groupingOfField(WIRE_PORTIONS.idOf(portionBy), undefined, sets, 'portionBy'),
  ]);
  const facts = factsFor(stores.facts, signal);
  const basis = basisOf(request);
  const answer = await facts.cost({
    ...scope,
    measures: [basis],
    groupBy: [grouping],
    unit: null,
    ...(compareWith && { compareWith }),
    limit: MAX_COST_ITEMS,
    skip: 0,
  });
  // Opened, a part is that of all vendors of the item.
  const groups = vendors.length > 1 ? joinedGroups(answer.groups) : answer.groups.map(ofOneVendor);
  const groupCount = answer.groupCount - (answer.groups.length - groups.length);
  const shown = groups.slice(0, LISTED);
  const isAwsAlone = vendor === 'aws' && vendors.length === 1;
  const hasRelations = request.hasRelations && isAwsAlone && portionBy === 'product';
  const relations = hasRelations ? await relationsOf(facts, scope, basis, shown) : NO_RELATIONS;
  const whole = wholeOf(answer);
  const items = shown.map((group) => ({
    vendor: group.costByVendor[0]?.vendor ?? vendor,
    ...partOf(group, whole.cost),
    isOthers: false,
    numberOfOthers: 0,
    otherItems: [],
    relationsForAws: relations.get(group.keys[0] ?? '') ?? [],
  }));
  return {
    currency: answer.currency,
    rates: appliedRates([answer]),
    portionBy,
    totalCost: whole.cost,
    compareTotalCost: whole.compareCost,
    items:
      groupCount > LISTED ? [...items, othersOf({ ...answer, groups, groupCount }, items, vendor)] : items,
  };
}

/** Usage types of a product, products of anything else. */
function nextField({ viewBy, viewByItem, thenBy, detailFilters }: ItemRequest): WirePortion {
  const groupings = [...(viewByItem === undefined ? [] : [viewBy]), ...thenBy.map((each) => each.viewBy)];
  const isOne = detailFilters.some(
    ({ field, values, isExcluding }) => field === 'product' && values?.length === 1 && !isExcluding,
  );
  return groupings.includes('product') || isOne ? 'usageType' : 'product';
}

type Costs = Pick<Part, 'cost' | 'compareCost'>;

function costsOf(line: CostLine): Costs {
  return { cost: costOf(line), compareCost: line.compared ? costOf(line.compared) : null };
}

function wholeOf({ total }: Pick<CostAnswer, 'total'>): Costs {
  return costsOf(total);
}

function partOf(group: Pick<CostGroup, 'keys' | 'labels'> & CostLine, whole: number): Part {
  return { ...itemOf(group), ...costsOf(group), portion: shareOf(costOf(group), whole) };
}

/** The total less what is shown, so that the parts add up to it exactly. */
function othersOf(
  answer: Pick<CostAnswer, 'total' | 'groupCount'> & { groups: readonly JoinedGroup[] },
  shown: readonly Part[],
  vendor: Reply['items'][number]['vendor'],
) {
  const whole = wholeOf(answer);
  const cost = differenceOf(whole.cost, sumMoney(shown.map((part) => part.cost)));
  return {
    vendor,
    item: OTHERS,
    itemAlias: OTHERS,
    cost,
    compareCost:
      whole.compareCost === null
        ? null
        : differenceOf(whole.compareCost, sumMoney(shown.map((part) => part.compareCost ?? 0))),
    portion: shareOf(cost, whole.cost),
    isOthers: true,
    numberOfOthers: answer.groupCount - shown.length,
    otherItems: answer.groups.slice(shown.length).map((group) => partOf(group, whole.cost)),
    relationsForAws: [],
  };
}

type Relations = ReadonlyMap<string, Reply['items'][number]['relationsForAws']>;
const NO_RELATIONS: Relations = new Map();

/** The usage types within each of the products, in one question. */
async function relationsOf(
  facts: RequestFacts,
  scope: Scope,
  basis: CostBasis,
  products: readonly Pick<CostGroup, 'keys'>[],
): Promise<Relations> {
  const answer = await facts.cost({
    ...scope,
    filters: [...scope.filters, { dimension: 'product', values: products.map(({ keys }) => keys[0] ?? '') }],
    measures: [basis],
    groupBy: ['product', 'usageType'],
    unit: null,
    limit: MAX_COST_ITEMS,
    skip: 0,
  });
  const relations = new Map<string, { item: string; cost: number }[]>();
  for (const group of answer.groups) {
    const [product = '', item = ''] = group.keys;
    const known = relations.get(product) ?? [];
    if (known.length < RELATIONS) relations.set(product, [...known, { item, cost: costOf(group) }]);
  }
  return relations;
}
