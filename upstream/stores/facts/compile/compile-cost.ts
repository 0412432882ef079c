// Turns a cost question into SQL and its parameters.

import type { CostQuestion } from '../questions/question.ts';
import type { Conversion } from '../questions/rates.ts';
import { converted, convertedCells, foreignLines, isConverted, mergedCells } from './cell-conversion.ts';
import { compileTotals, isOfTotals } from './compile-totals.ts';
import { convertedLines, rateLines } from './conversion-sql.ts';
import { cellsOf } from './cost-cells.ts';
import {
  COST_KINDS,
  type CostContext,
  CURRENT,
  contextOf,
  countedColumns,
  distinctColumns,
  listOf,
  type PartSegment,
} from './cost-context.ts';
import type { Dialect } from './dialect.ts';
import { labelOf, type Reads } from './groupings.ts';
import { isRankedFirst, seriesOf, withoutBuckets } from './ranked-first.ts';
import type { Statement } from './statement.ts';
import { matchesText } from './text-match.ts';

/** How many of the others are named. */
export const NAMED_OTHERS = 1000;

/**
 * Lines in no order (kind, line, period, bucket, m0 …, vendor, text, k0 …, l0 …). `line` is the rank of a listed group, from 1, or 0
 * for the others; amounts are summed as decimals and become numbers at the very end.
 */
export function compileCost(
  dialect: Dialect,
  question: CostQuestion,
  segments: readonly PartSegment[],
  reads: Reads,
  conversion: Conversion,
): Statement {
  const context = contextOf(dialect, question, conversion);
  const isFirst = isRankedFirst(question, segments);
  const ranking = isFirst ? withoutBuckets(context) : context;
  const cells = cellsOf(segments, reads, ranking);
  if (isOfTotals(question)) return compileTotals(cells, context);
  const placed = isFirst ? seriesOf(segments, reads, context, listedGroups(context)) : placedOf(context);
  const sql = `
    WITH ${rateLines(dialect, context.convert)}cell ${dialect.once} (${cells}),
    ${convertedCells(ranking)}${mergedCells(ranking)}sums ${dialect.once} (${sumsOf(ranking)}),
    ranked ${dialect.once} (${rankedOf(ranking)}),
    placed ${dialect.once} (${placed}),
    lines AS (${answerLines(context, ranking)})
    SELECT ${answerColumns(context).join(', ')}
    FROM lines`;
  return context.bind.statement(sql);
}

/** One line a group, of both periods; its measures are those of the current one, to order groups by. */
function sumsOf(context: CostContext): string {
  const { dialect, question, measures, keys } = context;
  const labels = question.groupBy.map((grouping, index) => {
    const key = keys[index] ?? '';
    if (labelOf(grouping) === null) return `${key} AS label${index}`;
    const dated = dialect.datedLabel(`l${index} <> ${key}`, 'label_day', `l${index}`);
    return `${dialect.labelIn(`max(${dated})`)} AS label${index}`;
  });
  const named = question.groupBy.flatMap((grouping, index) =>
    labelOf(grouping) === null ? [] : [`l${index}`],
  );
  const distinct = distinctColumns(context);
  const parts = measures.flatMap((measure) => measure.parts);
  const counted = [...parts.map(({ name }) => name), ...distinct];
  const current = counted.map((name) => `CASE WHEN period = ${CURRENT} THEN ${name} END AS ${name}`);
  const group = listOf(['vendor', keys]);
  const merged = measures.map(({ merged: sql }, index) => `${sql} AS s${index}`);
  const columns = ['vendor', 'period', ...keys, ...named, ...distinct, 'label_day'];
  const amounts = isConverted(context)
    ? context.source
    : `(${convertedLines(columns, parts, 'merged', context.convert)}) AS amounts`;
  return `SELECT ${listOf([group, labels, merged])}
    FROM (SELECT ${listOf(['vendor', 'label_day', keys, named, current])} FROM ${amounts}) AS current_amounts
    GROUP BY ${group}`;
}

function rankedOf({ dialect, bind, question: { order, search }, keys }: CostContext): string {
  const { by = 0, isRising = false } = order ?? {};
  const first = by === 'label' ? (keys.length > 0 ? 'label0' : 'vendor') : `coalesce(s${by}, 0)`;
  const found =
    search === undefined
      ? []
      : ['k0', 'label0'].map((each) => matchesText(each, 'contains', search, { dialect, bind }));
  // A plain integer: what counts rows has a type of its own, which not every engine mixes with others.
  return `SELECT *, CAST(row_number() OVER (ORDER BY ${first} ${isRising ? 'ASC' : 'DESC'}, ${listOf(['vendor', keys])})
      AS INTEGER) AS rank
    FROM sums ${found.length > 0 ? `WHERE ${found.join(' OR ')}` : ''}`;
}

/** Cells of the listed groups, and of all others as one: put together where there are several buckets of a line. */
function placedOf(context: CostContext): string {
  const { measures, keys, source, question } = context;
  const onKeys = ['vendor', ...keys].map((key) => `${source}.${key} = ranked.${key}`).join(' AND ');
  const parts = measures.flatMap(({ parts: each }) => each.map(({ name }) => name));
  const distinct = distinctColumns(context);
  const money = isConverted(context) ? [] : ['currency'];
  const cells = `SELECT CASE WHEN ${listedGroups(context)} THEN rank ELSE 0 END AS line, period, bucket,
      ${listOf([money, `${source}.vendor AS vendor`, parts, distinct])}
    FROM ${source} JOIN ranked ON ${onKeys}`;
  if (question.unit === null && isConverted(context)) return cells;
  const columns = ['line', 'period', 'bucket', ...countedColumns(context)];
  return converted(columns, [], `(${cells}) AS placed_cells`, context);
}

/** Condition on `ranked`: is the group listed, or one of the others. */
function listedGroups({ dialect, bind, keys, question: { only, limit, skip } }: CostContext): string {
  if (!only) return `rank BETWEEN ${bind.integer(skip + 1)} AND ${bind.integer(skip + limit)}`;
  const columns = ['ranked.vendor', ...keys.map((key) => `ranked.${key}`)].join(`, '\u001f', `);
  const wanted = only.map(({ vendor, keys: values }) => [vendor, ...values].join('\u001f'));
  return dialect.isIn(`concat(${columns})`, bind.texts(wanted));
}

/** `ranking` is the context that groups were ranked in. It may have no buckets. */
function answerLines(context: CostContext, ranking: CostContext): string {
  const { dialect, bind, question, measures, keys } = context;
  const merged = measures.map(({ merged: sql }, index) => `${sql} AS v${index}`);
  const nothing = measures.map(() => 'NULL');
  const names = [...keys, ...keys.map((_, index) => `label${index}`)];
  const noNames = (as: boolean) =>
    ['NULL', 'NULL', ...names.map(() => 'NULL')].map((none, index) =>
      as ? `${none} AS ${['vendor_code', 'text', ...names][index]}` : none,
    );
  const kind = dialect.grouping(['line', 'bucket']);
  const sets =
    question.unit === null
      ? '(line, period), (period)'
      : '(line, period, bucket), (line, period), (period, bucket), (period)';
  const bucket = question.unit === null ? '0' : 'bucket';
  const kindOf = question.unit === null ? `2 * ${dialect.grouping(['line'])} + 1` : kind;
  const listed = listedGroups(context);
  const named = bind.integer(question.skip + question.limit + NAMED_OTHERS);
  const foreign = foreignLines(
    ranking,
    { before: ['NULL'], behind: names.map(() => 'NULL') },
    isConverted(ranking) ? 'cell' : 'merged',
  );
  return `
    SELECT ${kindOf} AS kind, line, period, ${bucket} AS bucket, ${listOf([merged, noNames(true)])}
    FROM placed GROUP BY GROUPING SETS (${sets})
    UNION ALL
    SELECT ${listOf([`${COST_KINDS.group}`, `CASE WHEN ${listed} THEN rank ELSE 0 END`, '0', 'rank', nothing, 'vendor', 'NULL', names])}
    FROM ranked WHERE ${listed} OR rank <= ${named}
    UNION ALL
    SELECT ${listOf([`${COST_KINDS.count}`, 'CAST(count(*) AS INTEGER)', '0', '0', nothing, noNames(false)])} FROM ranked
    ${foreign === null ? '' : `UNION ALL ${foreign}`}`;
}

function answerColumns({ dialect, measures, keys }: CostContext): string[] {
  return [
    ...['kind', 'line', 'period', 'bucket'].map((name) => `${dialect.asCount(name)} AS ${name}`),
    ...measures.map((_, index) => `${dialect.asNumber(`v${index}`)} AS v${index}`),
    'vendor_code',
    'text',
    ...keys,
    ...keys.map((_, index) => `label${index}`),
  ];
}
