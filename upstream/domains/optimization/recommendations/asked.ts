// The options of a request for advice, and whose data it may use.
import { lastOfMonth } from '../../../../lib/calendar/calendar.ts';
import { firstOfYearMonth } from '../../../../lib/calendar/year-months.ts';
import {
  RECOMMENDATION_KIND_NAMES,
  RECOMMENDATION_KINDS,
  type RecommendationKind,
} from '../../../../lib/commitments/recommendations.ts';
import { FAIL_CODES } from '../../../contract/endpoint.ts';
import type { AdviceRequest, askedGoal } from '../../../contract/optimization/recommendations/asked.ts';
import type { AzureAdviceRequest } from '../../../contract/optimization/recommendations/azure.ts';
import type { DecidedAdvice } from '../../../contract/optimization/recommendations/decisions.ts';
import type { PortfolioRequest } from '../../../contract/optimization/recommendations/portfolio.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call } from '../../../rest/call.ts';
import { companyData } from '../../shared/company-data.ts';
import type { Stores } from '../../shared/stores.ts';
import type { AdviceAsked, AdviceKind, AdviceScope, AdviceTerms } from '../advice/advice.ts';

/** The kinds as the computation names them. */
const KINDS: Record<RecommendationKind, AdviceKind> = {
  SAVINGS_PLANS: 'savingsPlans',
  EC2: 'ec2',
  RDS: 'rds',
  OPENSEARCH: 'opensearch',
  ELASTICACHE: 'elasticache',
  REDSHIFT: 'redshift',
  AZURE_VM: 'azureVm',
};

/** The kind of a computation in the words of the wire. */
export function kindOf(kind: AdviceKind): RecommendationKind {
  const found = RECOMMENDATION_KIND_NAMES.find((each) => KINDS[each] === kind);
  if (!found) throw new RangeError(`a kind of advice without a word: ${kind}`);
  return found;
}

export const adviceKind = (kind: RecommendationKind): AdviceKind => KINDS[kind];

/** What is kept of all pieces of advice; empty lists keep all. */
export interface KeptAdvice {
  regions: readonly string[];
  families: readonly string[];
}

export interface AskedAdvice extends KeptAdvice {
  kind: RecommendationKind;
  asked: AdviceAsked;
}

export function awsAdvice(kind: RecommendationKind, request: AdviceRequest): AskedAdvice {
  return {
    kind,
    regions: request.regions,
    families: request.instanceFamilies,
    asked: {
      kind: KINDS[kind],
      lookBackDays: request.analysisPeriod,
      termYears: request.term,
      payment: request.paymentOption,
      accounts: request.accounts,
      ...goalOf(request),
      byAccount: request.isByAccount,
      asOf: lastDayOf(request.endDate),
    },
  };
}

const DAYS = { Last7Days: 7, Last30Days: 30, Last60Days: 60 } as const;

export function azureAdviceAsked(request: AzureAdviceRequest): AskedAdvice {
  return {
    kind: 'AZURE_VM',
    regions: request.regions,
    families: request.instanceFamilies,
    asked: {
      kind: KINDS.AZURE_VM,
      lookBackDays: DAYS[request.lbkPd],
      termYears: request.term === 'P3Y' ? 3 : 1,
      payment: request.paymentOption,
      accounts: request.sbscIds,
      ...goalOf(request),
      byAccount: true,
      asOf: lastDayOf(request.endDate),
    },
  };
}

/** The advice that a decision is on. */
export function adviceAsked(decided: DecidedAdvice): AdviceAsked {
  return {
    kind: KINDS[decided.kind],
    lookBackDays: decided.analysisPeriod,
    termYears: decided.term,
    payment: decided.paymentOption,
    accounts: decided.accounts,
    ...goalOf(decided),
    byAccount: decided.isByAccount || decided.kind === 'AZURE_VM',
    asOf: lastDayOf(decided.endDate),
  };
}

export function portfolioTerms(request: PortfolioRequest): AdviceTerms {
  return {
    lookBackDays: request.analysisPeriod,
    termYears: request.term,
    payment: request.paymentOption,
    accounts: request.accounts,
    goal: { by: 'saving' },
    includesExpiring: request.addsExpiring,
    byAccount: request.isByAccount,
    ...{ isGuarded: false, expectsGrowth: false },
    withoutAnomalies: false,
    asOf: lastDayOf(request.endDate),
  };
}

/** Refuses a company without data, and a vendor that it is not authorised for. */
export async function adviceScope(
  stores: Stores,
  { companyId, currency, signal }: Call,
  kind: RecommendationKind,
): Promise<AdviceScope> {
  const data = await companyData(stores, companyId);
  if (data.clock.lastDay === null)
    throw new Refusal(FAIL_CODES.noDataCollected, 'Collected data does not exist.');
  const { vendor } = RECOMMENDATION_KINDS[kind];
  if (data.authorised !== null && !data.authorised.includes(vendor))
    throw new Refusal('VENDOR_NOT_AVAILABLE', 'The company may not see this vendor.', 'vendor');
  return { companyId, currency, signal, vendors: data.vendors };
}

function goalOf(
  request: Pick<AdviceRequest, Exclude<keyof typeof askedGoal, 'isByAccount'>>,
): Pick<AdviceAsked, 'goal' | 'includesExpiring' | 'isGuarded' | 'expectsGrowth' | 'withoutAnomalies'> {
  const { goal, targetCoverage, addsExpiring, isGuarded, expectsGrowth, withAnomalies } = request;
  return {
    goal: goal === 'coverage' ? { by: 'coverage', percent: targetCoverage } : { by: goal },
    includesExpiring: addsExpiring,
    ...{ isGuarded, expectsGrowth },
    withoutAnomalies: !withAnomalies,
  };
}

function lastDayOf(month: string | undefined): string | null {
  return month === undefined ? null : lastOfMonth(firstOfYearMonth(month));
}

/** A plan for all regions or families fits any of them. */
export function isKept(
  { regions, families }: KeptAdvice,
  { region, instanceFamily }: { region: string | null; instanceFamily: string | null },
): boolean {
  const fits = (values: readonly string[], value: string | null) =>
    values.length === 0 || value === null || values.includes(value);
  return fits(regions, region) && fits(families, instanceFamily);
}
