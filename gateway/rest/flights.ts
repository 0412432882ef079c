// One call for all who ask the same meanwhile. It ends early when all of them are gone; whoever is gone alone leaves it to
// the others.
import type { Caller } from './client.ts';
import { Ending } from './ending.ts';
import { type UpstreamError, UpstreamTimeout, UpstreamUnavailable } from './upstream-error.ts';

/** Somebody who waits for a reply, and for how long. */
export type Waiter = Pick<Caller, 'signal' | 'endsAt'>;

interface Flight {
  reply: Promise<unknown>;
  waiting: number;
  ending: Ending;
  /** By `performance.now()`. */
  begunAt: number;
}

export class Flights {
  readonly #flights = new Map<string, Flight>();
  readonly #maxAgeMs: number;

  /** Who asks later than `maxAgeMs` after a call has begun is not told its reply. */
  constructor(maxAgeMs = Number.POSITIVE_INFINITY) {
    this.#maxAgeMs = maxAgeMs;
  }

  /** Whether somebody who asks now would join a call. */
  isUnderWay(key: string): boolean {
    return this.#young(key) !== undefined;
  }

  /**
   * The reply of the call that is under way, else of `ask`. Failures are told to all who wait. Whoever gets a reply
   * shares it with others and must not change it.
   */
  reply<Reply>(key: string, waiter: Waiter, ask: (waiter: Waiter) => Promise<Reply>): Promise<Reply> {
    return this.#join(key, this.#young(key) ?? this.#begin(key, ask), waiter) as Promise<Reply>;
  }

  /** Nobody joins what is under way now. */
  forget(): void {
    this.#flights.clear();
  }

  #young(key: string): Flight | undefined {
    const flight = this.#flights.get(key);
    return flight && performance.now() - flight.begunAt <= this.#maxAgeMs ? flight : undefined;
  }

  #begin(key: string, ask: (waiter: Waiter) => Promise<unknown>): Flight {
    const ending = new Ending();
    const reply = ask({ signal: ending }).finally(() => this.#land(key, flight));
    const flight: Flight = { reply, waiting: 0, ending, begunAt: performance.now() };
    this.#flights.set(key, flight);
    return flight;
  }

  #join(key: string, flight: Flight, { signal, endsAt }: Waiter): Promise<unknown> {
    flight.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = (error: UpstreamError) => {
        forget();
        flight.waiting -= 1;
        if (flight.waiting === 0) {
          // Nobody may join a call that is about to end.
          this.#land(key, flight);
          flight.ending.abort();
        }
        reject(error);
      };
      const onAbort = () =>
        leave(new UpstreamUnavailable('shared call', 'nobody waits for the answer any more'));
      const forget = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const timer =
        endsAt === undefined
          ? undefined
          : setTimeout(
              () => leave(new UpstreamTimeout('shared call', 'the request has no time left')),
              Math.max(0, endsAt - performance.now()),
            );
      flight.reply.then(resolve, reject).finally(forget);
      if (signal?.aborted) onAbort();
      else signal?.addEventListener('abort', onAbort);
    });
  }

  #land(key: string, flight: Flight): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}
