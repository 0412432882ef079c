// Which plans a request is about: filters keep plans, and a plan counts whole.
import { FAIL_CODES } from '../../../contract/endpoint.ts';
import type { CommonRequest } from '../../../contract/optimization/shared/asked.ts';
import { Refusal } from '../../../refusal.ts';
import type { Filter } from '../../../stores/facts/questions/question.ts';
import { type CommitmentScope, commonFiltersOf } from '../shared/commitment-scope.ts';
import { PLAN_MEASURES, PLAN_USE } from './plan-figures.ts';

/** The most plans that are shown one by one. */
export const MAX_PLANS = 1000;

/** No id of a commitment: what no plan has. */
const NONE = ['(none)'];

type PlansAsked = CommonRequest & { savingsPlanId?: string | undefined };

/** Filters of the rows of the chosen plans. Refuses a plan that the months have no row of. */
export async function chosenPlans(scope: CommitmentScope, asked: PlansAsked): Promise<Filter[]> {
  const filters = commonFiltersOf(asked);
  const { savingsPlanId: named } = asked;
  if (filters.length === 0 && named === undefined) return [...PLAN_USE];
  const ids = (await plansWith(scope, filters)).filter((id) => named === undefined || isNamed(id, named));
  if (ids.length === 0 && named !== undefined)
    throw new Refusal(FAIL_CODES.notFound, 'There is no such Savings Plan in these months.', 'savingsPlanId');
  return [...PLAN_USE, { dimension: 'commitment', values: ids.length > 0 ? ids : NONE }];
}

async function plansWith({ facts, rows }: CommitmentScope, filters: readonly Filter[]): Promise<string[]> {
  const answer = await facts.cost({
    ...rows,
    filters: [...PLAN_USE, ...filters],
    measures: PLAN_MEASURES,
    groupBy: ['commitment'],
    unit: null,
    limit: MAX_PLANS,
    skip: 0,
  });
  return answer.groups.map(({ keys: [id = ''] }) => id);
}

function isNamed(id: string, name: string): boolean {
  return id === name || planIdOf(id) === name;
}

/** The last part of a resource name. */
export function planIdOf(arn: string): string {
  return arn.slice(arn.lastIndexOf('/') + 1);
}
