// Writes the SQL that turns the records of a provider's export into FOCUS rows of text, as DuckDB reads them.

import type { DuckDBValue } from '@duckdb/node-api';
import { rejectReason } from '../../../../lib/node/loads/load-facts.ts';
import { sqlName, sqlText } from '../../../stores/facts/sql-text.ts';
import { CATEGORY_COLUMNS, categorised } from '../categories/category-table.ts';
import { NO_FAULT, type Reading } from '../reading.ts';
import { JSON_LINE, type SourceTable } from '../source-table.ts';
import { type NativeFormat, squeezed } from './native-format.ts';

interface NativeReading {
  reading: Reading;
  params: Record<string, DuckDBValue>;
}

/** The file must be of the format. */
export function nativeReading(format: NativeFormat, table: SourceTable): NativeReading {
  const params: Record<string, DuckDBValue> = { ...table.scan.params };
  const inputs = format.kind === 'table' ? tableInputs(format, table) : jsonInputs(format);
  const tags = tagsOf(format, table, params);
  const columns = {
    ...format.columns,
    ...(format.categories ? CATEGORY_COLUMNS : {}),
    ...(tags === null ? {} : { Tags: 'tag_columns' }),
  };
  return {
    params,
    reading: {
      from: `(${recordsSql(format, table, inputs, tags, columns)})`,
      row: 'row',
      place: '0',
      typed: new Map(),
      texts: new Map(Object.keys(columns).map((column) => [column, sqlName(column)])),
      isFirstOfRecord: 'part = 0',
      isLeftOut: 'is_left_out',
      fault: 'record_fault',
      namesInFile: namesInFile(format, table),
      isCurrencyAssumed: format.isCurrencyAssumed === true,
    },
  };
}

function recordsSql(
  format: NativeFormat,
  table: SourceTable,
  inputs: readonly string[],
  tags: string | null,
  columns: Readonly<Record<string, string>>,
): string {
  const { scan, columns: found } = table;
  const tagInput = tags === null ? [] : [`${tags} AS tag_columns`];
  const isJson = format.kind === 'JSON lines';
  const record = isJson ? `, ${JSON_LINE} AS record` : '';
  const numbered = `SELECT ${scan.rowNumber} AS row, ${isJson ? JSON_LINE : '*'} FROM ${scan.sql}`;
  const records = isJson ? jsonRecords(format, numbered) : `(${numbered})`;
  // Sums read the file once more each time: a common table of it would be kept in memory as a whole.
  const given = `(SELECT row${record}, ${[...inputs, ...tagInput].join(', ')} FROM ${records})`;
  const ctes = [`inputs AS NOT MATERIALIZED ${given}`];
  const hasSums = format.sums !== undefined && found.some((name) => squeezed(name) === format.sums?.needs);
  if (hasSums) ctes.push(`sums AS MATERIALIZED (${format.sums?.sqlOf(given)})`);
  let last = 'inputs';
  for (const [index, [name, sql]] of Object.entries(format.terms ?? {}).entries()) {
    const next = `terms${index}`;
    const join = index === 0 && hasSums ? ` ${format.sums?.join}` : '';
    const value = hasSums || !sql.includes('sums.') ? sql : 'NULL';
    ctes.push(
      `${next} AS NOT MATERIALIZED (SELECT ${last}.*, ${value} AS ${sqlName(name)} FROM ${last}${join})`,
    );
    last = next;
  }
  if (format.categories) {
    ctes.push(`categorised AS NOT MATERIALIZED (${categorised(last, format.categories)})`);
    last = 'categorised';
  }
  ctes.push(`divided AS NOT MATERIALIZED (SELECT *, unnest(${format.parts ?? '[0]'}) AS part FROM ${last})`);
  const texts = Object.entries(columns).map(
    ([column, sql]) => `CAST(${sql} AS VARCHAR) AS ${sqlName(column)}`,
  );
  return `WITH ${ctes.join(', ')}
    SELECT row, part, ${format.leftOut ?? 'false'} AS is_left_out, ${faultOf(format)} AS record_fault, ${texts.join(', ')}
    FROM divided`;
}

function faultOf(format: NativeFormat): string {
  const fault = (reason: string, value: string) =>
    `{'column': CAST(NULL AS VARCHAR), 'value': left(${value}, 200), 'reason': ${reason}}`;
  const isJson = format.kind === 'JSON lines';
  if (!isJson && format.fault === undefined) return NO_FAULT;
  const cases = [
    ...(isJson
      ? [`WHEN NOT json_valid(record) THEN ${fault(sqlText(rejectReason('data.reject.notJson')), 'record')}`]
      : []),
    ...(format.fault === undefined
      ? []
      : [`WHEN (${format.fault}) IS NOT NULL THEN ${fault(format.fault, isJson ? 'record' : `''`)}`]),
  ];
  return `CASE ${cases.join(' ')} END`;
}

function listOf(value: string | readonly string[]): readonly string[] {
  return typeof value === 'string' ? [value] : value;
}

function tableInputs(format: NativeFormat, table: SourceTable): string[] {
  const names = table.columns.map(squeezed);
  return Object.entries(format.inputs).map(([input, value]) => {
    const texts = listOf(value).flatMap((name) => {
      const index = names.indexOf(name);
      return index === -1 ? [] : [table.textAt(index)];
    });
    return `CAST(coalesce(${[...texts, 'NULL'].join(', ')}) AS VARCHAR) AS ${sqlName(input)}`;
  });
}

/** All paths are read in one go; each line is taken apart once. Numbers keep the 17 digits of JSON. */
function jsonRecords(format: NativeFormat, numbered: string): string {
  const paths = Object.values(format.inputs).flatMap(listOf);
  return `(SELECT row, ${JSON_LINE}, CASE WHEN json_valid(${JSON_LINE})
    THEN json_extract_string(${JSON_LINE}, [${paths.map(sqlText).join(', ')}]) END AS members
    FROM (${numbered}) WHERE trim(${JSON_LINE}) <> '')`;
}

function jsonInputs(format: NativeFormat): string[] {
  let position = 0;
  return Object.entries(format.inputs).map(([input, value]) => {
    const texts = listOf(value).map(() => {
      position += 1;
      return `focus_text(members[${position}])`;
    });
    return `coalesce(${[...texts, 'NULL'].join(', ')}) AS ${sqlName(input)}`;
  });
}

/** JSON text of the tags that are in columns of their own; null without such columns. */
function tagsOf(
  format: NativeFormat,
  table: SourceTable,
  params: Record<string, DuckDBValue>,
): string | null {
  const entries: string[] = [];
  for (const [index, column] of table.columns.entries()) {
    const key = format.tagKeyOf?.(column) ?? null;
    if (key === null) continue;
    params[`tag${index}`] = key;
    entries.push(`{'key': CAST($tag${index} AS VARCHAR), 'value': ${table.textAt(index)}}`);
  }
  if (entries.length === 0) return null;
  return `CAST(to_json(list_filter([${entries.join(', ')}], lambda tag: tag.value IS NOT NULL)) AS VARCHAR)`;
}

function namesInFile(format: NativeFormat, table: SourceTable): Map<string, string> {
  const names = new Map(table.columns.map((column) => [squeezed(column), column]));
  const found = Object.entries(format.namedBy).flatMap(([column, input]): [string, string][] => {
    for (const name of listOf(format.inputs[input] ?? [])) {
      const inFile = format.kind === 'table' ? names.get(name) : name.replace(/^\$\./, '');
      if (inFile !== undefined) return [[column, inFile]];
    }
    return [];
  });
  return new Map(found);
}
