// HTTP exchanges over kept connections, each with a deadline of its own that covers the body and ends the socket.
// undici's dispatcher is driven directly: fetch may lose its abort signal together with the request object, which leaves
// answers hanging, and the streams of node:http cost about as much again as the exchange.
import type { IncomingMessage } from 'node:http';
import { Agent, type Dispatcher } from 'undici';
import type { AbortSignalLike } from './abort-flag.ts';
import { nobodyWaits } from './exchange-error.ts';
import { OpenAnswers } from './open-answer.ts';
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
  signal?: AbortSignalLike;
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
  body: IncomingMessage;
}

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

  readonly #open = new OpenAnswers();

  /** Rejects with an ExchangeError and nothing else. */
  exchange(exchange: Exchange): Promise<Answer> {
    const { origin, path, headers, body = null, signal } = exchange;
    if (signal?.aborted) return Promise.reject(nobodyWaits());
    const method = exchange.method as Dispatcher.HttpMethod;
    return new Promise((resolve, reject) => {
      const answer = new WholeAnswer(exchange, resolve, reject);
      this.#agent.dispatch({ origin, path, method, headers, body }, answer);
    });
  }

  /**
   * Resolves with the head of the answer: `timeoutMs` is for that alone. The body comes as fast as it is read. Rejects
   * with an ExchangeError and nothing else.
   */
  open(exchange: Omit<Exchange, 'maxBytes'>): Promise<OpenAnswer> {
    return this.#open.open(exchange);
  }

  close(): void {
    void this.#agent.destroy();
    this.#open.close();
  }
}
