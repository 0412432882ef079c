// Handlers of billing.
import type { billingEndpoints } from '../../contract/billing-endpoints.ts';
import type { HandlersOf } from '../../http/call.ts';
import type { Stores } from '../stores.ts';
import { billList } from './bill-list.ts';
import { billedMonth, billingOf, monthOf } from './billing-scope.ts';
import { chargesOf } from './charges.ts';

export function billingHandlers(stores: Stores): HandlersOf<typeof billingEndpoints> {
  return {
    bills: async ({ vendor, term }, { companyId, signal }) =>
      billList(await billingOf(stores, companyId, vendor, signal), term),
    charge: async (request, { companyId, signal }) => {
      const billing = await billingOf(stores, companyId, request.vendor, signal);
      return chargesOf(billing, await billedMonth(billing, monthOf(request)));
    },
  };
}
