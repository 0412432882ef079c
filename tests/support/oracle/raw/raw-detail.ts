// The rows of the cost detail as they follow from the raw files by mapping.md 4.3: nothing of the product is in it.
import { dayOf, type RawRecord, type RawRow, rawRecords, vendorOf } from './raw-focus.ts';

/** Values by the column names of the wire. */
export type RawDetail = Record<string, string | number | null>;

/** Every charge of a company, with the day it began on. */
export async function rawDetails(company: string): Promise<RawDetail[]> {
  return (await rawRecords(company)).map(detailOf);
}

const first = (...values: (string | undefined)[]): string | null => values.find((value) => value) ?? null;
const numberOf = (...values: (string | undefined)[]): number | null => {
  const text = first(...values);
  return text === null ? null : Number(text);
};

export function detailOf(record: RawRecord): RawDetail {
  const r = record;
  const usageType = first(r.SkuMeter, r.x_UsageType, r.x_SkuMeterName, r.ChargeDescription);
  return {
    vendor: vendorOf(record as RawRow),
    linkedAccountId: first(r.SubAccountId, r.BillingAccountId),
    productName: first(r.ServiceName),
    region: first(r.RegionId, r.RegionName),
    usageDate: dayOf(record as RawRow),
    usage: numberOf(r.ConsumedQuantity, r.PricingQuantity),
    usageUnit: first(r.ConsumedQuantity) === null ? first(r.PricingUnit) : first(r.ConsumedUnit),
    cost: Number(r.BilledCost),
    billingCurrency: first(r.BillingCurrency),
    resourceId: first(r.ResourceId),
    resourceName: first(r.ResourceName),
    usageType,
    transferType: first(r.x_TransferType) ?? transferOf(usageType ?? ''),
    availabilityZone: first(r.AvailabilityZone),
    apiOperation: first(r.x_Operation),
    platform: skuDetail(r, 'OperatingSystem'),
    databaseEngine: skuDetail(r, 'DatabaseEngine') ?? engineOf(r),
    itemDescription: first(r.ChargeDescription),
    invoiceId: first(r.InvoiceId),
    chargeType: chargeTypeOf(r),
    infraType: first(r.ServiceCategory),
    unitPrice: numberOf(r.ContractedUnitPrice, r.ListUnitPrice),
    skuId: first(r.SkuId),
    skuDesc: first(r.x_SkuMeterName, r.ChargeDescription),
    useUnit: first(r.ConsumedUnit),
    useCpct: numberOf(r.ConsumedQuantity),
  };
}

/** By their text: many rows have the same. */
const readDetails = new Map<string, Record<string, string>>();

export function skuDetail({ SkuPriceDetails = '' }: RawRecord, name: string): string | null {
  if (SkuPriceDetails === '') return null;
  const details = readDetails.get(SkuPriceDetails) ?? (JSON.parse(SkuPriceDetails) as Record<string, string>);
  readDetails.set(SkuPriceDetails, details);
  return details[name] || null;
}

function transferOf(usageType: string): string | null {
  const words: [string, string][] = [
    ['DataTransfer-Out-Bytes', 'AWS Outbound'],
    ['DataTransfer-In-Bytes', 'AWS Inbound'],
    ['-AWS-Out-Bytes', 'InterRegion Outbound'],
    ['-AWS-In-Bytes', 'InterRegion Inbound'],
    ['DataTransfer-Regional-Bytes', 'IntraRegion'],
  ];
  return words.find(([part]) => usageType.includes(part))?.[1] ?? null;
}

function engineOf({ ServiceName = '', ChargeDescription = '' }: RawRecord): string | null {
  if (!ServiceName.toLowerCase().includes('relational database')) return null;
  const names = [
    'Aurora PostgreSQL',
    'Aurora MySQL',
    'PostgreSQL',
    'MySQL',
    'MariaDB',
    'Oracle',
    'SQL Server',
  ];
  return names.find((name) => ChargeDescription.toLowerCase().includes(name.toLowerCase())) ?? null;
}

/** In the words of AWS, for every vendor. */
function chargeTypeOf(r: RawRecord): string {
  const isPlan =
    r.CommitmentDiscountCategory === 'Spend' || /savings plan/i.test(r.CommitmentDiscountType ?? '');
  const hasCommitment = Boolean(r.CommitmentDiscountId);
  const isCorrection = r.ChargeCategory === 'Adjustment' || r.ChargeClass === 'Correction';
  if (r.ChargeCategory === 'Tax' || r.ChargeCategory === 'Credit') return r.ChargeCategory;
  if (isCorrection && Number(r.BilledCost) < 0) return 'Refund';
  if (isCorrection) return 'Adjustment';
  if (r.ChargeCategory === 'Purchase') {
    if (!hasCommitment) return 'Fee';
    if (!isPlan) return 'RIFee';
    return r.ChargeFrequency === 'One-Time' ? 'SavingsPlanUpfrontFee' : 'SavingsPlanRecurringFee';
  }
  if (!hasCommitment) return 'Usage';
  if (r.CommitmentDiscountStatus === 'Unused') return isPlan ? 'SavingsPlanUnused' : 'RIUnused';
  return isPlan ? 'SavingsPlanCoveredUsage' : 'DiscountedUsage';
}
