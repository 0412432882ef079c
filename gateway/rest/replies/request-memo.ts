// What one GraphQL request has read: equal reads are one call, and the keys of one tick are one call where an endpoint
// takes a list. It is made for each request and never shared between viewers.
import DataLoader from 'dataloader';
import type { Endpoint, ReplyOf, RequestOf } from '../../../upstream/contract/endpoint.ts';
import { UpstreamRefusal } from '../upstream-error.ts';
import type { BatchedRead } from './batched-read.ts';
import { canonicalText } from './canonical-text.ts';

/** A read of an endpoint. */
export interface Read {
  endpoint: Endpoint;
  request: unknown;
  /** The request as text: the same for equal requests. */
  text: string;
}

type ReadLoader = DataLoader<Read, unknown, string>;

/** The loader of the keys of one batched read; its types are those of the read that it is stored by. */
interface KeyLoader {
  endpoint: Endpoint;
  loader: DataLoader<never, unknown, string>;
}

export class RequestMemo {
  readonly #read: (read: Read) => Promise<unknown>;
  readonly #reads = new Map<Endpoint, ReadLoader>();
  readonly #keys = new Map<object, KeyLoader>();

  constructor(read: (read: Read) => Promise<unknown>) {
    this.#read = read;
  }

  load<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ReplyOf<E>> {
    const loader = this.#reads.get(endpoint) ?? this.#newReadLoader(endpoint);
    return loader.load({ endpoint, request, text: canonicalText(request) }) as Promise<ReplyOf<E>>;
  }

  loadKey<E extends Endpoint, Key, Value>(read: BatchedRead<E, Key, Value>, key: Key): Promise<Value> {
    const known = this.#keys.get(read)?.loader as DataLoader<Key, Value, string> | undefined;
    return (known ?? this.#newKeyLoader(read)).load(key);
  }

  /** What these endpoints answered is asked for anew. */
  clear(changed: readonly Endpoint[] | 'everything'): void {
    for (const endpoint of this.#reads.keys())
      if (changed === 'everything' || changed.includes(endpoint)) this.#reads.delete(endpoint);
    for (const [read, { endpoint }] of this.#keys)
      if (changed === 'everything' || changed.includes(endpoint)) this.#keys.delete(read);
  }

  #newReadLoader(endpoint: Endpoint): ReadLoader {
    const loader: ReadLoader = new DataLoader((reads) => Promise.all(reads.map(this.#read)), {
      batch: false,
      batchScheduleFn: queueMicrotask,
      cacheKeyFn: ({ text }) => text,
    });
    this.#reads.set(endpoint, loader);
    return loader;
  }

  #newKeyLoader<E extends Endpoint, Key, Value>(
    read: BatchedRead<E, Key, Value>,
  ): DataLoader<Key, Value, string> {
    const { endpoint, maxKeys, request, values } = read;
    const valuesOf = async (keys: readonly Key[]) => values(await this.load(endpoint, request(keys)), keys);
    const loadKeys = async (keys: readonly Key[]) => {
      try {
        return await valuesOf(keys);
      } catch (error) {
        if (keys.length === 1 || !isInvalidRequest(error)) throw error;
        // One invalid key must not fail the others: each is asked for on its own.
        const each = await Promise.allSettled(keys.map(async (key) => (await valuesOf([key]))[0] as Value));
        return each.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error)));
      }
    };
    const loader = new DataLoader<Key, Value, string>(loadKeys, {
      maxBatchSize: maxKeys,
      cacheKeyFn: canonicalText,
    });
    this.#keys.set(read, { endpoint, loader });
    return loader;
  }
}

/** The service names the member of the request that it does not accept. */
function isInvalidRequest(error: unknown): boolean {
  return error instanceof UpstreamRefusal && error.field !== null;
}
