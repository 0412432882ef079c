// How the loader makes the rollups of a partition of its rows.
import { DAILY_DIMENSIONS, isLabelled, keyColumn, labelColumn } from './dimensions.ts';
import type { FactTable } from './tables.ts';

const KEYS = DAILY_DIMENSIONS.map(keyColumn).join(', ');
/** The newest label of rows that have a name, else the key; of several at one instant always the same one. */
const LABELS = DAILY_DIMENSIONS.filter(isLabelled).map((dimension) => {
  const [key, label] = [keyColumn(dimension), labelColumn(dimension)];
  return `max({'isNamed': ${label} <> ${key}, 'at': "ChargePeriodStart", 'label': ${label}}).label AS ${label}`;
});

/** Usage longer than a day has a line on each of its days with its part of the effective cost, and the rest on the first. */
const DAILY = `
  WITH facts AS (SELECT * FROM read_parquet($rows)),
  parts AS (
    SELECT * REPLACE (CASE WHEN spread_days = 1 THEN "EffectiveCost"
      ELSE parts_of("EffectiveCost", spread_days, 1) END AS "EffectiveCost"), charge_date AS day, 1 AS rows
    FROM facts
    UNION ALL
    SELECT facts.* REPLACE (
        parts_of("EffectiveCost", spread_days, place + 1) - parts_of("EffectiveCost", spread_days, place) AS "EffectiveCost",
        0 AS "BilledCost", 0 AS "ListCost", 0 AS "ContractedCost", 0 AS quantity),
      charge_date + CAST(place AS INTEGER) AS day, 0 AS rows
    FROM facts, unnest(range(1, spread_days)) AS later(place) WHERE spread_days > 1
  )
  SELECT vendor, day, billing_month, "BillingCurrency" AS currency, ${KEYS}, ${LABELS.join(', ')},
    sum("BilledCost") AS billed, sum("EffectiveCost") AS effective, coalesce(sum("ListCost"), 0) AS list,
    coalesce(sum(coalesce("ContractedCost", "ListCost")), 0) AS contracted,
    coalesce(sum(quantity), 0) AS quantity, CAST(sum(rows) AS INTEGER) AS row_count
  FROM parts
  GROUP BY vendor, day, billing_month, currency, ${KEYS}
  ORDER BY day, ${KEYS}, currency`;

/** SELECT over the file $rows, for each rollup; the columns are those of FACT_TABLES. */
export const ROLLUPS: Record<Exclude<FactTable, 'rows'>, string> = { daily: DAILY };
