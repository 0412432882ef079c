// Tables of rates and of advice that providers gave; numbers are decimal text, null is unknown.

export interface AdviceTables {
  commitment_rates: CommitmentRateRow;
  azure_reservation_recommendations: AzureRecommendationRow;
  aws_hub_recommendations: HubRecommendationRow;
  provider_recommendations: ProviderRecommendationRow;
  google_recommendations: GoogleRecommendationRow;
}

interface SourcedRow {
  company_id: string;
  /** The file that it came from. */
  source_name: string;
  /** When the provider issued it; empty where it does not say. */
  updated_at: string;
}

/** What a commitment costs; `Any` holds for all. */
export interface CommitmentRateRow extends SourcedRow {
  vendor: string;
  product: string;
  region_id: string;
  instance_family: string;
  instance_type: string;
  platform: string;
  term_years: string;
  payment_option: string;
  /** ISO 8601 */
  valid_from: string;
  valid_to: string | null;
  discount_percent: string | null;
  /** Of one machine of the type. */
  upfront_cost: string | null;
  hourly_cost: string | null;
  currency: string | null;
  source: string | null;
}

/** A line of Azure's reservation recommendations, of an enterprise or a customer agreement. */
export interface AzureRecommendationRow extends SourcedRow {
  location: string;
  normalized_size: string;
  term: string;
  look_back_period: string;
  scope: string;
  subscription_id: string;
  sku: string | null;
  resource_type: string | null;
  cost_with_no_reserved_instances: string | null;
  total_cost_with_reserved_instances: string | null;
  net_savings: string | null;
  first_usage_date: string | null;
  instance_flexibility_group: string | null;
  instance_flexibility_ratio: string | null;
  meter_id: string | null;
  recommended_quantity: string | null;
  recommended_quantity_normalized: string | null;
  sku_properties: string | null;
}

/** A line of the export of the Cost Optimization Hub that is about a commitment or anything else. */
export interface HubRecommendationRow extends SourcedRow {
  recommendation_id: string;
  account_id: string | null;
  action_type: string | null;
  currency_code: string | null;
  current_resource_type: string | null;
  recommended_resource_type: string | null;
  recommended_resource_summary: string | null;
  region: string | null;
  estimated_monthly_cost_before_discount: string | null;
  estimated_monthly_cost_after_discount: string | null;
  estimated_monthly_savings_before_discount: string | null;
  estimated_monthly_savings_after_discount: string | null;
  estimated_savings_percentage_after_discount: string | null;
}

/** Advice that a command line wrote as JSON. */
export interface ProviderRecommendationRow extends SourcedRow {
  /** What wrote it, such as `AWS Savings Plans`. */
  source: string;
  advice_id: string;
  vendor: string | null;
  product: string | null;
  account_id: string | null;
  region: string | null;
  instance_family: string | null;
  instance_type: string | null;
  platform: string | null;
  term_years: string | null;
  payment_option: string | null;
  look_back_days: string | null;
  quantity: string | null;
  hourly_commitment: string | null;
  upfront_cost: string | null;
  monthly_recurring_cost: string | null;
  monthly_savings: string | null;
  savings_percent: string | null;
  monthly_on_demand: string | null;
  utilization: string | null;
  break_even_months: string | null;
  average_use: string | null;
  max_use: string | null;
  currency: string | null;
}

/** A recommendation of Google, of any recommender: the columns of its export to BigQuery, with nested ones joined by `_`. */
export interface GoogleRecommendationRow extends SourcedRow {
  /** `projects/…/locations/…/recommenders/…/recommendations/…` */
  name: string;
  description: string | null;
  state: string | null;
  /** JSON: operation groups, and an overview. */
  recommendation_details: string | null;
  /** Saved money is a cost below 0: whole units, and billionths. */
  primary_impact_cost_projection_cost_currency_code: string | null;
  primary_impact_cost_projection_cost_units: string | null;
  primary_impact_cost_projection_cost_nanos: string | null;
  primary_impact_cost_projection_cost_in_local_currency_currency_code: string | null;
  primary_impact_cost_projection_cost_in_local_currency_units: string | null;
  primary_impact_cost_projection_cost_in_local_currency_nanos: string | null;
  /** That the cost is of. */
  primary_impact_cost_projection_duration_seconds: string | null;
}
