// Reads a file as it comes, in pieces that the browser may keep outside of memory.

/** Chunks are put together into pieces of this size, in bytes. */
const PIECE_BYTES = 4 * 1024 * 1024;

export interface ReceivedFile {
  name: string;
  content: Blob;
}

/** `onBytes` is told after each chunk how much has come. Rejects when the file is cut off. */
export async function receiveFile(
  response: Response,
  onBytes: (bytes: number) => void,
): Promise<ReceivedFile> {
  const pieces: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let [pending, bytes] = [0, 0];
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    pending += value.length;
    bytes += value.length;
    onBytes(bytes);
    if (pending < PIECE_BYTES) continue;
    pieces.push(new Blob(chunks));
    [chunks, pending] = [[], 0];
  }
  const type = response.headers.get('content-type') ?? '';
  return { name: nameOf(response), content: new Blob([...pieces, ...chunks], { type }) };
}

function nameOf(response: Response): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  return encoded ? decodeURIComponent(encoded) : 'costs';
}
