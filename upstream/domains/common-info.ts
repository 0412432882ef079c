// The common information: what the user chose in the company, and what there is to choose from.
import type { VendorCode } from '../../lib/vendors.ts';
import type { ReplyOf } from '../contract/endpoint.ts';
import { CURRENCY_CODES, type commonInfo as endpoint } from '../contract/platform.ts';
import { companyById } from '../documents/companies.ts';
import { newestRates } from '../documents/exchange-rates.ts';
import { preferencesOf } from '../documents/preferences.ts';
import type { Call } from '../http/call.ts';
import { companyData } from './company-data.ts';
import type { Stores } from './stores.ts';

export async function commonInfo(
  stores: Stores,
  { user, companyId }: Call,
): Promise<ReplyOf<typeof endpoint>> {
  const [data, company, preferences, exchange] = await Promise.all([
    companyData(stores, companyId),
    companyById(stores.documents, companyId),
    preferencesOf(stores.documents, user.userId, companyId),
    newestRates(stores.documents),
  ]);
  if (!company || exchange.date === null)
    throw new Error(`company ${companyId} or its exchange rates are missing`);
  return {
    language: user.language,
    vendors: data.vendors,
    availableVendors: data.vendors,
    selectedVendors: selectionOf(preferences.selectedVendors, data.vendors),
    selectedCurrency: preferences.currency ?? company.currency,
    defaultCurrency: company.currency,
    currencies: CURRENCY_CODES.flatMap((code) => {
      const rate = exchange.rates.get(code);
      return rate === undefined ? [] : [{ currency: code, rate: Number(rate) }];
    }),
    exchangeRateDate: exchange.date,
    companyMaxDatetime: data.freshness.maxDatetime,
  };
}

/** What is left of a saved selection; all when nothing was saved or nothing is left of it. */
function selectionOf(saved: readonly VendorCode[] | null, available: VendorCode[]): VendorCode[] {
  const kept = available.filter((vendor) => saved?.includes(vendor));
  return kept.length > 0 ? kept : available;
}
