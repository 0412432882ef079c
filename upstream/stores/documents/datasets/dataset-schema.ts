// The tables of the datasets that FOCUS has beside the charges; times are ISO 8601 in UTC, numbers decimal text.
export interface DatasetTables {
  focus_billing_periods: BillingPeriodRow;
  focus_invoice_details: InvoiceDetailRow;
  focus_contract_commitments: ContractCommitmentRow;
}

interface DatasetRow {
  company_id: string;
  /** The file that it came from. */
  source_name: string;
  /** When the provider changed it last; empty where it does not say. */
  updated_at: string;
}

/** The state of a month at one issuer of invoices. */
export interface BillingPeriodRow extends DatasetRow {
  invoice_issuer_name: string;
  billing_period_start: string;
  billing_period_end: string | null;
  billing_period_created: string | null;
  /** Open or Closed. */
  billing_period_status: string | null;
}

/** A line of an invoice; the columns that the portal reads. */
export interface InvoiceDetailRow extends DatasetRow {
  invoice_issuer_name: string;
  invoice_detail_id: string;
  invoice_id: string | null;
  billing_period_start: string | null;
  billing_currency: string | null;
  billed_cost: string | null;
  /** Open, Issued or Voided. */
  invoice_issue_status: string | null;
  invoice_issue_date: string | null;
  payment_due_date: string | null;
  payment_terms: string | null;
  purchase_order_number: string | null;
}

/** What a contract obliges to; the columns that name it. */
export interface ContractCommitmentRow extends DatasetRow {
  contract_commitment_id: string;
  contract_id: string | null;
  contract_commitment_period_start: string | null;
  contract_commitment_period_end: string | null;
  contract_commitment_quantity: string | null;
  /** Spend or Usage. */
  contract_commitment_category: string | null;
  contract_commitment_type: string | null;
  contract_commitment_description: string | null;
  service_provider_name: string | null;
  invoice_issuer_name: string | null;
  /** Proposed, Pending, Active, Exhausted, Expired, Canceled or Superseded. */
  contract_commitment_lifecycle_status: string | null;
  /** No Upfront, Partial Upfront or All Upfront. */
  contract_commitment_payment_model: string | null;
}
