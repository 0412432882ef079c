// What rollups are made of: the rows of partitions, those of long usage once for each of their days.
import { dimensionColumns } from '../questions/dimensions.ts';
import {
  ROLLUP_DIMENSIONS,
  ROLLUP_LINES,
  ROLLUP_SUMS,
  ROLLUP_TABLES,
  type RollupTable,
} from './rollup-dimensions.ts';

/** What of the sums is made of other columns of the rows, and what later days of a long usage have of them. */
const SUMMED_COLUMNS = {
  on_demand: { first: 'coalesce(nullif("ContractedCost", 0), "ListCost", 0) AS on_demand', later: '0' },
  commitment_quantity: { first: '"CommitmentDiscountQuantity" AS commitment_quantity', later: 'NULL' },
  hours: { first: 'hours', later: 'NULL' },
  units: { first: 'units', later: 'NULL' },
};

/** What the rows are that rollups are made of. Planning a statement takes longer than the rows of a few. */
export interface RollupSource {
  /** Whether they are of several partitions, which their column `place` tells. */
  isDivided: boolean;
  /** Whether usage longer than a day is among them. */
  isSpread: boolean;
}

/** Columns of the rows that a table reads, but for those of its own sums. */
function groupedColumns(table: RollupTable): string[] {
  const dimensions = ROLLUP_DIMENSIONS[table];
  const [only] = ROLLUP_LINES[table] ?? [];
  const columns = new Set([
    ...['vendor', 'charge_date', 'spread_days', 'billing_month', '"BillingCurrency"'],
    ...['"BilledCost"', '"EffectiveCost"', 'quantity'],
    ...(table === 'tagDaily' ? ['"Tags"'] : []),
    ...(table === 'monthly' ? ['"x_ServiceCode"'] : []),
    ...dimensionColumns(only === undefined ? dimensions : [...dimensions, only]),
  ]);
  return [...columns];
}

/** All columns of the rows that rollups are made of. */
export const ROLLUP_SOURCE_COLUMNS: readonly string[] = [
  ...new Set([
    ...ROLLUP_TABLES.flatMap(groupedColumns),
    ...['"ListCost"', '"ContractedCost"', '"CommitmentDiscountQuantity"', 'hours', 'units'],
  ]),
];

/**
 * Usage longer than a day has a line on each of its days with its part of the effective cost, and the rest on the first.
 * The rows are read twice for it: kept for the second time, those of a large partition would fill the memory. They have
 * the columns alone that the table needs: planning takes its time by the column.
 */
export function partsOf(table: RollupTable, { isDivided, isSpread }: RollupSource): string {
  const sums = ROLLUP_SUMS[table];
  const columns = [...(isDivided ? ['place'] : []), ...groupedColumns(table)];
  const later = sums.map((sum) => `, ${SUMMED_COLUMNS[sum].later} AS ${sum}`).join('');
  const facts = `
  facts AS NOT MATERIALIZED (SELECT ${[...columns, ...sums.map((sum) => SUMMED_COLUMNS[sum].first)].join(', ')},
      coalesce("ListCost", 0) AS list, coalesce("ContractedCost", "ListCost", 0) AS contracted FROM read_parquet($rows))`;
  if (!isSpread)
    return `${facts},
  parts AS (SELECT *, charge_date AS day, "BilledCost" AS billed, "EffectiveCost" AS effective, 1 AS row_count FROM facts)`;
  return `${facts},
  parts AS (
    SELECT *, charge_date AS day, "BilledCost" AS billed, CASE WHEN spread_days = 1 THEN "EffectiveCost"
      ELSE parts_of("EffectiveCost", spread_days, 1) END AS effective, 1 AS row_count
    FROM facts
    UNION ALL
    SELECT facts.* REPLACE (0 AS list, 0 AS contracted, 0 AS quantity${later}),
      charge_date + CAST(later.day AS INTEGER) AS day, 0 AS billed,
      parts_of("EffectiveCost", spread_days, later.day + 1) - parts_of("EffectiveCost", spread_days, later.day) AS effective,
      0 AS row_count
    FROM facts, unnest(range(1, spread_days)) AS later(day) WHERE spread_days > 1
  )`;
}
