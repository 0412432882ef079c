// Where the file for programs may fall short of FOCUS, column by column: it says what was loaded, and adds nothing to it.
import type { TextId } from '../catalogue/text-id.ts';

/**
 * `NOT_TOLD`: empty where the loaded files leave it out. `AS_GIVEN`: as the publisher has it, where that breaks a rule.
 * `EARLIER`: of versions before 1.4, kept beside the columns that took its place.
 */
export type GapReason = 'NOT_TOLD' | 'AS_GIVEN' | 'EARLIER';

export const GAP_TEXTS: Record<GapReason, TextId> = {
  NOT_TOLD: 'cost-analytics.conformance.notTold',
  AS_GIVEN: 'cost-analytics.conformance.asGiven',
  EARLIER: 'cost-analytics.conformance.earlier',
};

/** By reason, the columns in the order of the alphabet; every other column of FOCUS is filled as FOCUS asks. */
export const FOCUS_GAPS: Readonly<Record<GapReason, readonly string[]>> = {
  NOT_TOLD: [
    'AllocatedMethodDetails',
    'AllocatedMethodId',
    'AllocatedResourceId',
    'AllocatedResourceName',
    'AllocatedTags',
    'BillingAccountType',
    'CommitmentDiscountQuantity',
    'CommitmentDiscountUnit',
    'CommitmentProgramEligibilityDetails',
    'ConsumedUnit',
    'ContractApplied',
    'ContractedCost',
    'HostProviderName',
    'InvoiceDetailId',
    'InvoiceId',
    'PricingCategory',
    'PricingCurrency',
    'PricingUnit',
    'ResourceType',
    'ServiceProviderName',
    'ServiceSubcategory',
    'SkuPriceDetails',
    'SubAccountType',
  ],
  AS_GIVEN: ['ConsumedQuantity', 'ContractedCost', 'EffectiveCost', 'RegionName'],
  EARLIER: ['ProviderName', 'PublisherName'],
};

/** One line a reason, for people. */
export function conformanceLines(texts: (id: TextId, values: Record<string, string>) => string): string[] {
  return (Object.keys(FOCUS_GAPS) as GapReason[]).map((reason) =>
    texts(GAP_TEXTS[reason], { columns: FOCUS_GAPS[reason].join(', ') }),
  );
}
