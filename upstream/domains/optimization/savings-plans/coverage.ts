// How much of what Savings Plans can cover they covered (P-03).
import type { ReplyOf } from '../../../contract/endpoint.ts';
import type {
  savingsPlanCoverageEndpoints,
  savingsPlanCoverageList,
} from '../../../contract/optimization/savings-plans/coverage.ts';
import type { TransitionRequest } from '../../../contract/optimization/shared/asked.ts';
import type { CoverageTransition } from '../../../contract/optimization/shared/shapes.ts';
import { PAGINGS } from '../../../contract/shared/paging.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import type { CostAnswer } from '../../../stores/facts/answers/answer.ts';
import type { Dimension } from '../../../stores/facts/questions/dimensions.ts';
import { conversionsOf } from '../../shared/cost-series.ts';
import { groupedBy } from '../../shared/grouped-by.ts';
import type { Stores } from '../../shared/stores.ts';
import {
  answeredDays,
  type CommitmentScope,
  commitmentScope,
  commonFiltersOf,
} from '../shared/commitment-scope.ts';
import { filterLists } from '../shared/filter-lists.ts';
import { sortedPage } from '../shared/sorted-page.ts';
import { type StepUnit, stepsOf, stepUnit } from '../shared/transition-steps.ts';
import {
  COVERABLE,
  COVERABLE_BY_PLANS,
  COVERAGE_MEASURES,
  coverageOf,
  coverageOfParts,
  type OptionSums,
} from './coverage-figures.ts';
import { PLAN_VENDOR } from './plan-figures.ts';

/** More than there are accounts, products, regions and families together. */
const MAX_GROUPS = 20_000;

type ListRequest = Parameters<HandlersOf<typeof savingsPlanCoverageEndpoints>['savingsPlanCoverageList']>[0];

export function planCoverageHandlers(stores: Stores): HandlersOf<typeof savingsPlanCoverageEndpoints> {
  const transition = (split: Dimension | null) => (request: TransitionRequest, call: Call) =>
    trend(stores, call, request, split);
  return {
    savingsPlanCoverageFilter: async (request, call) => {
      const { facts, rows } = await commitmentScope(stores, call, request, PLAN_VENDOR);
      return filterLists(facts, { ...rows, filters: [...COVERABLE_BY_PLANS, ...commonFiltersOf(request)] });
    },
    savingsPlanCoverageSummary: async (request, call) => {
      const scope = await commitmentScope(stores, call, request, PLAN_VENDOR);
      const answer = await ask(scope, request, [], null);
      const { currency } = answer;
      const parts = answer.groups.map(({ keys: [option = ''], totals }) => ({ option, sums: totals }));
      return { currency, ...answeredDays(scope.range), ...coverageOf(parts), ...conversionsOf([answer]) };
    },
    savingsPlanCoverageList: (request, call) => list(stores, call, request),
    savingsPlanCoverageTransition: transition(null),
    savingsPlanCoverageTypes: transition('commitmentType'),
    savingsPlanCoverageRegions: transition('region'),
    savingsPlanCoverageFamilies: transition('instanceFamily'),
  };
}

function ask(
  { facts, rows }: CommitmentScope,
  asked: Parameters<typeof commonFiltersOf>[0],
  groupBy: readonly Dimension[],
  unit: StepUnit | null,
): Promise<CostAnswer> {
  return facts.cost({
    ...rows,
    filters: [...COVERABLE, ...commonFiltersOf(asked)],
    measures: COVERAGE_MEASURES,
    groupBy: ['purchaseOption', ...groupBy],
    unit,
    limit: MAX_GROUPS,
    skip: 0,
  });
}

async function list(
  stores: Stores,
  call: Call,
  request: ListRequest,
): Promise<ReplyOf<typeof savingsPlanCoverageList>> {
  const scope = await commitmentScope(stores, call, request, PLAN_VENDOR);
  const answer = await ask(scope, request, ['account', 'product', 'region', 'instanceFamily'], null);
  const items = groupedBy(answer.groups, ({ keys }) => JSON.stringify(keys.slice(1)));
  const rows = [...items.values()].map((groups) => {
    const [, account = '', product = '', region = '', instanceFamily = ''] = groups[0]?.keys ?? [];
    const [, accountName = '', serviceName = '', regionName = ''] = groups[0]?.labels ?? [];
    const parts = groups.map(({ keys: [option = ''], totals }) => ({ option, sums: totals }));
    return {
      accountId: account,
      accountName,
      serviceCode: product,
      serviceName,
      regionCode: region,
      regionName,
      instanceFamily,
      ...coverageOf(parts),
    };
  });
  return {
    currency: answer.currency,
    ...answeredDays(scope.range),
    ...sortedPage(rows, request, PAGINGS.start.read(request)),
    ...conversionsOf([answer]),
  };
}

interface Part extends OptionSums {
  usageDate: string;
  code: string;
  name: string;
}

async function trend(
  stores: Stores,
  call: Call,
  request: TransitionRequest,
  split: Dimension | null,
): Promise<CoverageTransition> {
  const scope = await commitmentScope(stores, call, request, PLAN_VENDOR);
  const unit = stepUnit(request.timeUnit, scope.range);
  const answer = await ask(scope, request, split === null ? [] : [split], unit);
  const parts: Part[] = stepsOf(answer).map(({ usageDate, keys, labels, sums }) => ({
    usageDate,
    option: keys[0] ?? '',
    code: keys[1] ?? '',
    name: labels[1] ?? '',
    sums,
  }));
  const rows = [...groupedBy(parts, ({ usageDate }) => usageDate).values()].flatMap((own) => {
    const whole = coverageOf(own);
    return [...groupedBy(own, ({ code }) => code)].map(([code, ofCode]) => ({
      usageDate: own[0]?.usageDate ?? '',
      code,
      name: ofCode[0]?.name ?? '',
      ...(split === 'commitmentType' ? coverageOfParts(ofCode, whole) : coverageOf(ofCode)),
    }));
  });
  return {
    currency: answer.currency,
    ...answeredDays(scope.range),
    timeUnit: unit,
    list: rows,
    ...conversionsOf([answer]),
  };
}
