// One HTTP exchange over kept connections, with a deadline of its own that covers the body and ends the socket.
// fetch is not used: its abort signal may be lost together with the request object, which leaves answers hanging.
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';

export interface Exchange {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** Milliseconds for everything: connection, head and body. */
  timeoutMs: number;
  /** The largest body that is read, in bytes. */
  maxBytes: number;
  /** Ends the exchange when nobody waits for it any more. */
  signal?: AbortSignal;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Why there is no answer. */
export class ExchangeError extends Error {
  readonly kind: 'DEADLINE' | 'ABORTED' | 'CONNECTION' | 'TOO_LARGE';
  constructor(kind: ExchangeError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Keeps connections open between exchanges; redirects are never followed. */
export class Transport {
  readonly #http = new http.Agent({ keepAlive: true });
  readonly #https = new https.Agent({ keepAlive: true });

  /** Rejects with an ExchangeError and nothing else. */
  exchange(exchange: Exchange): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const isTls = exchange.url.protocol === 'https:';
      const request = (isTls ? https : http).request(exchange.url, {
        method: exchange.method,
        headers: exchange.headers,
        agent: isTls ? this.#https : this.#http,
      });
      const finish = () => {
        clearTimeout(timer);
        exchange.signal?.removeEventListener('abort', onAbort);
      };
      const fail = (error: ExchangeError) => {
        finish();
        request.destroy();
        reject(error);
      };
      const onAbort = () => fail(new ExchangeError('ABORTED', 'nobody waits for the answer any more'));
      const timer = setTimeout(
        () => fail(new ExchangeError('DEADLINE', `no whole answer within ${exchange.timeoutMs} ms`)),
        exchange.timeoutMs,
      );
      // The listener stays after the end: a late socket error must not end the process.
      request.on('error', (error) => fail(new ExchangeError('CONNECTION', describe(error))));
      if (exchange.signal?.aborted) return onAbort();
      exchange.signal?.addEventListener('abort', onAbort);
      request.on('response', (response) => {
        readBody(response, exchange.maxBytes).then((text) => {
          finish();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        }, fail);
      });
      request.end(exchange.body);
    });
  }

  close(): void {
    this.#http.destroy();
    this.#https.destroy();
  }
}

function readBody(response: IncomingMessage, maxBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const checkSize = (bytes: number) => {
      if (bytes > maxBytes) reject(new ExchangeError('TOO_LARGE', `answer is larger than ${maxBytes} bytes`));
    };
    checkSize(Number(response.headers['content-length'] ?? 0));
    response.on('data', (chunk: Buffer) => {
      size += chunk.length;
      checkSize(size);
      if (size <= maxBytes) chunks.push(chunk);
    });
    response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    response.on('error', (error) => reject(new ExchangeError('CONNECTION', describe(error))));
    response.on('close', () => reject(new ExchangeError('CONNECTION', 'the answer was cut off')));
  });
}

function describe(error: Error & { code?: string }): string {
  return error.code ?? error.message;
}
