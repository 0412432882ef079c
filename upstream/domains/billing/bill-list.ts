// The list of billed months (B-01): those of the newest `term` months up to today that have charges, and later ones.
import { addMonths, firstOfMonth, type IsoDate } from '../../../lib/calendar/calendar.ts';
import { addDecimals } from '../../../lib/money/money.ts';
import type { RateTable } from '../../../lib/money/rate-table.ts';
import type { bills } from '../../contract/billing/billing.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { billedMonthsOf } from '../../stores/documents/loads/billed-months.ts';
import { companyById } from '../../stores/documents/platform/companies.ts';
import { rateTable } from '../../stores/documents/reference/exchange-rates.ts';
import { groupedBy } from '../shared/grouped-by.ts';
import { convertedAmount, ratesOfMonth } from './bill-conversion.ts';
import { billStatuses } from './bill-statuses.ts';
import { type Billing, wireMonth } from './billing-scope.ts';
import { type MonthBill, monthBills } from './month-bills.ts';

export async function billList(billing: Billing, term: number): Promise<ReplyOf<typeof bills>> {
  const { stores, companyId, vendor, today } = billing;
  const thisMonth = firstOfMonth(today);
  const [all, company, rates] = await Promise.all([
    billedMonthsOf(stores.documents, companyId, vendor),
    companyById(stores.documents, companyId),
    rateTable(stores.documents),
  ]);
  const first = addMonths(thisMonth, 1 - term);
  const months = all.filter(({ month }) => month >= first);
  const companyCurrency = company?.currency ?? 'USD';
  const [start, end] = [months[0]?.month, months.at(-1)?.month];
  if (start === undefined || end === undefined) return { bills: [] };
  const [statuses, billed] = await Promise.all([
    billStatuses(billing, months),
    monthBills(billing, { start, end }),
  ]);
  const byMonth = groupedBy(billed, ({ month }) => month);
  return {
    bills: months.flatMap(({ month }) => {
      const [status, own] = [statuses.get(month), byMonth.get(month)];
      return status && own
        ? [
            {
              ...wireMonth(month),
              companyCurrency,
              status,
              ...totalsOf(own, { month, companyCurrency, rates }),
            },
          ]
        : [];
    }),
  };
}

/** `own` are the bills of one month, the largest first. */
function totalsOf(
  own: readonly MonthBill[],
  { month, companyCurrency, rates }: { month: IsoDate; companyCurrency: string; rates: RateTable },
) {
  const converted = own.map(({ figures, currency }) =>
    convertedAmount(figures.totalCharge, { source: currency, target: companyCurrency, month }, rates),
  );
  const known = converted.flatMap((each) => (each ? [each.amount] : []));
  return {
    invoiceCurrency: own[0]?.currency ?? companyCurrency,
    totals: own.map(({ currency, figures, vendorFigures }) => ({
      currency,
      totalCharge: Number(figures.totalCharge),
      billedCost: Number(vendorFigures.totalCharge),
    })),
    convertedTotal: known.length < own.length ? null : Number(addDecimals(known)),
    rates: ratesOfMonth(
      rates,
      month,
      own.map(({ currency }) => currency),
    ),
    isConverted: own.some(({ currency }) => currency !== companyCurrency),
  };
}
