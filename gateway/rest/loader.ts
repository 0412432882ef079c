// Equal calls of one GraphQL request become one upstream call.
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
import type { Caller, CallOptions, RestClient } from './client.ts';
import type { Flights, Waiter } from './flights.ts';
import { MadeOf } from './made-of.ts';
import type { OpenFile } from './open-file.ts';
import type { ReplyCache } from './reply-cache.ts';
import { UpstreamRefusal } from './upstream-error.ts';

/** Asked at once: every other call waits for their replies. */
const SAYS_WHO_ASKS: ReadonlySet<Endpoint> = new Set<Endpoint>([currentUser, menus]);

interface Call {
  endpoint: Endpoint;
  request: unknown;
  /** The request; the same for equal ones. */
  text: string;
}

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
  /** By endpoint and the text of the request. */
  readonly #replies = new Map<Endpoint, Map<string, Promise<unknown>>>();
  #hasWritten = false;

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

  /** The reply of a read; the same promise for equal requests. */
  load<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ReplyOf<E>> {
    const text = canonicalText(request);
    const known = this.#replies.get(endpoint) ?? new Map<string, Promise<unknown>>();
    this.#replies.set(endpoint, known);
    const reply = known.get(text) ?? this.#read({ endpoint, request, text });
    known.set(text, reply);
    return reply as Promise<ReplyOf<E>>;
  }

  /** Saves: called once, never tried again; then forgets what `changed` endpoints answered before. */
  async write<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    changed: readonly Endpoint[] | 'everything',
  ): Promise<ReplyOf<E>> {
    // From now on the version that this request knows of may be an old one.
    this.#hasWritten = true;
    this.madeOf.noteMore();
    try {
      return await this.#services.client.call(endpoint, request, this.#caller, await this.#options(endpoint));
    } finally {
      this.#services.whoAsks.forget();
      this.#services.reads.forget();
      if (changed === 'everything') this.#replies.clear();
      else for (const each of changed) this.#replies.delete(each);
    }
  }

  /** A file that a service answers with; each call opens one. */
  async open<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<OpenFile> {
    this.madeOf.noteMore();
    return this.#services.client.open(endpoint, request, this.#caller, await this.#options(endpoint));
  }

  async #read(call: Call): Promise<unknown> {
    const { endpoint, request } = call;
    try {
      if (SAYS_WHO_ASKS.has(endpoint)) {
        const reply = await this.#readTogether(call, {}, this.#services.whoAsks);
        this.madeOf.note(endpoint, request, reply);
        return reply;
      }
      const options = await this.#options(endpoint);
      const { replies } = this.#services;
      const sharedKey = replies && (await this.#sharedKey(call, options.context));
      if (sharedKey) return await this.#readShared(call, options, { replies, key: sharedKey });
      const reply = await this.#readTogether(call, options, this.#services.reads);
      this.madeOf.note(endpoint, request, reply);
      return reply;
    } catch (error) {
      this.madeOf.noteMore();
      if (endpoint === currentUser && isRefusal(error)) throw await this.#unknownUser();
      throw error;
    }
  }

  /** Requests of one user that arrive together are answered together. */
  #readTogether({ endpoint, request, text }: Call, options: CallOptions, flights: Flights): Promise<unknown> {
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
  async #sharedKey({ endpoint, text }: Call, context: CommonContext | undefined): Promise<string | null> {
    const { changesWith, access, service, path } = endpoint;
    if (!context || this.#hasWritten || changesWith !== 'data') return null;
    const scope = await this.#viewer.sharing(access, context);
    return scope && JSON.stringify([scope, this.#caller.language, service, path, text]);
  }

  async #readShared(
    { endpoint, request }: Call,
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

/** JSON with the members of objects in the order of their names, so that equal requests read equal. */
function canonicalText(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalText).join()}]`;
  const members = value as Record<string, unknown>;
  const names = Object.keys(members).filter((name) => members[name] !== undefined);
  return `{${names
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalText(members[name])}`)
    .join()}}`;
}
