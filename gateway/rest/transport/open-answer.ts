// Answers whose bodies are read as they come: the one who reads sets the pace. By node:http, because undici's parser ends
// the process when a connection breaks while its reader pauses (nodejs/undici#5360); files are few.
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Exchange, OpenAnswer } from './exchange.ts';
import { callerLeft, ExchangeError, exchangeErrorOf, tooLarge } from './exchange-error.ts';
import { textOf } from './whole-answer.ts';

/** How long an open answer may stand still, for want of bytes or of a reader, in milliseconds. */
const SILENCE_MS = 120_000;

export class OpenAnswers {
  readonly #http = new http.Agent({ keepAlive: true });
  readonly #https = new https.Agent({ keepAlive: true });

  /** Resolves with the head of the answer, see `Transport.open`. */
  open(exchange: Omit<Exchange, 'maxBytes'>): Promise<OpenAnswer> {
    const { timeoutMs, signal } = exchange;
    if (signal?.aborted) return Promise.reject(callerLeft());
    return new Promise((resolve, reject) => {
      const request = this.#begin(exchange);
      const fail = (error: ExchangeError) => {
        clearTimeout(timer);
        request.destroy(error);
        reject(error);
      };
      const onAbort = () => fail(callerLeft());
      const timer = setTimeout(
        () => fail(new ExchangeError('DEADLINE', `no answer within ${timeoutMs} ms`)),
        timeoutMs,
      );
      // The listener stays after the end: a late socket error must not end the process.
      request.on('error', (error) => fail(exchangeErrorOf(error)));
      request.on('close', () => signal?.removeEventListener('abort', onAbort));
      signal?.addEventListener('abort', onAbort);
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

  close(): void {
    this.#http.destroy();
    this.#https.destroy();
  }

  #begin({ origin, path, method, headers, body }: Omit<Exchange, 'maxBytes'>): ClientRequest {
    const isTls = origin.startsWith('https:');
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { method, headers: { ...headers, ...length }, agent: isTls ? this.#https : this.#http };
    return (isTls ? https : http).request(`${origin}${path}`, options);
  }
}

/** The whole text; rejects with an ExchangeError. */
export async function readText(body: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += (chunk as Buffer).length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    throw exchangeErrorOf(error as Error);
  }
  const text = textOf(chunks);
  if (text === null) throw new ExchangeError('NO_TEXT', `${size} bytes that are not UTF-8`);
  return text;
}
