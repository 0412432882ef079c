// The page Billing details: its address names an account or an invoice of a bill.
import { parseAsString, parseAsStringLiteral } from 'nuqs/server';
import BillingDetailsPageQuery, {
  type BillingDetailsPageQuery$variables,
} from '../../../__generated__/BillingDetailsPageQuery.graphql.ts';
import { parseAsPage } from '../../../paging.ts';
import { definePage } from '../../../routing/define-page.ts';
import { billingParameters, VENDOR_NAMES, vendorOf } from '../address.ts';
import { BillingSkeleton } from '../BillingSkeleton.tsx';

const { month, layers, turned } = billingParameters;

/** Service, usage type, description, resource: all that stands below an account. */
const LAYERS = 3;

export const billingDetailsPage = definePage('billingDetails', {
  parameters: {
    vendor: parseAsStringLiteral(VENDOR_NAMES),
    month,
    layers,
    turned,
    account: parseAsString,
    /** Of the account's bill. */
    currency: parseAsString,
    invoice: parseAsString,
    /** Of the invoice's charges. */
    page: parseAsPage.withDefault(1),
  },
  query: BillingDetailsPageQuery,
  variables: (address): BillingDetailsPageQuery$variables | null => {
    const { month, account, currency, invoice, page } = address;
    const vendor = vendorOf(address);
    if (!vendor || !month || (invoice === null && (account === null || currency === null))) return null;
    return {
      vendor,
      month: `${month}-01`,
      layers: LAYERS,
      isInvoice: invoice !== null,
      isAccount: invoice === null,
      invoice: invoice ?? '',
      page,
      under: { currency: currency ?? '', keys: [account ?? ''] },
    };
  },
  skeleton: <BillingSkeleton />,
});
