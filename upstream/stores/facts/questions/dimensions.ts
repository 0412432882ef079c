// What costs can be grouped and filtered by: how a row's key and label follow from its FOCUS columns.
// Every rule is SQL of DuckDB, evaluated once, when a row is loaded; questions read the columns that it filled.
import type { FieldDimension } from '../../../../lib/catalogue/derived/cost-field-lists.ts';
import { sqlName, sqlText } from '../sql-text.ts';
import { COMMITMENT_RULES } from './commitment-sql.ts';
import {
  COMPUTE_KIND,
  FLEXIBILITY_GROUP,
  INSTANCE_FAMILY,
  INSTANCE_SIZE,
  INSTANCE_TYPE,
  METER,
  skuDetail,
  TENANCY,
  TYPE_COLUMNS,
  TYPE_KEY,
  USAGE_TYPE,
} from './machine-sql.ts';

interface DimensionRule {
  /** Groups rows; never null, empty text where the data name none. */
  key: string;
  /** Shown to people; left out where the key is its own label. */
  label?: string;
  /** Reads columns that other rules filled. */
  isLater?: true;
  /** A row without a value in any of these columns has an empty key. An empty key of another rule counts as no value. */
  needs?: readonly string[];
}

/** A derived column; its SQL may read columns of earlier steps. */
export interface DerivedColumn {
  column: string;
  sql: string;
  /** A row without a value in any of these columns has the value `otherwise`. */
  needs?: readonly string[];
  otherwise?: string;
}

const IS_USAGE = `coalesce("ChargeCategory", 'Usage') = 'Usage'`;
const IS_PLAN = `coalesce("CommitmentDiscountCategory" = 'Spend', "CommitmentDiscountType" ILIKE '%savings plan%', false)`;

const text = (column: string) => `coalesce(${sqlName(column)}, '')`;

const COMMITMENT_PART = `CASE WHEN "CommitmentDiscountId" IS NULL THEN ''
  WHEN "ChargeCategory" = 'Purchase' THEN 'purchase'
  WHEN NOT ${IS_USAGE} THEN ''
  WHEN "CommitmentDiscountStatus" = 'Unused' THEN 'unused' ELSE 'used' END`;

/** Columns that the rules of dimensions before these filled. */
const PART_KEY = sqlName('commitmentPart_key');
const HOUR_KEY = sqlName('usageHour_key');

const CHARGE_TYPE = `CASE
  WHEN "ChargeCategory" = 'Tax' THEN 'Tax'
  WHEN "ChargeCategory" = 'Credit' THEN 'Credit'
  WHEN ("ChargeCategory" = 'Adjustment' OR "ChargeClass" = 'Correction') AND "BilledCost" < 0 THEN 'Refund'
  WHEN "ChargeCategory" = 'Adjustment' OR "ChargeClass" = 'Correction' THEN 'Adjustment'
  WHEN ${PART_KEY} = 'purchase' AND NOT ${IS_PLAN} THEN 'RIFee'
  WHEN ${PART_KEY} = 'purchase' AND "ChargeFrequency" = 'One-Time' THEN 'SavingsPlanUpfrontFee'
  WHEN ${PART_KEY} = 'purchase' THEN 'SavingsPlanRecurringFee'
  WHEN "ChargeCategory" = 'Purchase' THEN 'Fee'
  WHEN ${PART_KEY} = 'used' THEN CASE WHEN ${IS_PLAN} THEN 'SavingsPlanCoveredUsage' ELSE 'DiscountedUsage' END
  WHEN ${PART_KEY} = 'unused' THEN CASE WHEN ${IS_PLAN} THEN 'SavingsPlanUnused' ELSE 'RIUnused' END
  ELSE 'Usage' END`;

const PURCHASE_OPTION = `CASE
  WHEN ${PART_KEY} = 'purchase' THEN 'Commitment fee'
  WHEN ${PART_KEY} <> '' THEN CASE WHEN ${IS_PLAN} THEN 'Savings Plans' ELSE 'Reserved' END
  WHEN "PricingCategory" = 'Dynamic' THEN 'Spot'
  WHEN "PricingCategory" = 'Standard' THEN 'On-Demand' ELSE '' END`;

const TRANSFER_TYPE = `coalesce("x_TransferType", CASE
  WHEN ${METER} LIKE '%DataTransfer-Out-Bytes%' THEN 'AWS Outbound'
  WHEN ${METER} LIKE '%DataTransfer-In-Bytes%' THEN 'AWS Inbound'
  WHEN ${METER} LIKE '%-AWS-Out-Bytes%' THEN 'InterRegion Outbound'
  WHEN ${METER} LIKE '%-AWS-In-Bytes%' THEN 'InterRegion Inbound'
  WHEN ${METER} LIKE '%DataTransfer-Regional-Bytes%' THEN 'IntraRegion' END, '')`;

const USAGE_HOUR = `CASE WHEN ${IS_USAGE} AND "ChargePeriodEnd" > "ChargePeriodStart"
  AND "ChargePeriodEnd" - "ChargePeriodStart" <= INTERVAL 1 HOUR THEN strftime("ChargePeriodStart", '%Y-%m-%dT%H') ELSE '' END`;

/** Named by the provider, or in the description of the charge. */
const engineOf = (detail: 'DatabaseEngine' | 'CacheEngine', service: string, names: readonly string[]) =>
  `coalesce(${skuDetail(detail)}, CASE WHEN "ServiceName" ILIKE ${sqlText(`%${service}%`)} THEN CASE
    ${names.map((name) => `WHEN "ChargeDescription" ILIKE ${sqlText(`%${name}%`)} THEN ${sqlText(name)}`).join(' ')} END END, '')`;

const DATABASES = [
  'Aurora PostgreSQL',
  'Aurora MySQL',
  'PostgreSQL',
  'MySQL',
  'MariaDB',
  'Oracle',
  'SQL Server',
];
const ENGINE_COLUMNS = ['SkuPriceDetails', 'ChargeDescription'];
const CACHES = ['Valkey', 'Redis', 'Memcached'];

export const DIMENSION_RULES = {
  account: {
    key: `coalesce("SubAccountId", "BillingAccountId", '')`,
    label: `CASE WHEN "SubAccountId" IS NULL THEN coalesce("BillingAccountName", "BillingAccountId", '')
      ELSE coalesce("SubAccountName", "SubAccountId") END`,
  },
  product: { key: text('ServiceName') },
  region: {
    key: `coalesce("RegionId", "RegionName", '')`,
    label: `coalesce("RegionName", "RegionId", '')`,
  },
  usageType: { key: USAGE_TYPE },
  billingAccount: {
    key: text('BillingAccountId'),
    label: `coalesce("BillingAccountName", "BillingAccountId", '')`,
  },
  instanceType: { key: INSTANCE_TYPE, needs: TYPE_COLUMNS },
  instanceFamily: { key: INSTANCE_FAMILY, isLater: true, needs: [TYPE_KEY] },
  operation: { key: text('x_Operation') },
  /** The words of AWS, for the charges of every vendor. */
  chargeType: { key: CHARGE_TYPE, isLater: true },
  chargeCategory: { key: text('ChargeCategory') },
  /** One-Time, Recurring or Usage-Based; usage of files that do not say it is the last. */
  chargeFrequency: {
    key: `coalesce("ChargeFrequency", CASE WHEN ${IS_USAGE} THEN 'Usage-Based' ELSE '' END)`,
  },
  purchaseOption: {
    key: PURCHASE_OPTION,
    isLater: true,
    needs: [PART_KEY, 'PricingCategory'],
  },
  /** purchase, used or unused; empty for what no commitment is part of. */
  commitmentPart: { key: COMMITMENT_PART, needs: ['CommitmentDiscountId'] },
  /** Operating system. */
  platform: { key: `coalesce(${skuDetail('OperatingSystem')}, '')` },
  database: { key: engineOf('DatabaseEngine', 'Relational Database', DATABASES), needs: ENGINE_COLUMNS },
  cacheEngine: { key: engineOf('CacheEngine', 'Cache', CACHES), needs: ENGINE_COLUMNS },
  productFamily: { key: `coalesce("ServiceSubcategory", "ServiceCategory", '')` },
  serviceCategory: { key: text('ServiceCategory') },
  publisher: { key: text('PublisherName') },
  invoice: { key: text('InvoiceId') },
  transferType: { key: TRANSFER_TYPE, isLater: true },
  /** Of the quantity in `quantity`. */
  unit: {
    key: `coalesce(CASE WHEN "ConsumedQuantity" IS NULL THEN "PricingUnit" ELSE "ConsumedUnit" END, '')`,
  },
  availabilityZone: { key: text('AvailabilityZone') },
  commitment: {
    key: text('CommitmentDiscountId'),
    label: `coalesce("CommitmentDiscountName", "CommitmentDiscountId", '')`,
  },
  ...COMMITMENT_RULES,
  instanceSize: { key: INSTANCE_SIZE, isLater: true, needs: [TYPE_KEY] },
  tenancy: { key: TENANCY },
  flexibilityGroup: { key: FLEXIBILITY_GROUP, isLater: true, needs: [TYPE_KEY] },
  /**
   * Machine time that a commitment can pay for: compute, container, function, database, cache, search or warehouse;
   * empty for all else, and for what was paid for and not used.
   */
  computeKind: { key: COMPUTE_KIND, isLater: true, needs: [TYPE_KEY, METER] },
  /** Such as 2024-06-01T13; empty where the row is longer than an hour. */
  usageHour: { key: USAGE_HOUR },
  /** hour, or day for all that is longer. */
  resolution: { key: `CASE WHEN ${HOUR_KEY} = '' THEN 'day' ELSE 'hour' END`, isLater: true },
  resource: { key: text('ResourceId'), label: `coalesce("ResourceName", "ResourceId", '')` },
} as const satisfies Record<FieldDimension, DimensionRule> & Record<string, DimensionRule>;

export type Dimension = keyof typeof DIMENSION_RULES;

export const DIMENSIONS = Object.keys(DIMENSION_RULES) as Dimension[];

/** Does the dimension have a label that is kept beside its key? */
export function isLabelled(dimension: Dimension): boolean {
  return 'label' in DIMENSION_RULES[dimension];
}

/** Column of the facts with the key of a dimension. */
export function keyColumn(dimension: Dimension): string {
  return sqlName(`${dimension}_key`);
}

/** Column of the facts with the label of a dimension: that of its key where it has no other. */
export function labelColumn(dimension: Dimension): string {
  return isLabelled(dimension) ? sqlName(`${dimension}_label`) : keyColumn(dimension);
}

/**
 * The columns of the dimensions, out of the FOCUS columns of a row; the later ones out of those that the others filled, in a
 * SELECT over theirs: within one SELECT their SQL would be repeated a thousand times.
 */
export function dimensionStep(which: 'first' | 'later'): DerivedColumn[] {
  return DIMENSIONS.flatMap((dimension) => {
    const rule: DimensionRule = DIMENSION_RULES[dimension];
    if ((rule.isLater === true) !== (which === 'later')) return [];
    const needs = rule.needs && { needs: rule.needs, otherwise: EMPTY };
    const key = { column: keyColumn(dimension), sql: rule.key, ...needs };
    return rule.label === undefined ? [key] : [key, { column: labelColumn(dimension), sql: rule.label }];
  });
}

const EMPTY = sqlText('');

/** Columns of the dimensions in the facts, quoted. */
export function dimensionColumns(dimensions: readonly Dimension[]): string[] {
  return dimensions.flatMap((dimension) =>
    isLabelled(dimension) ? [keyColumn(dimension), labelColumn(dimension)] : [keyColumn(dimension)],
  );
}
