// How one GraphQL request asks the services: equal calls are one, and what others were answered is shared where it may be.
import {
  type Access,
  type CommonContext,
  type Endpoint,
  FAIL_CODES,
  type ReplyOf,
  type RequestOf,
} from '../../upstream/contract/endpoint.ts';
import { currentUser, menus } from '../../upstream/contract/platform/platform.ts';
import { codedError } from '../errors.ts';
import type { BatchedRead } from './batched-read.ts';
import type { Caller, CallOptions, RestClient } from './client.ts';
import type { Flights, Waiter } from './flights.ts';
import { MadeOf } from './made-of.ts';
import type { OpenFile } from './open-file.ts';
import type { ReplyCache } from './reply-cache.ts';
import { type Read, RequestMemo } from './request-memo.ts';
import { UpstreamRefusal } from './upstream-error.ts';

/** Asked at once: every other call waits for their replies. */
const SAYS_WHO_ASKS: ReadonlySet<Endpoint> = new Set<Endpoint>([currentUser, menus]);

/** Who asks, as far as calls need to know. */
interface LoaderViewer {
  /** What calls carry, for the endpoints that have it. */
  commonContext: () => Promise<CommonContext>;
  /** Rejects for a viewer who may not enter; asked before every call but those that say who asks. */
  user: () => Promise<unknown>;
  /** What a shared reply depends on beside the request; null where nothing may be shared. */
  sharing: (access: Access, context: CommonContext) => Promise<string | null>;
}

/** What all requests ask by. */
export interface Services {
  client: Pick<RestClient, 'call' | 'open'>;
  /** Who asks and what he may, for requests of the same user that arrive together. */
  whoAsks: Flights;
  /** Whatever else requests of the same user read at the same moment. */
  reads: Flights;
  /** What others who may ask the same were answered; null: every request asks by itself. */
  replies: ReplyCache | null;
}

/** Lives as long as one GraphQL request and is never shared between viewers. */
export class RestLoader {
  /** What was read so far. */
  readonly madeOf = new MadeOf();
  readonly #services: Services;
  readonly #caller: Caller;
  readonly #viewer: LoaderViewer;
  readonly #memo = new RequestMemo((read) => this.#read(read));
  #writes = 0;

  constructor(services: Services, caller: Caller, viewer: LoaderViewer) {
    this.#services = services;
    this.#caller = caller;
    this.#viewer = viewer;
  }

  /** Milliseconds since 1970: what depends on the moment is worked out anew for each answer. */
  now(): number {
    this.madeOf.noteMore();
    return Date.now();
  }

  /** How often this request has written: after each write, what follows from replies is to be worked out anew. */
  get writes(): number {
    return this.#writes;
  }

  /** The reply of a read; equal reads are one call. */
  load<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ReplyOf<E>> {
    return this.#memo.load(endpoint, request);
  }

  /** What the endpoint answers for one key: the keys of one tick are one call. */
  loadKey<E extends Endpoint, Key, Value>(read: BatchedRead<E, Key, Value>, key: Key): Promise<Value> {
    return this.#memo.loadKey(read, key, null);
  }

  /** The same for several keys, with what the request says beside them; in the order of the keys. */
  loadKeys<E extends Endpoint, Key, Value, Rest>(
    read: BatchedRead<E, Key, Value, Rest>,
    keys: readonly Key[],
    rest: Rest,
  ): Promise<Value[]> {
    return Promise.all(keys.map((key) => this.#memo.loadKey(read, key, rest)));
  }

  /** Saves: called once, never tried again; then forgets what `changed` endpoints answered before. */
  async write<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    changed: readonly Endpoint[] | 'everything',
  ): Promise<ReplyOf<E>> {
    // From now on the version that this request knows of may be an old one.
    this.#writes += 1;
    this.madeOf.noteMore();
    try {
      return await this.#services.client.call(endpoint, request, this.#caller, await this.#options(endpoint));
    } finally {
      this.#services.whoAsks.forget();
      this.#services.reads.forget();
      this.#memo.clear(changed);
      this.#writes += 1;
    }
  }

  /** A file that a service answers with; each call opens one. */
  async open<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<OpenFile> {
    this.madeOf.noteMore();
    return this.#services.client.open(endpoint, request, this.#caller, await this.#options(endpoint));
  }

  async #read(read: Read): Promise<unknown> {
    const { endpoint, request } = read;
    try {
      if (SAYS_WHO_ASKS.has(endpoint)) {
        const reply = await this.#readTogether(read, {}, this.#services.whoAsks);
        this.madeOf.note(endpoint, request, reply);
        return reply;
      }
      const options = await this.#options(endpoint);
      const { replies } = this.#services;
      const sharedKey = replies && (await this.#sharedKey(read, options.context));
      if (sharedKey) return await this.#readShared(read, options, { replies, key: sharedKey });
      const reply = await this.#readTogether(read, options, this.#services.reads);
      this.madeOf.note(endpoint, request, reply);
      return reply;
    } catch (error) {
      this.madeOf.noteMore();
      if (endpoint === currentUser && isRefusal(error)) throw await this.#unknownUser();
      throw error;
    }
  }

  /** Requests of one user that arrive together are answered together. */
  #readTogether({ endpoint, request, text }: Read, options: CallOptions, flights: Flights): Promise<unknown> {
    const { token, language, address } = this.#caller;
    const company = options.context?.companyId;
    return flights.reply(
      [endpoint.service, endpoint.path, text, company, language, address, token].join(' '),
      this.#caller,
      ({ signal, endsAt }) => {
        const caller = { ...this.#caller, signal, endsAt };
        return this.#services.client.call(endpoint, request, caller, { ...options, isRead: true });
      },
    );
  }

  /** Null for a reply that is for this request alone. */
  async #sharedKey({ endpoint, text }: Read, context: CommonContext | undefined): Promise<string | null> {
    const { changesWith, access, service, path } = endpoint;
    if (!context || this.#writes > 0 || changesWith !== 'data') return null;
    const scope = await this.#viewer.sharing(access, context);
    return scope && JSON.stringify([scope, this.#caller.language, service, path, text]);
  }

  async #readShared(
    { endpoint, request }: Read,
    options: CallOptions,
    { replies, key }: { replies: ReplyCache; key: string },
  ): Promise<unknown> {
    const ask = async ({ signal, endsAt }: Waiter) => {
      let characters = 0;
      const onLength = (length: number) => {
        characters = length;
      };
      const caller = { ...this.#caller, signal, endsAt };
      const reply = await this.#services.client.call(endpoint, request, caller, {
        ...options,
        isRead: true,
        onLength,
      });
      return { reply, characters, isFinal: endpoint.isFinal(reply) };
    };
    // Another gateway may be of another version, so its reply is checked as that of a service is.
    const recognise = (value: unknown) => endpoint.reply.safeParse(value).data ?? null;
    const reply = await replies.reply(key, this.#caller, ask, recognise);
    if (!endpoint.isFinal(reply)) this.madeOf.note(endpoint, request, reply);
    return reply;
  }

  /** The session of a user whom the services do not know is over. */
  async #unknownUser(): Promise<Error> {
    await this.#caller.refuse?.();
    const message = 'The services do not know this user.';
    return codedError('UNAUTHENTICATED', message, { reason: 'LOOKUP_FAILED' });
  }

  async #options(endpoint: Endpoint): Promise<{ context?: CommonContext }> {
    if (!SAYS_WHO_ASKS.has(endpoint)) await this.#viewer.user();
    return endpoint.hasContext ? { context: await this.#viewer.commonContext() } : {};
  }
}

/** Not for a service that failed by itself: its users stay signed in. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof UpstreamRefusal)) return false;
  return error.status < 500 && error.upstreamCode !== FAIL_CODES.internal;
}
