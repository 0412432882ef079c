// What a company agreed on with its reseller: rates that turn the provider's cost into its bill.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Documents } from '../database.ts';
import { replaceRows } from '../replace-rows.ts';

/** Stands for every vendor, and for every account. */
const ALL = '*';

export interface ContractTerm {
  /** Null: every vendor. */
  vendor: VendorCode | null;
  /** FOCUS SubAccountId; null: every account. */
  accountId: string | null;
  /** First day of the first month. */
  validFrom: IsoDate;
  /** First day of the last month, which is included; null: until further notice. */
  validTo: IsoDate | null;
  /** Shares as decimal text, from 0 to 1: 0.05 is 5 %. */
  salesDiscountRate: string;
  supportRate: string;
  vatRate: string;
  /** ISO 4217; null: the currency of the provider's invoice. */
  invoiceCurrency: string | null;
}

/** By vendor, account and first month; terms for all come first. */
export async function contractTermsOf(documents: Documents, companyId: string): Promise<ContractTerm[]> {
  const rows = await documents
    .selectFrom('contract_terms')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('vendor')
    .orderBy('account_id')
    .orderBy('valid_from')
    .execute();
  return rows.map((row) => ({
    vendor: row.vendor === ALL ? null : (row.vendor as VendorCode),
    accountId: row.account_id === ALL ? null : row.account_id,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    salesDiscountRate: row.sales_discount_rate,
    supportRate: row.support_rate,
    vatRate: row.vat_rate,
    invoiceCurrency: row.invoice_currency,
  }));
}

/**
 * The term of an account in a month, given by any of its days: one for the account before one for the vendor before
 * one for all; null where nothing was agreed on, and the bill is the provider's.
 */
export function termFor(
  terms: readonly ContractTerm[],
  charge: { vendor: VendorCode; accountId: string; month: IsoDate },
): ContractTerm | null {
  const month = `${charge.month.slice(0, 7)}-01`;
  const holding = terms.filter(
    (term) =>
      (term.vendor ?? charge.vendor) === charge.vendor &&
      (term.accountId ?? charge.accountId) === charge.accountId &&
      term.validFrom <= month &&
      (term.validTo ?? month) >= month,
  );
  const closeness = (term: ContractTerm) => (term.accountId ? 2 : 0) + (term.vendor ? 1 : 0);
  return holding.sort((one, other) => closeness(other) - closeness(one))[0] ?? null;
}

/** All terms of the company become these; no two with the same vendor and account may share a month. */
export async function replaceContractTerms(
  documents: Documents,
  companyId: string,
  terms: readonly ContractTerm[],
): Promise<void> {
  const rows = terms.map((term) => ({
    company_id: companyId,
    vendor: term.vendor ?? ALL,
    account_id: term.accountId ?? ALL,
    valid_from: term.validFrom,
    valid_to: term.validTo,
    sales_discount_rate: term.salesDiscountRate,
    support_rate: term.supportRate,
    vat_rate: term.vatRate,
    invoice_currency: term.invoiceCurrency,
  }));
  await replaceRows(documents, companyId, 'contract_terms', rows);
}
