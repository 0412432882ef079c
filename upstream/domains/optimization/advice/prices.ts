// What a commitment would cost: by a table of rates that was loaded, else by what such commitments have cost.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import {
  type AdvicePayment,
  type CommitmentRate,
  hourlyPrice,
  type RateProduct,
  rateFor,
  UPFRONT_SHARES,
} from '../../../../lib/commitments/advice/rates.ts';
import { MONTH_HOURS, type Price } from '../../../../lib/commitments/advice/valuation.ts';
import { normalizationFactor } from '../../../../lib/commitments/normalization.ts';
import type { AdviceRate } from './advice.ts';
import type { ObservedRates } from './observed-rates.ts';

export interface PricesAsked {
  rates: readonly CommitmentRate[];
  observed: ObservedRates;
  vendor: VendorCode;
  termYears: 1 | 3;
  payment: AdvicePayment;
  /** The day that it is bought on. */
  day: IsoDate;
  /** Of the answer: a table's prices in another currency are no use. */
  currency: string;
}

export interface Place {
  product: RateProduct;
  region: string | null;
  family: string | null;
  platform: string | null;
}

const MONTHS = 12;

/** What a plan, or a reservation without prices of its own, leaves to be paid; null where it is unknown. */
export function discountOf(
  asked: PricesAsked,
  place: Place,
  instanceTypes: readonly string[] = [],
): AdviceRate | null {
  const { rates, vendor, termYears, payment, day } = asked;
  for (const instanceType of [...instanceTypes, null]) {
    const rate = rateFor(rates, { vendor, termYears, payment, day, instanceType, ...place });
    if (rate === null || rate.discount === null) continue;
    return { ...NO_PRICES, discount: rate.discount, ...told(rate) };
  }
  const observed = asked.observed.discountOf(place, termYears, payment);
  return observed && { ...NO_PRICES, ...observed, source: 'OBSERVED', validFrom: null };
}

const NO_PRICES = { onDemand: null, committed: null, upfront: 0, recurringHourly: 0 };
const told = ({ source, validFrom }: CommitmentRate) =>
  ({ source: 'TABLE', sourceName: source, validFrom, isOfOtherTerms: false }) as const;

/** Of one machine of the size that is bought; `onDemand` is what it costs without. Null where the price is unknown. */
export function machineRate(
  asked: PricesAsked,
  place: Place,
  { onDemand, instanceType, types }: { onDemand: number; instanceType: string; types: readonly string[] },
): AdviceRate | null {
  const { rates, vendor, termYears, payment, day, currency } = asked;
  const hours = termYears * MONTHS * MONTH_HOURS;
  for (const type of [instanceType, ...types]) {
    const rate = rateFor(rates, { vendor, termYears, payment, day, instanceType: type, ...place });
    const hourly = rate && hourlyPrice(rate);
    if (rate === null || rate.instanceType === null || hourly === null || rate.currency !== currency)
      continue;
    const times = sizesOf(instanceType, type);
    if (times === null) continue;
    const committed = hourly * times;
    const [upfront, recurringHourly] = [(rate.upfront ?? 0) * times, (rate.hourly ?? 0) * times];
    return {
      discount: 1 - committed / onDemand,
      onDemand,
      committed,
      upfront,
      recurringHourly,
      ...told(rate),
    };
  }
  const rate = discountOf(asked, place, [instanceType, ...types]);
  if (rate === null) return null;
  const committed = onDemand * (1 - rate.discount);
  const share = UPFRONT_SHARES[payment];
  return {
    ...{ ...rate, onDemand, committed, upfront: committed * share * hours },
    recurringHourly: committed * (1 - share),
  };
}

/** How many of one size are one of the other; null where a size is unknown. */
function sizesOf(one: string, other: string): number | null {
  if (one === other) return 1;
  const [units, others] = [normalizationFactor(one), normalizationFactor(other)];
  return units === null || others === null ? null : units / others;
}

/** Of a plan, whose size is money: what is paid ahead is a share of it. */
export function planPrice(termYears: number, payment: AdvicePayment): Price {
  const share = UPFRONT_SHARES[payment];
  const termMonths = termYears * MONTHS;
  return {
    price: 1,
    upfront: share * termMonths * MONTH_HOURS,
    recurring: 1 - share,
    step: 0.001,
    termMonths,
  };
}

export function machinePrice({ committed, upfront, recurringHourly }: AdviceRate, termYears: number): Price {
  const termMonths = termYears * MONTHS;
  return { price: committed ?? 0, upfront, recurring: recurringHourly, step: 1, termMonths };
}
