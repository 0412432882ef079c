// What is judged of a request before its body counts: a Request of the web has it, and so has one of node:http.
import { setMaxListeners } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface RequestHead {
  readonly method: string;
  readonly headers: { get(name: string): string | null; has(name: string): boolean };
  /** Ends when the client goes away before it was answered. */
  readonly signal: AbortSignal;
}

/** Of a request whose headers each stand there once; names are asked for in small letters. */
export function headOf(incoming: IncomingMessage, outgoing: ServerResponse): RequestHead {
  const { headers } = incoming;
  let controller: AbortController | null = null;
  return {
    method: incoming.method ?? '',
    headers: {
      get: (name) => headers[name]?.toString() ?? null,
      has: (name) => headers[name] !== undefined,
    },
    get signal() {
      if (controller === null) {
        const made = new AbortController();
        controller = made;
        // Each call that waits listens.
        setMaxListeners(0, made.signal);
        outgoing.once('close', () => {
          if (!outgoing.writableFinished) made.abort();
        });
      }
      return controller.signal;
    },
  };
}
