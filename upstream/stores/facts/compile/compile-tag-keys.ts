// Turns a question for the keys of tags into SQL and its parameters.

import { dimensionsOf, isSpread, measureSql } from '../questions/measures.ts';
import type { TagKeysQuestion } from '../questions/question.ts';
import type { Conversion } from '../questions/rates.ts';
import { linesOf } from '../tables/lines.ts';
import { ROLLUP_DIMENSIONS, type RollupTable } from '../tables/rollup-dimensions.ts';
import { reasonOf, type TableReason } from '../tables/table-reasons.ts';
import { conversionSql, convertedLines, rateLines } from './conversion-sql.ts';
import type { Dialect } from './dialect.ts';
import { filterConditions, type Reads, readsOf } from './groupings.ts';
import { Bindings, type Statement } from './statement.ts';
import { matchesText } from './text-match.ts';

type TagKeysTable = 'rows' | 'tagDaily';

function readsOfKeys({ filters, measure }: TagKeysQuestion): Reads {
  return readsOf([...filters.map(({ dimension }) => dimension), ...dimensionsOf(measure)]);
}

/** Which table knows all that is asked for, and why it is no smaller one. */
export function tagKeysTable(
  question: TagKeysQuestion,
  rollups: readonly RollupTable[],
): { table: TagKeysTable; reason: TableReason } {
  const { dimensions, tags } = readsOfKeys(question);
  // A line of the rollup has one tag: it does not say which others its rows have.
  if (tags.size > 0) return { table: 'rows', reason: reasonOf('TAGS') };
  const unknown = [...dimensions].find((each) => !ROLLUP_DIMENSIONS.tagDaily.includes(each));
  const isRolledUp = unknown === undefined && rollups.includes('tagDaily');
  return { table: isRolledUp ? 'tagDaily' : 'rows', reason: reasonOf('TAG', unknown) };
}

/**
 * Lines (vendor, tag_key, total, row_total, key_count), by falling measure; a line without a vendor tells the count alone.
 * A key whose values all are empty tells nothing apart, and is none of them.
 */
export function compileTagKeys(
  dialect: Dialect,
  question: TagKeysQuestion,
  parts: readonly string[],
  conversion: Conversion,
  table: TagKeysTable,
): Statement {
  const bind = new Bindings(dialect);
  const convert = conversionSql(dialect, bind, conversion);
  const { filters, time, range, measure, contains, limit, skip } = question;
  const isAmongDays = isSpread([measure]);
  const [asked, rows] = [measureSql(measure, 0, isAmongDays), measureSql('rows', 1, isAmongDays)];
  const sums = [...asked.parts, ...rows.parts];
  const reads = readsOfKeys(question);
  const place = { dialect, bind, table };
  const lines = linesOf({
    ...place,
    parts,
    ranges: [range],
    time,
    reads,
    isSpread: isAmongDays,
    isByTagKey: true,
  });
  const conditions = [...filterConditions(filters, place), `tag_key <> ''`];
  if (contains !== undefined) conditions.push(matchesText('tag_key', 'contains', contains, place));
  if (!isAmongDays) conditions.push('row_count <> 0');
  const day = time === 'billing' ? 'billing_month' : 'day';
  const group = [
    ...['vendor', 'tag_key', ...(convert.isPlain ? [] : ['currency'])],
    ...(convert.isByRate ? [`${convert.placeBeside('currency', day)} AS rate`] : []),
  ];
  const sql = `
    WITH ${rateLines(dialect, convert)}cell AS (
      SELECT ${group.join(', ')}, ${sums.map(({ name, sql: sum }) => `${sum} AS ${name}`).join(', ')},
        max(CASE WHEN tag_value <> '' THEN 1 ELSE 0 END) AS has_value
      FROM ${lines}${convert.isByRate ? ' CROSS JOIN place_line' : ''} WHERE ${conditions.join(' AND ')}
      GROUP BY ${group.map((each) => each.split(' AS ').at(-1)).join(', ')}
    ), amounts AS (${convertedLines(['vendor', 'tag_key', 'has_value'], sums, 'cell', convert)}
    ), keys ${dialect.once} (
      SELECT vendor, tag_key, ${asked.merged} AS total, ${rows.merged} AS row_total FROM amounts GROUP BY vendor, tag_key
      HAVING max(has_value) = 1
    ), counted AS (
      SELECT count(*) AS key_count FROM keys
    ), page AS (
      SELECT vendor, tag_key, total, row_total FROM keys
      ORDER BY total DESC, vendor, tag_key LIMIT ${bind.integer(limit)} OFFSET ${bind.integer(skip)}
    )
    SELECT page.vendor AS vendor_code, page.tag_key AS tag_key, ${dialect.asNumber('page.total')} AS total,
      ${dialect.asNumber('page.row_total')} AS row_total,
      ${dialect.asCount('key_count')} AS key_count
    FROM counted LEFT JOIN page ON true ORDER BY page.total DESC, page.vendor, page.tag_key`;
  return bind.statement(sql);
}
