// What an endpoint of the REST contract is: upstream validates by it, gateway types and checks by it, and the
// OpenAPI document is printed from it.
import { z } from 'zod';
import type { MenuName } from '../../lib/catalogue/menus.ts';
import type { ServiceName } from './services.ts';

/** The least right on a menu of the company that is asked about; of a GET the current company. */
export interface MenuAccess {
  menu: MenuName;
  needs: 'view' | 'edit';
}

/**
 * Who may call: everybody, anyone who has signed in, a person who has (no tool, and no access token that a person made),
 * a member of the company, or a member with a right on a menu.
 */
export type Access = 'open' | 'signed-in' | 'in person' | 'member' | MenuAccess;

export type Caching = 'live' | 'by data version';
/** A method, so that an endpoint of one reply is an endpoint. */
type CachingOf<Reply> = { of(reply: Reply): Caching }['of'];

export interface Endpoint<Request extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> {
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT';
  /** Below the base path of the service; `{member}` stands for a member of the request, see `filledPath`. */
  path: string;
  summary: string;
  /** Body of POST and PUT, query of GET; beside the common context. */
  request: Request;
  /** What is in the envelope. */
  reply: Reply;
  /** The member of the answer that holds the reply. */
  envelope: 'Data' | 'result';
  /** `file`: the answer is the file itself, as it is made; a refusal is JSON like that of any other endpoint. */
  answer: 'json' | 'file';
  /** Declared by every endpoint; enforced for all of them in one place. */
  access: Access;
  /** `none`: called before sign-in. */
  auth: 'bearer' | 'none';
  /** Whether the body carries the common context. */
  hasContext: boolean;
  /**
   * Whether a gateway may answer with an earlier reply; a function where that depends on the reply.
   * `live`: never, the service is asked each time. `by data version`: the reply is the same for everybody who has the
   * right, in the same company, language, currency and version of its data (`curCmpnDataVersion`), for the same request.
   */
  caching: Caching | CachingOf<z.output<Reply>>;
}

export type RequestOf<E extends Endpoint> = z.input<E['request']>;
/** The same with every default filled in: what a handler gets. */
export type CheckedRequestOf<E extends Endpoint> = z.output<E['request']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

type Given<Request extends z.ZodType, Reply extends z.ZodType> = Pick<
  Endpoint<Request, Reply>,
  'service' | 'method' | 'path' | 'summary' | 'access' | 'request' | 'reply'
> &
  Partial<Pick<Endpoint<Request, Reply>, 'envelope' | 'caching'>>;

/** Defaults: the reply in `Data`, never kept (`live`). A bearer token unless it is open, and the common context in every such POST. */
export function defineEndpoint<Request extends z.ZodType, Reply extends z.ZodType>(
  given: Given<Request, Reply>,
): Endpoint<Request, Reply> {
  const auth = given.access === 'open' ? 'none' : 'bearer';
  const hasContext = given.method === 'POST' && auth === 'bearer';
  return { envelope: 'Data', answer: 'json', caching: 'live', auth, hasContext, ...given };
}

/** What is read while it is made; `content` is read once, and anyone who stops reading it ends its making. */
export interface FileReply {
  /** As it is saved: without folders. */
  name: string;
  mediaType: string;
  content: AsyncIterable<Uint8Array>;
  /** How many rows it will have, as far as that is known. */
  rowCount: number | null;
  /** The content is in frames, with word of how many rows are written (lib/files/file-frames.ts). */
  isFramed?: boolean;
}

/** Of an answer with a file: how many rows it will have. */
export const ROW_COUNT_HEADER = 'x-row-count';

/** An endpoint that answers with a file. */
export function defineFileEndpoint<Request extends z.ZodType>(
  given: Omit<Given<Request, z.ZodType>, 'reply' | 'envelope'>,
): Endpoint<Request, z.ZodType<FileReply>> {
  const reply = z.custom<FileReply>((value) => typeof value === 'object' && value !== null);
  return { ...defineEndpoint({ ...given, reply }), answer: 'file' };
}

/** Of this reply; endpoints that are not always `live` must be asked by it. */
export function cachingOf<E extends Endpoint>({ caching }: E, reply: ReplyOf<E>): Caching {
  return typeof caching === 'function' ? caching(reply) : caching;
}

const PATH_MEMBER = /\{(\w+)\}/g;

/** The path of a call: members of the request are in their places, encoded. They stay in the body too. */
export function filledPath({ path }: Endpoint, request: unknown): string {
  const members = request as Record<string, unknown>;
  return path.replace(PATH_MEMBER, (_, name: string) => encodeURIComponent(String(members[name])));
}

/** Names of the members that are in the path. */
export function pathMembers({ path }: Endpoint): string[] {
  return [...path.matchAll(PATH_MEMBER)].map(([, name = '']) => name);
}

/** Who asks: in the body of every POST, filled by the gateway from the verified token alone. */
export const commonContext = z.object({
  companyId: z.string().min(1),
  siteCode: z.string(),
  userId: z.string().min(1),
  userName: z.string(),
  userEmail: z.string(),
  /**
   * ISO 4217: what amounts of cost are answered in, each charge converted by the rate of its day. Left out: the company's.
   * Bills stay in the currencies of their invoices.
   */
  answerCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});
export type CommonContext = z.output<typeof commonContext>;

/** An answer that refuses: `code` is the service's own, such as 10109. */
export const failReply = z.object({
  status: z.string().regex(/^fail$/i),
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** The member of the request that is at fault. */
    field: z.string().optional(),
  }),
});
export type FailReply = z.output<typeof failReply>;

/** Codes of refusals that the embedded upstream gives; 10109 is the portal's own number. */
export const FAIL_CODES = {
  noDataCollected: '10109',
  badRequest: 'BAD_REQUEST',
  unauthenticated: 'UNAUTHENTICATED',
  forbidden: 'FORBIDDEN',
  notFound: 'NOT_FOUND',
  internal: 'INTERNAL',
} as const;

export const noRequest = z.object({});
export const okReply = z.object({ result: z.literal('OK') });
export const isoDate = z.iso.date();
