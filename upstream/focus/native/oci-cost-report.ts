// The cost report of Oracle Cloud: one line a resource, product and hour; corrections are lines of their own.
import type { NativeFormat } from './native-format.ts';

const CATEGORIES: Record<string, string> = {
  BLOCK_STORAGE: 'Storage',
  COMPUTE: 'Compute',
  DATABASE: 'Databases',
  MYSQL: 'Databases',
  NETWORK: 'Networking',
  OBJECTSTORE: 'Storage',
  ORACLE_STREAMING_SERVICE: 'Integration',
  TELEMETRY: 'Management and Governance',
};

const categoryCases = Object.entries(CATEGORIES).map(
  ([service, category]) => `WHEN '${service}' THEN '${category}'`,
);

export const OCI_COST_REPORT: NativeFormat = {
  name: 'OCI cost report',
  kind: 'table',
  marks: ['lineitemintervalusagestart', 'productservice', 'costmycost', 'costproductsku'],
  inputs: {
    ...{ period_start: 'lineitemintervalusagestart', period_end: 'lineitemintervalusageend' },
    ...{ tenant: 'lineitemtenantid', subscription: 'costsubscriptionid' },
    ...{ service: 'productservice', description: 'productdescription', sku: 'costproductsku' },
    ...{ compartment: 'productcompartmentid', compartment_name: 'productcompartmentname' },
    ...{ region: 'productregion', zone: 'productavailabilitydomain', resource: 'productresourceid' },
    ...{ quantity: 'usagebilledquantity', unit: ['costskuunitdescription', 'costbillingunitreadable'] },
    ...{ price: 'costunitprice', cost: 'costmycost', currency: 'costcurrencycode' },
    ...{ correction: 'lineitemiscorrection' },
  },
  tagKeyOf: (column) => /^tags\/(.+)$/.exec(column)?.[1] ?? null,
  columns: {
    ...{ BilledCost: 'cost', EffectiveCost: 'cost', ListCost: 'cost', ListUnitPrice: 'price' },
    ...{ BillingCurrency: 'currency', BillingAccountId: 'coalesce(subscription, tenant)' },
    BillingPeriodStart: 'native_month(period_start)',
    BillingPeriodEnd: 'native_next_month(period_start)',
    ...{ ChargePeriodStart: 'period_start', ChargePeriodEnd: 'period_end' },
    ChargeCategory: `'Usage'`,
    ChargeClass: `CASE WHEN lower(correction) = 'true' THEN 'Correction' END`,
    ...{ ChargeDescription: 'description', ChargeFrequency: `'Usage-Based'` },
    ...{
      ConsumedQuantity: 'quantity',
      ConsumedUnit: 'unit',
      PricingQuantity: 'quantity',
      PricingUnit: 'unit',
    },
    ...{ InvoiceIssuerName: `'Oracle'`, ProviderName: `'Oracle'`, PublisherName: `'Oracle'` },
    ...{ RegionName: 'region', AvailabilityZone: 'zone', ResourceId: 'resource' },
    ResourceType: `nullif(regexp_extract(resource, '^ocid1\\.([a-z0-9]+)\\.', 1), '')`,
    ServiceCategory: `CASE service ${categoryCases.join(' ')} WHEN NULL THEN NULL ELSE 'Other' END`,
    ...{ ServiceName: 'service', SkuId: 'sku' },
    ...{ SubAccountId: 'coalesce(compartment, tenant)', SubAccountName: 'compartment_name' },
  },
  namedBy: {
    ...{ BilledCost: 'cost', EffectiveCost: 'cost', ListCost: 'cost', ListUnitPrice: 'price' },
    ...{ ConsumedQuantity: 'quantity', PricingQuantity: 'quantity', BillingCurrency: 'currency' },
    ...{
      ChargePeriodStart: 'period_start',
      BillingPeriodStart: 'period_start',
      ChargePeriodEnd: 'period_end',
    },
  },
};
