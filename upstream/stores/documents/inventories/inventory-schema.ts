// What providers' own inventories say of commitments; times are ISO 8601 in UTC, numbers decimal text, null is unknown.

export interface InventoryTables {
  commitment_inventory: CommitmentInventoryRow;
  azure_reservation_details: AzureReservationDetailRow;
  azure_reservation_transactions: AzureReservationTransactionRow;
}

interface SourcedRow {
  company_id: string;
  /** The file that it came from. */
  source_name: string;
  /** When the provider issued it; empty where it does not say. */
  updated_at: string;
}

/** A Savings Plan or reservation of AWS. */
export interface CommitmentInventoryRow extends SourcedRow {
  /** The id of the commitment: its ARN where the file has it, else the last part of one. */
  commitment_id: string;
  vendor: string;
  /** Spend or Usage. */
  category: string;
  /** The provider's word, such as Compute or EC2Instance; of reservations the service. */
  type: string | null;
  service: string;
  name: string | null;
  /** The provider's word, such as active, queued, retired or returned. */
  state: string | null;
  account_id: string | null;
  region: string | null;
  zone: string | null;
  scope: string | null;
  instance_type: string | null;
  instance_family: string | null;
  platform: string | null;
  tenancy: string | null;
  offer_class: string | null;
  /** `true` or `false`. */
  is_multi_zone: string | null;
  payment_option: string | null;
  /** ISO 8601, such as P1Y. */
  term: string | null;
  starts_at: string | null;
  ends_at: string | null;
  quantity: string | null;
  /** What a plan commits to an hour. */
  hourly_commitment: string | null;
  /** Of one of the quantity. */
  upfront_cost: string | null;
  recurring_hourly: string | null;
  currency: string | null;
  /** JSON object. */
  tags: string | null;
}

/** The newest day that Azure reported for a reservation. */
export interface AzureReservationDetailRow extends SourcedRow {
  reservation_id: string;
  reservation_order_id: string | null;
  sku_name: string | null;
  total_reserved_quantity: string | null;
  instance_flexibility_group: string | null;
  instance_flexibility_ratio: string | null;
  kind: string | null;
}

/** A purchase, refund or exchange of a reservation order. */
export interface AzureReservationTransactionRow extends SourcedRow {
  reservation_order_id: string;
  event_date: string;
  event_type: string;
  amount: string;
  quantity: string;
  reservation_order_name: string | null;
  arm_sku_name: string | null;
  term: string | null;
  region: string | null;
  currency: string | null;
  billing_frequency: string | null;
  purchasing_subscription_guid: string | null;
  purchasing_subscription_name: string | null;
  description: string | null;
}
