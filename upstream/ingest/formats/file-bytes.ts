// Reads a billing file as bytes: its format by content, its hash, and its text unpacked as a stream.

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { FileFormat } from '../../stores/documents/loads/load-report.ts';
import { LoadError } from '../load/load-error.ts';

const PARQUET_MAGIC = 'PAR1';
const HEAD_BYTES = 4;
/** The smallest Parquet file: magic, empty footer, its length, magic. */
const SMALLEST_PARQUET = 12;

/** The format by the first bytes, never by the name. Throws a LoadError for what cannot be a billing file. */
export async function formatOf(path: string): Promise<FileFormat> {
  const size = await sizeOf(path);
  if (size === 0) throw new LoadError(path, { kind: 'empty' }, { isForeign: true });
  const file = await open(path).catch((error: unknown) => {
    throw new LoadError(path, { kind: 'notOpened', values: { code: codeOf(error) } }, { cause: error });
  });
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    await file.read(head, 0, HEAD_BYTES, 0);
    if (head.toString('latin1') === PARQUET_MAGIC) {
      const tail = Buffer.alloc(HEAD_BYTES);
      await file.read(tail, 0, HEAD_BYTES, Math.max(size - HEAD_BYTES, 0));
      if (size < SMALLEST_PARQUET || tail.toString('latin1') !== PARQUET_MAGIC) {
        throw new LoadError(path, { kind: 'cutParquet' });
      }
      return 'Parquet';
    }
    const isPacked = isText(head, path) === 'gzip';
    const isJson = JSON_START.test(await headText(path, isPacked));
    return `${isJson ? 'JSON' : 'CSV'}${isPacked ? '.gz' : ''}`;
  } finally {
    await file.close();
  }
}

function isText(head: Buffer, path: string): 'plain' | 'gzip' {
  const magic = head.toString('hex');
  if (magic.startsWith('1f8b')) return 'gzip';
  if (magic.startsWith('504b0304')) throw new LoadError(path, { kind: 'zip' }, { isForeign: true });
  if (magic.startsWith('28b52ffd')) throw new LoadError(path, { kind: 'zstd' });
  if (magic.startsWith('fffe') || magic.startsWith('feff')) {
    // A table that was saved so would be missing from its month, were it passed over.
    throw new LoadError(path, { kind: 'utf16' }, { isForeign: !/\.csv$/i.test(path) });
  }
  if (head.includes(0))
    throw new LoadError(
      path,
      { kind: 'unknownFormat' },
      {
        isForeign: true,
      },
    );
  return 'plain';
}

/** A list of objects starts so too; it is refused later, when its first line is no object. */
const JSON_START = /^\uFEFF?\s*[{[]/;

/** The first letters of a text file; empty when it cannot be unpacked, which is said when it is read. */
export async function headText(path: string, isPacked: boolean, bytes = 64): Promise<string> {
  const source = createReadStream(path, { end: 1 << 16 });
  const text = isPacked ? source.pipe(createGunzip()) : source;
  try {
    for await (const chunk of text) return Buffer.from(chunk).toString('utf8', 0, bytes);
  } catch {
    // Said when it is read.
  } finally {
    source.destroy();
  }
  return '';
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((error: unknown) => {
    const what =
      codeOf(error) === 'ENOENT' ? 'is not found; check the path' : `cannot be read (${codeOf(error)})`;
    throw new LoadError(path, what, { cause: error });
  });
  if (found.isDirectory())
    throw new LoadError(path, `is a directory; name its files, e.g. ${path.replace(/\/+$/, '')}/*`);
  if (!found.isFile()) throw new LoadError(path, 'is no regular file; give a FOCUS file');
  return found.size;
}

/**
 * Reads the whole file once, unpacked: every chunk of its text goes to `onChunk`. Returns the sha256 of its content,
 * which is the same whether the file is packed or not. Throws a LoadError when the packed stream is cut off or damaged.
 */
export async function readThrough(
  path: string,
  format: FileFormat,
  onChunk: (chunk: Uint8Array) => void,
): Promise<string> {
  const hash = createHash('sha256');
  const source = createReadStream(path, { highWaterMark: 1 << 18 });
  const consume = async (chunks: AsyncIterable<Uint8Array>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      onChunk(chunk);
    }
  };
  try {
    if (format.endsWith('.gz')) await pipeline(source, createGunzip(), consume);
    else await pipeline(source, consume);
  } catch (error) {
    if (error instanceof LoadError) throw error;
    const code = codeOf(error);
    const isCut = code === 'Z_BUF_ERROR';
    throw new LoadError(path, isCut ? { kind: 'cutGzip' } : { kind: 'notUnpacked', values: { code } }, {
      cause: error,
    });
  }
  return hash.digest('hex');
}

function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code);
  return String(error);
}
