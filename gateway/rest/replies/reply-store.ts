// Replies of the services across requests. An entry has the text of a reply, its value, and the version of the company's
// data that it was asked for at. The policy of its endpoint says what an entry is good for:
// `by data version`: the same version needs no call; `live`: the service is asked each time, and when it answers with the
// same text, that text is neither parsed nor checked again.
import { LRUCache } from 'lru-cache';
import { cachingOf, type Endpoint, type ReplyOf } from '../../../upstream/contract/endpoint.ts';
import type { Metrics } from '../../metrics.ts';
import type { RedisReplies } from '../../redis/redis-replies.ts';
import { UpstreamRefusal } from '../upstream-error.ts';
import { freezeReply } from './freeze-reply.ts';
import { type Parse, parseReply } from './reply.ts';
import { RequestCoalescer, type Waiter } from './request-coalescer.ts';

/** Memory of an entry beside its text and value, in bytes. */
const ENTRY_BYTES = 1000;
/** Memory for a character of text, in bytes: of the text alone, and with its value and what is shaped from it. */
const TEXT_BYTES = 2;
const VALUE_BYTES = 4;
/** No entry may push out more than this part of all others. */
const LARGEST_PART = 1 / 8;

export interface Question<E extends Endpoint> {
  endpoint: E;
  /** Everything that the reply depends on, but for the version of the data. */
  key: string;
  /** The version of the company's data that this request knows of; null: the service is asked in any case. */
  dataVersion: string | null;
  /** Who asks so long after a call began shares its reply, in milliseconds. */
  coalesceMs: number;
}

/** Calls the service; `parse` makes the reply of the text that it answers with. */
export type Ask<Reply> = (waiter: Waiter, parse: Parse<Reply>) => Promise<Reply>;

interface Entry {
  text: string;
  /** The same for equal texts of one question. */
  revision: number;
  dataVersion: string | null;
  /** Of a live reply null until the same text came twice: most of what never comes again then costs little. */
  value: object | null;
}

export class ReplyStore {
  /** Null where nothing is kept. */
  readonly #entries: LRUCache<string, Entry> | null;
  readonly #metrics: Metrics;
  readonly #redis: RedisReplies | null;
  readonly #versionedCalls = new RequestCoalescer();
  readonly #liveCalls = new RequestCoalescer();
  readonly #revisions = new WeakMap<object, number>();
  #lastRevision = 0;

  /** `redis` holds what other gateways were answered. With 0 bytes nothing is kept, and equal calls still are one. */
  constructor(maxBytes: number, metrics: Metrics, redis: RedisReplies | null = null) {
    this.#entries = maxBytes > 0 ? newEntries(maxBytes) : null;
    this.#metrics = metrics;
    this.#redis = maxBytes > 0 ? redis : null;
  }

  /** False where no reply outlives its requests. */
  get keeps(): boolean {
    return this.#entries !== null;
  }

  /** Estimated memory of all entries, in bytes. */
  get bytes(): number {
    return this.#entries?.calculatedSize ?? 0;
  }

  /** Replies that have the same revision say the same; null for a reply that is not of this store, or was too large. */
  revisionOf(reply: unknown): number | null {
    return (typeof reply === 'object' && reply !== null && this.#revisions.get(reply)) || null;
  }

  /** A request has written: no live read joins a call that began before. */
  clearLiveCalls(): void {
    this.#liveCalls.clear();
  }

  /**
   * The reply from the store, of a call that is under way, or of `ask`. Failures reach all who wait and are never kept.
   * Replies are shared, so callers must not change them.
   */
  reply<E extends Endpoint>(
    question: Question<E>,
    waiter: Waiter,
    ask: Ask<ReplyOf<E>>,
  ): Promise<ReplyOf<E>> {
    return question.dataVersion === null
      ? this.#live(question, waiter, ask)
      : this.#ofVersion(question, waiter, ask);
  }

  #live<E extends Endpoint>(question: Question<E>, waiter: Waiter, ask: Ask<ReplyOf<E>>) {
    const askNow = (asker: Waiter) => ask(asker, (text, read) => this.#valueOf(question, text, read));
    return this.#liveCalls.reply(question.key, waiter, askNow, question.coalesceMs);
  }

  async #ofVersion<E extends Endpoint>(
    question: Question<E>,
    waiter: Waiter,
    ask: Ask<ReplyOf<E>>,
  ): Promise<ReplyOf<E>> {
    const { key, dataVersion } = question;
    const entry = this.#entries?.get(key);
    if (entry?.value && entry.dataVersion === dataVersion) {
      this.#metrics.sharedReplies.inc({ from: 'memory' });
      return entry.value as ReplyOf<E>;
    }
    const askNow = (asker: Waiter) => this.#askOfVersion(question, asker, ask);
    const callKey = keyOfVersion(question);
    const isShared = this.#versionedCalls.isPending(callKey);
    if (isShared) this.#metrics.sharedReplies.inc({ from: 'other request' });
    try {
      return await this.#versionedCalls.reply(callKey, waiter, askNow);
    } catch (error) {
      // Another user was refused, which says nothing about this one.
      if (isShared && error instanceof UpstreamRefusal && !waiter.signal?.aborted) return askNow(waiter);
      throw error;
    }
  }

  /** What another gateway was answered, else the answer of the service, which is then there for the others. */
  async #askOfVersion<E extends Endpoint>(question: Question<E>, waiter: Waiter, ask: Ask<ReplyOf<E>>) {
    const found = await this.#redis?.find(keyOfVersion(question));
    const known = found ? this.#known(question, found) : null;
    this.#metrics.sharedReplies.inc({ from: known === null ? 'service' : 'redis' });
    if (known !== null) return known;
    return ask(waiter, (text, read) => {
      const value = this.#valueOf(question, text, read);
      if (cachingOf(question.endpoint, value) === 'by data version')
        void this.#redis?.keep(keyOfVersion(question), text);
      return value;
    });
  }

  /** Null for a text of another gateway that is no reply: it may be of another version. */
  #known<E extends Endpoint>(question: Question<E>, text: string): ReplyOf<E> | null {
    try {
      return this.#valueOf(question, text, () => parseReply(question.endpoint, text));
    } catch {
      return null;
    }
  }

  /** The value of a text: the one of before where the text is the same. */
  #valueOf<E extends Endpoint>(
    { endpoint, key, dataVersion }: Question<E>,
    text: string,
    read: () => ReplyOf<E>,
  ): ReplyOf<E> {
    if (this.#entries === null) return read();
    const last = this.#entries.get(key);
    const isSame = last?.text === text;
    const value = (isSame && (last.value as ReplyOf<E> | null)) || read();
    if (typeof value !== 'object' || value === null) return value;
    const version = cachingOf(endpoint, value) === 'live' ? null : dataVersion;
    if (isSame && last.value !== null) {
      last.dataVersion = version;
      return value;
    }
    const isKept = isSame || version !== null;
    const revision = isSame ? last.revision : ++this.#lastRevision;
    this.#entries.set(key, {
      text,
      revision,
      dataVersion: version,
      value: isKept ? freezeReply(value) : null,
    });
    if (this.#entries.has(key)) this.#revisions.set(value, revision);
    this.#metrics.sharedReplyBytes.set(this.bytes);
    return value;
  }
}

function newEntries(maxBytes: number): LRUCache<string, Entry> {
  return new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * LARGEST_PART),
    sizeCalculation: ({ text, value }, key) =>
      ENTRY_BYTES + 2 * key.length + text.length * (value === null ? TEXT_BYTES : VALUE_BYTES),
  });
}

function keyOfVersion({ key, dataVersion }: Question<Endpoint>): string {
  return `${dataVersion} ${key}`;
}
