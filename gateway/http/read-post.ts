// Reads the body of a request, never more than a little beyond its limit.
import type { IncomingMessage } from 'node:http';

/**
 * Calls back once with the body, or with more than `maxBytes` of one that is too long; never for a client that goes
 * away before that.
 */
export function readPost(incoming: IncomingMessage, maxBytes: number, then: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  let size = 0;
  const onData = (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes) finish();
  };
  const finish = () => {
    incoming.off('data', onData);
    incoming.off('end', finish);
    then(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
  };
  incoming.on('data', onData);
  incoming.on('end', finish);
}
