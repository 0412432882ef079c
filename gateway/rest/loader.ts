// How one GraphQL request asks the services: the memo of the request over the reply store over the REST client.
import { hash } from 'node:crypto';
import {
  type Access,
  type CommonContext,
  cachingOf,
  type Endpoint,
  type ReplyOf,
  type RequestOf,
} from '../../upstream/contract/endpoint.ts';
import { currentUser, menus } from '../../upstream/contract/platform/platform.ts';
import { codedError } from '../errors.ts';
import type { Caller } from './caller.ts';
import type { RestClient } from './client.ts';
import type { OpenFile } from './open-file.ts';
import type { BatchedRead } from './replies/batched-read.ts';
import type { Question, ReplyStore } from './replies/reply-store.ts';
import { type Read, RequestMemo } from './replies/request-memo.ts';
import { isRefusal } from './upstream-error.ts';

/** Say who asks and what he may: they are asked for first, and the replies of all others depend on them. */
const IDENTITY: ReadonlySet<Endpoint> = new Set<Endpoint>([currentUser, menus]);
/**
 * Requests of one user that arrive so close together share one call about who asks, in milliseconds. A right that another
 * gateway has changed counts so much later at most.
 */
const COALESCE_IDENTITY_MS = 50;
/**
 * The same of all other live reads. Any longer, and a page that reads again would not see what it has just saved by
 * another gateway.
 */
const COALESCE_READS_MS = 10;

/** What a shared reply depends on beside the request. */
export interface SharedScope {
  /** Site and company. */
  scope: string;
  /** Of the company's data. */
  dataVersion: string;
}

/** Who asks, as far as calls need to know. */
interface LoaderViewer {
  /** What calls carry, for the endpoints that have it. */
  commonContext: (currency: string | null) => Promise<CommonContext>;
  /** Rejects for a viewer who may not enter; asked before every call but those that say who asks. */
  user: () => Promise<unknown>;
  /** Null where replies must not be shared. */
  sharedScope: (access: Access, context: CommonContext) => Promise<SharedScope | null>;
}

/** What all requests ask by. */
export interface Services {
  client: Pick<RestClient, 'call' | 'open'>;
  replies: ReplyStore;
}

/** A read whose reply may be another one the next time, with the revision of its reply (`ReplyStore.revisionOf`). */
export interface LiveRead {
  endpoint: Endpoint;
  request: unknown;
  /** That amounts were answered in, where it is not the viewer's. */
  currency: string | null;
  revision: number;
}

/** Lives as long as one GraphQL request and is never shared between viewers. */
export class RestLoader {
  readonly #services: Services;
  readonly #caller: Caller;
  readonly #viewer: LoaderViewer;
  readonly #memo = new RequestMemo((read) => this.#read(read));
  readonly #inCurrencies = new Map<string, RestLoader>();
  readonly #currency: string | null;
  /** That of the request: it knows what all of them have read. */
  readonly #root: RestLoader;
  #liveReads: LiveRead[] | null = [];
  #writes = 0;
  #callerKey: string | null = null;

  constructor(
    services: Services,
    caller: Caller,
    viewer: LoaderViewer,
    of: { root: RestLoader; currency: string } | null = null,
  ) {
    this.#services = services;
    this.#caller = caller;
    this.#viewer = viewer;
    this.#root = of?.root ?? this;
    this.#currency = of?.currency ?? null;
  }

  /** Reads whose amounts of cost are answered in this currency (ISO 4217), each by the rate of its day; null: the viewer's. */
  answeringIn(currency: string | null): RestLoader {
    const root = this.#root;
    if (currency === null) return root;
    const known = root.#inCurrencies.get(currency);
    if (known) return known;
    const loader = new RestLoader(this.#services, this.#caller, this.#viewer, { root, currency });
    root.#inCurrencies.set(currency, loader);
    return loader;
  }

  /** Milliseconds since 1970. An answer that depends on the moment is not repeatable. */
  now(): number {
    this.#root.#liveReads = null;
    return Date.now();
  }

  /** How often this request has written: after each write, what follows from replies is to be worked out anew. */
  get writes(): number {
    return this.#root.#writes;
  }

  /**
   * The live reads that an answer was made of. Null where it depends on more: the moment, a write, a file, a failure. All
   * other reads depend on the version of the data alone, which is part of the reply about the user.
   */
  get liveReads(): readonly LiveRead[] | null {
    return this.#root.#liveReads;
  }

  /** The reply of a read; equal reads are one call. */
  load<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ReplyOf<E>> {
    // Only calls that carry who asks have a currency: all others are the same calls.
    if (!endpoint.hasContext && this !== this.#root) return this.#root.load(endpoint, request);
    return this.#memo.load(endpoint, request);
  }

  /** What the endpoint answers for one key: the keys of one tick are one call. */
  loadKey<E extends Endpoint, Key, Value>(read: BatchedRead<E, Key, Value>, key: Key): Promise<Value> {
    return this.#memo.loadKey(read, key);
  }

  /** Saves: called once, never tried again; then forgets what `changed` endpoints answered before. */
  async write<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    changed: readonly Endpoint[] | 'everything',
  ): Promise<ReplyOf<E>> {
    // From now on the version that this request knows of may be an old one.
    this.#root.#writes += 1;
    this.#root.#liveReads = null;
    try {
      return await this.#services.client.call(endpoint, request, this.#caller, await this.#options(endpoint));
    } finally {
      this.#services.replies.clearLiveCalls();
      for (const loader of [this.#root, ...this.#root.#inCurrencies.values()]) loader.#memo.clear(changed);
      this.#root.#writes += 1;
    }
  }

  /** A file that a service answers with; each call opens one. */
  async open<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<OpenFile> {
    this.#root.#liveReads = null;
    return this.#services.client.open(endpoint, request, this.#caller, await this.#options(endpoint));
  }

  async #read(read: Read): Promise<unknown> {
    const { endpoint, request } = read;
    const { client, replies } = this.#services;
    try {
      const options = await this.#options(endpoint);
      const question = await this.#question(read, options.context);
      const reply = await replies.reply(question, this.#caller, ({ signal, endsAt }, parse) => {
        const caller = { ...this.#caller, signal, endsAt };
        return client.call(endpoint, request, caller, { ...options, isRead: true, parse });
      });
      if (question.dataVersion === null || cachingOf(endpoint, reply) === 'live') this.#noteLive(read, reply);
      return reply;
    } catch (error) {
      this.#root.#liveReads = null;
      if (endpoint === currentUser && isRefusal(error)) throw await this.#unknownUser();
      throw error;
    }
  }

  /** What the reply is kept and shared by: with everybody of the company who has the right, else with this caller alone. */
  async #question({ endpoint, text }: Read, context: CommonContext | undefined): Promise<Question<Endpoint>> {
    const { service, path, access, caching } = endpoint;
    const isShared = this.#services.replies.keeps && this.#root.#writes === 0 && caching !== 'live';
    const shared = isShared && context ? await this.#viewer.sharedScope(access, context) : null;
    const of = shared?.scope ?? `${context?.companyId} ${this.#currency ?? ''} ${this.#ownKey()}`;
    return {
      endpoint,
      key: `${service} ${path} ${text} ${this.#caller.language} ${of}`,
      dataVersion: shared?.dataVersion ?? null,
      coalesceMs: IDENTITY.has(endpoint) ? COALESCE_IDENTITY_MS : COALESCE_READS_MS,
    };
  }

  /** Equal for equal callers; no key holds a token. */
  #ownKey(): string {
    const { token, address } = this.#caller;
    this.#callerKey ??= hash('sha256', `${address} ${token}`, 'base64url');
    return this.#callerKey;
  }

  #noteLive({ endpoint, request }: Read, reply: unknown): void {
    const revision = this.#services.replies.revisionOf(reply);
    if (revision === null) this.#root.#liveReads = null;
    else this.#root.#liveReads?.push({ endpoint, request, currency: this.#currency, revision });
  }

  /** The session of a user whom the services do not know is over. */
  async #unknownUser(): Promise<Error> {
    await this.#caller.refuse?.();
    const message = 'The services do not know this user.';
    return codedError('UNAUTHENTICATED', message, { reason: 'LOOKUP_FAILED' });
  }

  async #options(endpoint: Endpoint): Promise<{ context?: CommonContext }> {
    if (!IDENTITY.has(endpoint)) await this.#viewer.user();
    return endpoint.hasContext ? { context: await this.#viewer.commonContext(this.#currency) } : {};
  }
}
