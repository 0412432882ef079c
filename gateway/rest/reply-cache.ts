// Replies that are the same for everybody who may ask, kept in bounded memory, and asked for once at a time.
// The key says everything that a reply depends on (`RestLoader` makes it): a new version of the data is a new key, so a
// reply is never told once its figures may be others; what is not asked for any more makes room for the rest.
import type { Metrics } from '../metrics.ts';
import type { RedisReplies } from '../redis/redis-replies.ts';
import type { Caller } from './client.ts';
import {
  type UpstreamError,
  UpstreamRefusal,
  UpstreamTimeout,
  UpstreamUnavailable,
} from './upstream-error.ts';

/** A reply beside the length of its text. */
export interface Measured<Reply> {
  reply: Reply;
  characters: number;
}

/** Somebody who waits for a reply, and for how long. */
export type Waiter = Pick<Caller, 'signal' | 'endsAt'>;

/** Asks a service on behalf of whoever waits. */
export type Ask<Reply> = (waiter: Waiter) => Promise<Measured<Reply>>;

/** The reply that stands in a value that another gateway kept; null where it is none. */
export type Recognise<Reply> = (value: unknown) => Reply | null;

/** Memory of a reply for a character of its text: measured 0.8 to 1.1 of series and lists, 2 of the smallest replies. */
const BYTES_PER_CHARACTER = 2;
/** What an entry takes beside its reply. */
const ENTRY_BYTES = 1000;
/** No reply may push out more than this part of all others. */
const LARGEST_PART = 1 / 8;

interface Kept {
  reply: unknown;
  bytes: number;
}

/** A call that goes on, and how many wait for it. */
interface Flight {
  reply: Promise<unknown>;
  waiting: number;
  controller: AbortController;
}

export class ReplyCache {
  readonly #maxBytes: number;
  readonly #metrics: Metrics;
  readonly #others: RedisReplies | null;
  /** Whatever was asked for last stands last. */
  readonly #kept = new Map<string, Kept>();
  readonly #flights = new Map<string, Flight>();
  #bytes = 0;

  /** `others` holds what other gateways were answered. */
  constructor(maxBytes: number, metrics: Metrics, others: RedisReplies | null = null) {
    this.#maxBytes = maxBytes;
    this.#metrics = metrics;
    this.#others = others;
  }

  /**
   * The reply of this key: kept, or of one call for all who ask meanwhile. A call ends early when all of them are gone;
   * whoever is gone alone leaves it to the others. Failures are told to all who wait, and never kept. Whoever gets a
   * reply shares it with others and must not change it.
   */
  async reply<Reply>(
    key: string,
    waiter: Waiter,
    ask: Ask<Reply>,
    recognise: Recognise<Reply> = () => null,
  ): Promise<Reply> {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      this.#metrics.sharedReplies.inc({ from: 'memory' });
      return kept.reply as Reply;
    }
    const running = this.#flights.get(key);
    if (running) this.#metrics.sharedReplies.inc({ from: 'other request' });
    const flight = running ?? this.#begin(key, this.#askOthersFirst(key, ask, recognise));
    try {
      return (await this.#join(key, flight, waiter)) as Reply;
    } catch (error) {
      // Somebody else was refused, which says nothing of this one.
      if (running && error instanceof UpstreamRefusal && !waiter.signal?.aborted) {
        return (await ask(waiter)).reply;
      }
      throw error;
    }
  }

  /** Memory of all that is kept, as it is estimated. */
  get bytes(): number {
    return this.#bytes;
  }

  /** What another gateway was answered, else the answer of the service, which is then there for the others. */
  #askOthersFirst<Reply>(key: string, ask: Ask<Reply>, recognise: Recognise<Reply>): Ask<Reply> {
    const others = this.#others;
    if (others === null) {
      this.#metrics.sharedReplies.inc({ from: 'service' });
      return ask;
    }
    return async (waiter) => {
      const found = await others.find(key);
      const reply = found ? recognise(found.value) : null;
      this.#metrics.sharedReplies.inc({ from: reply === null ? 'service' : 'redis' });
      if (found && reply !== null) return { reply, characters: found.characters };
      const answer = await ask(waiter);
      void others.keep(key, answer.reply);
      return answer;
    };
  }

  #begin<Reply>(key: string, ask: Ask<Reply>): Flight {
    const controller = new AbortController();
    const reply = ask({ signal: controller.signal }).then(
      ({ reply, characters }) => {
        this.#land(key, flight);
        this.#keep(key, reply, characters * BYTES_PER_CHARACTER + ENTRY_BYTES + 2 * key.length);
        return reply;
      },
      (error: unknown) => {
        this.#land(key, flight);
        throw error;
      },
    );
    const flight: Flight = { reply, waiting: 0, controller };
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
          flight.controller.abort();
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
      else signal?.addEventListener('abort', onAbort, { once: true });
    });
  }

  #land(key: string, flight: Flight): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }

  #keep(key: string, reply: unknown, bytes: number): void {
    if (bytes > this.#maxBytes * LARGEST_PART) return;
    this.#drop(key);
    this.#kept.set(key, { reply, bytes });
    this.#bytes += bytes;
    for (const longestAway of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(longestAway);
    }
    this.#metrics.sharedReplyBytes.set(this.#bytes);
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
