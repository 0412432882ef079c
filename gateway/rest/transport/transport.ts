// HTTP exchanges over kept connections, each with a deadline of its own that covers the body and ends the socket.
// undici's dispatcher is driven directly: fetch may lose its abort signal together with the request object, which leaves
// answers hanging, and the streams of node:http cost about as much again as the exchange.

import { Agent, type Dispatcher } from 'undici';
import type { Answer, Exchange, OpenAnswer } from './exchange.ts';
import { callerLeft } from './exchange-error.ts';
import { OpenAnswers } from './open-answer.ts';
import { WholeAnswer } from './whole-answer.ts';

/** A service that takes no connection within this is given up, in milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000;

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
    if (signal?.aborted) return Promise.reject(callerLeft());
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
