// What files bring beside the charges, list by list: what stands in the history of the data, and can be taken out again.
import type { VendorCode } from '../vendors.ts';

interface DataListRow {
  /** Its table. */
  table: string;
  /** The columns that make a row of a company one. */
  key: readonly string[];
  /** Whose it is; null: of several. */
  vendor: VendorCode | null;
}

export const DATA_LISTS = {
  AWS_COMMITMENTS: { table: 'commitment_inventory', key: ['vendor', 'commitment_id'], vendor: 'aws' },
  AZURE_RESERVATION_DETAILS: { table: 'azure_reservation_details', key: ['reservation_id'], vendor: 'azr' },
  AZURE_RESERVATION_TRANSACTIONS: {
    table: 'azure_reservation_transactions',
    key: ['reservation_order_id', 'event_date', 'event_type', 'amount', 'quantity'],
    vendor: 'azr',
  },
  CONTRACT_COMMITMENTS: {
    table: 'focus_contract_commitments',
    key: ['contract_commitment_id'],
    vendor: null,
  },
  BILLING_PERIODS: {
    table: 'focus_billing_periods',
    key: ['invoice_issuer_name', 'billing_period_start'],
    vendor: null,
  },
  INVOICE_DETAILS: {
    table: 'focus_invoice_details',
    key: ['invoice_issuer_name', 'invoice_detail_id'],
    vendor: null,
  },
  COMMITMENT_RATES: {
    table: 'commitment_rates',
    key: [
      ...['vendor', 'product', 'region_id', 'instance_family', 'instance_type', 'platform'],
      ...['term_years', 'payment_option', 'valid_from'],
    ],
    vendor: null,
  },
  AZURE_ADVICE: {
    table: 'azure_reservation_recommendations',
    key: ['location', 'normalized_size', 'term', 'look_back_period', 'scope', 'subscription_id'],
    vendor: 'azr',
  },
  AWS_HUB_ADVICE: { table: 'aws_hub_recommendations', key: ['recommendation_id'], vendor: 'aws' },
  AWS_ADVICE: { table: 'provider_recommendations', key: ['source', 'advice_id'], vendor: 'aws' },
  GOOGLE_ADVICE: { table: 'google_recommendations', key: ['name'], vendor: 'gcp' },
} as const satisfies Record<string, DataListRow>;

export type DataList = keyof typeof DATA_LISTS;
export const DATA_LIST_NAMES = Object.keys(DATA_LISTS) as [DataList, ...DataList[]];
export type DataListTable = (typeof DATA_LISTS)[DataList]['table'];

/** The list of a table. */
export function dataListOf(table: DataListTable): DataList {
  const found = DATA_LIST_NAMES.find((name) => DATA_LISTS[name].table === table);
  if (found === undefined) throw new Error(`no list has the table ${table}`);
  return found;
}
