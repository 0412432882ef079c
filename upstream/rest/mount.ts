// Serves the endpoints of the contract: one function checks caller, context, request and reply of them all.
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import {
  acceptedTags,
  DEFAULT_LANGUAGE,
  type Language,
  languageOfTags,
} from '../../lib/catalogue/languages.ts';
import {
  type CommonContext,
  commonContext,
  type Endpoint,
  FAIL_CODES,
  type FileReply,
  type MenuAccess,
  pathMembers,
} from '../contract/endpoint.ts';
import { currentUser, noteSession, siteInfo } from '../contract/platform/platform.ts';
import { SERVICES } from '../contract/services.ts';
import { assertAdmitted } from '../identity/tokens/access.ts';
import { forbidden, outsideContract, Refusal, unauthenticated } from '../refusal.ts';
import type { User } from '../stores/documents/people/users.ts';
import type { AppContext, AppEnvironment, EndpointCall } from './app-types.ts';
import { Call, type HandlerOf, type HandlersOf } from './call.ts';
import { fileResponse } from './file-response.ts';

const MAX_BODY_BYTES = 1024 * 1024;

export interface MountTools {
  /** The user of an Authorization header; null for a token that is missing, bad, or of no known user. */
  authenticate: (authorization: string | undefined) => Promise<User | null>;
  onCall: (call: EndpointCall) => void;
  /** Whose request it is, behind trusted proxies; null where it has no address. */
  addressOf: (c: AppContext) => string | null;
  /** Rejects with a Refusal unless the user has the right in the company. */
  requireRight: (user: User, companyId: string | null, right: MenuAccess) => Promise<void>;
}

/** What a user is told who may not enter: why, and where; the attempt is noted all the same. */
const BEFORE_ENTERING: readonly Endpoint[] = [currentUser, siteInfo, noteSession];

export function mountEndpoints<Endpoints extends Record<string, Endpoint>>(
  app: Hono<AppEnvironment>,
  endpoints: Endpoints,
  handlers: HandlersOf<Endpoints>,
  tools: MountTools,
): void {
  for (const name in endpoints) mountEndpoint(app, name, endpoints[name], handlers[name], tools);
}

function mountEndpoint<E extends Endpoint>(
  app: Hono<AppEnvironment>,
  name: string,
  endpoint: E,
  handler: HandlerOf<E>,
  tools: MountTools,
): void {
  const names = pathMembers(endpoint);
  const path = `${SERVICES[endpoint.service].base}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
  app.on(endpoint.method, path, limitBody, async (c) => {
    c.set('endpoint', name);
    tools.onCall({ requestId: c.get('requestId'), endpoint: name });
    const address = tools.addressOf(c);
    const user = endpoint.auth === 'bearer' ? await signedIn(c, tools) : null;
    if (user && !BEFORE_ENTERING.includes(endpoint)) assertAdmitted(user, address);
    if (user && endpoint.access === 'in person' && user.enteredBy !== 'person') throw notInPerson();
    const sent = endpoint.method === 'GET' ? c.req.query() : await readBody(c);
    const members = names.length === 0 ? sent : withPath(sent, names, c);
    const context = user && endpoint.hasContext ? contextOf(members, user) : null;
    const companyId = context?.companyId ?? null;
    if (user && typeof endpoint.access === 'object')
      await tools.requireRight(user, companyId ?? user.currentCompanyId, endpoint.access);
    const request = parsed(endpoint.request, members) as z.output<E['request']>;
    const reply = await handler(
      request,
      new Call(
        c.get('requestId'),
        address,
        c.req.raw.signal,
        user,
        companyId,
        languageOf(c, user),
        context?.answerCurrency,
      ),
    );
    if (endpoint.answer === 'file') return fileResponse(c, reply as FileReply);
    return c.json({ status: 'OK', [endpoint.envelope]: checkedReply(endpoint, reply) });
  });
}

function notInPerson(): Refusal {
  return new Refusal(
    FAIL_CODES.forbidden,
    'This is for a person who has signed in, not for a tool or a token.',
  );
}

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new Refusal(FAIL_CODES.badRequest, 'The body is larger than 1 MB.', undefined, 413);
  },
});

async function signedIn(c: AppContext, tools: MountTools): Promise<User> {
  const user = await tools.authenticate(c.req.header('authorization'));
  if (!user) throw unauthenticated();
  c.set('user', user);
  return user;
}

/** As the request asks, else as the account says. */
function languageOf(c: AppContext, user: User | null): Language {
  const asked = languageOfTags(acceptedTags(c.req.header('accept-language')));
  return asked ?? user?.language ?? DEFAULT_LANGUAGE;
}

async function readBody(c: AppContext): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    throw outsideContract('The body must be application/json.');
  try {
    return await c.req.json();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw outsideContract('The body is not JSON.');
  }
}

/** The path says what the body may repeat. */
function withPath(sent: unknown, names: readonly string[], c: AppContext): unknown {
  if (sent === null || typeof sent !== 'object') return sent;
  return { ...sent, ...Object.fromEntries(names.map((name) => [name, c.req.param(name)])) };
}

/** The company that is asked about; the user of the body must be that of the token. */
function contextOf(members: unknown, user: User): CommonContext {
  const context: CommonContext = parsed(commonContext, members);
  if (context.userId !== user.userId) throw forbidden('The token belongs to another user.', 'userId');
  if (!user.companyIds.has(context.companyId))
    throw forbidden('The user does not belong to this company.', 'companyId');
  return context;
}

function parsed<Schema extends z.ZodType>(schema: Schema, members: unknown): z.output<Schema> {
  const result = schema.safeParse(members);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.');
  throw outsideContract(issue?.message ?? 'The request is outside of the contract.', field || undefined);
}

/** A reply outside of the contract is a fault of ours: thrown, so that it is logged and masked. */
function checkedReply(endpoint: Endpoint, reply: unknown): unknown {
  const result = endpoint.reply.safeParse(reply);
  if (result.success) return result.data;
  throw new Error(`the reply of ${endpoint.path} is outside of the contract`, { cause: result.error });
}
