// Shapes that the billing endpoints share on the wire. Amounts are in the currency that is beside them.
import { z } from 'zod';
import { BILL_LINE_IDS, type BillLineId } from '../../../lib/catalogue/bill-lines.ts';
import { isoDate } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';

/** The most months that a bill list reaches back (B-01). */
export const MAX_BILL_TERM = 36;

/** A month of bills as the portal names it. */
export const chargeMonth = {
  chargeYear: z.int().min(2000).max(2100),
  chargeMonth: z.int().min(1).max(12),
};

/** Vendor of the path and month of the body: what nearly every billing call says. */
export const vendorMonth = z.object({ vendor: vendorCode, ...chargeMonth });

/** `YYYY-MM` */
export const yearMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** An exchange rate that holds on a day. */
export const datedRate = z.object({
  currency: z.string(),
  /** Units of the currency for one USD. */
  rate: z.number(),
  /** The day that it holds from; null: a default rate of the portal. */
  date: isoDate.nullable(),
  /** The source of the rate; empty where it was not given. */
  source: z.string(),
});
export type DatedRateReply = z.output<typeof datedRate>;

/** How final a bill is, why, and when that changes (B-05). */
export const billStatus = z.object({
  status: z.enum(['estimated', 'unconfirmed', 'confirmed']),
  reason: z.enum([
    'month_not_ended',
    'before_invoice_day',
    'loaded_before_invoice_day',
    'before_confirmation_day',
    'confirmation_day_passed',
    'invoiced',
    'confirmed_by_person',
    'period_open',
    'period_closed',
    'loaded_before_close',
  ]),
  /** The day from which it is another one, unless it is confirmed before; null when confirmed, or when data must come first. */
  nextDate: isoDate.nullable(),
  confirmedAt: z.iso.datetime().nullable(),
  confirmedBy: z.string().nullable(),
});
export type BillStatusReply = z.output<typeof billStatus>;

const lineAmounts = Object.fromEntries(BILL_LINE_IDS.map((line) => [line, z.number()])) as Record<
  BillLineId,
  z.ZodNumber
>;

/** An amount for each line of a bill or of one of its rows; discounts and credits are negative (B-04). */
export const chargeFigures = z.object({
  ...lineAmounts,
  /** The support fee is a rate of the contract rather than what the vendor charged. */
  isSupportCalculated: z.boolean(),
  /** The bill has no tax rows: the tax is the rate of the contract. */
  isVatCalculated: z.boolean(),
});
export type ChargeFiguresReply = z.output<typeof chargeFigures>;

export const creditDetail = z.object({
  crdtTypeCd: z.string(),
  crdtNm: z.string(),
  crdtAmt: z.number(),
});

export const additionalService = z.object({
  additionalServiceCode: z.string(),
  additionalServiceName: z.string(),
  additionalServiceCharge: z.number(),
});
