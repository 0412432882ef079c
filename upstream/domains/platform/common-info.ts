// The common information: what the user chose in the company, and what there is to choose from.
import { CURRENCY_CODES } from '../../../lib/catalogue/currencies.ts';
import { openFeatures } from '../../../lib/catalogue/plans.ts';
import { offeredVendors, type VendorCode } from '../../../lib/catalogue/vendors.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import type { commonInfo as endpoint } from '../../contract/platform/platform.ts';
import type { Call } from '../../rest/call.ts';
import { preferencesOf } from '../../stores/documents/people/preferences.ts';
import { companyById } from '../../stores/documents/platform/companies.ts';
import { surveyStateOf } from '../../stores/documents/platform/survey.ts';
import { rateTable } from '../../stores/documents/reference/exchange-rates.ts';
import { companyData } from '../shared/company-data.ts';
import type { Stores } from '../shared/stores.ts';

export async function commonInfo(
  stores: Stores,
  { user, companyId }: Call,
): Promise<ReplyOf<typeof endpoint>> {
  const [data, company, preferences, exchange, survey] = await Promise.all([
    companyData(stores, companyId),
    companyById(stores.documents, companyId),
    preferencesOf(stores.documents, user.userId, companyId),
    rateTable(stores.documents),
    surveyStateOf(stores.documents, user.userId),
  ]);
  if (!company) throw new Error(`company ${companyId} is missing`);
  const rates = CURRENCY_CODES.flatMap((currency) => {
    const rate = exchange.on(currency, data.clock.today);
    return rate ? [{ ...rate, currency }] : [];
  });
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
    currencies: rates.map(({ currency, rate, date, source }) => ({
      currency,
      rate: Number(rate),
      rateDate: date,
      rateSource: source,
    })),
    exchangeRateDate:
      rates
        .flatMap(({ date }) => date ?? [])
        .sort()
        .at(-1) ?? null,
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
