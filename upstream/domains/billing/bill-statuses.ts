// The status of billed months, of what catalogue, facts and people say of them.

import type { IsoDate } from '../../../lib/calendar/calendar.ts';
import { type BillStatus, billStatusOf } from '../../../lib/cost/bill-status.ts';
import { monthsOfOpenInvoices, periodStates } from '../../stores/documents/datasets/billing-periods.ts';
import type { BilledMonth } from '../../stores/documents/loads/billed-months.ts';
import {
  type BillConfirmation,
  billConfirmationsOf,
} from '../../stores/documents/reference/bill-confirmations.ts';
import { type Billing, scopeOf } from './billing-scope.ts';
import { linesByMonth } from './months-of-years.ts';

/** `months` are in order, and not none. */
export async function billStatuses(
  billing: Billing,
  months: readonly BilledMonth[],
): Promise<Map<IsoDate, BillStatus>> {
  const { stores, facts, companyId, vendor, today } = billing;
  const [start = '', end = ''] = [months[0]?.month, months.at(-1)?.month];
  const scope = scopeOf(billing, { start, end });
  const [confirmations, periods, openInvoices, open] = await Promise.all([
    billConfirmationsOf(stores.documents, companyId),
    periodStates(stores.documents, companyId, vendor),
    monthsOfOpenInvoices(stores.documents, companyId, vendor),
    linesByMonth(facts, scope, {
      filters: [{ dimension: 'invoice', values: [''] }],
      groupBy: [],
      measures: ['rows'],
    }),
  ]);
  const withoutInvoice = new Set(open.map(({ keys }) => keys[0]));
  const own = confirmations.filter((each) => each.vendor === vendor);
  return new Map(
    months.map(({ month, billingAccounts, loadedAt }) => [
      month,
      billStatusOf({
        month,
        today,
        loadedAt,
        isInvoiced: !withoutInvoice.has(month) && !openInvoices.has(month),
        period: periods.get(month) ?? null,
        confirmation: confirmationOf(own, month, billingAccounts),
      }),
    ]),
  );
}

/** The last one, when every billing account has one. */
function confirmationOf(
  confirmations: readonly BillConfirmation[],
  month: IsoDate,
  billingAccounts: readonly string[],
): { at: string; by: string } | null {
  const found = billingAccounts.map((account) =>
    confirmations.find((each) => each.billingMonth === month && each.billingAccountId === account),
  );
  const known = found.flatMap((each) => (each ? [each] : []));
  if (known.length < found.length) return null;
  const [last] = known.sort((one, other) => (one.confirmedAt < other.confirmedAt ? 1 : -1));
  return last ? { at: last.confirmedAt, by: last.confirmedBy } : null;
}

/** Of one month, whose catalogue entry is known. */
export async function billStatus(billing: Billing, month: BilledMonth): Promise<BillStatus> {
  const status = (await billStatuses(billing, [month])).get(month.month);
  if (!status) throw new Error(`the bill of ${month.month} has no status`);
  return status;
}
