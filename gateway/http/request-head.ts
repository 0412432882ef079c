// What is judged of a request before its body counts: a Request of the web has it, and so has one of node:http.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AbortFlag, type AbortSignalLike } from '../rest/abort-flag.ts';

export interface RequestHead {
  readonly method: string;
  readonly headers: { get(name: string): string | null; has(name: string): boolean };
  /** Ends when the client goes away before it was answered. */
  readonly signal: AbortSignalLike;
}

/** Of a request whose headers each stand there once; names are asked for in small letters. */
export function headOf(incoming: IncomingMessage, outgoing: ServerResponse): RequestHead {
  const { headers } = incoming;
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
