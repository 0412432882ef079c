// The datasets that FOCUS has beside Cost and Usage, as data: how each is known, and what its columns hold.
import type { DataListTable } from '../../../lib/catalogue/loads/data-lists.ts';

type ColumnKind = 'text' | 'time' | 'number';

export interface DatasetKind {
  /** As FOCUS, or the provider, names it. */
  name: string;
  /** What reports call it; a dataset of FOCUS when left out. */
  layout?: string;
  table: DataListTable;
  /** By the names of the header, regardless of case and blanks. */
  isOf: (has: (column: string) => boolean) => boolean;
  /** Of a row; no two of a company are the same. */
  key: readonly string[];
  /** Columns that must have a value, beside the key. */
  needed: readonly string[];
  /** When the row was changed last; of two the newer one counts. Null where no column has it. */
  updated: string | null;
  /** Of the rows of a file with one key the newest is kept alone. */
  isNewestKept?: boolean;
  /** Texts that mean a missing value. */
  whereEmpty?: Readonly<Record<string, string>>;
  columns: Readonly<Record<string, ColumnKind>>;
  /** Closed lists; another word is a fault of the row. */
  words: Readonly<Record<string, readonly string[]>>;
}

const isNoCharge = (has: (column: string) => boolean) => !has('ChargePeriodStart');

export const DATASETS: readonly DatasetKind[] = [
  {
    name: 'BillingPeriod',
    table: 'focus_billing_periods',
    isOf: (has) => has('BillingPeriodStatus') && isNoCharge(has),
    key: ['InvoiceIssuerName', 'BillingPeriodStart'],
    needed: ['BillingPeriodEnd', 'BillingPeriodStatus'],
    updated: 'BillingPeriodLastUpdated',
    columns: {
      InvoiceIssuerName: 'text',
      BillingPeriodStart: 'time',
      BillingPeriodEnd: 'time',
      BillingPeriodCreated: 'time',
      BillingPeriodLastUpdated: 'time',
      BillingPeriodStatus: 'text',
    },
    words: { BillingPeriodStatus: ['Open', 'Closed'] },
  },
  {
    name: 'InvoiceDetail',
    table: 'focus_invoice_details',
    isOf: (has) => has('InvoiceDetailId') && has('InvoiceIssueStatus') && isNoCharge(has),
    key: ['InvoiceIssuerName', 'InvoiceDetailId'],
    needed: ['BilledCost', 'BillingCurrency', 'BillingPeriodStart', 'InvoiceId', 'InvoiceIssueStatus'],
    updated: 'InvoiceDetailLastUpdated',
    columns: {
      BilledCost: 'number',
      BillingAccountId: 'text',
      BillingCurrency: 'text',
      BillingPeriodEnd: 'time',
      BillingPeriodStart: 'time',
      ChargeCategory: 'text',
      InvoiceDetailCreated: 'time',
      InvoiceDetailDescription: 'text',
      InvoiceDetailGrain: 'text',
      InvoiceDetailId: 'text',
      InvoiceDetailLastUpdated: 'time',
      InvoiceId: 'text',
      InvoiceIssueDate: 'time',
      InvoiceIssueStatus: 'text',
      InvoiceIssuerName: 'text',
      PaymentCurrency: 'text',
      PaymentCurrencyBilledCost: 'number',
      PaymentCurrencyInvoiceDetailId: 'text',
      PaymentDueDate: 'time',
      PaymentTerms: 'text',
      PurchaseOrderNumber: 'text',
      ReferenceInvoiceId: 'text',
    },
    words: { InvoiceIssueStatus: ['Open', 'Issued', 'Voided'] },
  },
  {
    name: 'ContractCommitment',
    table: 'focus_contract_commitments',
    isOf: (has) => has('ContractCommitmentId') && isNoCharge(has),
    key: ['ContractCommitmentId'],
    needed: ['ContractCommitmentPeriodStart', 'ContractCommitmentPeriodEnd', 'ContractId'],
    updated: 'ContractCommitmentLastUpdated',
    columns: {
      BillingCurrency: 'text',
      ContractCommitmentApplicability: 'text',
      ContractCommitmentBenefitCategory: 'text',
      ContractCommitmentCategory: 'text',
      ContractCommitmentCost: 'number',
      ContractCommitmentCreated: 'time',
      ContractCommitmentDescription: 'text',
      ContractCommitmentDiscountPercentage: 'number',
      ContractCommitmentDurationType: 'text',
      ContractCommitmentFulfillmentInterval: 'text',
      ContractCommitmentId: 'text',
      ContractCommitmentLastUpdated: 'time',
      ContractCommitmentLifecycleStatus: 'text',
      ContractCommitmentModel: 'text',
      ContractCommitmentOfferCategory: 'text',
      ContractCommitmentPaymentInterval: 'text',
      ContractCommitmentPaymentModel: 'text',
      ContractCommitmentPaymentUpfrontPercentage: 'number',
      ContractCommitmentPeriodEnd: 'time',
      ContractCommitmentPeriodStart: 'time',
      ContractCommitmentQuantity: 'number',
      ContractCommitmentType: 'text',
      ContractCommitmentUnit: 'text',
      ContractId: 'text',
      ContractPeriodEnd: 'time',
      ContractPeriodStart: 'time',
      InvoiceIssuerName: 'text',
      PricingCurrency: 'text',
      PricingCurrencyContractCommitmentCost: 'number',
      ServiceProviderName: 'text',
    },
    words: { ContractCommitmentCategory: ['Spend', 'Usage'] },
  },
];

/** A name of a column without case and blanks. */
export function columnName(name: string): string {
  return name.toLowerCase().replaceAll(/\s/g, '');
}

/** The kind of dataset of a header; null for charges and unknown headers. */
export function datasetOf(header: readonly string[], kinds: readonly DatasetKind[]): DatasetKind | null {
  const names = new Set(header.map(columnName));
  return kinds.find(({ isOf }) => isOf((column) => names.has(columnName(column)))) ?? null;
}

/** Column of the documents store, e.g. `invoice_id` of InvoiceId. */
export function storedColumn(kind: DatasetKind, column: string): string {
  if (column === kind.updated) return 'updated_at';
  return column.replaceAll(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}
