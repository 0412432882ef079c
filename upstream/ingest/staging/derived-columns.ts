// Columns that are derived from the FOCUS columns of a row, and the steps that derive them.
import {
  type DerivedColumn,
  DIMENSIONS,
  dimensionColumns,
  dimensionStep,
} from '../../stores/facts/questions/dimensions.ts';
import {
  AMOUNT_STEPS,
  AZURE_RATIO_STEPS,
  PROVIDER_STEP,
  SKU_DETAILS_STEP,
} from '../../stores/facts/questions/machine-sql.ts';
import { AZURE_SIZES } from '../formats/flexibility/azure-flexibility.ts';

/** Usage, or a row whose publisher tells no category. */
export const IS_USAGE = `coalesce("ChargeCategory", 'Usage') = 'Usage'`;

/** Stored beside the FOCUS columns of each row. */
export const DERIVED_COLUMNS = [
  'charge_date',
  'last_date',
  'spread_days',
  'usage_end',
  'billing_month',
  'quantity',
  ...dimensionColumns(DIMENSIONS),
  'hours',
  'units',
];

const MONTH_OF_BILL = `CAST(date_trunc('month', "BillingPeriodStart") AS DATE)`;
const CHARGE_END = `CASE WHEN "ChargePeriodEnd" > "ChargePeriodStart" THEN "ChargePeriodEnd"
  ELSE CAST(CAST("ChargePeriodStart" AS DATE) + 1 AS TIMESTAMP) END`;
const SPREAD_DAYS = `CAST(CASE WHEN ${IS_USAGE} AND charge_end - "ChargePeriodStart" > INTERVAL 1 DAY
  THEN CAST(charge_end - INTERVAL 1 MICROSECOND AS DATE) - charge_date + 1 ELSE 1 END AS INTEGER)`;

/** Each step may read the columns of the steps before it. */
export const DERIVING_STEPS: readonly (readonly DerivedColumn[])[] = [
  [
    { column: 'charge_date', sql: 'CAST("ChargePeriodStart" AS DATE)' },
    { column: 'charge_end', sql: CHARGE_END },
    SKU_DETAILS_STEP,
    ...PROVIDER_STEP,
  ],
  [{ column: 'spread_days', sql: SPREAD_DAYS }],
  [
    { column: 'billing_month', sql: MONTH_OF_BILL },
    { column: 'last_date', sql: 'charge_date + (spread_days - 1)' },
    { column: 'usage_end', sql: `CASE WHEN ${IS_USAGE} THEN charge_end END` },
    { column: 'quantity', sql: 'coalesce("ConsumedQuantity", "PricingQuantity")' },
    ...AZURE_SIZES,
    ...dimensionStep('first'),
  ],
  ...AZURE_RATIO_STEPS.map((step) => [step]),
  dimensionStep('later'),
  ...AMOUNT_STEPS.map((step) => [step]),
];

/** A subquery that adds the derived columns to a table of FOCUS columns: one nested SELECT a step. */
export function withSteps(
  table: string,
  steps: readonly (readonly DerivedColumn[])[] = DERIVING_STEPS,
): string {
  const itemsOf = (step: readonly DerivedColumn[]) =>
    step.map(({ column, sql }) => `${sql} AS ${column}`).join(', ');
  return steps.reduce((from, step) => `(SELECT *, ${itemsOf(step)} FROM ${from})`, table);
}
