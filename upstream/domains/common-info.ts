// The common information: what the user chose in the company, and what there is to choose from.
import { CURRENCY_CODES } from '../../lib/currencies.ts';
import { openFeatures } from '../../lib/plans.ts';
import { offeredVendors, type VendorCode } from '../../lib/vendors.ts';
import type { ReplyOf } from '../contract/endpoint.ts';
import type { commonInfo as endpoint } from '../contract/platform.ts';
import { companyById } from '../documents/companies.ts';
import { newestRates } from '../documents/exchange-rates.ts';
import { preferencesOf } from '../documents/preferences.ts';
import { surveyStateOf } from '../documents/survey.ts';
import type { Call } from '../http/call.ts';
import { companyData } from './company-data.ts';
import type { Stores } from './stores.ts';

export async function commonInfo(
  stores: Stores,
  { user, companyId }: Call,
): Promise<ReplyOf<typeof endpoint>> {
  const [data, company, preferences, exchange, survey] = await Promise.all([
    companyData(stores, companyId),
    companyById(stores.documents, companyId),
    preferencesOf(stores.documents, user.userId, companyId),
    newestRates(stores.documents),
    surveyStateOf(stores.documents, user.userId),
  ]);
  if (!company || exchange.date === null)
    throw new Error(`company ${companyId} or its exchange rates are missing`);
  // A plan goes by the calendar, not by the newest day with data.
  const today = stores.now().toISOString().slice(0, 10);
  const { chargeType, trialEndsOn } = company;
  return {
    language: user.language,
    vendors: [...offeredVendors(stores.environment)],
    availableVendors: data.vendors,
    selectedVendors: selectionOf(preferences.selectedVendors, data.vendors),
    authorisedVendors: data.authorised,
    selectedCurrency: preferences.currency ?? company.currency,
    defaultCurrency: company.currency,
    currencies: CURRENCY_CODES.flatMap((code) => {
      const rate = exchange.rates.get(code);
      return rate === undefined ? [] : [{ currency: code, rate: Number(rate) }];
    }),
    exchangeRateDate: exchange.date,
    companyMaxDatetime: data.freshness.maxDatetime,
    today: data.clock.today,
    surveySubmitted: survey.isSubmitted,
    surveyPostponedAt: survey.postponedAt,
    freeTrialEndsOn: chargeType === 'TRIAL' ? trialEndsOn : null,
    paidFeatures: [...openFeatures(chargeType, trialEndsOn, today)],
  };
}

/** What is left of a saved selection; all when nothing was saved or nothing is left of it. */
function selectionOf(saved: readonly VendorCode[] | null, available: VendorCode[]): VendorCode[] {
  const kept = available.filter((vendor) => saved?.includes(vendor));
  return kept.length > 0 ? kept : available;
}
