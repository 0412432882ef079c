// The graph's names of billing beside those of the REST contract.
import { parseDay } from '../../../lib/calendar.ts';
import type { BillStatusReply } from '../../../upstream/contract/billing-shapes.ts';
import type { BillState, BillStatus, BillStatusReason } from '../../__generated__/resolver-types.ts';
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
};

export function statusOf({ status, reason, ...rest }: BillStatusReply): BillStatus {
  return { ...rest, state: STATES[status], reason: REASONS[reason] };
}

/** First day of a month of the wire. */
export function firstDayOf({ chargeYear, chargeMonth }: { chargeYear: number; chargeMonth: number }): string {
  return `${chargeYear}-${String(chargeMonth).padStart(2, '0')}-01`;
}

/** How the wire names vendor and month of a bill. */
export function wireBill({ vendor, month }: BillParent) {
  const { year, month: number } = parseDay(month);
  return { vendor: vendorCodeOf(vendor), chargeYear: year, chargeMonth: number };
}
