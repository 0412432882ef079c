// Azure usage details as JSON lines, one object a charge: of subscriptions that pay as they go, of two kinds.
import type { NativeFormat } from './native-format.ts';

/** Members of the text of JSON that the kind `raw` has. */
const RAW_TAGS = `CASE WHEN json_valid(instance_data)
  THEN json_extract_string(instance_data, '$."Microsoft.Resources".tags') END`;

export const AZURE_USAGE_DETAILS: NativeFormat = {
  name: 'Azure usage details',
  kind: 'JSON lines',
  marks: ['meterid', 'subscriptionid', 'pretaxcost', 'usagequantity'],
  inputs: {
    ...{ cost: '$.pretax_cost', currency: '$.billing_currency', day: ['$.date', '$.usage_start_time'] },
    ...{ account: ['$.billing_account_id', '$.billing_profile_id'], account_name: '$.billing_profile_name' },
    ...{ bill_start: '$.billing_period_start_date', bill_end: '$.billing_period_end_date' },
    ...{ charge_type: '$.charge_type', frequency: '$.frequency', product: '$.product' },
    ...{ category: '$.meter_details.meter_category', meter_name: '$.meter_details.meter_name' },
    unit: ['$.meter_details.unit_of_measure', '$.meter_details.unit'],
    ...{ meter: '$.meter_id', quantity: '$.usage_quantity', price: '$.effective_price' },
    ...{ region: '$.resource_location', resource: '$.instance_id', resource_name: '$.resource_name' },
    ...{ subscription: '$.subscription_id', subscription_name: '$.subscription_name' },
    ...{ tags: '$.tags', instance_data: '$.instance_data', publisher: '$.publisher_name' },
  },
  terms: { charge: 'focus_word(charge_type)' },
  columns: {
    ...{ BilledCost: 'cost', EffectiveCost: 'cost', ListCost: 'cost', ContractedCost: 'cost' },
    ...{ BillingCurrency: 'currency', BillingAccountName: 'account_name' },
    BillingAccountId: `coalesce(account, '/subscriptions/' || subscription)`,
    BillingPeriodStart: 'coalesce(bill_start, native_month(day))',
    BillingPeriodEnd: 'coalesce(native_next_day(bill_end), native_next_month(day))',
    ...{ ChargePeriodStart: 'day', ChargePeriodEnd: 'native_next_day(day)' },
    ChargeCategory: `CASE charge WHEN 'purchase' THEN 'Purchase' WHEN 'tax' THEN 'Tax' WHEN 'refund' THEN 'Adjustment' ELSE 'Usage' END`,
    ChargeClass: `CASE WHEN charge = 'refund' THEN 'Correction' END`,
    ...{ ChargeDescription: `coalesce(product, concat_ws(' - ', category, meter_name))` },
    ChargeFrequency: `coalesce(frequency, 'Usage-Based')`,
    ...{
      PricingQuantity: 'quantity',
      PricingUnit: 'unit',
      ConsumedQuantity: 'quantity',
      ConsumedUnit: 'unit',
    },
    ...{ ContractedUnitPrice: 'price', PricingCategory: `'Standard'` },
    ...{ InvoiceIssuerName: `'Microsoft'`, ProviderName: `'Microsoft'` },
    PublisherName: `coalesce(publisher, 'Microsoft')`,
    ...{ RegionId: `lower(replace(region, ' ', ''))`, RegionName: 'region', ResourceId: 'resource' },
    ResourceName: `coalesce(resource_name, regexp_extract(resource, '[^/]+$'))`,
    ...{ ServiceName: 'category', SkuPriceId: 'meter' },
    ...{ SubAccountId: 'subscription', SubAccountName: 'subscription_name' },
    ...{ Tags: `coalesce(tags, ${RAW_TAGS})`, x_SkuMeterName: 'meter_name' },
  },
  namedBy: {
    ...{ BilledCost: 'cost', EffectiveCost: 'cost', ListCost: 'cost', ContractedCost: 'cost' },
    ...{ PricingQuantity: 'quantity', ConsumedQuantity: 'quantity', ChargePeriodStart: 'day' },
    ...{ BillingPeriodStart: 'bill_start', ContractedUnitPrice: 'price', BillingCurrency: 'currency' },
  },
  isCurrencyAssumed: true,
};
