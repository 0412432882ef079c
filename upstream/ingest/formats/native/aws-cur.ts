// The Cost and Usage Report of AWS: as CSV with slash names, as Parquet, and version 2.0, by the hour, day or month.
import { sqlText } from '../../../stores/facts/sql-text.ts';
import { AWS_CATEGORIES } from '../categories/aws-categories.ts';
import {
  CUR_INPUTS,
  curTagKey,
  IS_RI_FEE,
  IS_SP_FEE,
  LINE_KINDS,
  PRODUCT_MEMBERS,
} from './aws-cur-inputs.ts';
import { type NativeFormat, oneOf } from './native-format.ts';

const IS_RI_USED = `coalesce(line = 'DiscountedUsage', false)`;
const IS_SP_USED = `coalesce(line = 'SavingsPlanCoveredUsage', false)`;
const IS_USED = `(${IS_RI_USED} OR ${IS_SP_USED})`;
/** One-time fees of a reservation or plan pay for later usage, as the recurring ones do. */
const IS_COMMITMENT_FEE = `(${IS_RI_FEE} OR ${IS_SP_FEE} OR (line = 'Fee' AND reservation IS NOT NULL))`;
const IS_UNUSED = 'part = 1';
const IS_OF_COMMITMENT = `(${IS_USED} OR ${IS_COMMITMENT_FEE})`;
const IS_CONSUMED = `(line IN ('Usage', 'DiscountedUsage', 'SavingsPlanCoveredUsage') AND NOT ${IS_UNUSED})`;
const notNumber = (value: string) => `${value} IS NOT NULL AND focus_decimal(${value}) IS NULL`;

/**
 * Sums of the effective cost of covered usage, and the fees, by Savings Plan and interval. A report may say of a fee
 * that nothing of it was used while usage that it pays is in the same report; the larger of the two counts.
 */
const planSums = (inputs: string) => `
  SELECT fees.fee_row, sum(used.cost) AS covered
  FROM (SELECT row AS fee_row, plan, focus_time(start) AS at, focus_time(until) AS until FROM ${inputs}
    WHERE line = 'SavingsPlanRecurringFee') AS fees
  JOIN (SELECT plan, focus_time(start) AS at, sum(focus_decimal(plan_cost)) AS cost FROM ${inputs}
    WHERE line = 'SavingsPlanCoveredUsage' GROUP BY ALL) AS used
  ON used.plan = fees.plan AND used.at >= fees.at AND used.at < fees.until
  GROUP BY fees.fee_row`;

export const AWS_CUR: NativeFormat = {
  name: 'AWS CUR',
  kind: 'table',
  marks: ['lineitemlineitemtype', 'lineitemunblendedcost', 'lineitemusagestartdate', 'lineitemproductcode'],
  inputs: CUR_INPUTS,
  tagKeyOf: curTagKey,
  sums: {
    sqlOf: planSums,
    join: 'LEFT JOIN sums ON sums.fee_row = inputs.row',
    needs: 'savingsplansavingsplanarn',
  },
  terms: {
    plan_covered: 'sums.covered',
    ...Object.fromEntries(
      Object.entries(PRODUCT_MEMBERS).map(([term, { input, member }]) => [
        term,
        `coalesce(${input}, CASE WHEN json_valid(product_map) THEN json_extract_string(product_map, ${sqlText(`$.${member}`)}) END)`,
      ]),
    ),
    unused: `CASE WHEN ${IS_RI_FEE} THEN native_sum(ri_unused_upfront, ri_unused_recurring)
      WHEN line = 'SavingsPlanRecurringFee' THEN CASE WHEN ${notNumber('plan_total')} THEN plan_total
        WHEN ${notNumber('plan_used')} THEN plan_used
        ELSE CAST(greatest(focus_decimal(plan_total) - greatest(coalesce(focus_decimal(plan_used), 0), coalesce(plan_covered, 0)), 0) AS VARCHAR) END
      END`,
    // A plan without its commitment told, e.g. in a report of a linked account, keeps its fee as effective cost.
    is_spread: `${IS_RI_FEE} OR line = 'SavingsPlanUpfrontFee' OR line = 'Fee' OR (line = 'SavingsPlanRecurringFee' AND unused IS NOT NULL)`,
    on_demand: `CASE WHEN focus_decimal(public_cost) = 0 OR public_cost IS NULL THEN unblended ELSE public_cost END`,
    instance: `coalesce(instance_type, CASE WHEN contains(usage_type, ':') THEN nullif(regexp_extract(usage_type,
      '(?:BoxUsage|HeavyUsage|InstanceUsage|SpotUsage):([a-z0-9.-]+)', 1), '') END)`,
  },
  categories: [{ value: 'product_code', table: AWS_CATEGORIES }],
  parts: `CASE WHEN focus_decimal(unused) <> 0 THEN [0, 1] ELSE [0] END`,
  leftOut: `coalesce(line = 'SavingsPlanNegation', false)`,
  columns: {
    BilledCost: `CASE WHEN ${IS_UNUSED} THEN '0' WHEN ${IS_USED} AND focus_decimal(unblended) IS NOT NULL THEN '0' ELSE unblended END`,
    EffectiveCost: `CASE WHEN ${IS_UNUSED} OR ${notNumber('unused')} THEN unused
      WHEN ${IS_RI_USED} THEN coalesce(ri_cost, unblended) WHEN ${IS_SP_USED} THEN coalesce(plan_cost, unblended)
      WHEN ${IS_COMMITMENT_FEE} AND is_spread THEN '0' ELSE unblended END`,
    ListCost: `CASE WHEN ${IS_UNUSED} THEN '0' WHEN line IN ('Usage', 'DiscountedUsage', 'SavingsPlanCoveredUsage') THEN on_demand
      WHEN ends_with(line, 'Discount') THEN '0' ELSE unblended END`,
    ContractedCost: `CASE WHEN ${IS_UNUSED} THEN '0' WHEN ${IS_RI_USED} THEN on_demand ELSE unblended END`,
    ListUnitPrice: `CASE WHEN NOT ${IS_UNUSED} THEN CASE WHEN ${IS_CONSUMED} THEN coalesce(public_rate, rate) ELSE rate END END`,
    BillingCurrency: 'currency',
    BillingAccountId: 'payer',
    BillingAccountName: 'payer_name',
    BillingPeriodStart: 'bill_start',
    BillingPeriodEnd: 'bill_end',
    ChargePeriodStart: 'start',
    ChargePeriodEnd: 'native_end(until)',
    ChargeCategory: `CASE WHEN ${IS_UNUSED} THEN 'Usage' ${LINE_KINDS} ELSE 'Usage' END`,
    ChargeClass: `CASE WHEN line = 'Refund' THEN 'Correction' END`,
    ChargeDescription: `CASE WHEN ${IS_UNUSED} THEN concat('Unused ', CASE WHEN ${IS_RI_FEE} THEN 'reservation: ' ELSE 'portion of ' END, description)
      ELSE description END`,
    ChargeFrequency: `CASE WHEN ${IS_UNUSED} THEN 'Usage-Based' WHEN ${oneOf('line', ['RIFee', 'SavingsPlanRecurringFee'])} THEN 'Recurring'
      WHEN ${oneOf('line', ['Fee', 'SavingsPlanUpfrontFee', 'Credit', 'Refund'])} THEN 'One-Time' ELSE 'Usage-Based' END`,
    PricingCategory: `CASE WHEN ${IS_UNUSED} OR ${IS_USED} THEN 'Committed' WHEN ${oneOf('line', ['Tax', 'Credit', 'Refund'])} THEN NULL
      WHEN contains(usage_type, 'SpotUsage') THEN 'Dynamic' ELSE 'Standard' END`,
    PricingQuantity: `CASE WHEN NOT ${IS_UNUSED} THEN amount WHEN ${IS_RI_FEE} THEN ri_unused_quantity END`,
    PricingUnit: `CASE WHEN NOT ${IS_UNUSED} OR ${IS_RI_FEE} THEN coalesce(unit, CASE WHEN ${IS_RI_FEE} THEN 'Hrs' END) END`,
    ConsumedQuantity: `CASE WHEN ${IS_CONSUMED} THEN amount END`,
    ConsumedUnit: `CASE WHEN ${IS_CONSUMED} THEN unit END`,
    CommitmentDiscountId: `CASE WHEN ${IS_OF_COMMITMENT} THEN coalesce(reservation, plan) END`,
    CommitmentDiscountCategory: `CASE WHEN ${IS_OF_COMMITMENT} THEN CASE WHEN reservation IS NOT NULL THEN 'Usage' WHEN plan IS NOT NULL THEN 'Spend' END END`,
    CommitmentDiscountType: `CASE WHEN ${IS_OF_COMMITMENT} THEN CASE WHEN reservation IS NOT NULL THEN 'Reserved Instance'
      WHEN plan_type = 'ComputeSavingsPlans' THEN 'Compute Savings Plan' WHEN plan IS NOT NULL THEN 'Savings Plan' END END`,
    CommitmentDiscountStatus: `CASE WHEN ${IS_UNUSED} THEN 'Unused' WHEN ${IS_USED} THEN 'Used' END`,
    CommitmentDiscountQuantity: `CASE WHEN ${IS_UNUSED} THEN CASE WHEN ${IS_RI_FEE} THEN ri_unused_units ELSE unused END
      WHEN ${IS_RI_USED} OR ${IS_RI_FEE} THEN normalized WHEN ${IS_SP_USED} THEN plan_cost WHEN ${IS_SP_FEE} THEN unblended END`,
    CommitmentDiscountUnit: `CASE WHEN ${IS_OF_COMMITMENT} THEN CASE WHEN reservation IS NOT NULL THEN 'Normalized Hours' ELSE currency END END`,
    InvoiceId: 'invoice',
    InvoiceIssuerName: 'coalesce(issuer, entity)',
    ProviderName: `'AWS'`,
    PublisherName: 'coalesce(entity, issuer)',
    RegionId: 'region',
    RegionName: `CASE WHEN location_type = 'AWS Region' THEN location END`,
    AvailabilityZone: 'zone',
    ResourceId: 'resource',
    ServiceName: 'coalesce(product, product_code)',
    SkuId: 'sku',
    SkuMeter: 'usage_type',
    SkuPriceId: 'coalesce(rate_code, rate_id)',
    SkuPriceDetails: `CASE WHEN instance IS NOT NULL THEN native_object(json_object('InstanceType', instance, 'OperatingSystem', system,
      'DatabaseEngine', engine, 'x_Tenancy', tenancy, 'x_NormalizationFactor', factor)) END`,
    SubAccountId: 'account',
    SubAccountName: 'account_name',
    Tags: `CASE WHEN json_valid(tag_map) THEN regexp_replace(tag_map, '"user_([^"]+)":', '"\\1":', 'g') END`,
    ...{
      x_InstanceType: 'instance',
      x_Operation: 'operation',
      x_ServiceCode: 'product_code',
      x_UsageType: 'usage_type',
    },
    ...{
      x_TransferType: 'transfer_type',
      x_CommitmentStart: `CASE WHEN ${IS_COMMITMENT_FEE} THEN commitment_start END`,
    },
    x_CommitmentEnd: `CASE WHEN ${IS_COMMITMENT_FEE} THEN commitment_end END`,
    x_ModificationStatus: `CASE WHEN ${IS_COMMITMENT_FEE} THEN modification_status END`,
    x_OfferClass: `CASE WHEN ${IS_OF_COMMITMENT} THEN offer_class END`,
    x_ReservationCount: `CASE WHEN ${IS_COMMITMENT_FEE} THEN reservation_count END`,
    x_Tenancy: 'tenancy',
    x_PaymentOption: `CASE WHEN ${IS_OF_COMMITMENT} THEN coalesce(payment, CASE WHEN NOT ${IS_RI_FEE} THEN NULL
      WHEN coalesce(focus_decimal(upfront), 0) = 0 THEN 'No Upfront' WHEN focus_decimal(unblended) = 0 THEN 'All Upfront' ELSE 'Partial Upfront' END) END`,
    x_PurchaseTerm: `CASE WHEN ${IS_OF_COMMITMENT} THEN coalesce(term, CAST(round(date_diff('day',
      focus_time(commitment_start), focus_time(commitment_end)) / 365) AS INTEGER) || 'yr') END`,
  },
  namedBy: {
    ...{
      BilledCost: 'unblended',
      EffectiveCost: 'unblended',
      ListCost: 'public_cost',
      ContractedCost: 'unblended',
    },
    PricingQuantity: 'amount',
    ConsumedQuantity: 'amount',
    ListUnitPrice: 'public_rate',
    ChargePeriodStart: 'start',
    ChargePeriodEnd: 'until',
    BillingPeriodStart: 'bill_start',
    BillingPeriodEnd: 'bill_end',
    BillingCurrency: 'currency',
  },
};
