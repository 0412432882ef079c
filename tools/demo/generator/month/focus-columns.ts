// The FOCUS columns of a generated row: which version has which, and what each holds.
import type { CloudCode } from '../../../../lib/catalogue/vendors.ts';
import { FIRST_INVOICED_MONTH, FIRST_MONTH, VENDOR_SHAPES } from '../shape.ts';

export type FileVersion = '0.5' | '1.0' | '1.2';

/** 1.0 until the end of 2023; the oldest vendor began with 0.5. */
export function versionOf(vendor: CloudCode, month: number): FileVersion {
  if (vendor === 'openstack' && month < FIRST_MONTH + 3) return '0.5';
  return month < FIRST_INVOICED_MONTH ? '1.0' : '1.2';
}

const time = (day: string) => `make_timestamp(CAST(${day} AS BIGINT) * 86400000000)`;

const IS_USAGE = `category = 'Usage'`;
const IS_TAX = `category = 'Tax'`;
const PRICED = `CASE WHEN quantity IS NOT NULL THEN`;

function expressions(vendor: CloudCode, isInvoiced: boolean): Record<string, string> {
  const { provider, issuer, billingType, accountType } = VENDOR_SHAPES[vendor];
  return {
    AvailabilityZone:
      vendor === 'aws' ? `CASE WHEN kind = 'compute' THEN region_id || 'a' END` : 'CAST(NULL AS VARCHAR)',
    BilledCost: 'billed',
    BillingAccountId: 'billing_id',
    BillingAccountName: 'billing_name',
    BillingAccountType: `'${billingType}'`,
    BillingCurrency: 'currency',
    BillingPeriodEnd: time('$month_end'),
    BillingPeriodStart: time('$month_start'),
    CapacityReservationId: 'CAST(NULL AS VARCHAR)',
    CapacityReservationStatus: 'CAST(NULL AS VARCHAR)',
    ChargeCategory: 'category',
    ChargeClass: 'class',
    ChargeDescription: 'description',
    ChargeFrequency: 'frequency',
    ChargePeriodEnd: time('end_day'),
    ChargePeriodStart: time('first_day'),
    CommitmentDiscountCategory: 'commitment_category',
    CommitmentDiscountId: 'commitment_id',
    CommitmentDiscountName: 'commitment_name',
    CommitmentDiscountQuantity: 'committed',
    CommitmentDiscountStatus: 'status',
    CommitmentDiscountType: 'commitment_type',
    CommitmentDiscountUnit: 'commitment_unit',
    ConsumedQuantity: `CASE WHEN ${IS_USAGE} THEN quantity * unit_size END`,
    ConsumedUnit: `CASE WHEN ${IS_USAGE} AND quantity IS NOT NULL THEN unit END`,
    ContractedCost: 'contracted',
    ContractedUnitPrice: `${PRICED} contracted_price END`,
    EffectiveCost: 'effective',
    InvoiceId: isInvoiced
      ? `'${vendor.toUpperCase()}-' || strftime(${time('$month_start')}, '%Y%m') || '-' || right(billing_id, 4) || '${
          vendor === 'aws' ? `-' || list_position(['usage', 'fees', 'marketplace'], invoice)` : `'`
        }`
      : 'CAST(NULL AS VARCHAR)',
    InvoiceIssuerName: `'${issuer}'`,
    ListCost: 'list',
    ListUnitPrice: `${PRICED} list_price END`,
    PricingCategory: `CASE WHEN ${IS_TAX} OR category = 'Credit' THEN NULL WHEN commitment IS NOT NULL THEN 'Committed'
      WHEN is_spot THEN 'Dynamic' WHEN item IS NULL THEN 'Other' ELSE 'Standard' END`,
    PricingCurrency: 'currency',
    PricingCurrencyContractedUnitPrice: `${PRICED} contracted_price END`,
    PricingCurrencyEffectiveCost: 'effective',
    PricingCurrencyListUnitPrice: `${PRICED} list_price END`,
    PricingQuantity: 'quantity',
    PricingUnit: `${PRICED} CASE unit_size WHEN 1 THEN unit ELSE unit_size || ' ' || unit END END`,
    ProviderName: `'${provider}'`,
    PublisherName: `coalesce(publisher, '${issuer}')`,
    RegionId: vendor === 'oci' ? 'CAST(NULL AS VARCHAR)' : 'region_id',
    RegionName: vendor === 'oci' ? 'coalesce(region_id, region_name)' : 'region_name',
    ResourceId: 'resource_id',
    ResourceName: `regexp_extract(resource_id, '[^/:.]+$')`,
    ResourceType: 'CASE WHEN resource_id IS NOT NULL THEN resource_type END',
    ServiceCategory: 'service_category',
    ServiceName: 'service',
    ServiceSubcategory: `CASE service_category WHEN 'Compute' THEN 'Virtual Machines' WHEN 'Databases' THEN
      'Relational Databases' WHEN 'Networking' THEN 'Network Infrastructure' ELSE 'Other (' || service_category || ')' END`,
    SkuId: 'sku',
    SkuMeter: 'meter',
    SkuPriceDetails: 'price_details',
    SkuPriceId: `CASE WHEN commitment IS NULL THEN sku ELSE sku || '.' || commitment END`,
    SubAccountId: 'account_id',
    SubAccountName: 'account_name',
    SubAccountType: `'${accountType}'`,
    Tags: vendor === 'aws' ? 'TRY_CAST(CAST(tags AS JSON) AS MAP(VARCHAR, VARCHAR))' : 'tags',
    x_CommitmentEnd: time('ends'),
    x_CommitmentStart: time('starts'),
    x_CreditType: 'credit_type',
    x_InstanceType: 'instance_type',
    x_Operation: 'operation',
    x_PaymentOption: 'payment',
    x_PurchaseTerm: `(months // 12) || 'yr'`,
    x_ServiceCode: 'service_code',
    x_SkuMeterName: 'meter',
    x_SkuTerm: 'months',
    x_UsageType: 'meter',
  };
}

const SINCE_1_1 = [
  'CapacityReservationId',
  'CapacityReservationStatus',
  'CommitmentDiscountQuantity',
  'CommitmentDiscountUnit',
  'ServiceSubcategory',
  'SkuMeter',
  'SkuPriceDetails',
];
const SINCE_1_2 = [
  'BillingAccountType',
  'InvoiceId',
  'PricingCurrency',
  'PricingCurrencyContractedUnitPrice',
  'PricingCurrencyEffectiveCost',
  'PricingCurrencyListUnitPrice',
  'SubAccountType',
];

/** Columns of FOCUS 0.5, by their later names. */
const IN_0_5: Record<string, string> = {
  EffectiveCost: 'AmortizedCost',
  AvailabilityZone: 'AvailabilityZone',
  BilledCost: 'BilledCost',
  BillingAccountId: 'BillingAccountId',
  BillingAccountName: 'BillingAccountName',
  BillingCurrency: 'BillingCurrency',
  BillingPeriodEnd: 'BillingPeriodEnd',
  BillingPeriodStart: 'BillingPeriodStart',
  ChargePeriodEnd: 'ChargePeriodEnd',
  ...{
    ChargePeriodStart: 'ChargePeriodStart',
    ChargeCategory: 'ChargeType',
    InvoiceIssuerName: 'InvoiceIssuer',
  },
  ProviderName: 'Provider',
  PublisherName: 'Publisher',
  RegionId: 'Region',
  ResourceId: 'ResourceID',
  ResourceName: 'ResourceName',
  ServiceCategory: 'ServiceCategory',
  ServiceName: 'ServiceName',
  SubAccountId: 'SubAccountId',
  SubAccountName: 'SubAccountName',
};

/** What a publisher adds; the others are in no file of it. */
const EXTRAS: Partial<Record<CloudCode, string[]>> = {
  aws: [
    'x_CommitmentEnd',
    'x_CommitmentStart',
    'x_CreditType',
    'x_Operation',
    'x_PaymentOption',
    'x_PurchaseTerm',
    'x_ServiceCode',
    'x_UsageType',
  ],
  azr: ['x_SkuMeterName', 'x_SkuTerm'],
  gcp: ['x_CommitmentStart', 'x_CreditType', 'x_InstanceType', 'x_PurchaseTerm', 'x_SkuMeterName'],
  oci: ['x_CreditType', 'x_SkuMeterName'],
};

/** A column of a file and the SQL of its value over the columns of `LINE_SELECT`. */
export interface FileColumn {
  name: string;
  sql: string;
}

/** In the order of the file; $month_start and $month_end are days. */
export function columnsOf(vendor: CloudCode, version: FileVersion, isInvoiced: boolean): FileColumn[] {
  return Object.entries(expressions(vendor, isInvoiced)).flatMap(([column, sql]) => {
    const name = nameIn(vendor, version, column);
    return name === null ? [] : [{ name, sql }];
  });
}

function nameIn(vendor: CloudCode, version: FileVersion, column: string): string | null {
  if (version === '0.5') return IN_0_5[column] ?? null;
  if (column.startsWith('x_')) return (EXTRAS[vendor] ?? ['x_SkuMeterName']).includes(column) ? column : null;
  return version === '1.0' && (SINCE_1_1.includes(column) || SINCE_1_2.includes(column)) ? null : column;
}

/** All charges of the month in one shape: usage by the tables of the plan, then what is beside it. */
export const LINE_SELECT = `
  WITH joined AS (
    SELECT i.account, l.day AS first_day, l.day + 1 AS end_day, 'Usage' AS category, 'Usage-Based' AS frequency,
      k.description, k.service, k.service_category, l.item, l.commitment,
      CASE WHEN l.commitment IS NOT NULL THEN 'Used' END AS status, l.quantity, l.committed, l.list_price,
      l.contracted_price, l.list, l.contracted, l.billed, l.effective, 'usage' AS invoice, l.loses_tags
    FROM lines AS l JOIN items AS i ON i.item = l.item JOIN skus AS k ON k.sku_place = i.sku_place
    UNION ALL BY NAME
    SELECT e.account, e.first_day, e.end_day, category, class, frequency, description, service, service_category, publisher,
      e.item, commitment, status, e.quantity, committed, i.list_price, i.contracted_price, list,
      CASE WHEN status IS NULL THEN billed ELSE list END AS contracted, billed, effective, credit_type, invoice,
      false AS loses_tags
    FROM extras AS e LEFT JOIN items AS i ON i.item = e.item)
  SELECT j.*, a.account_id, a.account_name, a.billing_id, a.billing_name, a.currency, coalesce(i.unit_size, 1) AS unit_size,
    coalesce(i.is_spot, false) AS is_spot, i.resource_id, CASE WHEN NOT j.loses_tags THEN i.tags END AS tags,
    k.kind, k.sku, k.meter, k.operation, k.unit, k.resource_type, k.instance_type, k.service_code, k.price_details,
    CASE WHEN coalesce(i.has_region, true) THEN k.region_id END AS region_id,
    CASE WHEN coalesce(i.has_region, true) THEN k.region_name END AS region_name,
    c.commitment_id, c.commitment_name, c.commitment_category, c.commitment_type, c.commitment_unit, c.payment, c.months,
    c.starts, c.ends
  FROM joined AS j JOIN accounts AS a ON a.account = j.account
  LEFT JOIN items AS i ON i.item = j.item
  LEFT JOIN commitments AS c ON c.commitment = j.commitment
  LEFT JOIN skus AS k ON k.sku_place = coalesce(i.sku_place, c.sku_place)`;
