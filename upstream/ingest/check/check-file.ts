// Holds a file against the rules of FOCUS: which are broken, by how many rows, and on which lines first.
import type { DuckDBConnection } from '@duckdb/node-api';
import type { BrokenRule, FocusCheck, FocusVersion } from '../../stores/documents/loads/load-report.ts';
import { numberOf, type ResultRow, rowsOf } from '../../stores/facts/duckdb/result.ts';
import { sqlName } from '../../stores/facts/sql-text.ts';
import { LOADED_COLUMNS } from '../../stores/facts/tables/focus-columns.ts';
import { linesOf } from '../formats/csv-shape.ts';
import { focusVersionOf } from '../formats/earlier-versions.ts';
import { type FoundColumn, focusColumns, isFocusHeader } from '../formats/focus-header.ts';
import { openTable, type SourceTable } from '../formats/source-table.ts';
import { LoadError } from '../load/load-error.ts';
import { takeBrokenLines } from '../staging/rejects.ts';
import { brokenBy, type FocusRule } from './focus-rule.ts';
import { rulesOf } from './focus-rules.ts';

/** How many rows of a rule are shown; all are counted. */
const SHOWN_ROWS = 5;
/** Characters of a value. */
const SHOWN_VALUE = 80;

/**
 * Reads the file once, in the memory of the connection; `version` null: that of its header. The connection has the
 * macros of values. Throws a LoadError for what is no FOCUS file, or cannot be read.
 */
export async function checkFile(
  connection: DuckDBConnection,
  path: string,
  version: FocusVersion | null = null,
): Promise<FocusCheck> {
  const table = await openTable(connection, path, isFocusHeader);
  if (!isFocusHeader(table.columns))
    throw new LoadError(path, 'is no FOCUS file: there are no rules to hold it against', { isForeign: true });
  const columns = focusColumns(table.columns, path);
  const held = version ?? focusVersionOf(new Set(columns.map(({ nameInFile }) => nameInFile)));
  const rules = rulesOf(held);
  const names = new Map(columns.map((each) => [each.column, each]));
  const asked = rules.filter((rule) => isAsked(rule, names, table));
  const counted = await countedRows(connection, table, names, asked);
  const ofHeader = rules.flatMap((rule) => brokenByHeader(rule, names, table, held));
  return {
    version: held,
    ruleCount: rules.length,
    rowCount: counted.rowCount,
    unreadable: counted.unreadable,
    broken: [...ofHeader, ...counted.broken],
  };
}

type Names = ReadonlyMap<string, FoundColumn>;

/** Of a column that the file has, and whose type does not answer it already. */
function isAsked(rule: FocusRule, names: Names, table: SourceTable): boolean {
  const found = names.get(rule.column);
  if (!found || brokenBy(rule) === null) return false;
  const kind = table.valueAt(found.index)?.kind;
  return !((rule.kind === 'TIME' && kind === 'time') || (rule.kind === 'JSON' && kind === 'map'));
}

function brokenByHeader(
  rule: FocusRule,
  names: Names,
  { columns }: SourceTable,
  version: FocusVersion,
): BrokenRule[] {
  const found = names.get(rule.column);
  if (rule.kind === 'PRESENT') return found ? [] : [brokenRule(rule, null, [])];
  if (rule.kind !== 'NAMED' || !found) return [];
  const given = columns[found.index] ?? '';
  // Before 1.0 several columns had other names.
  const isEarly = version === '0.5' || version === '1.0-preview';
  const isNamed = given === (isEarly ? found.nameInFile : rule.column);
  return isNamed ? [] : [brokenRule(rule, null, [{ line: 1, value: given }])];
}

function brokenRule(
  { id, kind, keyword, column, other, where, words = [] }: FocusRule,
  rows: number | null,
  first: BrokenRule['first'],
): BrokenRule {
  return {
    ...{ id, kind, keyword, column, rows, first },
    ...{ other: other ?? null, where: where ?? null, words: [...words] },
  };
}

async function countedRows(
  connection: DuckDBConnection,
  table: SourceTable,
  names: Names,
  rules: readonly FocusRule[],
): Promise<{ rowCount: number; unreadable: number; broken: BrokenRule[] }> {
  const figures = rules.flatMap((rule, place) => {
    const value = `left(${sqlName(rule.column)}, ${SHOWN_VALUE})`;
    return [
      `CAST(count_if(${brokenBy(rule)}) AS DOUBLE) AS n${place}`,
      `to_json(min({'row': row, 'value': ${value}}, ${SHOWN_ROWS}) FILTER (WHERE ${brokenBy(rule)})) AS first${place}`,
    ];
  });
  const [counts = {}] = await rowsOf(connection, {
    sql: `SELECT ${['CAST(count(*) AS DOUBLE) AS rows', ...figures].join(', ')} FROM (${textsOf(table, names)})`,
    params: table.scan.params,
  }).catch((error: unknown) => {
    throw new LoadError(table.path, 'cannot be read to its end', { cause: error });
  });
  const unreadable = table.lines ? await takeBrokenLines(connection) : [];
  const broken = rules.flatMap((rule, place) => {
    const rows = numberOf(counts, `n${place}`);
    return rows === 0 ? [] : [brokenRule(rule, rows, firstOf(counts, place))];
  });
  await toLines(table, broken, new Set(unreadable.map(({ record }) => record)));
  return { rowCount: numberOf(counts, 'rows'), unreadable: unreadable.length, broken };
}

/** Every column of FOCUS by its name, as text: null where the file lacks it. */
function textsOf({ scan, textAt }: SourceTable, names: Names): string {
  const texts = LOADED_COLUMNS.map((column) => {
    const found = names.get(column);
    return `${found ? textAt(found.index) : 'CAST(NULL AS VARCHAR)'} AS ${sqlName(column)}`;
  });
  return `SELECT ${scan.rowNumber} AS row, ${texts.join(', ')} FROM ${scan.sql}`;
}

function firstOf(counts: ResultRow, place: number): BrokenRule['first'] {
  const found: { row: number; value: string | null }[] = JSON.parse(String(counts[`first${place}`] ?? '[]'));
  return found.map(({ row, value }) => ({ line: row, value }));
}

/** Numbers of rows become those of lines, of a file that has lines. */
async function toLines(
  { path, format, lines }: SourceTable,
  broken: readonly BrokenRule[],
  skipped: ReadonlySet<number>,
): Promise<void> {
  const shown = broken.flatMap(({ first }) => first);
  if (!lines || shown.length === 0) return;
  const rows = new Set(shown.map(({ line }) => line));
  const { ofRow } = await linesOf({ path, format, lines }, new Set(), rows, skipped);
  for (const each of shown) each.line = ofRow.get(each.line) ?? each.line;
}
