// Writes a response of the web to a connection of node:http.
import type { ServerResponse } from 'node:http';
import { nodeBodyOf } from './node-body.ts';

/** Settles when all is written, or the client has gone. `headers` are those of every answer. */
export async function sendResponse(
  response: Response,
  outgoing: ServerResponse,
  headers: Record<string, string>,
): Promise<void> {
  const written = nodeBodyOf(response);
  const status = written?.status ?? response.status;
  const own = {
    ...(written?.headers ?? Object.fromEntries(response.headers)),
    // What still comes of the body would have to be read before the next request.
    ...(status === 413 && { connection: 'close' }),
  };
  const body = written?.body ?? response.body;
  if (body === null || typeof body === 'string') {
    outgoing.writeHead(status, { ...headers, ...own, 'content-length': Buffer.byteLength(body ?? '') });
    outgoing.end(body ?? '');
    return;
  }
  outgoing.writeHead(status, { ...headers, ...own });
  await sendChunks(body as AsyncIterable<string | Uint8Array>, outgoing);
}

async function sendChunks(
  chunks: AsyncIterable<string | Uint8Array>,
  outgoing: ServerResponse,
): Promise<void> {
  const iterator = chunks[Symbol.asyncIterator]();
  // The client has gone: stop the producer of the chunks.
  outgoing.once('close', () => void iterator.return?.());
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    if (outgoing.destroyed) return;
    if (!outgoing.write(next.value)) await drained(outgoing);
  }
  outgoing.end();
}

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      outgoing.off('drain', done);
      outgoing.off('close', done);
      resolve();
    };
    outgoing.once('drain', done);
    outgoing.once('close', done);
  });
}
