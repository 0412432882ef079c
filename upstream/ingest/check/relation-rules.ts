// What FOCUS asks of columns together: one row a rule.
import type { CheckKeyword, CheckKind } from '../../../lib/catalogue/loads/check-kinds.ts';
import type { FocusVersion } from '../../stores/documents/loads/load-report.ts';
import type { FocusRule } from './focus-rule.ts';

interface RelationRow {
  column: string;
  kind: CheckKind;
  since?: FocusVersion;
  keyword?: CheckKeyword;
  other?: string;
  where?: string;
  words?: readonly string[];
  /** Tells rules of one column and kind apart. */
  part?: string;
}

/** A cost that is a price times a quantity, but for corrections, which may be of either alone. */
const PRICED = 'PricingQuantity IS NOT NULL AND ChargeClass IS NULL';

const nullWith = (column: string, other: string, since?: FocusVersion): RelationRow => ({
  ...{ column, kind: 'NULL_WHERE', where: `${other} IS NULL`, part: other },
  ...(since && { since }),
});
const setWith = (column: string, other: string, since?: FocusVersion): RelationRow => ({
  ...{ column, kind: 'SET_WHERE', where: `${other} IS NOT NULL`, part: other },
  ...(since && { since }),
});

const ROWS: readonly RelationRow[] = [
  { column: 'BillingPeriodEnd', kind: 'AFTER', other: 'BillingPeriodStart', since: '0.5' },
  { column: 'ChargePeriodEnd', kind: 'AFTER', other: 'ChargePeriodStart', since: '0.5' },
  {
    column: 'ChargeFrequency',
    kind: 'NEVER_WHERE',
    where: "ChargeCategory = 'Purchase'",
    words: ['Usage-Based'],
  },
  { column: 'ConsumedQuantity', kind: 'NULL_WHERE', where: "ChargeCategory <> 'Usage'" },
  {
    ...{ column: 'ConsumedQuantity', kind: 'NULL_WHERE', since: '1.1', part: 'Unused' },
    where: "CommitmentDiscountStatus = 'Unused'",
  },
  nullWith('ConsumedUnit', 'ConsumedQuantity'),
  setWith('ConsumedUnit', 'ConsumedQuantity'),
  nullWith('PricingUnit', 'PricingQuantity'),
  setWith('PricingUnit', 'PricingQuantity'),
  { column: 'PricingQuantity', kind: 'NULL_WHERE', where: "ChargeCategory = 'Tax'", part: 'Tax' },
  { column: 'PricingCategory', kind: 'NULL_WHERE', where: "ChargeCategory = 'Tax'", part: 'Tax' },
  {
    column: 'PricingCategory',
    kind: 'SET_WHERE',
    where: "ChargeCategory IN ('Usage', 'Purchase') AND ChargeClass IS NULL",
  },
  {
    column: 'PricingCategory',
    kind: 'NEVER_WHERE',
    since: '1.1',
    where: "ChargeCategory = 'Purchase' AND CommitmentDiscountId IS NOT NULL",
    words: ['Committed'],
  },
  {
    column: 'BilledCost',
    kind: 'ZERO_WHERE',
    where: "ChargeCategory = 'Usage' AND CommitmentDiscountStatus IS NOT NULL",
  },
  {
    column: 'EffectiveCost',
    kind: 'ZERO_WHERE',
    where: "ChargeCategory = 'Purchase' AND CommitmentDiscountId IS NOT NULL",
  },
  {
    column: 'EffectiveCost',
    kind: 'SAME_WHERE',
    since: '1.4',
    other: 'BilledCost',
    where: "ChargeCategory IN ('Tax', 'Credit')",
  },
  { column: 'ListCost', kind: 'PRODUCT', other: 'ListUnitPrice', where: PRICED },
  { column: 'ContractedCost', kind: 'PRODUCT', other: 'ContractedUnitPrice', where: PRICED },
  setWith('CommitmentDiscountCategory', 'CommitmentDiscountId'),
  nullWith('CommitmentDiscountCategory', 'CommitmentDiscountId'),
  setWith('CommitmentDiscountType', 'CommitmentDiscountId'),
  nullWith('CommitmentDiscountType', 'CommitmentDiscountId'),
  nullWith('CommitmentDiscountName', 'CommitmentDiscountId'),
  {
    column: 'CommitmentDiscountStatus',
    kind: 'SET_WHERE',
    where: "ChargeCategory = 'Usage' AND CommitmentDiscountId IS NOT NULL",
  },
  {
    column: 'CommitmentDiscountStatus',
    kind: 'NULL_WHERE',
    where: "ChargeCategory <> 'Usage' OR CommitmentDiscountId IS NULL",
  },
  nullWith('CommitmentDiscountQuantity', 'CommitmentDiscountId', '1.1'),
  nullWith('CommitmentDiscountUnit', 'CommitmentDiscountQuantity', '1.1'),
  setWith('CommitmentDiscountUnit', 'CommitmentDiscountQuantity', '1.1'),
  nullWith('CapacityReservationStatus', 'CapacityReservationId', '1.1'),
  {
    ...{ column: 'CapacityReservationStatus', kind: 'SET_WHERE', since: '1.1' },
    where: "ChargeCategory = 'Usage' AND CapacityReservationId IS NOT NULL",
  },
  nullWith('SubAccountName', 'SubAccountId'),
  setWith('SubAccountType', 'SubAccountId', '1.2'),
  nullWith('RegionName', 'RegionId'),
  nullWith('ResourceName', 'ResourceId'),
  setWith('ResourceType', 'ResourceId'),
  nullWith('SkuPriceId', 'SkuId'),
  nullWith('SkuMeter', 'SkuId', '1.1'),
  nullWith('SkuPriceDetails', 'SkuPriceId', '1.1'),
  setWith('PricingCurrencyEffectiveCost', 'PricingCurrency', '1.2'),
  { column: 'ChargeDescription', kind: 'NOT_NULL', keyword: 'SHOULD' },
  {
    column: 'InvoiceId',
    kind: 'SET_WHERE',
    since: '1.2',
    keyword: 'SHOULD',
    where: "ChargeCategory = 'Tax'",
  },
];

export const RELATION_RULES: readonly FocusRule[] = ROWS.map(
  ({ part, since = '1.0', keyword = 'MUST', ...row }) => ({
    id: [row.column, row.kind, ...(part ? [part] : [])].join('-'),
    ...{ since, keyword, ...row },
  }),
);
