// A file in transit with its progress: frames of bytes, and between them the number of rows written so far. The bytes of a
// workbook (compressed) or of Parquet (sent at the end) say nothing about progress.

/** Of a request that wants frames, and of an answer that has them. */
export const PROGRESS_HEADER = 'x-file-progress';
export const PROGRESS_OF_ROWS = 'rows';

/** A frame begins with what it is, and a number: the rows that are written so far, or the bytes that follow. */
const HEAD_BYTES = 5;
const KINDS = { data: 0, rows: 1 } as const;

/** How long at most nothing is said while rows are written, in milliseconds. */
const TOLD_EVERY_MS = 250;

/** Reads `rowsWritten` after each chunk and while waiting for the next one. Ends `content` when the reader stops early. */
export async function* withFrames(
  content: AsyncIterable<Uint8Array>,
  rowsWritten: () => number,
): AsyncGenerator<Uint8Array> {
  const chunks = content[Symbol.asyncIterator]();
  let told = 0;
  try {
    let next = chunks.next();
    for (;;) {
      const result = await withinReach(next);
      const rows = rowsWritten();
      if (rows !== told) yield headOf(KINDS.rows, rows);
      told = rows;
      if (result === null) continue;
      if (result.done) return;
      yield headOf(KINDS.data, result.value.length);
      yield result.value;
      next = chunks.next();
    }
  } finally {
    await chunks.return?.();
  }
}

/** Null where it takes longer than one may be silent. */
async function withinReach<Result>(result: Promise<Result>): Promise<Result | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TOLD_EVERY_MS);
  });
  try {
    return await Promise.race([result, silence]);
  } finally {
    clearTimeout(timer);
  }
}

function headOf(kind: (typeof KINDS)[keyof typeof KINDS], value: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(HEAD_BYTES));
  head.setUint8(0, kind);
  head.setUint32(1, value);
  return new Uint8Array(head.buffer);
}

type FramePart<Bytes> = { data: Bytes } | { rows: number };

/** Takes frames apart that come in chunks of any size. */
export class FrameReader {
  readonly #head = new DataView(new ArrayBuffer(HEAD_BYTES));
  #filled = 0;
  #left = 0;

  *read<Bytes extends Uint8Array>(chunk: Bytes): Generator<FramePart<Bytes>> {
    let at = 0;
    while (at < chunk.length) {
      if (this.#left > 0) {
        const end = Math.min(chunk.length, at + this.#left);
        yield { data: chunk.subarray(at, end) as Bytes };
        this.#left -= end - at;
        at = end;
        continue;
      }
      this.#head.setUint8(this.#filled, chunk[at] ?? 0);
      at += 1;
      this.#filled = (this.#filled + 1) % HEAD_BYTES;
      if (this.#filled > 0) continue;
      const value = this.#head.getUint32(1);
      if (this.#head.getUint8(0) === KINDS.rows) yield { rows: value };
      else this.#left = value;
    }
  }
}
