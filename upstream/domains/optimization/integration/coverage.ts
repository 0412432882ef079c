// What paid for machine time: plans, reservations, spot and on demand, by account, region and family (P-07).
import { sumMoney } from '../../../../lib/money/money.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import {
  type ComputeMix,
  INTEGRATED_GROUPINGS,
  type integratedCoverageEndpoints,
  type integratedCoverageList,
} from '../../../contract/optimization/integration/coverage.ts';
import { PAGINGS } from '../../../contract/shared/paging.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import type { CostGroup } from '../../../stores/facts/answers/answer.ts';
import type { Filter, SumMeasure } from '../../../stores/facts/questions/question.ts';
import { conversionsOf } from '../../shared/cost-series.ts';
import { groupedBy } from '../../shared/grouped-by.ts';
import type { Stores } from '../../shared/stores.ts';
import { answeredDays, commitmentScope, commonFiltersOf } from '../shared/commitment-scope.ts';
import { sortedPage } from '../shared/sorted-page.ts';

const VENDOR = 'aws';
const MAX_GROUPS = 20_000;
const MEASURES = ['effective', 'hours'] as const satisfies SumMeasure[];

/** Machine time of every kind; what was not used of a commitment covered nothing. */
const MACHINE_TIME: readonly Filter[] = [
  { dimension: 'computeKind', values: [''], isExcluding: true },
  { dimension: 'commitmentPart', values: ['used', ''] },
];

type ListRequest = Parameters<HandlersOf<typeof integratedCoverageEndpoints>['integratedCoverageList']>[0];

export function integratedCoverageHandlers(stores: Stores): HandlersOf<typeof integratedCoverageEndpoints> {
  return { integratedCoverageList: (request, call) => list(stores, call, request) };
}

async function list(
  stores: Stores,
  call: Call,
  request: ListRequest,
): Promise<ReplyOf<typeof integratedCoverageList>> {
  const { facts, rows, range } = await commitmentScope(stores, call, request, VENDOR);
  // In one order, however the request names them.
  const groupings = INTEGRATED_GROUPINGS.filter((each) => request.groupBy.includes(each));
  const answer = await facts.cost({
    ...rows,
    filters: [...MACHINE_TIME, ...commonFiltersOf(request)],
    measures: MEASURES,
    groupBy: ['purchaseOption', ...groupings],
    unit: null,
    limit: MAX_GROUPS,
    skip: 0,
  });
  const items = [...groupedBy(answer.groups, ({ keys }) => JSON.stringify(keys.slice(1))).values()];
  const shown = items.map((groups) => {
    const told = (grouping: (typeof INTEGRATED_GROUPINGS)[number], of: 'keys' | 'labels') => {
      const place = groupings.indexOf(grouping);
      return place < 0 ? '' : (groups[0]?.[of][place + 1] ?? '');
    };
    return {
      accountId: told('account', 'keys'),
      accountName: told('account', 'labels'),
      regionCode: told('region', 'keys'),
      regionName: told('region', 'labels'),
      instanceFamily: told('instanceFamily', 'keys'),
      ...mixOf(groups),
    };
  });
  return {
    currency: answer.currency,
    ...answeredDays(range),
    total: mixOf(answer.groups),
    ...sortedPage(shown, request, PAGINGS.start.read(request)),
    ...conversionsOf([answer]),
  };
}

/** The purchase options of the facts; all others are paid on demand. */
const PAYERS: Record<string, 'savingsPlans' | 'reserved' | 'spot'> = {
  'Savings Plans': 'savingsPlans',
  Reserved: 'reserved',
  Spot: 'spot',
};

function mixOf(groups: readonly CostGroup[]): ComputeMix {
  const sums = (payer: string, place: number) =>
    groups
      .filter(({ keys: [option = ''] }) => (PAYERS[option] ?? 'onDemand') === payer)
      .map(({ totals }) => totals[place] ?? null)
      .filter((sum) => sum !== null);
  const cost = (payer: string) => sumMoney(sums(payer, 0));
  const hasHours = groups.some(({ totals }) => (totals[1] ?? null) !== null);
  const hours = (payer: string) => (hasHours ? sumMoney(sums(payer, 1)) : null);
  const all = (place: number) => sumMoney(groups.map(({ totals }) => totals[place] ?? 0));
  return {
    savingsPlansCost: cost('savingsPlans'),
    reservedCost: cost('reserved'),
    spotCost: cost('spot'),
    onDemandCost: cost('onDemand'),
    totalCost: all(0),
    savingsPlansUsage: hours('savingsPlans'),
    reservedUsage: hours('reserved'),
    spotUsage: hours('spot'),
    onDemandUsage: hours('onDemand'),
    totalUsage: hasHours ? all(1) : null,
  };
}
