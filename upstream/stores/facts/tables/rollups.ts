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
import { partsOf, type RollupSource } from './rollup-source.ts';

/**
 * Small partitions are not sorted: they fit into few row groups, packs sort their lines later, and unsorted files are up to
 * a fifth smaller.
 */
const ordered = ({ isDivided }: RollupSource, columns: string) => (isDivided ? '' : `ORDER BY ${columns}`);

const placesOf = ({ isDivided }: RollupSource) => (isDivided ? 'place, ' : '');

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
function byDay(table: RollupTable, source: RollupSource): string {
  const keys = keysOf(ROLLUP_DIMENSIONS[table]).join(', ');
  const [only] = ROLLUP_LINES[table] ?? [];
  const places = placesOf(source);
  return `WITH ${partsOf(table, source)}
    SELECT ${places}vendor, day, billing_month, "BillingCurrency" AS currency, ${keys},
      ${summedOf(table)}
    FROM parts ${only === undefined ? '' : `WHERE ${keyColumn(only)} <> ''`}
    GROUP BY ${places}vendor, day, billing_month, currency, ${keys}
    ${ordered(source, 'day, account_key')}`;
}

/** With the last day of each line, the last one on which a row of it began, and the code of its service. */
function byMonth(table: RollupTable, source: RollupSource): string {
  const keys = keysOf(ROLLUP_DIMENSIONS[table]).join(', ');
  const places = placesOf(source);
  return `WITH ${partsOf(table, source)}
    SELECT ${places}vendor, CAST(date_trunc('month', day) AS DATE) AS month, max(day) AS last_day,
      coalesce(max(CASE WHEN row_count <> 0 THEN day END), DATE ${sqlText(NO_DAY)}) AS last_row_day, billing_month,
      "BillingCurrency" AS currency, coalesce("x_ServiceCode", '') AS service_code, ${keys}, ${SUMMED}
    FROM parts GROUP BY ${places}vendor, month, billing_month, currency, service_code, ${keys}
    ${ordered(source, 'month, account_key')}`;
}

/** A line of each key of a tag that its rows have, and one of all rows, tagged or not, whose key is empty. */
function byTag(table: RollupTable, source: RollupSource): string {
  const keys = keysOf(ROLLUP_DIMENSIONS[table]).join(', ');
  const places = placesOf(source);
  return `WITH ${partsOf(table, source)},
    entries AS (SELECT *, unnest(list_prepend({'key': '', 'value': ''}, coalesce(map_entries("Tags"), []))) AS entry FROM parts)
    SELECT ${places}vendor, day, billing_month, "BillingCurrency" AS currency, entry.key AS tag_key,
      coalesce(entry.value, '') AS tag_value, ${keys}, ${SUMMED},
      CAST(count(*) AS INTEGER) AS line_count
    FROM entries GROUP BY ${places}vendor, day, billing_month, currency, tag_key, tag_value, ${keys}
    ${ordered(source, 'tag_key, day')}`;
}

/** SELECT over the file $rows, for each rollup; the columns are those of FACT_TABLES, after `place` where the rows have it. */
export function rollupsOf(source: RollupSource): Record<RollupTable, string> {
  return {
    accountDaily: byDay('accountDaily', source),
    daily: byDay('daily', source),
    monthly: byMonth('monthly', source),
    tagDaily: byTag('tagDaily', source),
    commitmentDaily: byDay('commitmentDaily', source),
    computeDaily: byDay('computeDaily', source),
    computeHourly: byDay('computeHourly', source),
  };
}
