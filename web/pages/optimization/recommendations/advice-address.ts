// What the pages of advice have in their addresses: days, term, payment, goal, filters, order, and the piece that is open.
import {
  createParser,
  parseAsArrayOf,
  parseAsBoolean,
  parseAsFloat,
  parseAsNumberLiteral,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import { firstOfYearMonth } from '../../../../lib/calendar/year-months.ts';
import {
  AZURE_LOOK_BACK_DAYS,
  GOALS,
  LOOK_BACK_DAYS,
  type RecommendationKind,
  TERM_YEARS,
} from '../../../../lib/commitments/recommendations.ts';
import type {
  RecommendationQuery,
  RecommendationSort,
} from '../../../__generated__/AdvicePageQuery.graphql.ts';
import type { AddressOf, ChangeOf } from '../../../routing/define-page.ts';
import { listParsers } from '../shared/commitment-address.ts';

export const PAYMENTS = ['no', 'partial', 'all'] as const;
export const PAYMENT_WORDS = { no: 'NO_UPFRONT', partial: 'PARTIAL_UPFRONT', all: 'ALL_UPFRONT' } as const;
const GOAL_WORDS = { saving: 'SAVING', regret: 'REGRET', coverage: 'COVERAGE' } as const;
const SORT_WORDS = { savings: 'SAVINGS', account: 'ACCOUNT' } as const;
export const ADVICE_SORTS = ['savings', 'account'] as const;
export const NODE_SERVICES = ['opensearch', 'elasticache', 'redshift'] as const;
const NODE_KINDS = {
  opensearch: 'OPENSEARCH',
  elasticache: 'ELASTICACHE',
  redshift: 'REDSHIFT',
} as const satisfies Record<string, RecommendationKind>;

const DEFAULT_TARGET = 80;
const YEAR_MONTH = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])$/;
const parseAsYearMonth = createParser<string>({
  parse: (text) => (YEAR_MONTH.test(text) ? text : null),
  serialize: (month) => month,
});
const parseAsPercent = createParser<number>({
  parse: (text) => {
    const value = parseAsFloat.parse(text);
    return value !== null && value > 0 && value <= 100 ? value : null;
  },
  serialize: String,
});
const parseAsQuantity = createParser<number>({
  parse: (text) => {
    const value = parseAsFloat.parse(text);
    return value !== null && value >= 0 ? value : null;
  },
  serialize: String,
});
const parseAsValues = parseAsArrayOf(parseAsString).withDefault([]);

function parsersOf<const Days extends readonly number[]>(days: Days, byDefault: Days[number]) {
  return {
    days: parseAsNumberLiteral(days).withDefault(byDefault),
    term: parseAsNumberLiteral(TERM_YEARS).withDefault(1),
    payment: parseAsStringLiteral(PAYMENTS).withDefault('no'),
    goal: parseAsStringLiteral(GOALS).withDefault('saving'),
    /** Percent of the cost, of the goal coverage. */
    target: parseAsPercent.withDefault(DEFAULT_TARGET),
    expiring: parseAsBoolean.withDefault(false),
    guard: parseAsBoolean.withDefault(false),
    grows: parseAsBoolean.withDefault(false),
    anomalies: parseAsBoolean.withDefault(false),
    /** Each account on its own usage. */
    apart: parseAsBoolean.withDefault(false),
    /** The last month that is known, `YYYYMM`; left out: the newest. */
    month: parseAsYearMonth,
    accounts: parseAsValues,
    regions: parseAsValues,
    families: parseAsValues,
    show: parseAsStringLiteral(['advice', 'accounts']).withDefault('advice'),
    ...listParsers(ADVICE_SORTS, { size: 10 }),
    /** The key of the piece that is open, and how much of it is looked at. */
    advice: parseAsString,
    buy: parseAsQuantity,
  };
}

export const adviceParsers = parsersOf(LOOK_BACK_DAYS, 30);
export const azureAdviceParsers = parsersOf(AZURE_LOOK_BACK_DAYS, 7);
export const nodeAdviceParsers = {
  ...adviceParsers,
  service: parseAsStringLiteral(NODE_SERVICES).withDefault('opensearch'),
};

/** What all of them have; days are those of any vendor. */
export type AdviceAddress = Omit<AddressOf<typeof adviceParsers>, 'days'> & {
  days: number;
  service?: (typeof NODE_SERVICES)[number];
};
export type AdviceChange = Omit<ChangeOf<typeof adviceParsers>, 'days'> & {
  days?: number | null;
  service?: (typeof NODE_SERVICES)[number] | null;
};

export function nodeKind({ service }: Pick<AdviceAddress, 'service'>): RecommendationKind {
  return NODE_KINDS[service ?? 'opensearch'];
}

export function adviceQuery(kind: RecommendationKind, address: AdviceAddress): RecommendationQuery {
  const {
    accounts,
    regions,
    families,
    days,
    term,
    payment,
    goal,
    target,
    expiring,
    guard,
    grows,
    anomalies,
    apart,
    month,
  } = address;
  return {
    kind,
    accounts,
    regions,
    families,
    lookBackDays: days,
    termYears: term,
    paymentOption: PAYMENT_WORDS[payment],
    goal: GOAL_WORDS[goal],
    targetCoverage: target,
    addsExpiring: expiring,
    isGuarded: guard,
    expectsGrowth: grows,
    withAnomalies: anomalies,
    isByAccount: apart,
    month: month === null ? null : firstOfYearMonth(month),
  };
}

export function adviceSort({ sort, order }: Pick<AdviceAddress, 'sort' | 'order'>): RecommendationSort {
  return { by: SORT_WORDS[sort], order: order === 'asc' ? 'ASC' : 'DESC' };
}
