// Equal calls of one GraphQL request become one upstream call: the only DataLoader, made on first use.
import DataLoader from 'dataloader';
import type { CommonContext, Endpoint, ReplyOf, RequestOf } from '../../upstream/contract/endpoint.ts';
import { currentUser } from '../../upstream/contract/platform.ts';
import { codedError } from '../errors.ts';
import type { Caller, RestClient } from './client.ts';
import type { OpenFile } from './open-file.ts';
import { UpstreamRefusal } from './upstream-error.ts';

interface Call {
  endpoint: Endpoint;
  request: unknown;
}

/** Lives as long as one GraphQL request and is never shared between viewers. */
export class RestLoader {
  readonly #client: RestClient;
  readonly #caller: Caller;
  readonly #contextOf: () => Promise<CommonContext>;
  readonly #admit: () => Promise<unknown>;
  readonly #replies = new Map<string, Promise<unknown>>();
  #loader: DataLoader<Call, unknown, string> | null = null;

  /**
   * `contextOf` tells who asks, for the endpoints that carry it; `admit` rejects for a viewer who may not enter, and
   * is asked before every call but that for the viewer.
   */
  constructor(
    client: RestClient,
    caller: Caller,
    { contextOf, admit }: { contextOf: () => Promise<CommonContext>; admit: () => Promise<unknown> },
  ) {
    this.#client = client;
    this.#caller = caller;
    this.#contextOf = contextOf;
    this.#admit = admit;
  }

  /** The reply of a read; the same promise for equal requests. */
  load<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ReplyOf<E>> {
    this.#loader ??= new DataLoader((calls) => Promise.all(calls.map((call) => this.#read(call))), {
      batch: false,
      cacheKeyFn: keyOf,
      cacheMap: this.#replies,
    });
    return this.#loader.load({ endpoint, request }) as Promise<ReplyOf<E>>;
  }

  /** Saves: called once, never tried again; then forgets what `changed` endpoints answered before. */
  async write<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    changed: readonly Endpoint[] | 'everything',
  ): Promise<ReplyOf<E>> {
    try {
      return await this.#client.call(endpoint, request, this.#caller, await this.#options(endpoint));
    } finally {
      this.#forget(changed);
    }
  }

  /** A file that a service answers with; each call opens one. */
  async open<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<OpenFile> {
    return this.#client.open(endpoint, request, this.#caller, await this.#options(endpoint));
  }

  async #read({ endpoint, request }: Call): Promise<unknown> {
    try {
      const options = await this.#options(endpoint);
      return await this.#client.call(endpoint, request, this.#caller, { ...options, isRead: true });
    } catch (error) {
      if (endpoint === currentUser && error instanceof UpstreamRefusal) return this.#unknownUser();
      // DataLoader hands an Error of the list to its own caller alone; a rejection would fail the whole batch.
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /** The session of a user whom the services do not know is over. */
  async #unknownUser(): Promise<Error> {
    await this.#caller.refuse?.();
    const message = 'The services do not know this user.';
    return codedError('UNAUTHENTICATED', message, { reason: 'LOOKUP_FAILED' });
  }

  async #options(endpoint: Endpoint): Promise<{ context?: CommonContext }> {
    if (endpoint !== currentUser) await this.#admit();
    return endpoint.hasContext ? { context: await this.#contextOf() } : {};
  }

  #forget(changed: readonly Endpoint[] | 'everything'): void {
    const prefixes = changed === 'everything' ? [''] : changed.map(nameOf);
    for (const key of this.#replies.keys()) {
      if (prefixes.some((prefix) => key.startsWith(prefix))) this.#replies.delete(key);
    }
  }
}

function nameOf(endpoint: Endpoint): string {
  return `${endpoint.service} ${endpoint.method} ${endpoint.path} `;
}

function keyOf({ endpoint, request }: Call): string {
  return nameOf(endpoint) + JSON.stringify(canonical(request));
}

/** The same value with the members of objects in the order of their names, so that equal requests read equal. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return members
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => [name, canonical(member)]);
}
