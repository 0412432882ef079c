// What FOCUS asks of each column by itself: one row a column.
import { SERVICE_CATEGORIES } from '../../../lib/catalogue/service-categories.ts';
import type { FocusVersion } from '../../stores/documents/loads/load-report.ts';
import { ENUM_COLUMNS } from '../../stores/facts/tables/focus-columns.ts';
import type { FocusRule } from './focus-rule.ts';

/** FOCUS lets a file leave conditional columns out where it has nothing for them. */
type Level = 'MANDATORY' | 'RECOMMENDED' | 'CONDITIONAL';
type ColumnType = 'TEXT' | 'NUMBER' | 'TIME' | 'JSON' | 'CURRENCY' | 'WORD';

interface ColumnRow {
  column: string;
  since: FocusVersion;
  until?: FocusVersion;
  level: Level;
  type: ColumnType;
  isNullable: boolean;
}

type Row = [
  column: string,
  since: FocusVersion,
  level: Level,
  type: ColumnType,
  nulls: 'null' | 'not null',
  until?: FocusVersion,
];

const ROWS: readonly Row[] = [
  ['AllocatedMethodDetails', '1.3', 'CONDITIONAL', 'JSON', 'null'],
  ['AllocatedTags', '1.3', 'CONDITIONAL', 'JSON', 'null'],
  ['BilledCost', '0.5', 'MANDATORY', 'NUMBER', 'not null'],
  ['BillingAccountId', '0.5', 'MANDATORY', 'TEXT', 'not null'],
  ['BillingAccountName', '0.5', 'MANDATORY', 'TEXT', 'null'],
  ['BillingAccountType', '1.2', 'CONDITIONAL', 'TEXT', 'not null'],
  ['BillingCurrency', '0.5', 'MANDATORY', 'CURRENCY', 'not null'],
  ['BillingPeriodEnd', '0.5', 'MANDATORY', 'TIME', 'not null'],
  ['BillingPeriodStart', '0.5', 'MANDATORY', 'TIME', 'not null'],
  ['CapacityReservationStatus', '1.1', 'CONDITIONAL', 'WORD', 'null'],
  ['ChargeCategory', '1.0', 'MANDATORY', 'WORD', 'not null'],
  ['ChargeClass', '1.0', 'MANDATORY', 'WORD', 'null'],
  ['ChargeDescription', '1.0', 'MANDATORY', 'TEXT', 'null'],
  ['ChargeFrequency', '1.0', 'RECOMMENDED', 'WORD', 'not null'],
  ['ChargePeriodEnd', '0.5', 'MANDATORY', 'TIME', 'not null'],
  ['ChargePeriodStart', '0.5', 'MANDATORY', 'TIME', 'not null'],
  ['CommitmentDiscountCategory', '1.0', 'CONDITIONAL', 'WORD', 'null'],
  ['CommitmentDiscountQuantity', '1.1', 'CONDITIONAL', 'NUMBER', 'null'],
  ['CommitmentDiscountStatus', '1.0', 'CONDITIONAL', 'WORD', 'null'],
  ['CommitmentProgramEligibilityDetails', '1.4', 'CONDITIONAL', 'JSON', 'null'],
  ['ConsumedQuantity', '1.0', 'CONDITIONAL', 'NUMBER', 'null'],
  ['ContractApplied', '1.3', 'CONDITIONAL', 'JSON', 'null'],
  ['ContractedCost', '1.0', 'MANDATORY', 'NUMBER', 'not null'],
  ['ContractedUnitPrice', '1.0', 'CONDITIONAL', 'NUMBER', 'null'],
  ['EffectiveCost', '1.0', 'MANDATORY', 'NUMBER', 'not null'],
  ['HostProviderName', '1.3', 'MANDATORY', 'TEXT', 'null'],
  ['InvoiceId', '1.2', 'RECOMMENDED', 'TEXT', 'null'],
  ['InvoiceIssuerName', '1.0', 'MANDATORY', 'TEXT', 'not null'],
  ['ListCost', '1.0', 'MANDATORY', 'NUMBER', 'not null'],
  ['ListUnitPrice', '1.0', 'CONDITIONAL', 'NUMBER', 'null'],
  ['PricingCategory', '1.0', 'CONDITIONAL', 'WORD', 'null'],
  ['PricingCurrencyContractedUnitPrice', '1.2', 'CONDITIONAL', 'NUMBER', 'null'],
  ['PricingCurrencyEffectiveCost', '1.2', 'CONDITIONAL', 'NUMBER', 'null'],
  ['PricingCurrencyListUnitPrice', '1.2', 'CONDITIONAL', 'NUMBER', 'null'],
  ['PricingQuantity', '1.0', 'MANDATORY', 'NUMBER', 'null'],
  ['PricingUnit', '1.0', 'MANDATORY', 'TEXT', 'null'],
  ['ProviderName', '1.0', 'MANDATORY', 'TEXT', 'not null', '1.4'],
  ['PublisherName', '1.0', 'MANDATORY', 'TEXT', 'not null', '1.3'],
  ['ServiceCategory', '0.5', 'MANDATORY', 'WORD', 'not null'],
  ['ServiceName', '0.5', 'MANDATORY', 'TEXT', 'not null'],
  ['ServiceProviderName', '1.3', 'MANDATORY', 'TEXT', 'not null'],
  ['ServiceSubcategory', '1.1', 'RECOMMENDED', 'TEXT', 'not null'],
  ['SkuPriceDetails', '1.1', 'CONDITIONAL', 'JSON', 'null'],
  ['Tags', '1.0', 'CONDITIONAL', 'JSON', 'null'],
];

const COLUMNS: readonly ColumnRow[] = ROWS.map(([column, since, level, type, nulls, until]) => ({
  ...{ column, since, level, type, isNullable: nulls === 'null' },
  ...(until && { until }),
}));

/** Closed lists, as FOCUS spells their words. */
const WORDS: Record<string, readonly string[]> = { ...ENUM_COLUMNS, ServiceCategory: SERVICE_CATEGORIES };

export const COLUMN_RULES: readonly FocusRule[] = COLUMNS.flatMap(
  ({ column, since, until, level, type, isNullable }): FocusRule[] => {
    const common = { column, since, ...(until && { until }) };
    const rule = (kind: FocusRule['kind'], rest: Partial<FocusRule> = {}): FocusRule => ({
      id: `${column}-${kind}`,
      ...{ kind, keyword: 'MUST', ...common, ...rest },
    });
    return [
      ...(level === 'CONDITIONAL'
        ? []
        : [rule('PRESENT', { keyword: level === 'MANDATORY' ? 'MUST' : 'SHOULD' })]),
      rule('NAMED'),
      ...(isNullable ? [] : [rule('NOT_NULL')]),
      ...(type === 'TEXT' ? [] : [rule(type, type === 'WORD' ? { words: WORDS[column] ?? [] } : {})]),
    ];
  },
);
