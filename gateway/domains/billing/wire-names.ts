// The graph's names of billing beside those of the REST contract.
import { monthOf } from '../../../lib/calendar/calendar.ts';
import type { bills } from '../../../upstream/contract/billing/billing.ts';
import type { BillStatusReply } from '../../../upstream/contract/billing/shapes.ts';
import type { ReplyOf } from '../../../upstream/contract/endpoint.ts';
import type { BillList, BillState, BillStatus, BillStatusReason } from '../../__generated__/graph-types.ts';
import { vendorCodeOf } from '../../graph/wire-enums.ts';
import type { BillParent } from './shapes.ts';

const STATES: Record<BillStatusReply['status'], BillState> = {
  estimated: 'ESTIMATED',
  unconfirmed: 'UNCONFIRMED',
  confirmed: 'CONFIRMED',
};

const REASONS: Record<BillStatusReply['reason'], BillStatusReason> = {
  month_not_ended: 'MONTH_NOT_ENDED',
  before_invoice_day: 'BEFORE_INVOICE_DAY',
  loaded_before_invoice_day: 'LOADED_BEFORE_INVOICE_DAY',
  before_confirmation_day: 'BEFORE_CONFIRMATION_DAY',
  confirmation_day_passed: 'CONFIRMATION_DAY_PASSED',
  invoiced: 'INVOICED',
  confirmed_by_person: 'CONFIRMED_BY_PERSON',
  period_open: 'PERIOD_OPEN',
  period_closed: 'PERIOD_CLOSED',
  loaded_before_close: 'LOADED_BEFORE_CLOSE',
};

export function statusOf({ status, reason, ...rest }: BillStatusReply): BillStatus {
  return { ...rest, state: STATES[status], reason: REASONS[reason] };
}

/** First day of a month of the wire. */
export function firstDayOf({ chargeYear, chargeMonth }: { chargeYear: number; chargeMonth: number }): string {
  return `${chargeYear}-${String(chargeMonth).padStart(2, '0')}-01`;
}

/** How the wire names vendor and month of a bill. */
export function wireBill(bill: BillParent) {
  return { vendor: vendorCodeOf(bill.vendor), ...wireMonth(bill) };
}

export function wireMonth({ month }: BillParent) {
  const { year, month: number } = monthOf(month);
  return { chargeYear: year, chargeMonth: number };
}

/** `YYYY-MM` */
export function yearMonthOf({ month }: BillParent): string {
  return month.slice(0, 7);
}

export function billListOf({ bills: listed }: ReplyOf<typeof bills>): BillList {
  return {
    missing: [],
    months: listed.map((bill) => ({
      month: firstDayOf(bill),
      companyCurrency: bill.companyCurrency,
      invoiceCurrency: bill.invoiceCurrency,
      convertedTotal: bill.convertedTotal,
      isConverted: bill.isConverted,
      rates: bill.rates,
      status: statusOf(bill.status),
      totals: bill.totals.map(({ currency, totalCharge, billedCost }) => ({
        currency,
        billedCost,
        total: totalCharge,
      })),
    })),
  };
}
