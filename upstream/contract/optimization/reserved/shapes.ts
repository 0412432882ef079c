// What the services of AWS reservations and of Azure reservations say alike. Amounts are in the currency of the reply.
import { z } from 'zod';
import { conversions } from '../../shared/cost-shapes.ts';
import { answeredRange, trendStep, utilizationFigures } from '../shared/shapes.ts';

/**
 * How well reservations were used, and what they saved. `utilization` is 100 x used / (used + unused), of quantities where
 * the data have them and of cost else; never of what was bought, whose fee may be for days that have not come yet.
 */
export const reservationFigures = z.object({
  ...utilizationFigures,
  /** What utilization was made of; null where nothing was charged. */
  utilizationForm: z.enum(['QUANTITY', 'COST']).nullable(),
  /** Null where the data have no quantities, or several units. */
  usedQuantity: z.number().nullable(),
  unusedQuantity: z.number().nullable(),
  /** Of the quantities, such as Normalized Hours; null without them. */
  quantityUnit: z.string().nullable(),
});
export type ReservationFigures = z.output<typeof reservationFigures>;

/** A row for each step and part, in the order of days, then of falling payment over the range. */
export const reservationTransition = z.object({
  ...answeredRange,
  timeUnit: z.enum(['day', 'month']),
  list: z.array(reservationFigures.extend(trendStep)),
  ...conversions,
});
export type ReservationTransition = z.output<typeof reservationTransition>;

/** What is known of a reservation: null where neither the charges nor an inventory say it. */
export const reservationTerms = z.object({
  /** Last part of its id. */
  reservedId: z.string(),
  arn: z.string(),
  /** Name for people; the last part of the id where it has none. */
  displayName: z.string(),
  linkedAccountId: z.string(),
  linkedAccountName: z.string(),
  serviceCode: z.string(),
  serviceName: z.string(),
  instanceType: z.string().nullable(),
  instanceFamily: z.string().nullable(),
  regionCode: z.string().nullable(),
  regionName: z.string().nullable(),
  purchaseOption: z.string().nullable(),
  /** Instants, ISO 8601 UTC. */
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** In seconds. */
  duration: z.int().nullable(),
  /** In seconds from now; 0 when it has ended. */
  remainingPeriod: z.int().nullable(),
  /** The provider's word where an inventory gives it, else `active` or `expired` by its charges. */
  status: z.string(),
  isExpired: z.boolean(),
});
export type ReservationTerms = z.output<typeof reservationTerms>;

/** A reservation with its figures. */
export const agreement = reservationTerms.extend(reservationFigures.shape);
export type Agreement = z.output<typeof agreement>;

/** One reservation over time; null where none was named, and the company has none. */
export const agreementDetail = z.object({
  agreementDetail: agreement.nullable(),
  transition: reservationTransition,
});
export type AgreementDetail = z.output<typeof agreementDetail>;

/** Figures of the reservations of one instance family, or flexibility group of Azure. */
export const familyRow = reservationFigures.extend({
  /** Empty where the data name none. */
  instanceFamily: z.string(),
  reservationCount: z.int(),
});
export type FamilyRow = z.output<typeof familyRow>;

/** Figures of the reservations of one service. */
export const serviceRow = reservationFigures.extend({
  serviceCode: z.string(),
  serviceName: z.string(),
  reservationCount: z.int(),
});
export type ServiceRow = z.output<typeof serviceRow>;

/** What utilization lists can be sorted by; the first one by default. */
export const UTILIZATION_SORTS = [
  'totalPayment',
  'usePayment',
  'unusedPayment',
  'utilization',
  'netSavings',
  'netSavingsUtil',
  'ondemandSpend',
  'name',
] as const;
export type UtilizationSort = (typeof UTILIZATION_SORTS)[number];

/** A page of a list, and the figures of all its rows together, on this page or not. */
export function utilizationList<Row extends z.ZodType>(row: Row) {
  return z.object({
    ...answeredRange,
    totalCount: z.int(),
    list: z.array(row),
    total: reservationFigures,
    ...conversions,
  });
}

/** Figures of all reservations. */
export const reservationSummary = reservationFigures.extend({ ...answeredRange, ...conversions });
export type ReservationSummary = z.output<typeof reservationSummary>;

/** Which reservation: last part of its id, or the whole id. Left out: the one with the largest payment. */
export const askedReservation = { reservedId: z.string().min(1).optional() };
