// Advice of AWS as its command line writes it: get-savings-plans- and get-reservation-purchase-recommendation.
import type { DatasetRecord } from '../../stores/documents/datasets/keep-dataset.ts';
import type { FileFormat, RejectedRow } from '../../stores/documents/loads/load-report.ts';
import type { InventoryFile } from '../inventories/inventory-file.ts';
import {
  numberValue,
  type Parsed,
  paymentValue,
  textValue,
  timeValue,
} from '../inventories/inventory-values.ts';
import { LoadError } from '../load/load-error.ts';
import { noneReadable } from '../load/none-readable.ts';

type Item = Readonly<Record<string, unknown>>;

/** How such a file is recognised; its document is read by `adviceIn`. */
export const ADVICE_MARKS = 'SavingsPlansPurchaseRecommendation|RecommendationDetails';

const itemOf = (value: unknown): Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Item) : {};
const listOf = (value: unknown): Item[] => (Array.isArray(value) ? value.map(itemOf) : []);

const COUNTS: Readonly<Record<string, string>> = {
  ONE_YEAR: '1',
  THREE_YEARS: '3',
  SEVEN_DAYS: '7',
  THIRTY_DAYS: '30',
  SIXTY_DAYS: '60',
};

/** Column of the table, and the member of a detail with its number. */
const PLAN_NUMBERS = {
  hourly_commitment: 'HourlyCommitmentToPurchase',
  upfront_cost: 'UpfrontCost',
  monthly_savings: 'EstimatedMonthlySavingsAmount',
  savings_percent: 'EstimatedSavingsPercentage',
  utilization: 'EstimatedAverageUtilization',
};
const RESERVATION_NUMBERS = {
  quantity: 'RecommendedNumberOfInstancesToPurchase',
  upfront_cost: 'UpfrontCost',
  monthly_recurring_cost: 'RecurringStandardMonthlyCost',
  monthly_savings: 'EstimatedMonthlySavingsAmount',
  savings_percent: 'EstimatedMonthlySavingsPercentage',
  monthly_on_demand: 'EstimatedMonthlyOnDemandCost',
  utilization: 'AverageUtilization',
  break_even_months: 'EstimatedBreakEvenInMonths',
  average_use: 'AverageNumberOfInstancesUsedPerHour',
  max_use: 'MaximumNumberOfInstancesUsedPerHour',
};

/** The member with the details of the machine, the advice that it belongs to, and the words for its system or engine. */
const MACHINES: readonly [member: string, product: string, type: string, platform: string][] = [
  ['EC2InstanceDetails', 'ec2', 'InstanceType', 'Platform'],
  ['RDSInstanceDetails', 'rds', 'InstanceType', 'DatabaseEngine'],
  ['ElastiCacheInstanceDetails', 'elasticache', 'NodeType', 'ProductDescription'],
  ['ESInstanceDetails', 'opensearch', 'InstanceClass', ''],
  ['RedshiftInstanceDetails', 'redshift', 'NodeType', ''],
];

/** Null where the document is something else. Throws a LoadError where none of its lines can be read. */
export function adviceIn(
  document: Item,
  { path, name, format }: { path: string; name: string; format: FileFormat },
): InventoryFile | null {
  const plans = itemOf(document.SavingsPlansPurchaseRecommendation);
  const details = [
    ...listOf(plans.SavingsPlansPurchaseRecommendationDetails).map((detail) => ({ of: plans, detail })),
    ...listOf(document.Recommendations).flatMap((of) =>
      listOf(of.RecommendationDetails).map((detail) => ({ of, detail })),
    ),
  ];
  if (details.length === 0) return null;
  const made = timeValue(itemOf(document.Metadata).GenerationTimestamp);
  const shared = { updated_at: ('value' in made ? made.value : null) ?? '', source_name: name };
  const read = details.map(({ of, detail }, index) => rowOf(of, detail, index + 1));
  const rows = read.flatMap((row) => ('reason' in row ? [] : [{ ...row, ...shared }]));
  const rejected = read.filter((row): row is RejectedRow => 'reason' in row);
  const [first] = rejected;
  if (rows.length === 0 && first) throw new LoadError(path, noneReadable('advice', first));
  const into = {
    table: 'provider_recommendations' as const,
    layout: 'AWS purchase recommendations',
  };
  return { into, path, name, format, rows, rejected, count: details.length };
}

function rowOf(of: Item, detail: Item, line: number): DatasetRecord | RejectedRow {
  const isPlan = 'HourlyCommitmentToPurchase' in detail;
  const row: DatasetRecord = {
    vendor: 'aws',
    source: isPlan ? 'AWS Savings Plans advice' : 'AWS reservation advice',
  };
  const fault = (column: string, given: unknown, reason: string): RejectedRow => ({
    ...{ line, column, reason },
    value: given === undefined ? null : JSON.stringify(given).slice(0, 200),
  });
  for (const [column, member] of Object.entries(isPlan ? PLAN_NUMBERS : RESERVATION_NUMBERS)) {
    const value = numberValue(detail[member]);
    if ('reason' in value) return fault(member, detail[member], value.reason);
    row[column] = value.value;
  }
  const needed = isPlan ? 'HourlyCommitmentToPurchase' : 'RecommendedNumberOfInstancesToPurchase';
  if ((row[isPlan ? 'hourly_commitment' : 'quantity'] ?? null) === null)
    return fault(needed, detail[needed], 'is empty');
  const text = (given: unknown): string | null => {
    const value: Parsed = textValue(given);
    return 'value' in value ? value.value : null;
  };
  const count = (given: unknown) => COUNTS[`${given}`] ?? null;
  const machine = isPlan ? planDetails(of, detail) : machineDetails(detail, text);
  if (machine === null)
    return fault('InstanceDetails', detail.InstanceDetails, 'is of no service that is known');
  const told: DatasetRecord = {
    ...{ ...row, ...machine, account_id: text(detail.AccountId), currency: text(detail.CurrencyCode) },
    ...{ term_years: count(of.TermInYears), look_back_days: count(of.LookbackPeriodInDays) },
    payment_option: paymentValue(text(of.PaymentOption)),
  };
  const identity = ['account_id', 'product', 'region', 'instance_family', 'instance_type', 'platform'];
  const parts = [...identity, 'term_years', 'payment_option', 'look_back_days'].map(
    (column) => told[column] ?? '',
  );
  return { ...told, advice_id: parts.join('/') };
}

function planDetails(of: Item, detail: Item): DatasetRecord {
  const { Region, InstanceFamily } = itemOf(detail.SavingsPlansDetails);
  const type = `${of.SavingsPlansType ?? ''}`;
  return {
    ...{ product: 'savingsPlans', instance_type: type === '' ? null : type, platform: null },
    ...{ region: Region ? `${Region}` : null, instance_family: InstanceFamily ? `${InstanceFamily}` : null },
  };
}

function machineDetails(detail: Item, text: (given: unknown) => string | null): DatasetRecord | null {
  const details = itemOf(detail.InstanceDetails);
  const found = MACHINES.find(([member]) => member in details);
  if (!found) return null;
  const [member, product, type, platform] = found;
  const machine = itemOf(details[member]);
  const size = text(machine.InstanceSize);
  const named = text(machine[type]);
  return {
    product,
    ...{ region: text(machine.Region), instance_family: text(machine.Family) },
    instance_type: named !== null && size !== null ? `${named}.${size}` : named,
    platform: platform === '' ? null : text(machine[platform]),
  };
}
