// The versions of FOCUS, known by the columns of a header, and what the earlier ones called today's columns and words.
import type { FocusVersion } from '../../stores/documents/loads/load-report.ts';

/** Columns by the names that they had before FOCUS 1.0. */
export const EARLIER_NAMES: Record<string, string> = {
  AmortizedCost: 'EffectiveCost',
  ChargeType: 'ChargeCategory',
  InvoiceIssuer: 'InvoiceIssuerName',
  Provider: 'ProviderName',
  Publisher: 'PublisherName',
  Region: 'RegionName',
  ResourceID: 'ResourceId',
  UsageQuantity: 'ConsumedQuantity',
  UsageUnit: 'ConsumedUnit',
};

/** Words of closed lists that FOCUS 1.0-preview had other names for. */
export const EARLIER_WORDS: Record<string, Record<string, string>> = {
  PricingCategory: { 'On-Demand': 'Standard', 'Commitment-Based': 'Committed' },
};

/** A column of 1.0-preview that 1.0 divided among others. */
export const SUBCATEGORY = 'ChargeSubcategory';

/**
 * What ChargeSubcategory says in today's columns: SQL of their texts over the texts of the columns that the file has.
 * A column that is not here stays as it is.
 */
export function subcategoryTexts(
  subcategory: string,
  textOf: (column: string) => string | undefined,
): Map<string, string> {
  const word = `focus_word(${subcategory})`;
  const rest = (column: string) => textOf(column) ?? 'NULL';
  return new Map([
    [
      'ChargeCategory',
      `CASE WHEN ${word} = 'credit' THEN 'Credit' ELSE CAST(${rest('ChargeCategory')} AS VARCHAR) END`,
    ],
    [
      'ChargeClass',
      `CASE WHEN ${word} = 'refund' THEN 'Correction' ELSE CAST(${rest('ChargeClass')} AS VARCHAR) END`,
    ],
    [
      'CommitmentDiscountStatus',
      `CASE ${word} WHEN 'usedcommitment' THEN 'Used' WHEN 'unusedcommitment' THEN 'Unused'
        ELSE CAST(${rest('CommitmentDiscountStatus')} AS VARCHAR) END`,
    ],
  ]);
}

const SINCE_1_3 = [
  'AllocatedMethodDetails',
  'AllocatedMethodId',
  'AllocatedResourceId',
  'AllocatedResourceName',
  'AllocatedTags',
  'ContractApplied',
  'HostProviderName',
  'ServiceProviderName',
];
const SINCE_1_2 = [
  'InvoiceId',
  'PricingCurrency',
  'PricingCurrencyContractedUnitPrice',
  'PricingCurrencyEffectiveCost',
  'PricingCurrencyListUnitPrice',
];
/** Without the columns of capacity reservations, which one publisher has in its files of 1.0. */
const SINCE_1_1 = [
  'CommitmentDiscountQuantity',
  'CommitmentDiscountUnit',
  'ServiceSubcategory',
  'SkuMeter',
  'SkuPriceDetails',
];
/**
 * What tells a version, in the order of asking: the newest that the file has a column of. Publishers leave a version
 * half-way: columns of several in one header are those of the newest. Types of accounts prove nothing.
 */
const MARKS: [FocusVersion, (has: (column: string) => boolean) => boolean][] = [
  ['1.4', (has) => has('InvoiceDetailId') || has('CommitmentProgramEligibilityDetails')],
  ['1.4', (has) => has('ServiceProviderName') && !has('ProviderName') && !has('Provider')],
  ['1.3', (has) => SINCE_1_3.some(has)],
  ['1.2', (has) => SINCE_1_2.some(has)],
  ['1.1', (has) => SINCE_1_1.some(has)],
  ['0.5', (has) => has('AmortizedCost') || has('ChargeType')],
  ['1.0-preview', (has) => has(SUBCATEGORY) || has('UsageQuantity') || has('UsageUnit')],
  ['0.5', (has) => has('InvoiceIssuer') || has('Provider') || has('Publisher')],
  ['1.0-preview', (has) => has('Region') && !has('RegionId') && !has('RegionName')],
];

/** The version of a header, given by the names that the file uses; 1.0 where nothing tells another. */
export function focusVersionOf(columns: ReadonlySet<string>): FocusVersion {
  return MARKS.find(([, isOf]) => isOf((column) => columns.has(column)))?.[0] ?? '1.0';
}
