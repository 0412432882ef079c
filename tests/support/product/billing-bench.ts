// Billing over stores of a test, without a server: what the handlers of a call stand on.
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { type Billing, billingOf } from '../../../upstream/domains/billing/billing-scope.ts';
import { AliasedFacts } from '../../../upstream/domains/shared/aliased-facts.ts';
import type { CompanyStores } from '../../../upstream/domains/shared/company-data.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import type { FactStore } from '../../../upstream/stores/facts/answers/answer.ts';

/** The clock ends on the newest day with data unless `today` says another. */
export function billingFor(
  documents: Documents,
  facts: FactStore,
  companyId: string,
  vendor: VendorCode,
  today: CompanyStores['demoToday'] = 'auto',
): Promise<Billing> {
  const stores: CompanyStores = {
    documents,
    facts: new AliasedFacts(facts, documents),
    demoToday: today,
    environment: 'LOCAL',
    now: () => new Date(),
  };
  return billingOf(stores, companyId, vendor, new AbortController().signal);
}

/** Through which day there are data, of a company without any. */
export const NO_FRESHNESS = {
  clock: { today: '2024-07-01', lastDay: null, completeThrough: null },
  freshness: { version: '7', maxDatetime: null, firstDate: null, isEffectiveUsable: false, vendors: [] },
};
