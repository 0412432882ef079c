// Handlers of cost analytics.
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import type { costAnalyticsEndpoints } from '../../contract/cost-analytics/cost-analytics.ts';
import type { FilterCondition } from '../../contract/shared/cost-question.ts';
import type { Call, HandlersOf } from '../../rest/call.ts';
import { factsFor } from '../../stores/facts/facts-for.ts';
import { costDataOf } from '../shared/company-data.ts';
import { basisOf, costRange } from '../shared/cost-asked.ts';
import { filtersOf } from '../shared/cost-filters.ts';
import { groupingsOf } from '../shared/cost-groupings.ts';
import { costPortions } from '../shared/cost-portions.ts';
import { costSeriesReply } from '../shared/cost-series.ts';
import { ServiceGroupSets } from '../shared/service-group-sets.ts';
import type { Stores } from '../shared/stores.ts';
import { costDetail } from './detail.ts';
import { driverLines } from './driver-lines.ts';
import { filterNames } from './filter-names.ts';
import { FilterOptions } from './filter-options.ts';
import { fieldOptions } from './option-lists.ts';

export function costAnalyticsHandlers(stores: Stores): HandlersOf<typeof costAnalyticsEndpoints> {
  return {
    cost: async (request, { companyId, signal }) => {
      const range = costRange(request, request.timeUnit);
      const { clock } = await costDataOf(stores, companyId, request.selectedVendors);
      const facts = factsFor(stores.facts, signal);
      const sets = new ServiceGroupSets(stores.documents, companyId);
      const [filters, groupBy] = await Promise.all([
        filtersOf(request.filters, sets),
        groupingsOf(request, sets),
      ]);
      const scope = { companyId, vendors: request.selectedVendors, range, filters };
      const question = {
        ...scope,
        measures: [basisOf(request)],
        groupBy,
        unit: request.timeUnit,
        weekStartsOn: request.weekStartsOn,
        limit: request.itemsPerPage,
        skip: (request.page - 1) * request.itemsPerPage,
      };
      const isByMonth = request.timeUnit === 'month';
      const [answer, months, drivers, names] = await Promise.all([
        facts.cost(question),
        request.isMonthsNeeded && !isByMonth ? facts.cost({ ...question, unit: 'month' }) : null,
        request.isDriversNeeded ? driverLines(facts, scope, basisOf(request), groupBy) : null,
        request.isFilterNamesNeeded ? filterNames(facts, scope, request.filters) : [],
      ]);
      const byMonth = request.isMonthsNeeded && isByMonth ? answer : months;
      return { ...costSeriesReply(answer, range, clock, byMonth), drivers, filterNames: names };
    },
    detail: (request, call) => costDetail(stores, request, call),
    portion: (request, call) => costPortions(stores, request, call),
    filter: async (request, call) =>
      fieldOptions(await optionsFor(stores, request, {}, call), request.selectedVendors, request.fields),
    relatedFilter: async (request, call) =>
      fieldOptions(
        await optionsFor(stores, request, request.filters, call),
        request.selectedVendors,
        request.fields,
      ),
    subFilter: async (request, call) => {
      const options = await optionsFor(stores, request, request.filters, call);
      const { word, page, itemsPerPage } = request;
      return options.page(request, {
        word: word === '' ? null : word,
        limit: itemsPerPage,
        skip: (page - 1) * itemsPerPage,
      });
    },
  };
}

interface OptionsRequest {
  selectedVendors: VendorCode[];
  startDate: string;
  endDate: string;
  isAmortizedCost: boolean;
}

async function optionsFor(
  stores: Stores,
  request: OptionsRequest,
  conditions: Record<string, readonly FilterCondition[]>,
  { companyId, signal }: Call,
): Promise<FilterOptions> {
  const range = costRange(request, 'month');
  await costDataOf(stores, companyId, request.selectedVendors);
  return new FilterOptions(
    factsFor(stores.facts, signal),
    new ServiceGroupSets(stores.documents, companyId),
    { companyId, vendors: request.selectedVendors, range, basis: basisOf(request), conditions },
  );
}
