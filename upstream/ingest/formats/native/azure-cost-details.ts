// Azure cost details as CSV: usage, actual and amortised cost of enterprise agreements and customer agreements.
import { AZURE_FAMILIES, AZURE_PROVIDERS } from '../categories/azure-providers.ts';
import { AZURE_RESOURCE_TYPES } from '../categories/azure-resource-types.ts';
import { AZURE_SERVICE_NAMES } from '../categories/azure-service-names.ts';
import { AZURE_RESOURCE_TYPE, type NativeFormat, oneOf } from './native-format.ts';

const IS_PURCHASE = `coalesce(charge = 'purchase', false)`;
const IS_UNUSED = oneOf('charge', ['unusedreservation', 'unusedsavingsplan']);
const IS_PLAN = `(coalesce(model = 'savingsplan', false) OR coalesce(charge = 'unusedsavingsplan', false)
  OR coalesce(contains(lower(benefit), '/savingsplans/'), false))`;
/** Usage that a commitment pays; only the amortised file gives it a cost. */
const IS_COVERED = `(commitment IS NOT NULL AND NOT ${IS_PURCHASE}
  AND (${IS_UNUSED} OR ${oneOf('model', ['reservation', 'savingsplan'])}))`;

export const AZURE_COST_DETAILS: NativeFormat = {
  name: 'Azure cost details',
  kind: 'table',
  marks: ['subscriptionid', 'metercategory', 'meterid', 'chargetype', ['cost', 'costinbillingcurrency']],
  inputs: {
    account: 'billingaccountid',
    account_name: 'billingaccountname',
    bill_start: 'billingperiodstartdate',
    bill_end: 'billingperiodenddate',
    day: 'date',
    subscription: 'subscriptionid',
    subscription_name: 'subscriptionname',
    invoice: 'invoiceid',
    product: ['product', 'productname'],
    part_number: 'partnumber',
    meter: 'meterid',
    category: 'metercategory',
    meter_name: 'metername',
    family: 'servicefamily',
    consumed_service: 'consumedservice',
    quantity: 'quantity',
    unit: 'unitofmeasure',
    unit_price: 'unitprice',
    list_price: 'paygprice',
    cost: ['costinbillingcurrency', 'cost'],
    list_cost: 'paygcostinbillingcurrency',
    currency: ['billingcurrency', 'billingcurrencycode'],
    region: 'resourcelocation',
    zone: 'availabilityzone',
    resource: 'resourceid',
    resource_name: 'resourcename',
    tags: 'tags',
    reservation: 'reservationid',
    reservation_name: 'reservationname',
    term: 'term',
    benefit: 'benefitid',
    benefit_name: 'benefitname',
    order_id: 'productorderid',
    charge_type: 'chargetype',
    pricing: 'pricingmodel',
    frequency: 'frequency',
    publisher: 'publishername',
    publisher_type: 'publishertype',
  },
  terms: {
    charge: 'focus_word(charge_type)',
    model: 'focus_word(pricing)',
    commitment: `coalesce(benefit, CASE WHEN reservation IS NOT NULL THEN
      concat('/providers/Microsoft.Capacity/reservationOrders/', order_id, '/reservations/', reservation) END)`,
    // The market price is 0 where there is none, e.g. of a commitment.
    list: `CASE WHEN ${IS_PURCHASE} THEN cost WHEN ${IS_UNUSED} THEN '0' WHEN list_cost IS NOT NULL THEN list_cost
      WHEN focus_decimal(list_price) > 0 THEN coalesce(native_product(list_price, quantity), cost) ELSE cost END`,
    contracted: `CASE WHEN ${IS_PURCHASE} OR NOT ${IS_COVERED} THEN cost WHEN ${IS_UNUSED} THEN '0'
      ELSE coalesce(native_product(unit_price, quantity), cost) END`,
  },
  categories: [
    { value: 'category', table: AZURE_SERVICE_NAMES },
    { value: AZURE_RESOURCE_TYPE, table: AZURE_RESOURCE_TYPES },
    { value: 'consumed_service', table: AZURE_PROVIDERS },
    { value: 'family', table: AZURE_FAMILIES },
  ],
  columns: {
    // What no number is stays in one of the two, so that its row is refused.
    BilledCost: `CASE WHEN ${IS_COVERED} AND focus_decimal(cost) IS NOT NULL THEN '0' ELSE cost END`,
    EffectiveCost: 'cost',
    ListCost: 'list',
    ContractedCost: 'contracted',
    ListUnitPrice: 'coalesce(CASE WHEN focus_decimal(list_price) > 0 THEN list_price END, unit_price)',
    ContractedUnitPrice: 'unit_price',
    BillingCurrency: 'currency',
    BillingAccountId: 'account',
    BillingAccountName: 'account_name',
    BillingPeriodStart: 'coalesce(bill_start, native_month(day))',
    BillingPeriodEnd: 'coalesce(native_next_day(bill_end), native_next_month(day))',
    ChargePeriodStart: 'day',
    ChargePeriodEnd: 'native_next_day(day)',
    ChargeCategory: `CASE WHEN ${IS_PURCHASE} THEN 'Purchase' WHEN charge = 'tax' THEN 'Tax' WHEN charge = 'credit' THEN 'Credit'
      WHEN ${oneOf('charge', ['refund', 'adjustment', 'roundingadjustment'])} THEN 'Adjustment' ELSE 'Usage' END`,
    ChargeClass: `CASE WHEN charge = 'refund' THEN 'Correction' END`,
    ChargeDescription: 'product',
    ChargeFrequency: 'frequency',
    InvoiceId: 'invoice',
    PricingCategory: `CASE WHEN ${oneOf('charge', ['tax', 'credit'])} THEN NULL WHEN model = 'spot' THEN 'Dynamic'
      WHEN ${IS_COVERED} THEN 'Committed' ELSE 'Standard' END`,
    PricingQuantity: 'quantity',
    PricingUnit: 'unit',
    ConsumedQuantity: `CASE WHEN NOT ${IS_PURCHASE} AND NOT ${IS_UNUSED} THEN quantity END`,
    ConsumedUnit: `CASE WHEN NOT ${IS_PURCHASE} AND NOT ${IS_UNUSED} THEN unit END`,
    CommitmentDiscountId: 'commitment',
    CommitmentDiscountName:
      'CASE WHEN commitment IS NOT NULL THEN coalesce(benefit_name, reservation_name) END',
    CommitmentDiscountCategory: `CASE WHEN commitment IS NULL THEN NULL WHEN ${IS_PLAN} THEN 'Spend' ELSE 'Usage' END`,
    CommitmentDiscountType: `CASE WHEN commitment IS NULL THEN NULL WHEN ${IS_PLAN} THEN 'Savings Plan' ELSE 'Reservation' END`,
    CommitmentDiscountStatus: `CASE WHEN ${IS_UNUSED} THEN 'Unused' WHEN ${IS_COVERED} THEN 'Used' END`,
    InvoiceIssuerName: `'Microsoft'`,
    ProviderName: `'Microsoft'`,
    PublisherName: `CASE WHEN publisher IS NULL OR lower(publisher_type) = 'azure' THEN 'Microsoft' ELSE publisher END`,
    RegionId: `lower(replace(region, ' ', ''))`,
    ...{
      RegionName: 'region',
      AvailabilityZone: 'zone',
      ResourceId: 'resource',
      ResourceName: 'resource_name',
    },
    ServiceName: 'coalesce(category, family)',
    SkuId: 'part_number',
    SkuPriceId: 'meter',
    SubAccountId: 'subscription',
    SubAccountName: 'subscription_name',
    Tags: 'tags',
    x_SkuMeterName: 'meter_name',
    x_SkuTerm: 'term',
  },
  namedBy: {
    ...{
      BilledCost: 'cost',
      EffectiveCost: 'cost',
      PricingQuantity: 'quantity',
      BillingCurrency: 'currency',
    },
    ChargePeriodStart: 'day',
    BillingPeriodStart: 'bill_start',
    BillingPeriodEnd: 'bill_end',
    ListCost: 'list_cost',
    ListUnitPrice: 'list_price',
    ContractedUnitPrice: 'unit_price',
  },
  hasOneBasis: true,
};
