// The tables of reference data: what a company knows of its bills that no billing file says.
// Months are their first day, `YYYY-MM-01`, as in the catalogue; rates and amounts are decimal text.

export interface ReferenceTables {
  accounts: AccountRow;
  authorised_vendors: AuthorisedVendorRow;
  contract_terms: ContractTermRow;
  service_groups: ServiceGroupRow;
  service_group_rules: ServiceGroupRuleRow;
  budgets: BudgetRow;
  bill_confirmations: BillConfirmationRow;
  invoice_details: InvoiceDetailsRow;
}

export interface InvoiceDetailsRow {
  company_id: string;
  /** JSON, see `lib/catalogue/invoice-details.ts`. */
  details: string;
}

export interface AccountRow {
  company_id: string;
  vendor: string;
  /** FOCUS SubAccountId. */
  account_id: string;
  /** Null: the name that the billing data give it. */
  alias: string | null;
}

export interface AuthorisedVendorRow {
  company_id: string;
  vendor: string;
}

export interface ContractTermRow {
  company_id: string;
  /** `*`: every vendor. */
  vendor: string;
  /** `*`: every account of the vendor. */
  account_id: string;
  valid_from: string;
  /** The last month, included; null: until further notice. */
  valid_to: string | null;
  /** All three are shares: 0.05 is 5 %. */
  sales_discount_rate: string;
  support_rate: string;
  vat_rate: string;
  /** ISO 4217; null: the currency of the provider's invoice. */
  invoice_currency: string | null;
}

export interface ServiceGroupRow {
  company_id: string;
  set_name: string;
  group_name: string;
  /** Its place among the groups of the set, from 0. */
  position: number;
}

/** Holds for a charge when every condition that is not null does. */
export interface ServiceGroupRuleRow {
  company_id: string;
  set_name: string;
  /** Of the rules of a set the first that holds decides, from 0. */
  position: number;
  group_name: string;
  vendor: string | null;
  account_id: string | null;
  resource_id: string | null;
  tag_key: string | null;
  /** Null with a key: any value. */
  tag_value: string | null;
}

export interface BudgetRow {
  company_id: string;
  /** company, vendor, account, service-group or tag */
  scope: string;
  /** Vendor, vendor, set or tag key, by the scope; empty for the company. */
  scope_key: string;
  /** Account, group or tag value, by the scope; empty for company and vendor. */
  scope_value: string;
  month: string;
  amount: string;
  /** ISO 4217 */
  currency: string;
}

export interface BillConfirmationRow {
  company_id: string;
  vendor: string;
  billing_account_id: string;
  billing_month: string;
  /** ISO 8601, UTC. */
  confirmed_at: string;
  /** Who did it: a user id, or a name as the import gave it. */
  confirmed_by: string;
}
