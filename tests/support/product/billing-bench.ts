// Billing over stores of a test, without a server: what the handlers of a call stand on.
import type { VendorCode } from '../../../lib/vendors.ts';
import type { Documents } from '../../../upstream/documents/database.ts';
import { AliasedFacts } from '../../../upstream/domains/aliased-facts.ts';
import { type Billing, billingOf } from '../../../upstream/domains/billing/billing-scope.ts';
import type { CompanyStores } from '../../../upstream/domains/company-data.ts';
import type { FactStore } from '../../../upstream/facts/answer.ts';

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
