// Tells by the numbers of a whole column whether their commas are decimal commas or group the digits.
import type { DuckDBConnection } from '@duckdb/node-api';
import { numberOf, textOf } from '../../stores/facts/duckdb/result.ts';
import { sqlText } from '../../stores/facts/sql-text.ts';
import type { DecimalMark, TextMeasure } from '../formats/notation.ts';
import type { SourceFile } from '../formats/source-file.ts';
import { askSource } from './date-order.ts';

export interface DecimalEvidence {
  /** By the name of the column in the file: those with commas that are told. */
  marks: Map<string, DecimalMark>;
  /** Columns whose commas may be either, each with one of its numbers. */
  open: { column: string; text: string }[];
}

const SIGN = '[-+]?';
const EXPONENT = '([eE][-+]?[0-9]+)?';
/** One comma before three digits: 1,234 may be a thousand and more, or one and a bit. */
const EITHER = `${SIGN}[1-9][0-9]{0,2},[0-9]{3}`;
const DECIMAL_COMMA = [
  `${SIGN}[0-9]*,[0-9]+${EXPONENT}`,
  `${SIGN}[0-9]{1,3}([.][0-9]{3})+,[0-9]+`,
  `${SIGN}[0-9]{1,3}([.][0-9]{3}){2,}`,
];
const DECIMAL_POINT = [
  `${SIGN}[0-9]{1,3}(,[0-9]{3})+[.][0-9]+`,
  `${SIGN}[0-9]{1,3}(,[0-9]{3}){2,}`,
  `${SIGN}[0-9]*[.][0-9]+${EXPONENT}`,
];
/** A point before three digits says nothing among decimal commas. */
const GROUPED_BY_POINT = `${SIGN}[1-9][0-9]{0,2}[.][0-9]{3}`;

export async function decimalEvidence(
  connection: DuckDBConnection,
  source: SourceFile,
): Promise<DecimalEvidence> {
  const numbers = source.measures.filter(({ kind }) => kind === 'number');
  const rows = numbers.length === 0 ? [] : await askSource(connection, source, countsSql(source, numbers));
  const columns = rows.map((row) => ({
    name: textOf(row, 'column'),
    commas: numberOf(row, 'commas'),
    points: numberOf(row, 'points'),
    either: numberOf(row, 'either'),
    text: textOf(row, 'text'),
  }));
  const isTold = (name: 'commas' | 'points', other: 'commas' | 'points') =>
    columns.some((column) => column[name] > 0) && columns.every((column) => column[other] === 0);
  // The columns of one file are written by one program.
  const common = isTold('commas', 'points')
    ? 'decimal-comma'
    : isTold('points', 'commas')
      ? 'decimal-point'
      : null;
  const marks = new Map<string, DecimalMark>();
  const open: DecimalEvidence['open'] = [];
  for (const { name, commas, points, either, text } of columns) {
    if (commas > 0 && points === 0) marks.set(name, 'decimal-comma');
    else if (commas === 0 && points > 0) marks.set(name, 'decimal-point');
    else if (commas === 0 && either > 0 && common !== null) marks.set(name, common);
    else if (commas === 0 && either > 0) open.push({ column: name, text });
  }
  return { marks, open };
}

function countsSql({ scan }: SourceFile, numbers: readonly TextMeasure[]): string {
  const each = numbers.map(
    ({ nameInFile, text }) => `{'column': ${sqlText(nameInFile)}, 'text': trim(${text})}`,
  );
  const isOneOf = (patterns: readonly string[]) =>
    `(${patterns.map((pattern) => `regexp_full_match(text, ${sqlText(pattern)})`).join(' OR ')})`;
  const isEither = isOneOf([EITHER]);
  return `SELECT "column", count_if(NOT ${isEither} AND ${isOneOf(DECIMAL_COMMA)}) AS commas,
      count_if(NOT ${isOneOf([GROUPED_BY_POINT])} AND ${isOneOf(DECIMAL_POINT)}) AS points,
      count_if(${isEither}) AS either, first(text) FILTER (${isEither}) AS "text"
    FROM (SELECT number.column AS "column", number.text AS "text" FROM (SELECT unnest([${each.join(', ')}]) AS number FROM ${scan.sql}))
    WHERE text IS NOT NULL GROUP BY "column" ORDER BY "column"`;
}
