// Lines of providers' advice in one form, for all file formats.
import type { ImportedLine } from '../../../../lib/commitments/advice/imported-check.ts';
import type {
  AzureRecommendationRow,
  HubRecommendationRow,
  ProviderRecommendationRow,
} from '../../../stores/documents/advice/advice-schema.ts';
import type { ProviderAdvice } from '../../../stores/documents/advice/provider-advice.ts';
import type { ReservationRecommendationRow } from '../../../stores/documents/loads/recommendation-schema.ts';
import type { AdviceKind } from './advice.ts';

export interface ProviderLine {
  kind: AdviceKind;
  id: string;
  /** Of the file, and its name. */
  source: string;
  sourceName: string;
  /** Null where the file has no lines. */
  line: number | null;
  /** ISO 8601; null where it does not say. */
  madeAt: string | null;
  /** As the file has it: one that a spreadsheet damaged matches no account. */
  account: string;
  /** The machine or the type of plan. */
  what: string;
  region: string;
  platform: string | null;
  isSizeFlexible: boolean | null;
  payment: string;
  /** ISO 4217; null where the file does not say. */
  currency: string | null;
  lookBackDays: number | null;
  /** Money an hour of a plan. */
  commitment: number | null;
  figures: ImportedLine;
}

const NOTHING: ImportedLine = {
  ...{ quantity: null, termYears: null, upfront: null, monthlyRecurring: null, isAllUpfront: false },
  ...{ monthlySaving: null, utilization: null, breakEvenMonths: null, averageUse: null },
  ...{ minUse: null, maxUse: null },
  ...{ monthlyOnDemand: null, savingsRate: null },
};
const number = (text: string | null) => (text === null || text === '' ? null : Number(text));

export function providerLines({ reservations, azure, hub, others }: ProviderAdvice): ProviderLine[] {
  return [
    ...reservations.map(ofReservationExport),
    ...azure.flatMap((row) => ofAzure(row) ?? []),
    ...hub.flatMap((row) => ofHub(row) ?? []),
    ...others.flatMap((row) => ofCommandLine(row) ?? []),
  ];
}

function ofReservationExport(row: ReservationRecommendationRow): ProviderLine {
  const payment = row.payment_option.replaceAll('_', ' ');
  return {
    ...{ kind: 'ec2', id: `${row.source_sha256.slice(0, 16)}-${row.line}`, source: 'AWS reservation export' },
    ...{ sourceName: row.source_name, line: row.line, madeAt: row.recommended_at, account: row.account_id },
    ...{ what: row.instance_type, region: row.location, platform: row.platform },
    ...{ isSizeFlexible: row.is_size_flexible === 1, payment, currency: 'USD' },
    ...{ lookBackDays: row.look_back_days, commitment: null },
    figures: {
      ...NOTHING,
      ...{ quantity: row.quantity, termYears: row.term_years, upfront: number(row.upfront_cost) },
      ...{ monthlyRecurring: number(row.recurring_monthly_cost), isAllUpfront: /^all/i.test(payment) },
      monthlySaving: number(row.estimated_monthly_savings),
      ...{ utilization: number(row.projected_utilization), breakEvenMonths: number(row.break_even_months) },
      ...{ averageUse: number(row.average_hourly_usage), maxUse: number(row.max_hourly_usage) },
      minUse: number(row.min_hourly_usage),
    },
  };
}

/** Costs and savings of Azure cover the whole look-back period. */
function ofAzure(row: AzureRecommendationRow): ProviderLine | null {
  if (row.resource_type !== null && !/virtual ?machines/i.test(row.resource_type)) return null;
  const days = Number(/\d+/.exec(row.look_back_period)?.[0] ?? Number.NaN);
  const monthly = (text: string | null) => {
    const amount = number(text);
    return amount === null || !(days > 0) ? null : (amount / days) * DAYS_OF_MONTH;
  };
  const [onDemand, cost] = [row.cost_with_no_reserved_instances, row.total_cost_with_reserved_instances].map(
    monthly,
  );
  const [without, reserved] = [onDemand ?? null, cost ?? null];
  const rate = without && reserved !== null ? (100 * (without - reserved)) / without : null;
  return {
    ...{
      kind: 'azureVm',
      source: 'Azure reservation recommendations',
      sourceName: row.source_name,
      line: null,
    },
    id: [
      row.location,
      row.normalized_size,
      row.term,
      row.look_back_period,
      row.scope,
      row.subscription_id,
    ].join('/'),
    ...{ madeAt: row.updated_at || null, account: row.subscription_id, what: row.normalized_size },
    ...{ region: row.location, platform: null, isSizeFlexible: row.instance_flexibility_group !== null },
    ...{ payment: '', currency: null, lookBackDays: days > 0 ? days : null, commitment: null },
    figures: {
      ...NOTHING,
      ...{ quantity: number(row.recommended_quantity), termYears: Number(/\d/.exec(row.term)?.[0] ?? 1) },
      ...{ monthlySaving: monthly(row.net_savings), monthlyOnDemand: without, savingsRate: rate },
    },
  };
}

const DAYS_OF_MONTH = 730 / 24;

const HUB_KINDS: readonly [RegExp, AdviceKind][] = [
  [/SavingsPlans/i, 'savingsPlans'],
  [/^Ec2Reserved/i, 'ec2'],
  [/^RdsReserved/i, 'rds'],
  [/^OpenSearchReserved/i, 'opensearch'],
  [/^ElastiCacheReserved/i, 'elasticache'],
  [/^RedshiftReserved/i, 'redshift'],
];

/** Only purchases of commitments; the hub advises on machines as well. */
function ofHub(row: HubRecommendationRow): ProviderLine | null {
  const what = row.recommended_resource_type ?? row.current_resource_type ?? '';
  const kind = HUB_KINDS.find(([words]) => words.test(what.replaceAll(' ', '')))?.[1];
  if (!kind || !/^Purchase/i.test(row.action_type ?? '')) return null;
  return {
    ...{ kind, id: row.recommendation_id, source: 'AWS Cost Optimization Hub', sourceName: row.source_name },
    ...{ line: null, madeAt: row.updated_at || null, account: row.account_id ?? '', what },
    ...{
      region: row.region ?? '',
      platform: null,
      isSizeFlexible: null,
      payment: '',
      currency: row.currency_code,
    },
    ...{ lookBackDays: null, commitment: null },
    figures: {
      ...NOTHING,
      monthlySaving: number(row.estimated_monthly_savings_after_discount),
      monthlyOnDemand: number(row.estimated_monthly_cost_after_discount),
      savingsRate: number(row.estimated_savings_percentage_after_discount),
    },
  };
}

const KINDS: readonly AdviceKind[] = [
  ...['savingsPlans', 'ec2', 'rds', 'opensearch', 'elasticache', 'redshift', 'azureVm'],
] as AdviceKind[];

function ofCommandLine(row: ProviderRecommendationRow): ProviderLine | null {
  const kind = KINDS.find((each) => each === row.product);
  if (!kind) return null;
  const commitment = number(row.hourly_commitment);
  return {
    ...{
      kind,
      id: `${row.source} ${row.advice_id}`,
      source: row.source,
      sourceName: row.source_name,
      line: null,
    },
    ...{ madeAt: row.updated_at || null, account: row.account_id ?? '' },
    what: row.instance_type ?? row.instance_family ?? row.product ?? '',
    ...{ region: row.region ?? '', platform: row.platform, isSizeFlexible: null },
    ...{ payment: row.payment_option ?? '', currency: row.currency, commitment },
    lookBackDays: number(row.look_back_days),
    figures: {
      ...{ quantity: number(row.quantity) ?? commitment, termYears: number(row.term_years) },
      ...{ upfront: number(row.upfront_cost), monthlyRecurring: number(row.monthly_recurring_cost) },
      isAllUpfront: /^all/i.test(row.payment_option ?? ''),
      ...{ monthlySaving: number(row.monthly_savings), utilization: number(row.utilization) },
      ...{ breakEvenMonths: number(row.break_even_months), averageUse: number(row.average_use) },
      ...{ minUse: null, maxUse: number(row.max_use), monthlyOnDemand: number(row.monthly_on_demand) },
      savingsRate: number(row.savings_percent),
    },
  };
}
