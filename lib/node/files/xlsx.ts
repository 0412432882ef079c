// A table as a workbook, written while its rows come: a batch of rows and the window of the packer are in memory.
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { questionSheet } from '../../files/question-sheet.ts';
import { rowXml, SHEET_END, sheetStart } from '../../files/sheet-xml.ts';
import type { TableColumn, TableQuestion, TableRow } from '../../files/table-columns.ts';
import { sheetName, workbookParts } from '../../files/workbook-xml.ts';

/** What one sheet of Excel can hold, its head included. */
const MAX_SHEET_ROWS = 1_048_576;
/** How many become text at once: rows of many columns make some kilobytes each. */
const ROWS_AT_ONCE = 256;
/** Below the size from which a part of an archive needs a form that not every reader knows. */
const MAX_SHEET_BYTES = 3_500_000_000;

export interface XlsxOptions {
  /** Name of the sheet; further ones are numbered. */
  name: string;
  /** The most rows of a sheet, its head included. */
  sheetRows?: number;
  /** On a sheet of its own behind them. */
  question?: TableQuestion | null;
}

export async function* xlsxFile(
  columns: readonly TableColumn[],
  batches: AsyncIterable<readonly TableRow[]>,
  { name, sheetRows = MAX_SHEET_ROWS, question = null }: XlsxOptions,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  zip.on('error', (error) => output.destroy(error));
  const rows = new RowQueue(batches);
  let sheets = 0;

  function addSheet(): void {
    sheets += 1;
    zip.addReadStreamLazy(`xl/worksheets/sheet${sheets}.xml`, (give) => {
      const sheet = Readable.from(sheetChunks(columns, rows, sheetRows, addNext), { objectMode: false });
      sheet.on('error', (error) => output.destroy(error));
      give(null, sheet);
    });
  }

  /** How many sheets there are is known when the rows have ended. */
  function addNext(isMore: boolean): void {
    if (isMore) {
      addSheet();
      return;
    }
    const names = Array.from({ length: sheets }, (_, place) => sheetName(name, place + 1));
    if (question) {
      names.push(sheetName(question.name, 1));
      zip.addBuffer(Buffer.from(questionSheet(question)), `xl/worksheets/sheet${names.length}.xml`);
    }
    for (const [path, text] of workbookParts(names, columns)) zip.addBuffer(Buffer.from(text), path);
    zip.end();
  }

  addSheet();
  try {
    for await (const chunk of output) yield chunk as Uint8Array;
  } finally {
    await rows.close();
  }
}

async function* sheetChunks(
  columns: readonly TableColumn[],
  rows: RowQueue,
  sheetRows: number,
  atEnd: (isMore: boolean) => void,
): AsyncGenerator<Buffer> {
  let [number, bytes] = [1, 0];
  yield Buffer.from(sheetStart(columns));
  while (number < sheetRows && bytes < MAX_SHEET_BYTES) {
    const taken = await rows.take(Math.min(sheetRows - number, ROWS_AT_ONCE));
    if (taken === null) break;
    let xml = '';
    for (const row of taken) {
      number += 1;
      xml += rowXml(columns, row, number);
    }
    const chunk = Buffer.from(xml);
    bytes += chunk.length;
    yield chunk;
  }
  yield Buffer.from(SHEET_END);
  atEnd(await rows.hasMore());
}

/** Rows of batches, taken as many as a sheet has room for. */
class RowQueue {
  readonly #batches: AsyncIterator<readonly TableRow[]>;
  #rest: readonly TableRow[] = [];

  constructor(batches: AsyncIterable<readonly TableRow[]>) {
    this.#batches = batches[Symbol.asyncIterator]();
  }

  /** At most so many; null at the end. */
  async take(count: number): Promise<readonly TableRow[] | null> {
    if (!(await this.hasMore())) return null;
    const taken = this.#rest.slice(0, count);
    this.#rest = this.#rest.slice(count);
    return taken;
  }

  async hasMore(): Promise<boolean> {
    while (this.#rest.length === 0) {
      const next = await this.#batches.next();
      if (next.done) return false;
      this.#rest = next.value;
    }
    return true;
  }

  async close(): Promise<void> {
    await this.#batches.return?.();
  }
}
