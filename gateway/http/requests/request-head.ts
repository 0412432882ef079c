// What is checked of a request before its body counts: a Request of the web has it, and so has one of node:http.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AbortFlag, type AbortSignalLike } from '../../rest/transport/abort-flag.ts';

export interface RequestHead {
  readonly method: string;
  readonly headers: { get(name: string): string | null; has(name: string): boolean };
  /** Ends when the client goes away before it was answered. */
  readonly signal: AbortSignalLike;
}

/** Names of headers are asked for in small letters. */
export function headOf(incoming: IncomingMessage, outgoing: ServerResponse): RequestHead {
  const headers = headersOf(incoming);
  let ending: AbortFlag | null = null;
  return {
    method: incoming.method ?? '',
    headers: {
      get: (name) => headers[name]?.toString() ?? null,
      has: (name) => headers[name] !== undefined,
    },
    get signal() {
      if (ending === null) {
        const made = new AbortFlag();
        ending = made;
        outgoing.once('close', () => {
          if (!outgoing.writableFinished) made.abort();
        });
      }
      return ending;
    },
  };
}

/** Node takes the first of some headers that are sent twice; here they all count, so that such a request is refused. */
function headersOf({ headers, rawHeaders, headersDistinct }: IncomingMessage) {
  if (rawHeaders.length === 2 * Object.keys(headers).length) return headers;
  const joined = Object.entries(headersDistinct).map(([name, values]): [string, string | undefined] => [
    name,
    values?.join(name === 'cookie' ? '; ' : ', '),
  ]);
  return Object.fromEntries(joined);
}
