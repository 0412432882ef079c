// The shape of a CSV file, found in one pass over its bytes before DuckDB reads the values.

import type { FileFormat } from '../../stores/documents/loads/load-report.ts';
import { LoadError } from '../load/load-error.ts';
import { type CsvRecord, CsvScanner, splitRecord } from './csv-scanner.ts';
import { readThrough } from './file-bytes.ts';
import type { TextLines } from './text-lines.ts';

const DELIMITERS = [',', ';', '\t', '|'];
const NUL = 0;
const LINE_FEED = 0x0a;
/** A header that is longer is none. */
const MAX_HEADER_BYTES = 1 << 20;
/** Some exports put sentences above the header. */
const MAX_PREAMBLE_LINES = 20;

export interface CsvShape {
  sha256: string;
  delimiter: string;
  header: string[];
  /** What stands above the header. */
  preamble: { lines: number; bytes: number };
  /** Records behind the header, without blank lines. */
  recordCount: number;
}

interface Header {
  delimiter: string;
  columns: string[];
  preamble: { lines: number; bytes: number };
}

/** Reads the file once. The header is the first line that `isHeader`, else line 1. Throws a LoadError when it is cut off. */
export async function csvShape(
  path: string,
  format: FileFormat,
  isHeader: (columns: readonly string[]) => boolean,
): Promise<CsvShape> {
  const scan = new ShapeScan(path, isHeader);
  const sha256 = await readThrough(path, format, (chunk) => scan.push(chunk));
  return { sha256, ...scan.end() };
}

class ShapeScan {
  readonly #path: string;
  readonly #isHeader: (columns: readonly string[]) => boolean;
  #head = Buffer.alloc(0);
  #scanner: CsvScanner | null = null;
  #header: Header = { delimiter: ',', columns: [], preamble: { lines: 0, bytes: 0 } };
  #recordCount = 0;
  /** Where the first NUL stands. */
  #nul: CsvScanner['place'] | null = null;

  constructor(path: string, isHeader: (columns: readonly string[]) => boolean) {
    this.#path = path;
    this.#isHeader = isHeader;
  }

  push(chunk: Uint8Array): void {
    if (this.#scanner) {
      this.#scan(this.#scanner, chunk);
      return;
    }
    this.#head = Buffer.concat([this.#head, chunk]);
    const isEnough = this.#head.length > MAX_HEADER_BYTES || countOf(this.#head) > MAX_PREAMBLE_LINES;
    const found = findHeader(this.#head, this.#isHeader);
    if (isEnough || found.isFound) this.#start(found.header);
  }

  #start(header: Header): CsvScanner {
    this.#header = header;
    const { lines, bytes } = header.preamble;
    const count = (record: CsvRecord) => {
      if (record.index > lines + 1 && !record.isBlank) this.#recordCount += 1;
    };
    const scanner = new CsvScanner(header.delimiter, count, lines + 1);
    this.#scan(scanner, this.#head.subarray(bytes));
    this.#scanner = scanner;
    return scanner;
  }

  #scan(scanner: CsvScanner, chunk: Uint8Array): void {
    const at = this.#nul === null ? chunk.indexOf(NUL) : -1;
    if (at !== -1) {
      scanner.push(chunk.subarray(0, at));
      this.#nul = scanner.place;
    }
    scanner.push(at === -1 ? chunk : chunk.subarray(at));
  }

  end(): Omit<CsvShape, 'sha256'> {
    const scanner = this.#scanner ?? this.#start(findHeader(this.#head, this.#isHeader, true).header);
    const { delimiter, columns, preamble } = this.#header;
    const shape = { delimiter, header: columns, preamble };
    // Whose header is not understood is told so, rather than that it is cut off.
    if (!this.#isHeader(columns)) return { ...shape, recordCount: this.#recordCount };
    if (this.#nul !== null) {
      const { line, field } = this.#nul;
      throw new LoadError(this.#path, { kind: 'nul', values: { line, column: columns[field - 1] ?? field } });
    }
    if (scanner.openQuoteLine !== null) {
      throw new LoadError(this.#path, { kind: 'openQuotes', values: { line: scanner.openQuoteLine } });
    }
    const last = scanner.end();
    if (last && last.index > preamble.lines + 1 && last.fields < columns.length) {
      const counts = { found: last.fields, expected: columns.length };
      throw new LoadError(this.#path, { kind: 'cutLine', values: { line: last.line, ...counts } });
    }
    return { ...shape, recordCount: this.#recordCount };
  }
}

function countOf(head: Buffer): number {
  let count = 0;
  for (let at = head.indexOf(LINE_FEED); at !== -1; at = head.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}

/** The first whole line that is a header; without one the first line. `isAll`: nothing follows the last line. */
function findHeader(
  head: Buffer,
  isHeader: (columns: readonly string[]) => boolean,
  isAll = false,
): { header: Header; isFound: boolean } {
  let first: Header | null = null;
  let start = 0;
  for (let lines = 0; lines <= MAX_PREAMBLE_LINES && start < head.length; lines += 1) {
    const found = head.indexOf(LINE_FEED, start);
    const end = found === -1 ? head.length : found;
    const header = headerOf(head.toString('utf8', start, end), { lines, bytes: start });
    first ??= header;
    const isWhole = found !== -1 || isAll;
    if (isWhole && isHeader(header.columns)) return { header, isFound: true };
    start = end + 1;
  }
  return { header: first ?? headerOf('', { lines: 0, bytes: 0 }), isFound: false };
}

/** The delimiter is the one that makes most columns of the line. */
function headerOf(text: string, preamble: Header['preamble']): Header {
  const line = text.replace(/^\uFEFF/, '').replace(/\r$/, '');
  const delimiter = DELIMITERS.reduce((one, other) =>
    splitRecord(line, other).length > splitRecord(line, one).length ? other : one,
  );
  return { delimiter, columns: splitRecord(line, delimiter), preamble };
}

/**
 * Lines of a file for records that are known by number: `records` by their index (the first line is 1, blank lines
 * count), `rows` by their place among the records that are neither blank nor in `skipped` (the first is 1).
 */
export async function linesOf(
  file: { path: string; format: FileFormat; lines: TextLines },
  records: ReadonlySet<number>,
  rows: ReadonlySet<number>,
  skipped: ReadonlySet<number>,
): Promise<{ ofRecord: Map<number, number>; ofRow: Map<number, number> }> {
  const ofRecord = new Map<number, number>();
  const ofRow = new Map<number, number>();
  const { delimiter, preamble } = file.lines;
  // Where each line is a record, both numbers are lines already.
  if (delimiter === null) return { ofRecord, ofRow };
  let row = 0;
  const header = preamble.lines + 1;
  const scan = ({ index, line, isBlank }: CsvRecord) => {
    if (index === header || isBlank) return;
    if (records.has(index)) ofRecord.set(index, line);
    if (skipped.has(index)) return;
    row += 1;
    if (rows.has(row)) ofRow.set(row, line);
  };
  const scanner = new CsvScanner(delimiter, scan, header);
  let bytesAbove = preamble.bytes;
  await readThrough(file.path, file.format, (chunk) => {
    const above = Math.min(bytesAbove, chunk.length);
    bytesAbove -= above;
    scanner.push(chunk.subarray(above));
  });
  scanner.end();
  return { ofRecord, ofRow };
}
