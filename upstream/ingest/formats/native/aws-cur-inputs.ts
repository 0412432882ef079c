// What is read of an AWS Cost and Usage Report, by the squeezed names that all its versions share.
import { oneOf } from './native-format.ts';

export const IS_RI_FEE = `coalesce(line = 'RIFee', false)`;
export const IS_SP_FEE = oneOf('line', ['SavingsPlanRecurringFee', 'SavingsPlanUpfrontFee']);

export const CUR_INPUTS = {
  line: 'lineitemlineitemtype',
  unblended: 'lineitemunblendedcost',
  rate: 'lineitemunblendedrate',
  start: 'lineitemusagestartdate',
  until: 'lineitemusageenddate',
  amount: 'lineitemusageamount',
  normalized: 'lineitemnormalizedusageamount',
  factor: 'lineitemnormalizationfactor',
  usage_type: 'lineitemusagetype',
  operation: 'lineitemoperation',
  resource: 'lineitemresourceid',
  zone: 'lineitemavailabilityzone',
  description: 'lineitemlineitemdescription',
  currency: 'lineitemcurrencycode',
  entity: 'lineitemlegalentity',
  product_code: 'lineitemproductcode',
  account: 'lineitemusageaccountid',
  account_name: 'lineitemusageaccountname',
  payer: 'billpayeraccountid',
  payer_name: 'billpayeraccountname',
  invoice: 'billinvoiceid',
  bill_start: 'billbillingperiodstartdate',
  bill_end: 'billbillingperiodenddate',
  issuer: 'billinvoicingentity',
  unit: 'pricingunit',
  rate_code: 'pricingratecode',
  ...{
    rate_id: 'pricingrateid',
    public_cost: 'pricingpublicondemandcost',
    public_rate: 'pricingpublicondemandrate',
  },
  product_map: 'product',
  product_name: 'productproductname',
  sku: 'productsku',
  region: ['productregioncode', 'productregion'],
  location: 'productlocation',
  location_type: 'productlocationtype',
  instance_type: 'productinstancetype',
  system_name: 'productoperatingsystem',
  engine_name: 'productdatabaseengine',
  tenancy_name: 'producttenancy',
  transfer: 'producttransfertype',
  reservation: 'reservationreservationarn',
  ri_cost: 'reservationeffectivecost',
  ri_unused_upfront: 'reservationunusedamortizedupfrontfeeforbillingperiod',
  ...{
    ri_unused_recurring: 'reservationunusedrecurringfee',
    ri_unused_quantity: 'reservationunusedquantity',
  },
  ri_unused_units: 'reservationunusednormalizedunitquantity',
  upfront: 'reservationupfrontvalue',
  plan: 'savingsplansavingsplanarn',
  plan_cost: 'savingsplansavingsplaneffectivecost',
  plan_type: 'savingsplanofferingtype',
  plan_total: 'savingsplantotalcommitmenttodate',
  plan_used: 'savingsplanusedcommitment',
  commitment_start: ['savingsplanstarttime', 'reservationstarttime'],
  commitment_end: ['savingsplanendtime', 'reservationendtime'],
  offer_class: 'pricingofferingclass',
  reservation_count: 'reservationnumberofreservations',
  modification_status: 'reservationmodificationstatus',
  payment: ['savingsplanpaymentoption', 'pricingpurchaseoption'],
  term: ['savingsplanpurchaseterm', 'pricingleasecontractlength'],
  tag_map: 'resourcetags',
} as const;

/** Version 2.0 has these in a map of the product. */
export const PRODUCT_MEMBERS: Record<string, { input: string; member: string }> = {
  product: { input: 'product_name', member: 'product_name' },
  system: { input: 'system_name', member: 'operating_system' },
  engine: { input: 'engine_name', member: 'database_engine' },
  tenancy: { input: 'tenancy_name', member: 'tenancy' },
  transfer_type: { input: 'transfer', member: 'transfer_type' },
};

/** Cases of the kinds of lines that are no usage. */
export const LINE_KINDS = `
  WHEN ${oneOf('line', ['RIFee', 'Fee', 'SavingsPlanRecurringFee', 'SavingsPlanUpfrontFee'])} THEN 'Purchase'
  WHEN line = 'Tax' THEN 'Tax' WHEN line = 'Credit' THEN 'Credit' WHEN line = 'Refund' THEN 'Adjustment'`;

/** Tags of users by their own name, those of AWS with its prefix; Parquet writes both without their punctuation. */
export function curTagKey(column: string): string | null {
  const slash = /^resourceTags\/(?:user:)?(.+)$/.exec(column)?.[1];
  if (slash !== undefined) return slash;
  const [, owner, key] = /^resource_?tags_(user|aws)_(.+)$/.exec(column) ?? [];
  if (key === undefined) return null;
  return owner === 'aws' ? `aws:${key}` : key;
}
