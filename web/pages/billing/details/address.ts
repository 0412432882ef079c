// The address of a page of billing details: an account or an invoice of a bill.
import { createLoader, type inferParserType, parseAsInteger, parseAsString } from 'nuqs/server';
import type { BillingDetailsPageQuery$variables } from '../../../__generated__/BillingDetailsPageQuery.graphql.ts';
import { billingParsers, vendorOf } from '../address.ts';

const { vendor, month, layers, turned } = billingParsers;

export const billingDetailsParsers = {
  vendor,
  month,
  layers,
  turned,
  account: parseAsString,
  /** Of the account's bill. */
  currency: parseAsString,
  invoice: parseAsString,
  /** Of the invoice's charges. */
  page: parseAsInteger.withDefault(1),
};

export type BillingDetailsAddress = inferParserType<typeof billingDetailsParsers>;

export const loadBillingDetailsAddress: (url: URL) => BillingDetailsAddress =
  createLoader(billingDetailsParsers);

/** Service, usage type, description, resource: all that stands below an account. */
const LAYERS = 3;

/** Null where the address names no account or invoice of a bill. */
export function billingDetailsVariables(
  address: BillingDetailsAddress,
): BillingDetailsPageQuery$variables | null {
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
    page: Math.max(page, 1),
    under: { currency: currency ?? '', keys: [account ?? ''] },
  };
}
