// Reads a file of reference data, JSON or CSV by its content, into records that know where they stand.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { withoutQuestion } from '../../../lib/files/question-lines.ts';
import { messageOf } from '../../../lib/node/start-fault.ts';
import { ReferenceFault } from './reference-fault.ts';

export interface ReferenceRecord {
  /** Values by column; null for an empty one. */
  fields: Record<string, unknown>;
  /** File and line or path: of the whole record, or of one of its columns. */
  placeOf: (column?: string) => string;
}

export interface ReferenceFile {
  name: string;
  /** As the file says it; null when it does not. */
  kind: string | null;
  records: ReferenceRecord[];
}

/** Throws a ReferenceFault for a file that is neither JSON nor CSV of this form. */
export async function readReferenceFile(path: string): Promise<ReferenceFile> {
  const name = basename(path);
  const text = await readText(path, name);
  return /^\s*[[{]/.test(text) ? fromJson(text, name) : fromCsv(text, name);
}

async function readText(path: string, name: string): Promise<string> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new ReferenceFault([`${path}: cannot be read (${messageOf(error)})`]);
  });
  try {
    // Takes a byte order mark away, too.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ReferenceFault([`${name}: is not UTF-8 text`]);
  }
}

function fromJson(text: string, name: string): ReferenceFile {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new ReferenceFault([`${name}: is not JSON (${messageOf(error)})`]);
  }
  const isBare = Array.isArray(content);
  const { kind = null, entries } = isBare ? { entries: content } : (content as Record<string, unknown>);
  if (kind !== null && typeof kind !== 'string')
    throw new ReferenceFault([`${name} kind: ${JSON.stringify(kind)} is not a text`]);
  if (!Array.isArray(entries)) throw new ReferenceFault([`${name} entries: is not a list`]);
  const faults: string[] = [];
  const records = entries.flatMap((entry: unknown, index) => {
    const place = `${name} ${isBare ? '' : 'entries'}[${index}]`;
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
      faults.push(`${place}: ${JSON.stringify(entry)} is not an object`);
      return [];
    }
    const fields = Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, emptyAsNull(value)]));
    return [{ fields, placeOf: (column?: string) => (column === undefined ? place : `${place}.${column}`) }];
  });
  if (faults.length > 0) throw new ReferenceFault(faults);
  return { name, kind, records };
}

/** A column `kind`, which all lines have the same in, may be in the place of the member of JSON. */
function fromCsv(text: string, name: string): ReferenceFile {
  const [header, ...lines] = withoutQuestion(parseCsv(text, name));
  if (!header) throw new ReferenceFault([`${name}: is empty; wanted is a line of column names`]);
  const columns = header.record.map((column) => column.trim());
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice !== undefined)
    throw new ReferenceFault([`${name} line 1: the column '${twice}' stands there twice`]);
  const kinds = new Set<string>();
  const records = lines.map(({ record, line }) => {
    const fields: Record<string, unknown> = Object.fromEntries(
      columns.map((column, index) => [column, emptyAsNull(record[index])]),
    );
    if (typeof fields.kind === 'string') kinds.add(fields.kind);
    delete fields.kind;
    const place = `${name} line ${line}`;
    return { fields, placeOf: (column?: string) => (column === undefined ? place : `${place}, ${column}`) };
  });
  if (kinds.size > 1) throw new ReferenceFault([`${name}: has several kinds: ${[...kinds].join(', ')}`]);
  return { name, kind: [...kinds][0] ?? null, records };
}

function parseCsv(text: string, name: string): { record: string[]; line: number }[] {
  const found: { record: string[]; line: number }[] = [];
  try {
    parse(text, {
      skip_empty_lines: true,
      on_record: (record: string[], { lines }) => {
        found.push({ record, line: lines });
        return null;
      },
    });
    return found;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ReferenceFault([`${name}: is neither JSON nor CSV (${messageOf(error)})`]);
  }
}

function emptyAsNull(value: unknown): unknown {
  const plain = typeof value === 'string' ? value.trim() : value;
  return plain === '' || plain === undefined ? null : plain;
}
