// Walks over the bytes of a CSV file, however large, and tells where its records stand; it reads no values.

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** One record as the scanner saw it. */
export interface CsvRecord {
  /** 1 is the first line of the file; blank lines count, as they do in DuckDB's own numbering. */
  index: number;
  /** Line of the file where it starts, from 1. */
  line: number;
  fields: number;
  isBlank: boolean;
}

const FIELD_START = 0;
const PLAIN = 1;
const QUOTED = 2;
/** Behind a quote within quotes: the end of the value, or the first of two quotes that mean one. */
const QUOTE_SEEN = 3;

/** Feed it the file in chunks; it calls back for each record. */
export class CsvScanner {
  readonly #delimiter: number;
  readonly #onRecord: (record: CsvRecord) => void;
  #state: number = FIELD_START;
  #line: number;
  #fields = 1;
  #bytes = 0;
  #record: { index: number; line: number };
  #quoteLine = 1;

  /** `firstLine`: the line of the file that the bytes start on, which is the number of their first record too. */
  constructor(delimiter: string, onRecord: (record: CsvRecord) => void, firstLine = 1) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#onRecord = onRecord;
    this.#line = firstLine;
    this.#record = { index: firstLine, line: firstLine };
  }

  push(chunk: Uint8Array): void {
    // Locals and an index: a file has billions of bytes.
    let state = this.#state;
    let bytes = this.#bytes;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (byte === LINE_FEED) this.#line += 1;
      if (state === QUOTED) {
        if (byte === QUOTE) state = QUOTE_SEEN;
      } else if (byte === LINE_FEED) {
        this.#bytes = bytes;
        this.#endRecord();
        bytes = 0;
        state = FIELD_START;
      } else if (byte === this.#delimiter) {
        this.#fields += 1;
        state = FIELD_START;
      } else if (byte === QUOTE && state !== PLAIN) {
        if (state === FIELD_START) this.#quoteLine = this.#line;
        bytes += 1;
        state = QUOTED;
      } else if (byte !== CARRIAGE_RETURN) {
        bytes += 1;
        state = PLAIN;
      }
    }
    this.#state = state;
    this.#bytes = bytes;
  }

  /** Where it is: the line of the file, and the field of the record, both from 1. */
  get place(): { line: number; field: number } {
    return { line: this.#line, field: this.#fields };
  }

  /** Whether the file ends inside of quotes, and on which line they were opened. */
  get openQuoteLine(): number | null {
    return this.#state === QUOTED ? this.#quoteLine : null;
  }

  /** Ends the file. Returns its last record when no line end follows it. */
  end(): CsvRecord | null {
    if (this.#bytes === 0 && this.#fields === 1) return null;
    return this.#endRecord();
  }

  #endRecord(): CsvRecord {
    const isBlank = this.#bytes === 0 && this.#fields === 1;
    const record = { ...this.#record, fields: this.#fields, isBlank };
    this.#onRecord(record);
    this.#record = { index: record.index + 1, line: this.#line };
    this.#fields = 1;
    this.#bytes = 0;
    return record;
  }
}

/** The values of one record, e.g. of a header line. */
export function splitRecord(text: string, delimiter: string): string[] {
  const values: string[] = [];
  let value = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '"') {
      if (isQuoted && text.charAt(at + 1) === '"') {
        value += '"';
        at += 1;
      } else isQuoted = !isQuoted;
    } else if (letter === delimiter && !isQuoted) {
      values.push(value.trim());
      value = '';
    } else value += letter;
  }
  return [...values, value.trim()];
}
