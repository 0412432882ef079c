// What advice to buy commitments can be asked for: kinds, days, terms, payments and goals, one row each.
import type { VendorCode } from '../catalogue/vendors.ts';

export interface RecommendationKindRow {
  vendor: VendorCode;
  /** Bought as money an hour, or as a number of instances. */
  unit: 'MONEY' | 'INSTANCES';
}

/** What can be bought, in the words of the graph. */
export const RECOMMENDATION_KINDS = {
  SAVINGS_PLANS: { vendor: 'aws', unit: 'MONEY' },
  EC2: { vendor: 'aws', unit: 'INSTANCES' },
  RDS: { vendor: 'aws', unit: 'INSTANCES' },
  OPENSEARCH: { vendor: 'aws', unit: 'INSTANCES' },
  ELASTICACHE: { vendor: 'aws', unit: 'INSTANCES' },
  REDSHIFT: { vendor: 'aws', unit: 'INSTANCES' },
  AZURE_VM: { vendor: 'azr', unit: 'INSTANCES' },
} as const satisfies Record<string, RecommendationKindRow>;

export type RecommendationKind = keyof typeof RECOMMENDATION_KINDS;
export const RECOMMENDATION_KIND_NAMES = Object.keys(RECOMMENDATION_KINDS) as [
  RecommendationKind,
  ...RecommendationKind[],
];

/** What advice of providers can be about: Google's is shown and checked, and none is given by this portal. */
export const IMPORTED_KIND_NAMES = [...RECOMMENDATION_KIND_NAMES, 'GCP_COMMITMENT'] as const;
export type ImportedKind = (typeof IMPORTED_KIND_NAMES)[number];

/** Days of usage that advice is made of (P-06, O-02), and those of Azure (Z-03). */
export const LOOK_BACK_DAYS = [14, 30, 60] as const;
export const AZURE_LOOK_BACK_DAYS = [7, 30, 60] as const;

export const TERM_YEARS = [1, 3] as const;

/** As the providers say it. */
export const PAYMENT_OPTIONS = ['No Upfront', 'Partial Upfront', 'All Upfront'] as const;
export type PaymentOption = (typeof PAYMENT_OPTIONS)[number];

/** Most saving, least regret over falls of usage, or a share of the cost covered. */
export const GOALS = ['saving', 'regret', 'coverage'] as const;
export type Goal = (typeof GOALS)[number];

/** What becomes of advice (O-03). */
export const DECISIONS = ['OPEN', 'ACCEPTED', 'POSTPONED', 'EXCLUDED'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Why there is no advice, or less. */
export const MISSING = ['NO_HOURS', 'NO_RATES', 'NO_ELIGIBLE_USAGE', 'TARGET_UNREACHABLE'] as const;
