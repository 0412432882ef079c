// The shape of a file of JSON lines (one object a line), found in one pass over its bytes.

import type { FileFormat } from '../../stores/documents/loads/load-report.ts';
import { LoadError } from '../load/load-error.ts';
import { readThrough } from './file-bytes.ts';

const LINE_FEED = 0x0a;
/** Blank, tab and carriage return do not make a record. */
const BLANKS = new Set([0x20, 0x09, 0x0d]);
/** A first object that is longer is none. */
const MAX_FIRST_BYTES = 1 << 24;

export interface JsonShape {
  sha256: string;
  /** Members of the first object. */
  columns: string[];
  /** Lines that are not blank. */
  recordCount: number;
}

/** Reads the file once. Throws a LoadError when its first line is no object. */
export async function jsonShape(path: string, format: FileFormat): Promise<JsonShape> {
  let first = Buffer.alloc(0);
  let isFirstWhole = false;
  let recordCount = 0;
  let isBlank = true;
  const sha256 = await readThrough(path, format, (chunk) => {
    if (!isFirstWhole && first.length <= MAX_FIRST_BYTES) {
      const end = chunk.indexOf(LINE_FEED);
      isFirstWhole = end !== -1;
      first = Buffer.concat([first, isFirstWhole ? chunk.subarray(0, end) : chunk]);
    }
    for (const byte of chunk) {
      if (byte === LINE_FEED) isBlank = true;
      else if (isBlank && !BLANKS.has(byte)) {
        isBlank = false;
        recordCount += 1;
      }
    }
  });
  return { sha256, columns: membersOf(first.toString('utf8').replace(/^\uFEFF/, ''), path), recordCount };
}

function membersOf(line: string, path: string): string[] {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.keys(value);
  } catch {
    // Said below.
  }
  throw new LoadError(
    path,
    { kind: 'jsonLines' },
    {
      isForeign: true,
    },
  );
}
