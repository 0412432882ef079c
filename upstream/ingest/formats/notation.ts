// How the dates and numbers of a file are written where that depends on a country, as SQL over their texts.

import { COST_COLUMNS, NUMBER_COLUMNS, TIME_COLUMNS } from '../../stores/facts/tables/focus-columns.ts';
import { EARLIER_NAMES } from './earlier-versions.ts';
import { isFocusHeader } from './focus-header.ts';
import { nativeFormatOf } from './native/formats.ts';
import { squeezed } from './native/native-format.ts';
import type { SourceTable } from './source-table.ts';

export type DateOrder = 'month-first' | 'day-first';
export type DecimalMark = 'decimal-point' | 'decimal-comma';

export interface Notation {
  /** Of dates like 05/09/2024; dates of ISO 8601 are read alike under both. */
  dateOrder: DateOrder;
  /** Columns, by their names in the file, whose numbers have commas: what those are. */
  decimalMarks: ReadonlyMap<string, DecimalMark>;
}

/** Dates of the US, and numbers without commas. */
export const PLAIN_NOTATION: Notation = { dateOrder: 'month-first', decimalMarks: new Map() };

/** A column of times or numbers that a file has as text. */
export interface TextMeasure {
  /** As FOCUS names it. */
  column: string;
  nameInFile: string;
  kind: 'time' | 'number';
  /** SQL of the text as it stands in the file. */
  text: string;
}

const NUMBERS: readonly string[] = [...COST_COLUMNS, ...NUMBER_COLUMNS];
const TIMES: readonly string[] = TIME_COLUMNS;

/** Columns of times and numbers of a table, in the order of the header; none of JSON, which has one notation. */
export function textMeasures(table: SourceTable): TextMeasure[] {
  if (table.format.startsWith('JSON')) return [];
  return table.columns.flatMap((nameInFile, index) => {
    const column = measureOf(nameInFile, table.columns);
    if (column === null || table.valueAt(index) !== null) return [];
    const kind = TIMES.includes(column) ? 'time' : 'number';
    return [{ column, nameInFile, kind, text: table.textAt(index) }];
  });
}

/** The FOCUS column of times or numbers that a column of the file is read as; null for any other. */
function measureOf(nameInFile: string, header: readonly string[]): string | null {
  const isMeasure = (column: string) => TIMES.includes(column) || NUMBERS.includes(column);
  if (isFocusHeader(header)) {
    const lower = nameInFile.toLowerCase();
    const earlier = Object.entries(EARLIER_NAMES).find(([name]) => name.toLowerCase() === lower)?.[1];
    const column = earlier ?? [...TIMES, ...NUMBERS].find((name) => name.toLowerCase() === lower);
    return column !== undefined && isMeasure(column) ? column : null;
  }
  const format = nativeFormatOf(header);
  if (format === null) return null;
  const name = squeezed(nameInFile);
  const reads = (input: string) => [format.inputs[input] ?? []].flat().includes(name);
  return (
    Object.entries(format.namedBy).find(([column, input]) => isMeasure(column) && reads(input))?.[0] ?? null
  );
}

/** The table with its dates and numbers as texts that FOCUS knows. */
export function withNotation(table: SourceTable, notation: Notation): SourceTable {
  if (notation.dateOrder === 'month-first' && notation.decimalMarks.size === 0) return table;
  const measures = new Map(textMeasures(table).map((measure) => [measure.nameInFile, measure]));
  return {
    ...table,
    shape: table.shape && JSON.stringify([table.shape, notation.dateOrder, [...notation.decimalMarks]]),
    textAt: (index) => {
      const measure = measures.get(table.columns[index] ?? '');
      if (!measure) return table.textAt(index);
      if (measure.kind === 'time')
        return notation.dateOrder === 'day-first' ? `focus_day_first(${measure.text})` : measure.text;
      return markedNumber(measure.text, notation.decimalMarks.get(measure.nameInFile));
    },
  };
}

function markedNumber(text: string, mark: DecimalMark | undefined): string {
  if (mark === undefined) return text;
  return mark === 'decimal-comma'
    ? `replace(replace(${text}, '.', ''), ',', '.')`
    : `replace(${text}, ',', '')`;
}
