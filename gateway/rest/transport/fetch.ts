// fetch over our own transport, for the libraries of sign-in: the same deadline and size limit as any other call.

import { headerOf } from './exchange.ts';
import { ExchangeError } from './exchange-error.ts';
import type { Transport } from './transport.ts';

const MAX_BYTES = 1024 * 1024;

/** What jose and openid-client hand over. */
interface FetchOptions {
  method?: string;
  headers?: Headers | Record<string, string>;
  body?: unknown;
}

export type SignInFetch = (url: string, options: FetchOptions) => Promise<Response>;

/** Rejects with a TypeError like fetch when there is no whole answer within the deadline. */
export function fetchOver(transport: Transport, timeoutMs: number): SignInFetch {
  return async (url, { method = 'GET', headers, body }) => {
    const text = body === undefined || body === null ? undefined : String(body);
    const sent = Object.fromEntries(new Headers(headers).entries());
    const { origin, pathname, search } = new URL(url);
    try {
      const answer = await transport.exchange({
        origin,
        path: pathname + search,
        method,
        headers: { ...sent, 'accept-encoding': 'identity' },
        body: text,
        timeoutMs,
        maxBytes: MAX_BYTES,
      });
      const contentType = headerOf(answer.headers, 'content-type') || 'application/octet-stream';
      const hasBody = answer.status !== 204 && answer.status !== 304;
      const location = headerOf(answer.headers, 'location');
      return new Response(hasBody ? answer.text : null, {
        status: answer.status,
        headers: { 'content-type': contentType, ...(location && { location }) },
      });
    } catch (error) {
      if (error instanceof ExchangeError) throw new TypeError(`fetch failed: ${error.message}`);
      throw error;
    }
  };
}
