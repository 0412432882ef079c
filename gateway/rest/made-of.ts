// What an answer is made of beside the question itself: the reads whose replies may be others the next time. What was
// asked for by the version of the data is not among them, because the version is part of the user's own reply.
import type { Endpoint } from '../../upstream/contract/endpoint.ts';
import { numberOf } from './known-replies.ts';

export interface NumberedRead {
  endpoint: Endpoint;
  request: unknown;
  /** Of its reply, see `numberOf`. */
  number: number;
}

export class MadeOf {
  #reads: NumberedRead[] | null = [];

  /** Null where more than can be compared was read. */
  get reads(): readonly NumberedRead[] | null {
    return this.#reads;
  }

  note(endpoint: Endpoint, request: unknown, reply: unknown): void {
    const number = numberOf(reply);
    if (number === null) this.noteMore();
    else this.#reads?.push({ endpoint, request, number });
  }

  noteMore(): void {
    this.#reads = null;
  }
}
