// How the loader makes the rollups of a partition of its rows.

import { type Dimension, isLabelled, keyColumn, labelColumn } from '../questions/dimensions.ts';
import { sqlText } from '../sql-text.ts';
import { NO_DAY } from './lines.ts';
import {
  COST_SUMS,
  ROLLUP_DIMENSIONS,
  ROLLUP_LINES,
  ROLLUP_SUMS,
  type RollupTable,
} from './rollup-dimensions.ts';

/**
 * Usage longer than a day has a line on each of its days with its part of the effective cost, and the rest on the first.
 * The rows are read twice: kept for the second time, those of a large partition would fill the memory.
 */
const PARTS = `
  facts AS NOT MATERIALIZED (SELECT *, coalesce("ListCost", 0) AS list, coalesce("ContractedCost", "ListCost", 0) AS contracted,
      coalesce(nullif("ContractedCost", 0), "ListCost", 0) AS on_demand, "CommitmentDiscountQuantity" AS commitment_quantity
    FROM read_parquet($rows)),
  parts AS (
    SELECT *, charge_date AS day, "BilledCost" AS billed, CASE WHEN spread_days = 1 THEN "EffectiveCost"
      ELSE parts_of("EffectiveCost", spread_days, 1) END AS effective, 1 AS row_count
    FROM facts
    UNION ALL
    SELECT facts.* REPLACE (0 AS list, 0 AS contracted, 0 AS quantity, 0 AS on_demand,
        NULL AS commitment_quantity, NULL AS hours, NULL AS units),
      charge_date + CAST(place AS INTEGER) AS day, 0 AS billed,
      parts_of("EffectiveCost", spread_days, place + 1) - parts_of("EffectiveCost", spread_days, place) AS effective,
      0 AS row_count
    FROM facts, unnest(range(1, spread_days)) AS later(place) WHERE spread_days > 1
  )`;

/**
 * A line has one label of each key: of rows that are named otherwise there are other lines. So the newest label of any
 * lines is that of their rows, which it would not be if a line had the newest of its own.
 */
const keysOf = (dimensions: readonly Dimension[]) => [
  ...dimensions.map(keyColumn),
  ...dimensions.filter(isLabelled).map(labelColumn),
];

const SUMMED = [
  ...COST_SUMS.map((sum) => `coalesce(sum(${sum}), 0) AS ${sum}`),
  'CAST(sum(row_count) AS INTEGER) AS row_count',
].join(', ');

/** Of lines that are unknown in part the sum is unknown, too. */
const KNOWN_SUMS: Record<(typeof ROLLUP_SUMS)[RollupTable][number], string> = {
  on_demand: 'coalesce(sum(on_demand), 0)',
  commitment_quantity: 'sum(commitment_quantity)',
  hours: 'sum(hours)',
  units: 'CASE WHEN count(hours) = count(units) THEN sum(units) END',
};

const summedOf = (table: RollupTable) =>
  [...ROLLUP_SUMS[table].map((sum) => `${KNOWN_SUMS[sum]} AS ${sum}`), SUMMED].join(', ');

/** Sorted by day and account alone: by all keys it takes three times as long and saves a tenth of the bytes. */
function byDay(table: RollupTable): string {
  const keys = keysOf(ROLLUP_DIMENSIONS[table]).join(', ');
  const [only] = ROLLUP_LINES[table] ?? [];
  return `WITH ${PARTS}
    SELECT vendor, day, billing_month, "BillingCurrency" AS currency, ${keys},
      ${summedOf(table)}
    FROM parts ${only === undefined ? '' : `WHERE ${keyColumn(only)} <> ''`}
    GROUP BY vendor, day, billing_month, currency, ${keys} ORDER BY day, account_key`;
}

/** With the last day of each line, and the last one on which a row of it began. */
function byMonth(table: RollupTable): string {
  const keys = keysOf(ROLLUP_DIMENSIONS[table]).join(', ');
  return `WITH ${PARTS}
    SELECT vendor, CAST(date_trunc('month', day) AS DATE) AS month, max(day) AS last_day,
      coalesce(max(CASE WHEN row_count <> 0 THEN day END), DATE ${sqlText(NO_DAY)}) AS last_row_day, billing_month,
      "BillingCurrency" AS currency, ${keys}, ${SUMMED}
    FROM parts GROUP BY vendor, month, billing_month, currency, ${keys} ORDER BY month, account_key`;
}

/** A line of each key of a tag that its rows have, and one of all rows, tagged or not, whose key is empty. */
function byTag(table: RollupTable): string {
  const keys = keysOf(ROLLUP_DIMENSIONS[table]).join(', ');
  return `WITH ${PARTS},
    entries AS (SELECT *, unnest(list_prepend({'key': '', 'value': ''}, coalesce(map_entries("Tags"), []))) AS entry FROM parts)
    SELECT vendor, day, billing_month, "BillingCurrency" AS currency, entry.key AS tag_key,
      coalesce(entry.value, '') AS tag_value, ${keys}, ${SUMMED},
      CAST(count(*) AS INTEGER) AS line_count
    FROM entries GROUP BY vendor, day, billing_month, currency, tag_key, tag_value, ${keys}
    ORDER BY tag_key, day`;
}

/** SELECT over the file $rows, for each rollup; the columns are those of FACT_TABLES. */
export const ROLLUPS: Record<RollupTable, string> = {
  accountDaily: byDay('accountDaily'),
  daily: byDay('daily'),
  monthly: byMonth('monthly'),
  tagDaily: byTag('tagDaily'),
  commitmentDaily: byDay('commitmentDaily'),
  computeDaily: byDay('computeDaily'),
  computeHourly: byDay('computeHourly'),
};
