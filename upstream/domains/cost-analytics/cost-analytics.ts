// Handlers of cost analytics.
import { resolveFrame } from '../../../lib/calendar/time-frames.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import type { costAnalyticsEndpoints } from '../../contract/cost-analytics/cost-analytics.ts';
import type { FilterCondition } from '../../contract/shared/cost-question.ts';
import type { Call, HandlersOf } from '../../rest/call.ts';
import { factsFor } from '../../stores/facts/facts-for.ts';
import { costDataOf } from '../shared/company-data.ts';
import { filtersOf } from '../shared/cost-filters.ts';
import { groupingsOf } from '../shared/cost-groupings.ts';
import { basisOf, costRange, defaultUnit } from '../shared/cost-request.ts';
import { costSeriesReply } from '../shared/cost-series.ts';
import { costPortions } from '../shared/portions/cost-portions.ts';
import { ServiceGroupSets } from '../shared/service-group-sets.ts';
import type { Stores } from '../shared/stores.ts';
import { costDetail } from './detail.ts';
import { driverLines } from './driver-lines.ts';
import { filterNames } from './filter-names.ts';
import { FilterOptions } from './filter-options.ts';
import { fieldOptions } from './option-lists.ts';

export function costAnalyticsHandlers(stores: Stores): HandlersOf<typeof costAnalyticsEndpoints> {
  return {
    cost: async (request, { companyId, currency, signal }) => {
      const unit = request.timeUnit ?? defaultUnit(request);
      const range = costRange(request, unit);
      const { clock, asked: vendors } = await costDataOf(stores, companyId, request.selectedVendors);
      const facts = factsFor(stores.facts, signal);
      const sets = new ServiceGroupSets(stores.documents, companyId);
      const [filters, groupBy] = await Promise.all([
        filtersOf(request.filters, sets),
        groupingsOf(request, sets),
      ]);
      const scope = { companyId, currency, vendors, range, filters };
      const question = {
        ...scope,
        measures: [basisOf(request)],
        groupBy,
        unit,
        weekStartsOn: request.weekStartsOn,
        limit: request.itemsPerPage,
        skip: (request.page - 1) * request.itemsPerPage,
      };
      const isByMonth = unit === 'month';
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
    filter: async (request, call) => {
      const { options, vendors } = await optionsFor(stores, request, {}, call);
      return fieldOptions(options, vendors, request.fields);
    },
    relatedFilter: async (request, call) => {
      const { options, vendors } = await optionsFor(stores, request, request.filters, call);
      return fieldOptions(options, vendors, request.fields);
    },
    subFilter: async (request, call) => {
      const { options } = await optionsFor(stores, request, request.filters, call);
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
  selectedVendors?: VendorCode[] | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  isAmortizedCost: boolean;
}

async function optionsFor(
  stores: Stores,
  request: OptionsRequest,
  conditions: Record<string, readonly FilterCondition[]>,
  { companyId, currency, signal }: Call,
): Promise<{ options: FilterOptions; vendors: VendorCode[] }> {
  const { clock, asked: vendors } = await costDataOf(stores, companyId, request.selectedVendors);
  const { start, end } = resolveFrame('last_3_months', clock.today);
  const range = costRange(
    { startDate: request.startDate ?? start, endDate: request.endDate ?? end },
    'month',
  );
  const options = new FilterOptions(
    factsFor(stores.facts, signal),
    new ServiceGroupSets(stores.documents, companyId),
    { companyId, currency, vendors, range, basis: basisOf(request), conditions },
  );
  return { options, vendors };
}
