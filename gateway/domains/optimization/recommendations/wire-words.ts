// A question for advice in the words of the wire.
import type { z } from 'zod';
import { yearMonthOf } from '../../../../lib/calendar/year-months.ts';
import {
  AZURE_LOOK_BACK_DAYS,
  type Goal,
  LOOK_BACK_DAYS,
  type PaymentOption,
  TERM_YEARS,
} from '../../../../lib/commitments/recommendations.ts';
import type {
  ADVICE_SORTS,
  AdviceRequest,
  adviceRequest,
} from '../../../../upstream/contract/optimization/recommendations/asked.ts';
import type { decidedAdvice } from '../../../../upstream/contract/optimization/recommendations/decisions.ts';
import type { portfolioAdvice } from '../../../../upstream/contract/optimization/recommendations/portfolio.ts';
import type {
  RecommendationGoal,
  RecommendationPayment,
  RecommendationPortfolioQuery,
  RecommendationQuery,
  RecommendationSort,
  RecommendationSortField,
  ViewerImportedRecommendationsArgs,
} from '../../../__generated__/graph-types.ts';
import { inputError } from '../../../errors.ts';
import { wireVerdict } from './imported-rows.ts';

const PAYMENTS: Record<RecommendationPayment, PaymentOption> = {
  ALL_UPFRONT: 'All Upfront',
  NO_UPFRONT: 'No Upfront',
  PARTIAL_UPFRONT: 'Partial Upfront',
};
const GOALS: Record<RecommendationGoal, Goal> = { COVERAGE: 'coverage', REGRET: 'regret', SAVING: 'saving' };
const SORTS: Record<RecommendationSortField, (typeof ADVICE_SORTS)[number]> = {
  ACCOUNT: 'accountName',
  SAVINGS: 'estimatedMonthlySavings',
};

/** Throws an input error for days and terms that advice is not made of. */
export function wireQuestion(query: RecommendationQuery): z.input<typeof adviceRequest> {
  return {
    ...monthAsked(query),
    accounts: [...query.accounts],
    regions: [...query.regions],
    instanceFamilies: [...query.families],
    analysisPeriod: oneOf(LOOK_BACK_DAYS, query.lookBackDays, 'lookBackDays'),
    term: oneOf(TERM_YEARS, query.termYears, 'termYears'),
    ...wireGoal(query),
  };
}

export function azureQuestion(query: RecommendationQuery) {
  const days = oneOf(AZURE_LOOK_BACK_DAYS, query.lookBackDays, 'lookBackDays');
  return {
    ...monthAsked(query),
    sbscIds: [...query.accounts],
    regions: [...query.regions],
    instanceFamilies: [...query.families],
    lbkPd: `Last${days}Days` as const,
    term: `P${oneOf(TERM_YEARS, query.termYears, 'termYears')}Y` as const,
    ...wireGoal(query),
  };
}

/** The question that a decision is on: of the days of any vendor. */
export function decidedQuestion(query: RecommendationQuery): z.input<typeof decidedAdvice> {
  return {
    ...monthAsked(query),
    kind: query.kind,
    accounts: [...query.accounts],
    analysisPeriod: oneOf([7, ...LOOK_BACK_DAYS], query.lookBackDays, 'lookBackDays'),
    term: oneOf(TERM_YEARS, query.termYears, 'termYears'),
    ...wireGoal(query),
  };
}

export function portfolioQuestion(
  query: RecommendationPortfolioQuery,
): z.input<typeof portfolioAdvice.request> {
  const { accounts, addsExpiring, isByAccount } = query;
  return {
    ...monthAsked(query),
    ...{ accounts: [...accounts], addsExpiring, isByAccount },
    ...termsAsked(query),
  };
}

export function importedQuestion(asked: ViewerImportedRecommendationsArgs) {
  const { kind, verdict } = asked;
  return {
    ...termsAsked(asked),
    ...(kind && { kind }),
    ...(verdict && { verdict: wireVerdict(verdict) }),
  };
}

function termsAsked(
  asked: Pick<RecommendationPortfolioQuery, 'lookBackDays' | 'termYears' | 'paymentOption'>,
) {
  return {
    analysisPeriod: oneOf(LOOK_BACK_DAYS, asked.lookBackDays, 'lookBackDays'),
    term: oneOf(TERM_YEARS, asked.termYears, 'termYears'),
    paymentOption: PAYMENTS[asked.paymentOption],
  };
}

export function wireSort({ by, order }: RecommendationSort) {
  return { sortField: SORTS[by], isAscending: order === 'ASC' };
}

export function paymentOf(option: PaymentOption): RecommendationPayment {
  const [word] = Object.entries(PAYMENTS).find(([, wire]) => wire === option) ?? [];
  return (word ?? 'NO_UPFRONT') as RecommendationPayment;
}

function monthAsked({ month }: Pick<RecommendationQuery, 'month'>) {
  return month ? { endDate: yearMonthOf(month) } : {};
}

function wireGoal(query: RecommendationQuery) {
  const { targetCoverage, addsExpiring, isByAccount, isGuarded, expectsGrowth, withAnomalies } = query;
  if (!(targetCoverage > 0 && targetCoverage <= 100))
    throw inputError('targetCoverage', 'targetCoverage must be above 0, and 100 at most');
  return {
    paymentOption: PAYMENTS[query.paymentOption],
    goal: GOALS[query.goal],
    ...{ targetCoverage, addsExpiring, isByAccount, isGuarded, expectsGrowth, withAnomalies },
  } satisfies Partial<AdviceRequest>;
}

function oneOf<const Values extends readonly number[]>(
  values: Values,
  value: number,
  argument: string,
): Values[number] {
  if (values.includes(value)) return value;
  throw inputError(argument, `${argument} must be one of ${values.join(', ')}`);
}
