// HTTP exchanges over kept connections, each with a deadline of its own that covers the body and ends the socket.
// undici's dispatcher is driven directly: fetch may lose its abort signal together with the request object, which leaves
// answers hanging, and the streams of node:http cost about as much again as the exchange.
import type { Readable } from 'node:stream';
import { Agent, type Dispatcher } from 'undici';
import { ExchangeError } from './exchange-error.ts';
import { AnswerAsItComes } from './open-answer.ts';
import { WholeAnswer } from './whole-answer.ts';

/** A service that takes no connection within this is given up, in milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000;

/** Names in small letters. */
export type AnswerHeaders = Record<string, string | string[] | undefined>;

export interface Exchange {
  /** Scheme, host and port. */
  origin: string;
  /** With the query. */
  path: string;
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
  headers: AnswerHeaders;
  text: string;
}

/** An answer whose body is read as it comes. */
export interface OpenAnswer {
  status: number;
  headers: AnswerHeaders;
  /**
   * Ends with an ExchangeError when the answer is cut off, when the signal ends it, or when nothing moves for too long;
   * whoever destroys it ends the exchange.
   */
  body: Readable;
}

type Sent = Omit<Exchange, 'maxBytes' | 'body'> & { body?: string | null };

/** The first of that name; an empty text where there is none. */
export function headerOf(headers: AnswerHeaders, name: string): string {
  const given = headers[name] ?? '';
  return typeof given === 'string' ? given : (given[0] ?? '');
}

/** Keeps connections open between exchanges; redirects are never followed. */
export class Transport {
  readonly #agent = new Agent({
    // The clock of the exchange counts alone.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  });

  /** Rejects with an ExchangeError and nothing else. */
  exchange(exchange: Exchange): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#send(exchange, reject, () => new WholeAnswer(exchange, resolve, reject));
    });
  }

  /**
   * Resolves with the head of the answer: `timeoutMs` is for that alone. The body comes as fast as it is read. Rejects
   * with an ExchangeError and nothing else.
   */
  open(exchange: Omit<Exchange, 'maxBytes'>): Promise<OpenAnswer> {
    return new Promise((resolve, reject) => {
      this.#send(exchange, reject, () => new AnswerAsItComes(exchange, resolve, reject));
    });
  }

  #send(
    { origin, path, method, headers, body = null, signal }: Sent,
    reject: (error: ExchangeError) => void,
    awaited: () => Dispatcher.DispatchHandler,
  ): void {
    if (signal?.aborted) {
      reject(new ExchangeError('ABORTED', 'nobody waits for the answer any more'));
      return;
    }
    this.#agent.dispatch({ origin, path, method: method as Dispatcher.HttpMethod, headers, body }, awaited());
  }

  close(): void {
    void this.#agent.destroy();
  }
}
