// Handlers of the widgets that show what a total is made of.

import type { portionBy, portionEndpoints } from '../../contract/dashboard/portions.ts';
import type { PortionReply } from '../../contract/dashboard/shapes.ts';
import type { CostGrouping } from '../../contract/shared/cost-question.ts';
import type { Call, HandlerOf, HandlersOf } from '../../rest/call.ts';
import { factsFor } from '../../stores/facts/facts-for.ts';
import type { Stores } from '../shared/stores.ts';
import { splitScope } from '../shared/widget-scope.ts';
import { chosenItems, shownItems } from './cost-items.ts';
import { ALL_TO_JOIN, areJoined, chosenOfAll } from './joined-names.ts';
import { itemPortions, mergedPortions, PORTION_PAGE } from './widget-portions.ts';
import { spanOf } from './widget-span.ts';

/** Of a widget over all vendors. */
const SHOWN = 10;

export function portionHandlers(stores: Stores): HandlersOf<typeof portionEndpoints> {
  return {
    productPortion: (request, call) =>
      portionOf(stores, { ...request, viewBy: 'product', joinSameNames: false }, call),
    portionBy: (request, call) => portionOf(stores, request, call),
    integratedPortion: (request, call) => {
      const isMerged = request.category === 'category';
      return vendorPortion(stores, request, { viewBy: request.category }, isMerged, call);
    },
    serviceGroupPortion: (request, call) => {
      const grouping = {
        viewBy: 'serviceGroup',
        serviceGroupSetNm: request.selectedServiceGroupSet,
      } as const;
      return vendorPortion(stores, request, grouping, true, call);
    },
  };
}

type PortionRequest = Parameters<HandlerOf<typeof portionBy>>[0];

async function portionOf(stores: Stores, request: PortionRequest, call: Call): Promise<PortionReply> {
  const only = chosenItems(request);
  const isJoined = areJoined(request);
  const { data, scope } = await splitScope(stores, call, request);
  const range = spanOf(request.timeFrame, data.clock);
  const answer = await factsFor(stores.facts, call.signal).cost({
    ...scope,
    range,
    ...PORTION_PAGE,
    ...(isJoined ? { ...ALL_TO_JOIN, ...chosenOfAll(only, scope.vendors) } : only),
  });
  return (isJoined ? mergedPortions : itemPortions)(answer, range, shownItems(request));
}

async function vendorPortion(
  stores: Stores,
  request: Omit<PortionRequest, 'viewBy' | 'filter' | 'customFilter' | 'joinSameNames'>,
  grouping: CostGrouping,
  isMerged: boolean,
  call: Call,
): Promise<PortionReply> {
  const { data, scope } = await splitScope(stores, call, { ...request, ...grouping });
  const range = spanOf(request.timeFrame, data.clock);
  const answer = await factsFor(stores.facts, call.signal).cost({ ...scope, range, ...PORTION_PAGE });
  return (isMerged ? mergedPortions : itemPortions)(answer, range, SHOWN);
}
