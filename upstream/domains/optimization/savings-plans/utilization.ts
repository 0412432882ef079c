// How far Savings Plans were used, and what they saved (P-02).
import { sumMoney } from '../../../../lib/money/money.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import type {
  savingsPlanUtilizationEndpoints,
  savingsPlanUtilizationList,
} from '../../../contract/optimization/savings-plans/utilization.ts';
import type { TransitionRequest } from '../../../contract/optimization/shared/asked.ts';
import type { UtilizationTransition } from '../../../contract/optimization/shared/shapes.ts';
import { PAGINGS } from '../../../contract/shared/paging.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import type { Dimension } from '../../../stores/facts/questions/dimensions.ts';
import type { CostQuestion } from '../../../stores/facts/questions/question.ts';
import { conversionsOf } from '../../shared/cost-series.ts';
import { groupedBy } from '../../shared/grouped-by.ts';
import type { Stores } from '../../shared/stores.ts';
import { answeredDays, commitmentScope, commonFiltersOf } from '../shared/commitment-scope.ts';
import { filterLists } from '../shared/filter-lists.ts';
import { sortedPage } from '../shared/sorted-page.ts';
import { stepsOf, stepUnit } from '../shared/transition-steps.ts';
import { chosenPlans, MAX_PLANS, planIdOf } from './chosen-plans.ts';
import { PLAN_MEASURES, PLAN_USE, PLAN_VENDOR, planFigures, planPartFigures } from './plan-figures.ts';
import { type KnownPlan, knownPlans, unknownPlan } from './plans.ts';

type ListRequest = Parameters<
  HandlersOf<typeof savingsPlanUtilizationEndpoints>['savingsPlanUtilizationList']
>[0];
type PlanTransition = TransitionRequest & { savingsPlanId?: string | undefined };

export function planUtilizationHandlers(stores: Stores): HandlersOf<typeof savingsPlanUtilizationEndpoints> {
  const transition =
    (split: 'commitmentType' | 'region' | 'instanceFamily' | null) => (request: PlanTransition, call: Call) =>
      trend(stores, call, request, split);
  return {
    savingsPlanUtilizationFilter: async (request, call) => {
      const { facts, rows } = await commitmentScope(stores, call, request, PLAN_VENDOR);
      return filterLists(facts, { ...rows, filters: [...PLAN_USE, ...commonFiltersOf(request)] });
    },
    savingsPlanUtilizationSummary: async (request, call) => {
      const scope = await commitmentScope(stores, call, request, PLAN_VENDOR);
      const filters = await chosenPlans(scope, request);
      const answer = await scope.facts.cost({ ...scope.rows, ...TOTALS, filters });
      const { currency, total } = answer;
      return {
        currency,
        ...answeredDays(scope.range),
        ...planFigures(total.totals),
        ...conversionsOf([answer]),
      };
    },
    savingsPlanUtilizationList: (request, call) => list(stores, call, request),
    savingsPlanUtilizationTransition: transition(null),
    savingsPlanUtilizationTypes: transition('commitmentType'),
    savingsPlanUtilizationRegions: transition('region'),
    savingsPlanUtilizationFamilies: transition('instanceFamily'),
  };
}

const TOTALS = {
  measures: PLAN_MEASURES,
  groupBy: [],
  unit: null,
  limit: 0,
  skip: 0,
} satisfies Partial<CostQuestion>;

async function list(
  stores: Stores,
  call: Call,
  request: ListRequest,
): Promise<ReplyOf<typeof savingsPlanUtilizationList>> {
  const scope = await commitmentScope(stores, call, request, PLAN_VENDOR);
  const filters = await chosenPlans(scope, request);
  const [answer, plans] = await Promise.all([
    scope.facts.cost({ ...scope.rows, ...TOTALS, filters, groupBy: ['commitment'], limit: MAX_PLANS }),
    knownPlans(stores, scope),
  ]);
  const rows = answer.groups.map(({ keys: [arn = ''], totals }) => {
    const plan: KnownPlan = plans.get(arn) ?? unknownPlan(arn);
    return {
      ...plan.shown,
      commitCurrency: plan.currency,
      savingsPlanId: planIdOf(arn),
      arn,
      ...planFigures(totals),
    };
  });
  return {
    currency: answer.currency,
    ...answeredDays(scope.range),
    ...sortedPage(rows, request, PAGINGS.start.read(request)),
    ...conversionsOf([answer]),
  };
}

async function trend(
  stores: Stores,
  call: Call,
  request: PlanTransition,
  split: Extract<Dimension, 'commitmentType' | 'region' | 'instanceFamily'> | null,
): Promise<UtilizationTransition> {
  const scope = await commitmentScope(stores, call, request, PLAN_VENDOR);
  const filters = await chosenPlans(scope, request);
  const unit = stepUnit(request.timeUnit, scope.range);
  const answer = await scope.facts.cost({
    ...scope.rows,
    ...TOTALS,
    filters,
    unit,
    ...(split !== null && { groupBy: [split], limit: MAX_PLANS }),
  });
  const steps = stepsOf(answer);
  const wholes = new Map(
    [...groupedBy(steps, ({ usageDate }) => usageDate)].map(([day, own]) => [
      day,
      sumMoney(own.flatMap(({ sums: [used, unused] }) => [used ?? 0, unused ?? 0])),
    ]),
  );
  const isOfPlans = split === null || split === 'commitmentType';
  return {
    currency: answer.currency,
    ...answeredDays(scope.range),
    timeUnit: unit,
    list: steps.map(({ usageDate, keys: [code = ''], labels: [name = ''], sums }) => ({
      usageDate,
      code,
      name,
      ...(isOfPlans ? planFigures(sums) : planPartFigures(sums, wholes.get(usageDate) ?? 0)),
    })),
    ...conversionsOf([answer]),
  };
}
