// Reads a file as it comes, in pieces that the browser may keep outside of memory.
import { FrameReader, PROGRESS_HEADER } from '../../lib/files/file-frames.ts';

/** Chunks are put together into pieces of this size, in bytes. */
const PIECE_BYTES = 4 * 1024 * 1024;

export interface ReceivedFile {
  name: string;
  content: Blob;
}

/** How much of a file has come. */
export interface Received {
  bytes: number;
  /** How many of its rows are written, also of those still to come; null of a file that does not tell. */
  rowsWritten: number | null;
}

/** `onReceived` gets what has come so far after each chunk. Rejects when the file is cut off. */
export async function receiveFile(
  response: Response,
  onReceived: (received: Received) => void,
): Promise<ReceivedFile> {
  const pieces: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let [pending, bytes] = [0, 0];
  const isFramed = response.headers.has(PROGRESS_HEADER);
  let rowsWritten = isFramed ? 0 : null;
  const take = (data: Uint8Array<ArrayBuffer>) => {
    chunks.push(data);
    pending += data.length;
    bytes += data.length;
    if (pending < PIECE_BYTES) return;
    pieces.push(new Blob(chunks));
    [chunks, pending] = [[], 0];
  };
  const type = response.headers.get('content-type') ?? '';
  const frames = new FrameReader();
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    if (!isFramed) take(value);
    else
      for (const part of frames.read(value)) {
        if ('rows' in part) rowsWritten = part.rows;
        else take(part.data);
      }
    onReceived({ bytes, rowsWritten });
  }
  return { name: nameOf(response), content: new Blob([...pieces, ...chunks], { type }) };
}

function nameOf(response: Response): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  return encoded ? decodeURIComponent(encoded) : 'costs';
}
