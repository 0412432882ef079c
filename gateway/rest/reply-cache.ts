// Replies that are the same for everybody who may ask, kept in bounded memory, and asked for once at a time.
// The key says everything that a reply depends on (`RestLoader` makes it): a new version of the data is a new key, so a
// reply is never told once its figures may be others.
import type { Metrics } from '../metrics.ts';
import type { RedisReplies } from '../redis/redis-replies.ts';
import type { BoundedStore } from './bounded-store.ts';
import { Flights, type Waiter } from './flights.ts';
import { UpstreamRefusal } from './upstream-error.ts';

/** A reply beside the length of its text. */
export interface Measured<Reply> {
  reply: Reply;
  characters: number;
  /** False: it is told to those who wait, and not kept. */
  isFinal: boolean;
}

/** Asks a service on behalf of whoever waits. */
export type Ask<Reply> = (waiter: Waiter) => Promise<Measured<Reply>>;

/** The reply that stands in a value that another gateway kept; null where it is none. */
export type Recognise<Reply> = (value: unknown) => Reply | null;

/** Memory of a reply for a character of its text: measured 0.8 to 1.1 of series and lists, 2 of the smallest replies. */
const BYTES_PER_CHARACTER = 2;

export class ReplyCache {
  readonly #kept: BoundedStore;
  readonly #metrics: Metrics;
  readonly #others: RedisReplies | null;
  readonly #flights = new Flights();

  /** `others` holds what other gateways were answered. */
  constructor(kept: BoundedStore, metrics: Metrics, others: RedisReplies | null = null) {
    this.#kept = kept;
    this.#metrics = metrics;
    this.#others = others;
  }

  /**
   * The reply of this key: kept, or of one call for all who ask meanwhile. Failures are told to all who wait, and never
   * kept. Whoever gets a reply shares it with others and must not change it.
   */
  async reply<Reply>(
    key: string,
    waiter: Waiter,
    ask: Ask<Reply>,
    recognise: Recognise<Reply> = () => null,
  ): Promise<Reply> {
    const kept = this.#kept.find(key);
    if (kept !== undefined) {
      this.#metrics.sharedReplies.inc({ from: 'memory' });
      return kept as Reply;
    }
    const askNow = async (asker: Waiter) => {
      const { reply, characters, isFinal } = await this.#answer(key, asker, ask, recognise);
      if (isFinal) this.#kept.keep(key, reply, characters * BYTES_PER_CHARACTER);
      return reply;
    };
    const isShared = this.#flights.isUnderWay(key);
    if (isShared) this.#metrics.sharedReplies.inc({ from: 'other request' });
    try {
      return await this.#flights.reply(key, waiter, askNow);
    } catch (error) {
      // Somebody else was refused, which says nothing of this one.
      if (isShared && error instanceof UpstreamRefusal && !waiter.signal?.aborted) return askNow(waiter);
      throw error;
    }
  }

  /** What another gateway was answered, else the answer of the service, which is then there for the others. */
  async #answer<Reply>(
    key: string,
    waiter: Waiter,
    ask: Ask<Reply>,
    recognise: Recognise<Reply>,
  ): Promise<Measured<Reply>> {
    const found = this.#others === null ? null : await this.#others.find(key);
    const reply = found ? recognise(found.value) : null;
    this.#metrics.sharedReplies.inc({ from: reply === null ? 'service' : 'redis' });
    if (found && reply !== null) return { reply, characters: found.characters, isFinal: true };
    const answer = await ask(waiter);
    if (answer.isFinal) void this.#others?.keep(key, answer.reply);
    return answer;
  }
}
