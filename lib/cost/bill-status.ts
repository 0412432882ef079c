// How final a month's bill is (B-05): by the calendar, by its data, by what the vendor says, and by a person's word.
import { addMonths, type IsoDate } from '../calendar/calendar.ts';

/** Days of the following month: the invoice is there, and corrections are no longer taken. */
export const INVOICE_DAY = 6;
export const CONFIRMATION_DAY = 11;

export type BillState = 'estimated' | 'unconfirmed' | 'confirmed';
export type BillStatusReason =
  | 'month_not_ended'
  | 'before_invoice_day'
  | 'loaded_before_invoice_day'
  | 'before_confirmation_day'
  | 'confirmation_day_passed'
  | 'invoiced'
  | 'confirmed_by_person'
  | 'period_open'
  | 'period_closed'
  | 'loaded_before_close';

export interface BillStatus {
  status: BillState;
  reason: BillStatusReason;
  /** The day from which it is another one, unless it is confirmed before; null when confirmed, or when data must come first. */
  nextDate: IsoDate | null;
  confirmedAt: string | null;
  confirmedBy: string | null;
}

export interface BillStateFacts {
  /** First day of the month. */
  month: IsoDate;
  today: IsoDate;
  /** When the oldest of the month's data were loaded, ISO 8601; null where it is unknown. */
  loadedAt: string | null;
  /** Every charge has an invoice. */
  isInvoiced: boolean;
  /** The last word of a person; null unless the bill of every billing account was confirmed. */
  confirmation: { at: string; by: string } | null;
  /** Whether the vendor has closed the month, and since when (ISO 8601, empty where it does not say); null: not told. */
  period?: { isOpen: boolean; updatedAt: string } | null;
}

/** A day of the month after the first day of one. */
export function dayOfNextMonth(month: IsoDate, day: number): IsoDate {
  return `${addMonths(month, 1).slice(0, 8)}${String(day).padStart(2, '0')}`;
}

/** A month that goes on is estimated whatever else is known of it: its invoices are provisional. */
export function billStatusOf(facts: BillStateFacts): BillStatus {
  const { month, today, loadedAt, isInvoiced, confirmation, period = null } = facts;
  const invoiceDay = dayOfNextMonth(month, INVOICE_DAY);
  const confirmationDay = dayOfNextMonth(month, CONFIRMATION_DAY);
  const unsigned = { confirmedAt: null, confirmedBy: null };
  if (today < addMonths(month, 1))
    return { status: 'estimated', reason: 'month_not_ended', nextDate: invoiceDay, ...unsigned };
  // A month that was opened again takes a person's word back.
  const isReopened = period?.isOpen === true && confirmation !== null && period.updatedAt > confirmation.at;
  if (confirmation && !isReopened) {
    const { at: confirmedAt, by: confirmedBy } = confirmation;
    return { status: 'confirmed', reason: 'confirmed_by_person', nextDate: null, confirmedAt, confirmedBy };
  }
  if (period?.isOpen) return { status: 'estimated', reason: 'period_open', nextDate: null, ...unsigned };
  if (period) {
    const isOlder = loadedAt !== null && loadedAt < period.updatedAt;
    return isOlder
      ? { status: 'unconfirmed', reason: 'loaded_before_close', nextDate: null, ...unsigned }
      : { status: 'confirmed', reason: 'period_closed', nextDate: null, ...unsigned };
  }
  if (isInvoiced) return { status: 'confirmed', reason: 'invoiced', nextDate: null, ...unsigned };
  if (today < invoiceDay)
    return { status: 'estimated', reason: 'before_invoice_day', nextDate: invoiceDay, ...unsigned };
  if (loadedAt !== null && loadedAt.slice(0, 10) < invoiceDay)
    return { status: 'estimated', reason: 'loaded_before_invoice_day', nextDate: null, ...unsigned };
  if (today < confirmationDay)
    return {
      status: 'unconfirmed',
      reason: 'before_confirmation_day',
      nextDate: confirmationDay,
      ...unsigned,
    };
  return { status: 'confirmed', reason: 'confirmation_day_passed', nextDate: null, ...unsigned };
}
