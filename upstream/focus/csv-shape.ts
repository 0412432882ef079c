// The shape of a CSV file, found in one pass over its bytes before DuckDB reads the values.
import { type CsvRecord, CsvScanner, splitRecord } from './csv-scanner.ts';
import { type FileFormat, readThrough } from './file-bytes.ts';
import { LoadError } from './load-error.ts';

const DELIMITERS = [',', ';', '\t', '|'];
const LINE_FEED = 0x0a;
/** A header that is longer is none. */
const MAX_HEADER_BYTES = 1 << 20;

export interface CsvShape {
  sha256: string;
  delimiter: string;
  header: string[];
  /** Records behind the header, without blank lines. */
  recordCount: number;
}

/** Reads the file once; `checkHeader` may refuse it early. Throws a LoadError when it is cut off. */
export async function csvShape(
  path: string,
  format: FileFormat,
  checkHeader: (header: string[]) => void,
): Promise<CsvShape> {
  const scan = new ShapeScan(path, checkHeader);
  const sha256 = await readThrough(path, format, (chunk) => scan.push(chunk));
  return { sha256, ...scan.end() };
}

class ShapeScan {
  readonly #path: string;
  readonly #checkHeader: (header: string[]) => void;
  #head = Buffer.alloc(0);
  #scanner: CsvScanner | null = null;
  #delimiter = ',';
  #header: string[] = [];
  #recordCount = 0;

  constructor(path: string, checkHeader: (header: string[]) => void) {
    this.#path = path;
    this.#checkHeader = checkHeader;
  }

  push(chunk: Uint8Array): void {
    if (this.#scanner) {
      this.#scanner.push(chunk);
      return;
    }
    this.#head = Buffer.concat([this.#head, chunk]);
    if (this.#head.includes(LINE_FEED) || this.#head.length > MAX_HEADER_BYTES) this.#start();
  }

  #start(): CsvScanner {
    const end = this.#head.indexOf(LINE_FEED);
    const line = this.#head.toString('utf8', 0, end === -1 ? this.#head.length : end).replace(/^\uFEFF/, '');
    const columnsBy = (delimiter: string) => splitRecord(line, delimiter);
    const widest = (one: string, other: string) =>
      columnsBy(other).length > columnsBy(one).length ? other : one;
    this.#delimiter = DELIMITERS.reduce(widest);
    this.#header = columnsBy(this.#delimiter);
    this.#checkHeader(this.#header);
    const scanner = new CsvScanner(this.#delimiter, (record) => this.#count(record));
    scanner.push(this.#head);
    this.#scanner = scanner;
    return scanner;
  }

  #count(record: CsvRecord): void {
    if (record.index > 1 && !record.isBlank) this.#recordCount += 1;
  }

  end(): Omit<CsvShape, 'sha256'> {
    const scanner = this.#scanner ?? this.#start();
    if (scanner.openQuoteLine !== null) {
      throw new LoadError(
        this.#path,
        `is cut off: the quotes that open on line ${scanner.openQuoteLine} are never closed; fetch it again`,
      );
    }
    const last = scanner.end();
    if (last && last.index > 1 && last.fields < this.#header.length) {
      const fields = `${last.fields} of ${this.#header.length} fields`;
      throw new LoadError(this.#path, `is cut off: line ${last.line} ends after ${fields}; fetch it again`);
    }
    return { delimiter: this.#delimiter, header: this.#header, recordCount: this.#recordCount };
  }
}

/**
 * Lines of the file for records that are known by number: `records` by their index (the header is 1, blank lines
 * count), `rows` by their place among the records that are neither blank nor in `skipped` (the first is 1).
 */
export async function linesOf(
  file: { path: string; format: FileFormat; delimiter: string },
  records: ReadonlySet<number>,
  rows: ReadonlySet<number>,
  skipped: ReadonlySet<number>,
): Promise<{ ofRecord: Map<number, number>; ofRow: Map<number, number> }> {
  const ofRecord = new Map<number, number>();
  const ofRow = new Map<number, number>();
  let row = 0;
  const scanner = new CsvScanner(file.delimiter, ({ index, line, isBlank }) => {
    if (index === 1 || isBlank) return;
    if (records.has(index)) ofRecord.set(index, line);
    if (skipped.has(index)) return;
    row += 1;
    if (rows.has(row)) ofRow.set(row, line);
  });
  await readThrough(file.path, file.format, (chunk) => scanner.push(chunk));
  scanner.end();
  return { ofRecord, ofRow };
}
