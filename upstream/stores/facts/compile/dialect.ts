// What differs between the engines of the facts: the only words of SQL that the compiler does not know on its own.
// Arguments and answers are texts of SQL; a name beginning with `bound` stands for a value that was bound.

import type { LineNeeds, PackTable } from '../tables/pack-tables.ts';
import type { FactTable } from '../tables/tables.ts';
import type { Bindings, ParameterSyntax } from './statement.ts';

/** What is read of a pack: the parts at `places`, as runs of first and last place, or all. */
export interface PackLines {
  pack: string;
  table: PackTable;
  parts: readonly string[];
  places: readonly (readonly [first: number, last: number])[] | null;
}

export interface Dialect extends ParameterSyntax {
  /**
   * What FROM names: the lines of a table in these parts, with the columns of FACT_TABLES, and those of `rowPlace`. Where
   * `needs` says what is needed of them, lines that differ in nothing else may be one, and lines and columns that are not
   * needed may be missing.
   */
  scan(table: FactTable, parts: readonly string[], bind: Bindings, needs?: LineNeeds): string;
  /** Like `scan`, over packs and further parts; undefined for an engine without packs. */
  scanPacked?: (
    table: FactTable,
    packs: readonly PackLines[],
    parts: readonly string[],
    bind: Bindings,
  ) => string;
  /** Columns of a scan of `rows` that put rows which are alike in a fixed order. */
  readonly rowPlace: readonly string[];

  /** Begins a common table expression that is evaluated once although it is read several times. */
  readonly once: 'AS MATERIALIZED' | 'AS';
  /** Which of the columns a line of GROUPING SETS has summed up: a bit for each, that of the last column lowest. */
  grouping(columns: readonly string[]): string;

  isIn(value: string, boundTexts: string): string;
  /** Place in the list, from 1; 0 where it is not in it. */
  placeIn(value: string, boundTexts: string): string;
  /** The whole number that stands at a place of the list, from 1. */
  numberAt(boundIntegers: string, place: string): string;
  /** Is the text part of the other regardless of letter case? */
  holds(text: string, boundText: string): string;
  /** Small letters without blanks and dashes. */
  folded(text: string): string;
  /** To the letter. */
  contains(text: string, part: string): string;
  startsWith(text: string, part: string): string;

  /** An amount times the factor (decimal text, 18 digits behind the point) at the place of its list, without loss. */
  timesFactor(amount: string, boundFactors: string, place: string): string;
  /**
   * A relation with a line for each factor of a list, its place (from 1) in `factor_place`; `named`: the first factors are
   * those at the places of another list, each of a currency, which is in `factor_currency`.
   */
  factorLines(boundFactors: string, named: { currencies: string; places: string } | null): string;
  /**
   * SELECT of lines that have a factor of such a relation beside them, or none, with each of the amounts (names without
   * quotes) times it as `times_…`; `from` is what stands behind FROM.
   */
  timesLines(amounts: readonly string[], from: string): string;
  /** The sum of an amount that is told for each whole number from one to below another, which it names `name`. */
  sumOver(name: string, from: string, below: string, amount: string): string;
  /** Texts of many lines as one, parted by commas; null is left out. */
  joined(text: string): string;
  /**
   * The first `count` of `days` equal parts of an amount, exactly: what does not divide goes to the first days, one
   * smallest unit each.
   */
  partsOf(amount: string, days: string, count: string): string;
  /** What FROM names: the relation with a line for each number from 0 to below `count` (a column of it), as `name`. */
  numbered(relation: string, count: string, name: string): string;

  /** Value of a tag; empty text where the row has none. */
  tagValue(tags: string, boundKey: string): string;
  /** What FROM names: the relation with a line for each key of its column `tags`, as `name`. */
  tagKeys(relation: string, tags: string, name: string): string;

  /** A value whose greatest is that of the newest line that has a name, of several always the same one. */
  datedLabel(isNamed: string, day: string, label: string): string;
  /** The label in such a value. */
  labelIn(dated: string): string;

  addDays(day: string, days: string): string;
  /** Whole days and calendar months from one day to another. */
  daysBetween(from: string, to: string): string;
  monthsBetween(from: string, to: string): string;
  /** A whole number divided, cut to a whole one. */
  wholeQuotient(number: string, divisor: number): string;

  /** Types of the last SELECT, null stays null: binary number, of a whole one too, and text (also of a day or an instant, ISO 8601). */
  asNumber(value: string): string;
  asCount(value: string): string;
  asText(value: string): string;
  /** An amount with all digits that it has, none of them a 0 at the end. */
  decimalText(amount: string): string;
  /** Tags as a JSON object; null where the row has none. */
  tagsJson(tags: string): string;
}
