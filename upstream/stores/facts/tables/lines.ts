// The lines that a question sums, the same columns regardless of the table: vendor, day, label_day (its labels are of that
// day), billing_month, currency, the dimensions, the tag, the sums and row_count.
import { addDays, type DateRange, earlierOf, laterOf } from '../../../../lib/calendar/calendar.ts';
import type { Dialect } from '../compile/dialect.ts';
import type { Reads } from '../compile/groupings.ts';
import type { Bindings } from '../compile/statement.ts';
import { dimensionColumns, isLabelled } from '../questions/dimensions.ts';
import type { Scope } from '../questions/question.ts';
import type { FactSum } from './rollup-dimensions.ts';
import type { FactTable } from './tables.ts';

export interface LinesOf {
  dialect: Dialect;
  bind: Bindings;
  table: FactTable;
  parts: readonly string[];
  /** One, or several that have no day in common. */
  ranges: readonly DateRange[];
  time: Scope['time'];
  reads: Reads;
  /** What is summed beside the costs: the table has it. */
  sums?: readonly FactSum[];
  /** Does long usage have a line on each of its days? */
  isSpread: boolean;
  /** A line for each key of a tag that a row has, in the columns tag_key and tag_value. */
  isByTagKey?: boolean;
}

const SUMS = ['billed', 'effective', 'list', 'contracted', 'quantity', 'row_count'];

/** What FROM names. Only lines of the ranges are in it. */
export function linesOf(lines: LinesOf): string {
  if (lines.table === 'rows')
    return lines.isByTagKey
      ? `(SELECT *, ${lines.dialect.tagValue('"Tags"', 'tag_key')} AS tag_value FROM ${lines.dialect.tagKeys(`(${rowLines(lines)})`, '"Tags"', 'tag_key')}) AS facts`
      : `(${rowLines(lines)}) AS facts`;
  if (lines.table === 'tagDaily')
    return `(${lines.isByTagKey ? rollupLines(lines) : tagLines(lines)}) AS facts`;
  return `(${rollupLines(lines)}) AS facts`;
}

function rollupLines(lines: LinesOf): string {
  const { dialect, bind, table, parts, ranges, time, reads, sums = [], isByTagKey } = lines;
  const day = table === 'monthly' ? 'month' : 'day';
  return `SELECT vendor, ${day} AS day, ${labelDay(lines)} AS label_day, billing_month, currency${columnsOf(reads)}, ${[...SUMS, ...sums].join(', ')}${isByTagKey ? ', tag_key, tag_value' : ''}
    FROM ${dialect.scan(table, parts, bind, { dimensions: reads.dimensions })} AS lines
    WHERE ${inRanges(time, day, ranges, bind)}`;
}

/** Earlier than any label: of lines without rows, which the first days of their charges have the labels of. */
export const NO_DAY = '1970-01-01';

/** Later days of long charges count where the charges are spread over them: as among the lines of rows. */
function labelDay({ table, time, isSpread, bind }: LinesOf, rowCount = 'row_count'): string {
  const isOfDays = isSpread && time !== 'billing';
  if (table === 'monthly') return isOfDays ? 'last_day' : 'last_row_day';
  return isOfDays || !isSpread ? 'day' : `CASE WHEN ${rowCount} <> 0 THEN day ELSE ${bind.date(NO_DAY)} END`;
}

/**
 * A line with the tag counts for its value, and against the lines without the tag, which are those of all rows less
 * those that have it: `line_count` is 0 where none are left.
 */
function tagLines(lines: LinesOf): string {
  const { dialect, bind, table, parts, ranges, time, reads } = lines;
  const [tag] = reads.tags;
  const key = bind.text(tag ?? '');
  const sums = [...SUMS, 'line_count'].map(
    (sum) => `CASE WHEN side = 1 THEN ${sum} ELSE -${sum} END AS ${sum}`,
  );
  const both = `SELECT vendor, day, day AS label_day, billing_month, currency${columnsOf(reads)},
      CASE WHEN side = 1 THEN lines.tag_value ELSE '' END AS tag_value, ${sums.join(', ')}
    FROM ${dialect.scan(table, parts, bind)} AS lines CROSS JOIN (SELECT 1 AS side UNION ALL SELECT -1 AS side) AS sides
    WHERE ${inRanges(time, 'day', ranges, bind)} AND (tag_key = '' AND side = 1 OR tag_key = ${key})
      AND tag_key IN ('', ${key})`;
  return hasLabels(reads) ? netted(both, lines) : both;
}

/** Without the days on which no line is left: a label of theirs is none of the lines without the tag. */
function netted(both: string, lines: LinesOf): string {
  const keys = `vendor, day, billing_month, currency${columnsOf(lines.reads)}, tag_value`;
  const sums = [...SUMS, 'line_count'].map((sum) => `sum(sides.${sum}) AS ${sum}`);
  return `SELECT ${keys}, ${labelDay(lines, 'sum(sides.row_count)')} AS label_day, ${sums.join(', ')}
    FROM (${both}) AS sides GROUP BY ${keys}
    HAVING sum(sides.${lines.isSpread ? 'line_count' : 'row_count'}) <> 0`;
}

const hasLabels = ({ dimensions }: Reads) => [...dimensions].some(isLabelled);

/** As the rows have them; the later days of long usage have none. */
const ROW_SUMS: Partial<Record<FactSum, { first: string; later: string }>> = {
  on_demand: { first: 'coalesce(nullif("ContractedCost", 0), "ListCost", 0)', later: '0' },
  commitment_quantity: { first: '"CommitmentDiscountQuantity"', later: 'NULL' },
  hours: { first: 'hours', later: 'NULL' },
  units: { first: 'units', later: 'NULL' },
};

const rowSums = (sums: readonly FactSum[], day: 'first' | 'later') =>
  sums.map((sum) => `, ${ROW_SUMS[sum]?.[day] ?? sum} AS ${sum}`).join('');

/** Billing rows; long usage has its later days as lines without rows, as in the rollups. */
function rowLines(lines: LinesOf): string {
  const { dialect, bind, table, parts, ranges, time, reads, sums = [] } = lines;
  const isSpread = lines.isSpread && time !== 'billing';
  const part = (count: string) => dialect.partsOf('"EffectiveCost"', 'spread_days', count);
  const tags = reads.tags.size > 0 || lines.isByTagKey ? ', "Tags"' : '';
  const shared = `billing_month, "BillingCurrency" AS currency${columnsOf(reads)}${tags}`;
  const whole = `
    SELECT vendor, charge_date AS day, charge_date AS label_day, ${shared}, "BilledCost" AS billed,
      ${isSpread ? `CASE WHEN spread_days = 1 THEN "EffectiveCost" ELSE ${part('1')} END` : '"EffectiveCost"'} AS effective,
      coalesce("ListCost", 0) AS list, coalesce("ContractedCost", "ListCost", 0) AS contracted,
      coalesce(quantity, 0) AS quantity, 1 AS row_count${rowSums(sums, 'first')}
    FROM ${dialect.scan(table, parts, bind)} AS lines WHERE ${inRanges(time, 'charge_date', ranges, bind)}`;
  if (!isSpread) return whole;
  const day = dialect.addDays('charge_date', 'place');
  const { start, end } = hullOf(ranges);
  const long = `(SELECT * FROM ${dialect.scan(table, parts, bind)} AS lines
    WHERE spread_days > 1 AND charge_date <= ${bind.date(end)} AND last_date >= ${bind.date(start)})`;
  const later = `
    SELECT vendor, ${day} AS day, ${day} AS label_day, ${shared}, 0 AS billed,
      ${part('place + 1')} - ${part('place')} AS effective, 0 AS list, 0 AS contracted, 0 AS quantity, 0 AS row_count${rowSums(sums, 'later')}
    FROM ${dialect.numbered(long, 'spread_days', 'place')}
    WHERE place > 0 AND ${inRanges(time, day, ranges, bind)}`;
  return `${whole} UNION ALL ${later}`;
}

/**
 * Of neighbours the days from the first to the last; beside other ranges these are told as well: engines compare them with
 * the statistics of files.
 */
function inRanges(time: Scope['time'], day: string, ranges: readonly DateRange[], bind: Bindings): string {
  const axis = time === 'billing' ? 'billing_month' : day;
  const within = ({ start, end }: DateRange) => `${axis} BETWEEN ${bind.date(start)} AND ${bind.date(end)}`;
  const hull = within(hullOf(ranges));
  return areNeighbours(ranges) ? hull : `${hull} AND (${ranges.map(within).join(' OR ')})`;
}

/** Is there no day between them? */
function areNeighbours(ranges: readonly DateRange[]): boolean {
  const inOrder = ranges.toSorted((one, other) => (one.start < other.start ? -1 : 1));
  return inOrder.every((range, index) => {
    const before = inOrder[index - 1];
    return before === undefined || range.start === addDays(before.end, 1);
  });
}

function hullOf(ranges: readonly DateRange[]): DateRange {
  return ranges.reduce((one, other) => ({
    start: earlierOf(one.start, other.start),
    end: laterOf(one.end, other.end),
  }));
}

function columnsOf({ dimensions }: Reads): string {
  return dimensionColumns([...dimensions])
    .map((column) => `, ${column}`)
    .join('');
}
