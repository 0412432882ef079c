// GET with a deadline and a size limit that hold whatever the other side does.
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

const DEADLINE_MS = 5000;
const MAX_BYTES = 1024 * 1024;

/** Redirects are answered as they are. Rejects with a TypeError like fetch when there is no whole answer in time. */
export function fetchJson(url: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      clearTimeout(deadline);
      outgoing.destroy();
      reject(new TypeError(`fetch failed: ${reason}`));
    };
    const send = url.startsWith('https:') ? httpsRequest : httpRequest;
    const outgoing = send(url, { headers: { accept: 'application/json' } }, (incoming) => {
      const parts: Buffer[] = [];
      let size = 0;
      incoming.on('data', (part: Buffer) => {
        size += part.length;
        if (size > MAX_BYTES) fail('the answer is too large');
        else parts.push(part);
      });
      incoming.on('error', (error) => fail(error.message));
      incoming.on('end', () => {
        clearTimeout(deadline);
        const headers = { 'content-type': incoming.headers['content-type'] ?? 'application/octet-stream' };
        resolve(new Response(Buffer.concat(parts), { status: incoming.statusCode ?? 502, headers }));
      });
    });
    const deadline = setTimeout(() => fail('no answer in time'), DEADLINE_MS);
    outgoing.on('error', (error) => fail(error.message));
    outgoing.end();
  });
}
