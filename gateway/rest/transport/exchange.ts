// What is sent to a service, and what comes back.
import type { IncomingMessage } from 'node:http';
import type { AbortSignalLike } from './abort-flag.ts';

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
  /** Ends the exchange when no caller waits for it any more. */
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
   * anyone who destroys it ends the exchange.
   */
  body: IncomingMessage;
}

/** The first of that name; an empty text where there is none. */
export function headerOf(headers: AnswerHeaders, name: string): string {
  const given = headers[name] ?? '';
  return typeof given === 'string' ? given : (given[0] ?? '');
}
