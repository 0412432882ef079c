// The table of recommendations to reserve.

/** Decimals are text; costs are in US dollars, in which the export is made. */
export interface ReservationRecommendationRow {
  company_id: string;
  /** The export that has the line. */
  source_sha256: string;
  source_name: string;
  /** Line of that file, from 1. */
  line: number;
  /** As the file has it: what a spreadsheet made of it (`8.36E+11`) matches no account. */
  account_id: string;
  /** Days of usage that it was made of; null where the file does not tell. */
  look_back_days: number | null;
  /** ISO 8601 */
  recommended_at: string;
  instance_type: string;
  /** 0 or 1. */
  is_size_flexible: number;
  location: string;
  /** Operating system. */
  platform: string;
  tenancy: string;
  offering_class: string;
  term_years: number;
  payment_option: string;
  upfront_cost: string;
  recurring_monthly_cost: string;
  /** Instances to reserve. */
  quantity: number;
  estimated_monthly_savings: string;
  /** Percent. */
  projected_utilization: string | null;
  break_even_months: string | null;
  max_hourly_usage: string | null;
  min_hourly_usage: string | null;
  average_hourly_usage: string | null;
  /** In normalized units. */
  max_hourly_units: string | null;
  min_hourly_units: string | null;
  average_hourly_units: string | null;
}
