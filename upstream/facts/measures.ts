// The measures of cost, defined once: every figure of the product is a sum of one of these.
import type { CostBasis } from './question.ts';

interface Measure {
  /** Amount of one line of the daily sums. */
  daily: string;
  /** Which lines of the daily sums belong to the basis. */
  dailyLines: string;
  /** Amount of one row within the days $start to $end. */
  row: string;
  /** Which rows fall in the days $start to $end. */
  rowsInRange: string;
}

/**
 * Plain sums count a commitment once on either basis: billed cost is 0 on the usage that it covers, and effective
 * cost is 0 on its purchase.
 */
export const MEASURES: Record<CostBasis, Measure> = {
  /** BilledCost, all on the day of ChargePeriodStart. */
  billed: {
    daily: 'billed',
    // A line without rows is a later day of a long charge, which was billed on its first.
    dailyLines: 'row_count > 0',
    row: '"BilledCost"',
    rowsInRange: 'charge_date BETWEEN $start AND $end',
  },
  /** EffectiveCost; usage longer than a day is spread evenly over its days. */
  effective: {
    daily: 'effective',
    dailyLines: 'true',
    row: `CASE WHEN spread_days = 1 THEN "EffectiveCost" ELSE
      parts_of("EffectiveCost", spread_days, least($end, last_date) - charge_date + 1)
      - parts_of("EffectiveCost", spread_days, greatest($start, charge_date) - charge_date) END`,
    rowsInRange: 'charge_date <= $end AND last_date >= $start',
  },
};
