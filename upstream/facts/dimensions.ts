// What costs can be grouped by: how a row's key and label follow from its FOCUS columns, and where both are kept.
import type { Dimension } from './question.ts';

export const DIMENSIONS = [
  'account',
  'product',
  'region',
  'usageType',
] as const satisfies readonly Dimension[];

interface DimensionRule {
  /** Groups rows; empty text where the data name none. */
  key: string;
  /** Shown to people. */
  label: string;
}

const USAGE_TYPE = `coalesce("SkuMeter", "x_UsageType", "x_SkuMeterName", "ChargeDescription", '')`;

/** SQL over the FOCUS columns of a row; evaluated once, when the row is loaded. */
export const DIMENSION_RULES: Record<Dimension, DimensionRule> = {
  account: {
    key: `coalesce("SubAccountId", "BillingAccountId", '')`,
    label: `CASE WHEN "SubAccountId" IS NULL THEN coalesce("BillingAccountName", "BillingAccountId", '')
      ELSE coalesce("SubAccountName", "SubAccountId") END`,
  },
  product: { key: `coalesce("ServiceName", '')`, label: `coalesce("ServiceName", '')` },
  region: {
    key: `coalesce("RegionId", "RegionName", '')`,
    label: `coalesce("RegionName", "RegionId", '')`,
  },
  usageType: { key: USAGE_TYPE, label: USAGE_TYPE },
};

/** Column of the facts with the key of a dimension. */
export function keyColumn(dimension: Dimension): string {
  return `"${dimension}_key"`;
}

/** Column of the facts with the label of a dimension. */
export function labelColumn(dimension: Dimension): string {
  return `"${dimension}_label"`;
}
