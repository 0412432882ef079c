// The tables of the documents store: everything that is not a billing row.

import type { Generated } from 'kysely';
import type { AdviceTables } from './advice/advice-schema.ts';
import type { AlertTables } from './alerts/alert-schema.ts';
import type { AnomalyTables } from './anomaly/anomaly-schema.ts';
import type { AnomalyHandlingTables } from './anomaly/handling-schema.ts';
import type { AnomalyNotificationTables } from './anomaly/notification-schema.ts';
import type { BudgetAlertTables } from './budgets/budget-alert-schema.ts';
import type { AdviceDecisionTables } from './commitments/advice-decision-schema.ts';
import type { CommitmentReminderTables } from './commitments/reminder-schema.ts';
import type { CostNoteRow } from './cost-analytics/cost-note-schema.ts';
import type { ExportJobTables } from './cost-analytics/export-job-schema.ts';
import type { SavedFilterRow } from './cost-analytics/saved-filter-schema.ts';
import type { SavedViewRow, SavedViewStarRow } from './cost-analytics/saved-view-schema.ts';
import type { DashboardRow } from './dashboards/dashboard-schema.ts';
import type { DashboardShareTables } from './dashboards/dashboard-share-schema.ts';
import type { DatasetTables } from './datasets/dataset-schema.ts';
import type { InventoryTables } from './inventories/inventory-schema.ts';
import type { DataChangeTables } from './loads/change-schema.ts';
import type { PartitionRow, RollupPackRow } from './loads/partition-schema.ts';
import type { ReservationRecommendationRow } from './loads/recommendation-schema.ts';
import type { MailTables } from './mails/mail-schema.ts';
import type { OperationTables } from './operations/operation-schema.ts';
import type { AccessTokenRow } from './people/access-token-schema.ts';
import type { PlatformTables } from './platform/platform-schema.ts';
import type { ReferenceTables } from './reference/reference-schema.ts';
import type { SourceTables } from './sources/source-schema.ts';

export interface Database
  extends AdviceDecisionTables,
    AdviceTables,
    AlertTables,
    AnomalyTables,
    AnomalyHandlingTables,
    AnomalyNotificationTables,
    BudgetAlertTables,
    CommitmentReminderTables,
    ReferenceTables,
    PlatformTables,
    MailTables,
    OperationTables,
    ExportJobTables,
    SourceTables,
    DashboardShareTables,
    DatasetTables,
    InventoryTables,
    DataChangeTables {
  companies: CompanyRow;
  product_categories: ProductCategoryRow;
  users: UserRow;
  access_tokens: AccessTokenRow;
  memberships: MembershipRow;
  menu_rights: MenuRightRow;
  preferences: PreferenceRow;
  exchange_rates: ExchangeRateRow;
  provider_names: ProviderNameRow;
  provider_records: ProviderRecordRow;
  one_time_passwords: OneTimePasswordRow;
  recovery_codes: RecoveryCodeRow;
  loads: LoadRow;
  load_files: LoadFileRow;
  partitions: PartitionRow;
  load_runs: LoadRunRow;
  partition_quality: PartitionQualityRow;
  rollup_packs: RollupPackRow;
  reservation_recommendations: ReservationRecommendationRow;
  store_identity: StoreIdentityRow;
  saved_filters: SavedFilterRow;
  saved_views: SavedViewRow;
  saved_view_stars: SavedViewStarRow;
  cost_notes: CostNoteRow;
  dashboards: DashboardRow;
}

/** The category that a company gives to a product. */
export interface ProductCategoryRow {
  company_id: string;
  vendor: string;
  product: string;
  category: string;
}

export interface CompanyRow {
  company_id: string;
  name: string;
  /** ISO 4217; amounts of the company are answered in it. */
  currency: string;
  /** Counts the loads and changes of reference data that committed: the same version, the same figures. */
  data_version: Generated<number>;
  /** STANDARD, PREMIUM or TRIAL. */
  charge_type: Generated<string>;
  /** The last day of the free trial; null without one. */
  trial_ends_on: Generated<string | null>;
  /** The day that a plan with paid features was applied for; null where it was not recorded. */
  plan_applied_on: Generated<string | null>;
  /** The site whose staff see its operation status. */
  site_code: Generated<string>;
  /** Billing months that are kept, counted from the newest with data; null: all. */
  kept_months: Generated<number | null>;
}

/** A person who signs in with a password, or the service account of a client (client_id set, no password). */
export interface UserRow {
  user_id: string;
  email: string;
  name: string;
  language: string;
  /** A zone of the portal; null: UTC. */
  time_zone: Generated<string | null>;
  /** scrypt: `cost:salt:hash`, without the cost of earlier versions; null for a service account. */
  password_hash: string | null;
  client_id: string | null;
  current_company_id: string | null;
  /** The site that the user belongs to. */
  site_code: Generated<string>;
  /** Addresses and networks from which the user may enter, separated by commas; null: none is set. */
  allowed_addresses: string | null;
  /** Right on every menu of a company that is loaded newly: edit or view; null: the user does not join it. */
  new_company_right: string | null;
  /** 1: sees operation statuses of all companies of the user's site. */
  is_staff: Generated<number>;
}

/** What makes the user's one-time passwords. */
export interface OneTimePasswordRow {
  user_id: string;
  /** Base32. */
  secret: string;
  /** The newest step whose code was used. */
  last_step: number;
  /** ISO 8601 */
  confirmed_at: string;
}

/** A code for a lost device that was not used yet. */
export interface RecoveryCodeRow {
  user_id: string;
  code_hash: string;
}

export interface MembershipRow {
  user_id: string;
  company_id: string;
}

export interface MenuRightRow {
  user_id: string;
  company_id: string;
  menu_code: string;
  /** edit, view or none */
  auth_type: string;
}

export interface PreferenceRow {
  user_id: string;
  company_id: string;
  /** JSON list of vendor codes; null: all. */
  selected_vendors: string | null;
  currency: string | null;
}

export interface ExchangeRateRow {
  rate_date: string;
  currency: string;
  /** Units of the currency for one USD, decimal text. */
  rate: string;
  /** The source of the rate; empty where it was not given. */
  source: string;
}

/** A name that an administrator added; with `*` at its end all that begin with it. */
export interface ProviderNameRow {
  name: string;
  vendor: string;
}

/** What the OpenID provider keeps: sessions, grants, codes, tokens, and its signing keys. */
export interface ProviderRecordRow {
  model: string;
  id: string;
  payload: string;
  grant_id: string | null;
  user_code: string | null;
  uid: string | null;
  /** Epoch seconds; null: does not lapse. */
  expires_at: number | null;
  consumed_at: number | null;
}

/** One run of the loader. */
export interface LoadRow {
  load_id: string;
  company_id: string;
  /** ISO 8601 */
  loaded_at: string;
  rows_loaded: number;
  rows_rejected: number;
}

export interface LoadFileRow {
  load_id: string;
  name: string;
  sha256: string;
  focus_version: string;
  rows_read: number;
  rows_rejected: number;
}

/** One run of the loader, kept regardless of its outcome. */
export interface LoadRunRow {
  run_id: string;
  /** Not in `companies` while a run that makes it goes on, or when that failed. */
  company_id: string;
  /** command, inbox, upload, source or demo */
  origin: string;
  /** Name of the account that gave the command; null where there is none. */
  started_by: string | null;
  /** What was to be loaded, in words. */
  source: string;
  /** ISO 8601 */
  started_at: string;
  /** The last sign of life of a run that goes on, ISO 8601. */
  seen_at: string;
  ended_at: string | null;
  /** running, loaded, unchanged, planned, refused or failed */
  state: string;
  /** JSON of a LoadProgress; null before the first step. */
  progress: string | null;
  load_id: string | null;
  file_count: number | null;
  rows_loaded: number | null;
  rows_rejected: number | null;
  /** Months that have fewer rows than before. */
  months_shrunk: number | null;
  /** JSON of the file at fault and what is wrong. */
  fault: string | null;
  /** JSON of the report, bounded. */
  report: string | null;
}

/** What a partition holds and lacks, by currency; decimal text, sums of the absolute billed cost where not said otherwise. */
export interface PartitionQualityRow {
  part: string;
  currency: string;
  row_count: number;
  /** Rows of no billed cost. */
  zero_rows: number;
  /** Sum of billed cost, with its sign. */
  billed: string;
  /** Of all rows: what the others are shares of. */
  size: string;
  without_tags: string;
  without_list_price: string;
  without_account: string;
  without_service: string;
  without_region: string;
}

/** One row, made with the store. */
export interface StoreIdentityRow {
  name: string;
  store_id: string;
}
