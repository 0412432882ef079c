// What every billing call begins with: a vendor that the company may see, and the month that is asked about.
import type { DateRange, IsoDate } from '../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { FAIL_CODES } from '../../contract/endpoint.ts';
import { Refusal } from '../../refusal.ts';
import { type BilledMonth, billedMonthsOf } from '../../stores/documents/loads/billed-months.ts';
import { rateTable } from '../../stores/documents/reference/exchange-rates.ts';
import { factsFor, type RequestFacts } from '../../stores/facts/facts-for.ts';
import type { BillScope } from '../../stores/facts/questions/bill-question.ts';
import { type CompanyStores, costDataOf } from '../shared/company-data.ts';
import { type CurrencyOrder, currencyOrder } from './currency-order.ts';

/** Who asks about which vendor; `facts` end their work when the asker is gone. */
export interface Billing {
  stores: CompanyStores;
  facts: RequestFacts;
  companyId: string;
  vendor: VendorCode;
  /** The company's clock. */
  today: IsoDate;
  /** The order of currencies. */
  byWorth: CurrencyOrder;
}

/** Refuses a vendor that the company does not have or may not see. */
export async function billingOf(
  stores: CompanyStores,
  companyId: string,
  vendor: VendorCode,
  signal: AbortSignal,
): Promise<Billing> {
  const [{ clock }, rates] = await Promise.all([
    costDataOf(stores, companyId, [vendor], 'vendor'),
    rateTable(stores.documents),
  ]);
  return {
    ...{ stores, companyId, vendor },
    facts: factsFor(stores.facts, signal),
    today: clock.today,
    byWorth: currencyOrder(rates, clock.today),
  };
}

export function monthOf({ chargeYear, chargeMonth }: { chargeYear: number; chargeMonth: number }): IsoDate {
  return `${chargeYear}-${String(chargeMonth).padStart(2, '0')}-01`;
}

/** The two numbers that the wire names a month by. */
export function wireMonth(month: IsoDate): { chargeYear: number; chargeMonth: number } {
  return { chargeYear: Number(month.slice(0, 4)), chargeMonth: Number(month.slice(5, 7)) };
}

export function scopeOf(
  { companyId, vendor }: Pick<Billing, 'companyId' | 'vendor'>,
  range: DateRange,
): BillScope {
  return { companyId, vendors: [vendor], range, filters: [] };
}

/** The month with its data. Refuses one without any (10109). */
export async function billedMonth(
  { stores, companyId, vendor }: Billing,
  month: IsoDate,
): Promise<BilledMonth> {
  const months = await billedMonthsOf(stores.documents, companyId, vendor);
  const found = months.find((each) => each.month === month);
  if (!found) throw noDataCollected();
  return found;
}

export function noDataCollected(): Refusal {
  return new Refusal(FAIL_CODES.noDataCollected, 'Collected data does not exist.', 'chargeMonth');
}
