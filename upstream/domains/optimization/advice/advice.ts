// What is asked for advice on commitments, and what is answered. Amounts are in the currency of the answer, percents of
// 100, a month has 730 hours.
import type { DateRange, IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { AdviceGoal } from '../../../../lib/commitments/advice/goals.ts';
import type { AdvicePayment } from '../../../../lib/commitments/advice/rates.ts';
import type { Downside } from '../../../../lib/commitments/advice/simulate.ts';
import type { conversionsOf } from '../../shared/cost-series.ts';

export const ADVICE_KINDS = [
  'savingsPlans',
  'ec2',
  'rds',
  'opensearch',
  'elasticache',
  'redshift',
  'azureVm',
] as const;
export type AdviceKind = (typeof ADVICE_KINDS)[number];

export type PlanType = 'Compute' | 'EC2 Instance' | 'Database';

/** Who asks, and in which currency. */
export interface AdviceScope {
  companyId: string;
  /** ISO 4217; the company's when left out. */
  currency?: string | undefined;
  /** Those that the viewer may see. */
  vendors: readonly VendorCode[];
  signal?: AbortSignal | undefined;
}

export interface AdviceTerms {
  /** Days of usage that are looked at: 7, 14, 30 or 60. */
  lookBackDays: number;
  termYears: 1 | 3;
  payment: AdvicePayment;
  /** Ids; empty: all. */
  accounts: readonly string[];
  goal: AdviceGoal;
  /** What ends within 30 days counts as not owned. */
  includesExpiring: boolean;
  /** Each account on its own hours; else all accounts of a billing account together, which is then the account of a line. */
  byAccount: boolean;
  /** The lower of the advice of a short window (14 days; Azure 3) and of the whole one. */
  isGuarded: boolean;
  /** Half of the growth that all usage of the owner had in the last year moves the size, never what is promised. */
  expectsGrowth: boolean;
  /** Leaves out days on which an anomaly raised the usage. */
  withoutAnomalies: boolean;
  /** The last day that is known; the newest complete one when null. */
  asOf: IsoDate | null;
}

export interface AdviceAsked extends AdviceTerms {
  kind: AdviceKind;
}

export type MissingWhat = 'NO_HOURS' | 'NO_RATES' | 'NO_ELIGIBLE_USAGE' | 'TARGET_UNREACHABLE';

/** Why there is no advice, or less of it. */
export interface Missing {
  what: MissingWhat;
  /** Type of plan, family, engine or group that it is about; empty: all that was asked for. */
  of: string;
  /** The coverage that can be reached, in percent; null where it is not about one. */
  best: number | null;
}

export interface AdviceWindow {
  /** ISO instants, the end exclusive. Whole days. */
  start: string;
  end: string;
  hours: number;
  /** Hours of anomalous days, left out of some line or other. */
  leftOutHours: number;
  /** day: some usage is known by days alone, so that the saving of it is an upper bound. */
  resolution: 'hour' | 'day';
}

export interface Advice {
  currency: string;
  /** Null without usage. */
  window: AdviceWindow | null;
  missing: Missing[];
  /** By falling saving. */
  lines: AdviceLine[];
  conversions: ReturnType<typeof conversionsOf>;
}

export interface AdviceRate {
  /** How much less than on demand it costs, 0 to 1. */
  discount: number;
  /** Of one machine an hour, on demand and committed; null of plans. */
  onDemand: number | null;
  committed: number | null;
  /** Of size 1: paid at once, and by the hour. */
  upfront: number;
  recurringHourly: number;
  /** A table that was loaded, or what usage under such commitments has cost. */
  source: 'TABLE' | 'OBSERVED';
  sourceName: string;
  validFrom: IsoDate | null;
  /** Observed on commitments of another term or option of payment. */
  isOfOtherTerms: boolean;
}

/** One piece of advice. */
export interface AdviceLine {
  /** The same for the same scope, term and payment in every window. */
  id: string;
  kind: AdviceKind;
  account: string;
  accountName: string;
  planType: PlanType | null;
  instanceFamily: string | null;
  /** The size that is bought. */
  instanceType: string | null;
  region: string | null;
  regionName: string | null;
  /** Operating system or engine. */
  platform: string | null;
  tenancy: string | null;
  /** standard: the cheaper of both; null where there are no classes. */
  offeringClass: string | null;
  deployment: 'Single-AZ' | 'Multi-AZ' | null;
  operation: string | null;
  isSizeFlexible: boolean | null;
  flexibilityGroup: string | null;
  /** Money an hour of plans, machines of reservations; the other is null. */
  commitment: number | null;
  quantity: number | null;
  normalizedUnits: number | null;
  rate: AdviceRate;
  monthlyOnDemand: number;
  monthlySaving: number;
  savingsRate: number | null;
  utilization: number | null;
  coverage: number | null;
  /** 100 x committed / on-demand price: used less, it costs more than it saves. */
  breakEvenUtilization: number | null;
  breakEvenMonths: number | null;
  breakEvenFall: number | null;
  lockInMonths: number | null;
  downside: Downside[];
  upfrontCost: number;
  recurringMonthly: number;
  /** Of figures by day: what the saving lies between; null by the hour. */
  bound: { low: number; high: number } | null;
  /** An hour's use, in machines or in on-demand money. */
  use: { average: number; min: number; max: number };
}

/** Days, first and last, that a window has. */
export type AdviceDays = DateRange;
