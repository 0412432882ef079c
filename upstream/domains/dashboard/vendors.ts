// Handlers of the widgets that lay vendors side by side.
import { VENDORS } from '../../../lib/catalogue/vendors.ts';
import type { costByVendor, vendorEndpoints } from '../../contract/dashboard/vendors.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import type { Call, HandlerOf, HandlersOf } from '../../rest/call.ts';
import type { RequestFacts } from '../../stores/facts/facts-for.ts';
import { factsFor } from '../../stores/facts/facts-for.ts';
import type { CostQuestion } from '../../stores/facts/questions/question.ts';
import { costSeriesReply } from '../shared/cost-series.ts';
import type { Stores } from '../shared/stores.ts';
import { splitScope, widgetScope } from '../shared/widget-scope.ts';
import { chosenItems, shownItems } from './cost-items.ts';
import { spanOf, unitOf } from './widget-span.ts';

export function vendorHandlers(stores: Stores): HandlersOf<typeof vendorEndpoints> {
  return {
    costByVendor: (request, call) => byVendor(stores, request, call),
    vendorTimeFrame: async (request, call) => {
      const unit = unitOf(request);
      const { data, scope } = await widgetScope(stores, call, request);
      const range = spanOf(request.timeFrame, data.clock);
      const answer = await vendorsOf(factsFor(stores.facts, call.signal), { ...scope, range, unit });
      const { items, ...whole } = costSeriesReply(answer, range, data.clock);
      const named = items.map((item) => ({
        ...item,
        item: item.vendor,
        itemAlias: VENDORS[item.vendor].name,
      }));
      return { ...whole, items: named };
    },
  };
}

/** Without groupings each vendor is a group. */
function vendorsOf(facts: RequestFacts, question: Omit<CostQuestion, 'groupBy' | 'limit' | 'skip'>) {
  return facts.cost({ ...question, groupBy: [], limit: question.vendors.length, skip: 0 });
}

async function byVendor(
  stores: Stores,
  request: Parameters<HandlerOf<typeof costByVendor>>[0],
  call: Call,
): Promise<ReplyOf<typeof costByVendor>> {
  const unit = unitOf(request);
  const { only } = chosenItems(request);
  const selectedVendors = request.selectedVendorsByWidget ?? request.selectedVendors;
  const { data, scope } = await splitScope(stores, call, { ...request, selectedVendors });
  const range = spanOf(request.timeFrame, data.clock);
  const facts = factsFor(stores.facts, call.signal);
  const ofVendor = (vendor: CostQuestion['vendors'][number]) =>
    facts.cost({
      ...scope,
      vendors: [vendor],
      range,
      unit,
      limit: shownItems(request),
      skip: 0,
      ...(only && { only: only.filter((each) => each.vendor === vendor) }),
    });
  const [whole, ...answers] = await Promise.all([
    vendorsOf(facts, { ...scope, range, unit }),
    ...scope.vendors.map(ofVendor),
  ]);
  const replies = answers.map((answer) => costSeriesReply(answer, range, data.clock));
  const { items, others, totalCount, ...total } = costSeriesReply(whole, range, data.clock);
  return {
    ...total,
    vendors: items.flatMap(({ vendor, totalCost, averageCost, dailyCosts }) => {
      const own = replies[scope.vendors.indexOf(vendor)];
      if (!own) return [];
      const { items: parts, others: rest, totalCount: count } = own;
      return [{ vendor, totalCost, averageCost, dailyCosts, totalCount: count, items: parts, others: rest }];
    }),
  };
}
