// Reads a file as it comes, in pieces that the browser may keep outside of memory.

/** Chunks are put together into pieces of this size, in bytes. */
const PIECE_BYTES = 4 * 1024 * 1024;

export interface ReceivedFile {
  name: string;
  content: Blob;
}

/** How much of a file has come. */
export interface Received {
  bytes: number;
  /** Ends of lines, of a text; null of any other file. */
  lines: number | null;
}

const LINE_FEED = 0x0a;

/** `onReceived` gets the size received so far after each chunk. Rejects when the file is cut off. */
export async function receiveFile(
  response: Response,
  onReceived: (received: Received) => void,
): Promise<ReceivedFile> {
  const pieces: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let [pending, bytes, lines] = [0, 0, 0];
  const type = response.headers.get('content-type') ?? '';
  const isText = type.startsWith('text/');
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    pending += value.length;
    bytes += value.length;
    if (isText) lines += linesIn(value);
    onReceived({ bytes, lines: isText ? lines : null });
    if (pending < PIECE_BYTES) continue;
    pieces.push(new Blob(chunks));
    [chunks, pending] = [[], 0];
  }
  return { name: nameOf(response), content: new Blob([...pieces, ...chunks], { type }) };
}

function linesIn(chunk: Uint8Array): number {
  let count = 0;
  for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}

function nameOf(response: Response): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  return encoded ? decodeURIComponent(encoded) : 'costs';
}
