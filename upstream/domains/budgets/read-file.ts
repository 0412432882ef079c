// Reads a CSV file of budgets that a person chose: all of its amounts, or every fault with its line and column.

import { type CsvLine, readCsvTable } from '../../../lib/node/files/csv-table.ts';
import type { budgetFile, WireBudgetCell } from '../../contract/budgets/budgets.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { type BudgetColumn, budgets, faultOf } from '../../ingest/reference/budgets.ts';
import type { Entry } from '../../ingest/reference/reference-kind.ts';
import { given } from '../../ingest/reference/reference-kind.ts';
import { firstDayOf } from '../../ingest/reference/values.ts';

type Reply = ReplyOf<typeof budgetFile>;
type Fault = Reply['faults'][number];

const COLUMNS = Object.keys(budgets.columns) as BudgetColumn[];
/** The export of the command line has it as the first column. */
const KIND = 'kind';
const MOST_FAULTS = 50;
const MOST_LINES = 5000;

export function readBudgetFile(text: string): Reply {
  const read = readCsvTable(text, MOST_LINES);
  if ('code' in read) return { cells: [], faults: [read] };
  const { header, lines } = read;
  const strange = header.filter((column) => column !== KIND && !(COLUMNS as string[]).includes(column));
  const faults: Fault[] = strange.map((column) => ({ code: 'UNKNOWN_COLUMN', line: 1, column, value: null }));
  const entries: Entry<BudgetColumn>[] = [];
  const places = new Map<string, number>();
  for (const line of lines) {
    const { entry, wrong } = entryOf(line);
    faults.push(...wrong);
    if (wrong.length > 0) continue;
    const key = budgets.keyOf(entry);
    if (places.has(key))
      faults.push({ code: 'TWICE', line: line.line, column: null, value: String(places.get(key)) });
    places.set(key, line.line);
    entries.push(entry);
  }
  return faults.length > 0
    ? { cells: [], faults: faults.slice(0, MOST_FAULTS) }
    : { cells: entries.map(cellOf), faults: [] };
}

function entryOf({ line, fields }: CsvLine): { entry: Entry<BudgetColumn>; wrong: Fault[] } {
  const wrong: Fault[] = [];
  const values = COLUMNS.map((column): [BudgetColumn, string | null] => {
    const text = fields.get(column) || null;
    const result = budgets.columns[column].safeParse(text);
    if (result.success) return [column, result.data];
    wrong.push({ code: text === null ? 'MISSING' : 'WRONG_VALUE', line, column, value: text });
    return [column, null];
  });
  const entry = Object.fromEntries(values) as Entry<BudgetColumn>;
  const fault = wrong.length === 0 ? faultOf(entry) : null;
  if (fault) {
    const value = entry[fault.column];
    wrong.push({ code: value === null ? 'MISSING' : 'NOT_OF_SCOPE', line, column: fault.column, value });
  }
  return { entry, wrong };
}

function cellOf(entry: Entry<BudgetColumn>): WireBudgetCell {
  const { month, amount, currency, ...scope } = entry;
  return {
    ...(scope as Omit<WireBudgetCell, 'month' | 'amount' | 'currency'>),
    month: firstDayOf(given(month)),
    amount: given(amount),
    currency: given(currency),
  };
}
