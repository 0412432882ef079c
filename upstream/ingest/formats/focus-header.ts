// Reads a header as FOCUS: which columns it has, by name and in any order, and which version it is of.

import type { FocusVersion } from '../../stores/documents/loads/load-report.ts';
import { LOADED_COLUMNS } from '../../stores/facts/tables/focus-columns.ts';
import { LoadError } from '../load/load-error.ts';
import { EARLIER_NAMES, focusVersionOf, SUBCATEGORY, subcategoryTexts } from './earlier-versions.ts';
import type { TypedValue } from './reading.ts';
import type { SourceTable } from './source-table.ts';

export interface FoundColumn {
  /** As FOCUS 1.2 names it. */
  column: string;
  /** As FOCUS names it in the version of the file. */
  nameInFile: string;
  index: number;
}

/** Names of FOCUS columns, by their lower case. */
const KNOWN_NAMES = new Map(
  [...LOADED_COLUMNS, ...Object.keys(EARLIER_NAMES), SUBCATEGORY].map((column) => [
    column.toLowerCase(),
    column,
  ]),
);

/** Whether the header names what no FOCUS file can lack. */
export function isFocusHeader(header: readonly string[]): boolean {
  const names = new Set(header.map((name) => name.toLowerCase()));
  return names.has('billedcost') && (names.has('chargeperiodstart') || names.has('billingperiodstart'));
}

/** The FOCUS columns of a header. Throws a LoadError that says why it is none. */
export function focusColumns(header: readonly string[], path: string): FoundColumn[] {
  const found = new Map<string, FoundColumn>();
  for (const [index, text] of header.entries()) {
    const nameInFile = KNOWN_NAMES.get(text.toLowerCase());
    if (nameInFile === undefined) continue;
    const column = EARLIER_NAMES[nameInFile] ?? nameInFile;
    const twin = found.get(column);
    if (twin?.nameInFile === nameInFile)
      throw new LoadError(path, { kind: 'columnTwice', values: { column } });
    // Where a file has both names, the one of today counts.
    if (!twin || nameInFile === column) found.set(column, { column, nameInFile, index });
  }
  if (found.size === 0) {
    throw new LoadError(path, { kind: 'notFocus' }, { isForeign: true });
  }
  if (!found.has('BilledCost')) {
    throw new LoadError(
      path,
      { kind: 'noCost' },
      {
        isForeign: true,
      },
    );
  }
  if (!found.has('ChargePeriodStart') && !found.has('BillingPeriodStart')) {
    throw new LoadError(path, { kind: 'noDate' });
  }
  return [...found.values()];
}

/** The version of a FOCUS header, and SQL of the values of its columns, out of those of the file's columns. */
export function focusTexts(
  columns: readonly FoundColumn[],
  { textAt, valueAt }: Pick<SourceTable, 'textAt' | 'valueAt'>,
): { version: FocusVersion; texts: Map<string, string>; typed: Map<string, TypedValue> } {
  const texts = new Map(columns.map(({ column, index }) => [column, textAt(index)]));
  const typed = new Map<string, TypedValue>();
  for (const { column, index } of columns) {
    const value = valueAt(index);
    if (value) typed.set(column, value);
  }
  const subcategory = texts.get(SUBCATEGORY);
  texts.delete(SUBCATEGORY);
  if (subcategory !== undefined) {
    for (const [column, text] of subcategoryTexts(subcategory, (each) => texts.get(each)))
      texts.set(column, text);
  }
  return { version: focusVersionOf(new Set(columns.map(({ nameInFile }) => nameInFile))), texts, typed };
}
