// One HTTP exchange over kept connections, with a deadline of its own that covers the body and ends the socket.
// fetch is not used: its abort signal may be lost together with the request object, which leaves answers hanging.
import { isUtf8 } from 'node:buffer';
import http, { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';

/** How long an open answer may stand still, for want of bytes or of a reader, in milliseconds. */
const SILENCE_MS = 120_000;

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

/** An answer whose body is read as it comes. */
export interface OpenAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Ends with an error when the answer is cut off, when the signal ends it, or when nothing moves for too long. */
  body: IncomingMessage;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Why there is no answer. */
export class ExchangeError extends Error {
  readonly kind: 'DEADLINE' | 'ABORTED' | 'CONNECTION' | 'TOO_LARGE' | 'NO_TEXT';
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
      const request = this.#begin(exchange);
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

  /**
   * Resolves with the head of the answer: `timeoutMs` is for that alone, `maxBytes` counts for nothing. The body comes as
   * fast as it is read. Rejects with an ExchangeError and nothing else.
   */
  open(exchange: Omit<Exchange, 'maxBytes'>): Promise<OpenAnswer> {
    return new Promise((resolve, reject) => {
      const request = this.#begin(exchange);
      const forget = () => exchange.signal?.removeEventListener('abort', onAbort);
      const fail = (error: ExchangeError) => {
        clearTimeout(timer);
        request.destroy(error);
        reject(error);
      };
      const onAbort = () => fail(new ExchangeError('ABORTED', 'nobody waits for the answer any more'));
      const timer = setTimeout(
        () => fail(new ExchangeError('DEADLINE', `no answer within ${exchange.timeoutMs} ms`)),
        exchange.timeoutMs,
      );
      request.on('error', (error) => fail(new ExchangeError('CONNECTION', describe(error))));
      request.on('close', forget);
      if (exchange.signal?.aborted) return onAbort();
      exchange.signal?.addEventListener('abort', onAbort);
      request.on('response', (body) => {
        clearTimeout(timer);
        request.setTimeout(SILENCE_MS, () =>
          fail(new ExchangeError('DEADLINE', 'nothing moved for too long')),
        );
        resolve({ status: body.statusCode ?? 0, headers: body.headers, body });
      });
      request.end(exchange.body);
    });
  }

  #begin({ url, method, headers }: Pick<Exchange, 'url' | 'method' | 'headers'>): ClientRequest {
    const isTls = url.protocol === 'https:';
    const agent = isTls ? this.#https : this.#http;
    return (isTls ? https : http).request(url, { method, headers, agent });
  }

  close(): void {
    this.#http.destroy();
    this.#https.destroy();
  }
}

export function readBody(response: IncomingMessage, maxBytes: number): Promise<string> {
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
    response.on('end', () => {
      const whole = Buffer.concat(chunks);
      // Broken bytes would become question marks within a name that looks whole.
      if (isUtf8(whole)) resolve(whole.toString('utf8'));
      else reject(new ExchangeError('NO_TEXT', `${size} bytes that are not UTF-8`));
    });
    response.on('error', (error) =>
      reject(error instanceof ExchangeError ? error : new ExchangeError('CONNECTION', describe(error))),
    );
    response.on('close', () => {
      if (!response.readableEnded) reject(new ExchangeError('CONNECTION', 'the answer was cut off'));
    });
  });
}

function describe(error: Error & { code?: string }): string {
  return error.code ?? error.message;
}
