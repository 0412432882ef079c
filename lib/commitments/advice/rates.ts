// Which price of a table holds for a commitment: the one that says most about it, of those that are valid.
import type { VendorCode } from '../../catalogue/vendors.ts';
import { MONTH_HOURS } from './valuation.ts';

/** Products that have rates; others in a provider's table are kept, but no advice uses them. */
export const RATE_PRODUCTS = [
  'ComputeSavingsPlan',
  'EC2InstanceSavingsPlan',
  'DatabaseSavingsPlan',
  'EC2',
  'RDS',
  'ElastiCache',
  'OpenSearch',
  'Redshift',
  'AzureVM',
] as const;
export type RateProduct = (typeof RATE_PRODUCTS)[number];

export const PAYMENTS = ['All Upfront', 'Partial Upfront', 'No Upfront'] as const;
export type AdvicePayment = (typeof PAYMENTS)[number];

/** A line of a table of rates. Null members apply to all values. */
export interface CommitmentRate {
  vendor: VendorCode;
  product: RateProduct;
  region: string | null;
  /** Family of AWS, flexibility group of Azure. */
  family: string | null;
  instanceType: string | null;
  /** Operating system or engine. */
  platform: string | null;
  termYears: number;
  payment: AdvicePayment;
  /** Either how much cheaper than on demand, 0 to 1, */
  discount: number | null;
  /** or the price of one machine of the type: paid at once, and an hour, in `currency`. */
  upfront: number | null;
  hourly: number | null;
  currency: string | null;
  /** `YYYY-MM-DD`; the last day is null while it holds. */
  validFrom: string;
  validTo: string | null;
  /** Where the rate is from, such as the name of a price list. */
  source: string;
}

export interface RateAsked {
  vendor: VendorCode;
  product: RateProduct;
  region: string | null;
  family: string | null;
  /** A rate of another type of the family is none of this one. */
  instanceType: string | null;
  platform: string | null;
  termYears: number;
  payment: AdvicePayment;
  /** `YYYY-MM-DD` that it is bought on. */
  day: string;
}

/** Null where no line holds. Of lines that say as much, the newest. */
export function rateFor(rates: readonly CommitmentRate[], asked: RateAsked): CommitmentRate | null {
  const holding = rates.filter(
    (rate) =>
      rate.vendor === asked.vendor &&
      rate.product === asked.product &&
      rate.termYears === asked.termYears &&
      rate.payment === asked.payment &&
      rate.validFrom <= asked.day &&
      (rate.validTo === null || asked.day <= rate.validTo) &&
      OPEN.every((member) => rate[member] === null || isSame(rate[member], asked[member])),
  );
  const said = (rate: CommitmentRate) => OPEN.filter((member) => rate[member] !== null).length;
  return (
    holding.toSorted(
      (one, other) => said(other) - said(one) || (one.validFrom < other.validFrom ? 1 : -1),
    )[0] ?? null
  );
}

const OPEN = ['region', 'family', 'instanceType', 'platform'] as const;
const isSame = (one: string | null, other: string | null) =>
  one?.trim().toLowerCase() === other?.trim().toLowerCase();

/** What a machine costs an hour with what is paid ahead spread over the term: provider's months have 730 hours. */
export function hourlyPrice({ upfront, hourly, termYears }: CommitmentRate): number | null {
  if (upfront === null && hourly === null) return null;
  return (upfront ?? 0) / (termYears * 12 * MONTH_HOURS) + (hourly ?? 0);
}

/** How much of the price is paid at once. Partial is half of it, as providers sell it. */
export const UPFRONT_SHARES: Readonly<Record<AdvicePayment, number>> = {
  'All Upfront': 1,
  'Partial Upfront': 0.5,
  'No Upfront': 0,
};
