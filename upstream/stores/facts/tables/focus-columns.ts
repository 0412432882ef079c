// The columns of FOCUS 1.0 to 1.4 and what each holds; files of one version lack some of another, which then are null.

/** Costs in BillingCurrency. */
export const COST_COLUMNS = ['BilledCost', 'EffectiveCost', 'ListCost', 'ContractedCost'] as const;

/** Quantities and unit prices. */
export const NUMBER_COLUMNS = [
  'CommitmentDiscountQuantity',
  'ConsumedQuantity',
  'ContractedUnitPrice',
  'ListUnitPrice',
  'PricingCurrencyContractedUnitPrice',
  'PricingCurrencyEffectiveCost',
  'PricingCurrencyListUnitPrice',
  'PricingQuantity',
] as const;

export const TIME_COLUMNS = [
  'BillingPeriodStart',
  'BillingPeriodEnd',
  'ChargePeriodStart',
  'ChargePeriodEnd',
] as const;

/** Closed lists of FOCUS; publishers spell them with other case and punctuation. */
export const ENUM_COLUMNS: Record<string, readonly string[]> = {
  CapacityReservationStatus: ['Used', 'Unused'],
  ChargeCategory: ['Usage', 'Purchase', 'Tax', 'Credit', 'Adjustment'],
  ChargeClass: ['Correction'],
  ChargeFrequency: ['One-Time', 'Recurring', 'Usage-Based'],
  CommitmentDiscountCategory: ['Spend', 'Usage'],
  CommitmentDiscountStatus: ['Used', 'Unused'],
  PricingCategory: ['Standard', 'Dynamic', 'Committed', 'Other'],
};

/** Ids are text always: a number would lose leading zeros. */
export const TEXT_COLUMNS = [
  'AllocatedMethodDetails',
  'AllocatedMethodId',
  'AllocatedResourceId',
  'AllocatedResourceName',
  'AllocatedTags',
  'AvailabilityZone',
  'BillingAccountId',
  'BillingAccountName',
  'BillingAccountType',
  'BillingCurrency',
  'CapacityReservationId',
  'ChargeDescription',
  'CommitmentDiscountId',
  'CommitmentDiscountName',
  'CommitmentDiscountType',
  'CommitmentDiscountUnit',
  'CommitmentProgramEligibilityDetails',
  'ConsumedUnit',
  'ContractApplied',
  'HostProviderName',
  'InvoiceDetailId',
  'InvoiceId',
  'InvoiceIssuerName',
  'PricingCurrency',
  'PricingUnit',
  'ProviderName',
  'PublisherName',
  'RegionId',
  'RegionName',
  'ResourceId',
  'ResourceName',
  'ResourceType',
  'ServiceCategory',
  'ServiceName',
  'ServiceProviderName',
  'ServiceSubcategory',
  'SkuId',
  'SkuMeter',
  'SkuPriceDetails',
  'SkuPriceId',
  'SubAccountId',
  'SubAccountName',
  'SubAccountType',
];

/** Columns of publishers that figures of the portal are derived from; all others are left out. */
export const KEPT_EXTRA_COLUMNS = [
  'x_CommitmentEnd',
  'x_CommitmentStart',
  'x_CreditType',
  'x_InstanceType',
  'x_ModificationStatus',
  'x_OfferClass',
  'x_Operation',
  'x_PaymentOption',
  'x_PurchaseTerm',
  'x_ReservationCount',
  'x_ServiceCode',
  'x_SkuMeterName',
  'x_SkuTerm',
  'x_Tenancy',
  'x_TransferType',
  'x_UsageType',
];

export const TAGS_COLUMN = 'Tags';

/** Every column that a loaded row has, in the order of its files. */
export const LOADED_COLUMNS: readonly string[] = [
  ...TIME_COLUMNS,
  ...COST_COLUMNS,
  ...NUMBER_COLUMNS,
  ...Object.keys(ENUM_COLUMNS),
  ...TEXT_COLUMNS,
  ...KEPT_EXTRA_COLUMNS,
  TAGS_COLUMN,
];
