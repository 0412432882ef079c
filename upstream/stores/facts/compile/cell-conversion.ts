// Converts cells, and sums of cells, to the currency of the answer.
import { convertedLines } from './conversion-sql.ts';
import { COST_KINDS, type CostContext, distinctColumns, listOf, partsOf } from './cost-context.ts';
import { labelOf } from './groupings.ts';

/** The CTE `worth` with a comma behind it; nothing where the cells themselves are the source. */
export function convertedCells(context: CostContext): string {
  const { dialect, measures, keys, question, source, convert } = context;
  if (source === 'cell') return '';
  const labels = question.groupBy.flatMap((grouping, index) =>
    labelOf(grouping) === null ? [] : [`l${index}`],
  );
  const columns = ['vendor', 'period', 'bucket', ...keys, ...labels, ...distinctColumns(context)];
  const cells = convertedLines([...columns, 'label_day'], partsOf(measures), 'cell', convert);
  if (!convert.isByRate) return `worth ${dialect.once} (${cells}),\n    `;
  // Of rates of their own there are many more cells than groups and buckets.
  return `worth ${dialect.once} (${mergedBy(columns, ['max(label_day) AS label_day'], `(${cells}) AS worth_cells`, context)}),
    `;
}

/** SELECT of lines grouped by the columns, with the sums of all measures. `others` are further aggregates. */
export function mergedBy(
  columns: readonly string[],
  others: readonly string[],
  from: string,
  { measures }: CostContext,
): string {
  const merged = partsOf(measures).map(({ name, merge }) => `${merge}(${name}) AS ${name}`);
  return `SELECT ${listOf([columns, others, merged])} FROM ${from} GROUP BY ${listOf([columns])}`;
}

/** The CTE `merged` with a comma behind it: cells that are not converted, without their buckets; nothing where they are. */
export function mergedCells(context: CostContext): string {
  if (isConverted(context)) return '';
  const { dialect, keys, question, source } = context;
  const labels = question.groupBy.flatMap((grouping, index) =>
    labelOf(grouping) === null ? [] : [`l${index}`],
  );
  const columns = ['vendor', 'period', ...keys, ...labels, ...distinctColumns(context), 'currency'];
  return `merged ${dialect.once} (${mergedBy(columns, ['max(label_day) AS label_day'], source, context)}),
    `;
}

/** Are the amounts of the source in the currency of the answer? */
export function isConverted({ source, convert }: CostContext): boolean {
  return source === 'worth' || convert.isPlain;
}

/** Lines of the source put together by the columns, in the currency of the answer. */
export function converted(
  columns: readonly string[],
  others: readonly string[],
  from: string,
  context: CostContext,
): string {
  const { measures, convert } = context;
  if (isConverted(context)) return mergedBy(columns, others, from, context);
  const names = others.map((other) => other.split(' AS ')[1] ?? other);
  const cells = `(${mergedBy([...columns, 'currency'], others, from, context)}) AS merged_cells`;
  return convertedLines([...columns, ...names], partsOf(measures), cells, convert);
}

/**
 * A SELECT of a line for each rate that cells were converted by (its place in `bucket`), and one for each currency without a
 * rate with its sums; null where there is no other currency. `nothing` stands for columns that these lines do not have,
 * before and behind the currency; `from` are the cells, or these merged.
 */
export function foreignLines(
  context: CostContext,
  nothing: { before: readonly string[]; behind: readonly string[] },
  from: 'cell' | 'merged' = 'cell',
): string | null {
  const { measures, convert } = context;
  if (convert.isPlain) return null;
  const { factors, isByRate } = convert;
  const place = isByRate ? 'rate' : factors.isSome ? factors.place : '0';
  const kind = `CASE WHEN ${convert.isKnown('currency', 'rate_place')} THEN ${COST_KINDS.converted} ELSE ${COST_KINDS.unconverted} END`;
  const sums = measures.map(({ merged }) => merged);
  const cells = factors.isSome && !isByRate ? factors.joined(from) : from;
  return `
    SELECT ${listOf([kind, '0', 'period', 'rate_place', sums, nothing.before, 'currency', nothing.behind])}
    FROM (SELECT *, ${place} AS rate_place FROM ${cells} WHERE ${convert.isForeign('currency')}) AS foreign_cells
    GROUP BY period, currency, rate_place`;
}
