// Google's detailed usage export as JSON lines: cost before credits, with the credits nested in each line.
import { rejectReason } from '../../../../lib/node/loads/load-facts.ts';
import { sqlText } from '../../../stores/facts/sql-text.ts';
import { GCP_CATEGORIES } from '../categories/gcp-categories.ts';
import type { NativeFormat } from './native-format.ts';

/** Credits that pay a bill; all others are discounts of the price. */
const PROMOTION = `focus_word(credit.type) = 'promotion'`;
const IS_CREDIT = 'part > 0';
const amountOf = (list: string) =>
  `coalesce(list_sum(list_transform(${list}, lambda credit: focus_decimal(credit.amount))), 0)`;
/**
 * What the promotions up to one of them pay. Where one alone pays the line, the export lists those of other lines beside
 * it, and they pay nothing here; otherwise all count, also beyond the cost of the line.
 */
const paidUpTo = (count: string) => `CASE WHEN is_paid_by_one IS NOT NULL AND focus_decimal(net) >= 0
    THEN greatest(${amountOf(`promotions[1:${count}]`)}, -focus_decimal(net)) ELSE ${amountOf(`promotions[1:${count}]`)} END`;
const usage = (sql: string) => `CASE WHEN ${IS_CREDIT} THEN NULL ELSE ${sql} END`;

const billed = (own: string) =>
  `CASE WHEN ${IS_CREDIT} THEN CAST(${paidUpTo('part')} - ${paidUpTo('(part - 1)')} AS VARCHAR) ELSE ${own} END`;

export const GCP_EXPORT: NativeFormat = {
  name: 'GCP detailed export',
  kind: 'JSON lines',
  marks: ['billingaccountid', 'service', 'sku', 'usagestarttime', 'cost', 'credits'],
  inputs: {
    ...{
      account: '$.billing_account_id',
      cost: '$.cost',
      list_given: '$.cost_at_list',
      currency: '$.currency',
    },
    start: '$.usage_start_time',
    until: '$.usage_end_time',
    invoice_month: '$.invoice.month',
    service: '$.service.description',
    sku: '$.sku.id',
    description: '$.sku.description',
    project: '$.project.id',
    project_name: '$.project.name',
    labels: '$.labels',
    credits: '$.credits',
    region: ['$.location.region', '$.location.location'],
    zone: '$.location.zone',
    amount: '$.usage.amount',
    unit: '$.usage.unit',
    priced: '$.usage.amount_in_pricing_units',
    pricing_unit: '$.usage.pricing_unit',
    price: '$.price.effective_price',
    cost_type: '$.cost_type',
    resource: ['$.resource.global_name', '$.resource.name'],
    resource_name: '$.resource.name',
    adjustment: '$.adjustment_info.id',
    publisher: '$.seller_name',
  },
  terms: {
    kind: 'focus_word(cost_type)',
    credit_list: `from_json(coalesce(credits, '[]'),
      '[{"id": "VARCHAR", "type": "VARCHAR", "full_name": "VARCHAR", "name": "VARCHAR", "amount": "VARCHAR"}]')`,
    net: `CASE WHEN focus_decimal(cost) IS NULL THEN cost
      ELSE CAST(focus_decimal(cost) + ${amountOf(`list_filter(credit_list, lambda credit: NOT coalesce(${PROMOTION}, false))`)} AS VARCHAR) END`,
    promotions: `list_filter(credit_list, lambda credit: coalesce(${PROMOTION}, false))`,
    is_paid_by_one: `CASE WHEN list_contains(list_transform(promotions, lambda credit: focus_decimal(credit.amount)),
      -focus_decimal(net)) THEN 'yes' END`,
    list: 'coalesce(list_given, cost)',
  },
  categories: [{ value: 'service', table: GCP_CATEGORIES }],
  // A promotion that pays nothing any more is no row.
  parts: `list_prepend(0, list_filter(range(1, len(promotions) + 1), lambda place:
    ${paidUpTo('place')} <> ${paidUpTo('(place - 1)')}))`,
  fault: `CASE WHEN list_bool_or(list_transform(credit_list, lambda credit: focus_decimal(credit.amount) IS NULL))
    THEN ${sqlText(rejectReason('data.reject.creditNoNumber'))} END`,
  columns: {
    BilledCost: billed('net'),
    EffectiveCost: billed('net'),
    ContractedCost: billed('net'),
    ListCost: billed('list'),
    BillingCurrency: 'currency',
    BillingAccountId: 'account',
    BillingPeriodStart: `coalesce(CASE WHEN length(invoice_month) = 6
      THEN concat(left(invoice_month, 4), '-', right(invoice_month, 2), '-01') ELSE invoice_month END, native_month(start))`,
    ChargePeriodStart: 'start',
    ChargePeriodEnd: 'until',
    ChargeCategory: `CASE WHEN ${IS_CREDIT} THEN 'Credit' WHEN kind = 'tax' THEN 'Tax'
      WHEN kind IN ('adjustment', 'roundingerror') THEN 'Adjustment' ELSE 'Usage' END`,
    ChargeClass: usage(`CASE WHEN adjustment IS NOT NULL THEN 'Correction' END`),
    ChargeDescription: `CASE WHEN ${IS_CREDIT} THEN coalesce(promotions[part].full_name, promotions[part].name) ELSE description END`,
    ChargeFrequency: `CASE WHEN ${IS_CREDIT} THEN 'One-Time' ELSE 'Usage-Based' END`,
    ConsumedQuantity: usage('amount'),
    ConsumedUnit: usage('unit'),
    PricingQuantity: usage('priced'),
    PricingUnit: usage('pricing_unit'),
    ContractedUnitPrice: usage('price'),
    PricingCategory: usage(`'Standard'`),
    InvoiceIssuerName: `'Google Cloud'`,
    ProviderName: `'Google Cloud'`,
    PublisherName: `coalesce(publisher, 'Google Cloud')`,
    ...{
      RegionId: 'region',
      AvailabilityZone: 'zone',
      ResourceId: 'resource',
      ResourceName: 'resource_name',
    },
    ServiceName: 'service',
    SkuId: usage('sku'),
    SkuPriceId: usage('sku'),
    SubAccountId: 'project',
    SubAccountName: 'project_name',
    Tags: 'labels',
    x_CreditType: `CASE WHEN ${IS_CREDIT} THEN promotions[part].type END`,
  },
  namedBy: {
    ...{
      BilledCost: 'cost',
      EffectiveCost: 'cost',
      ListCost: 'cost',
      ConsumedQuantity: 'amount',
      PricingQuantity: 'priced',
    },
    ChargePeriodStart: 'start',
    ChargePeriodEnd: 'until',
    BillingPeriodStart: 'invoice_month',
    BillingCurrency: 'currency',
  },
};
