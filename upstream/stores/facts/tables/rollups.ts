// How the loader makes the rollups of a partition of its rows.
import { type Dimension, isLabelled, keyColumn, labelColumn } from '../questions/dimensions.ts';
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

const keysOf = (dimensions: readonly Dimension[]) => dimensions.map(keyColumn);

const labelsOf = (dimensions: readonly Dimension[]) => dimensions.filter(isLabelled).map(labelColumn);

/** The newest label of rows that have a name, else the key; of several at one instant always the same one. */
const newestLabels = (dimensions: readonly Dimension[]) =>
  dimensions.filter(isLabelled).map((dimension) => {
    const [key, label] = [keyColumn(dimension), labelColumn(dimension)];
    return `max({'isNamed': ${label} <> ${key}, 'at': "ChargePeriodStart", 'label': ${label}}).label AS ${label}`;
  });

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
  const dimensions = ROLLUP_DIMENSIONS[table];
  const keys = keysOf(dimensions).join(', ');
  const [only] = ROLLUP_LINES[table] ?? [];
  const labels = newestLabels(dimensions).map((label) => `${label}, `);
  return `WITH ${PARTS}
    SELECT vendor, day, billing_month, "BillingCurrency" AS currency, ${keys},
      ${labels.join('')}${summedOf(table)}
    FROM parts ${only === undefined ? '' : `WHERE ${keyColumn(only)} <> ''`}
    GROUP BY vendor, day, billing_month, currency, ${keys} ORDER BY day, account_key`;
}

/** Lines differ by labels too, with the last day that had them: so the newest label of months is that of their days. */
function byMonth(table: RollupTable): string {
  const dimensions = ROLLUP_DIMENSIONS[table];
  const keys = [...keysOf(dimensions), ...labelsOf(dimensions)].join(', ');
  return `WITH ${PARTS}
    SELECT vendor, CAST(date_trunc('month', day) AS DATE) AS month, max(day) AS last_day, billing_month,
      "BillingCurrency" AS currency, ${keys}, ${SUMMED}
    FROM parts GROUP BY vendor, month, billing_month, currency, ${keys} ORDER BY month, account_key`;
}

/** A line of each key of a tag that its rows have, and one of all rows, tagged or not, whose key is empty. */
function byTag(table: RollupTable): string {
  const dimensions = ROLLUP_DIMENSIONS[table];
  const keys = keysOf(dimensions).join(', ');
  return `WITH ${PARTS},
    entries AS (SELECT *, unnest(list_prepend({'key': '', 'value': ''}, coalesce(map_entries("Tags"), []))) AS entry FROM parts)
    SELECT vendor, day, billing_month, "BillingCurrency" AS currency, entry.key AS tag_key,
      coalesce(entry.value, '') AS tag_value, ${keys}, ${newestLabels(dimensions).join(', ')}, ${SUMMED},
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
