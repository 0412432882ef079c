// Calls endpoints of the contract over HTTP, as the gateway would.
import {
  type Endpoint,
  type FailReply,
  filledPath,
  type ReplyOf,
  type RequestOf,
} from '../../../upstream/contract/endpoint.ts';
import { SERVICES } from '../../../upstream/contract/services.ts';
import { type ReceivedResponse, sendRequest } from '../wire/send-request.ts';

export interface Caller {
  url: string;
  token: string;
  userId: string;
  companyId: string;
}

export interface RestAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface CallOptions {
  headers?: Record<string, string>;
  /** Laid over the common context. */
  context?: Record<string, unknown>;
}

export function addressOf(url: string, endpoint: Endpoint, request: Record<string, unknown> = {}): string {
  return `${url}${SERVICES[endpoint.service].base}${filledPath(endpoint, request)}`;
}

/** The answer as it is; the request may be outside of the contract. */
export async function call(
  caller: Caller,
  endpoint: Endpoint,
  request: Record<string, unknown> = {},
  { headers, context }: CallOptions = {},
): Promise<RestAnswer> {
  const address = new URL(addressOf(caller.url, endpoint, request));
  const isGet = endpoint.method === 'GET';
  if (isGet)
    for (const [name, value] of Object.entries(request)) address.searchParams.set(name, String(value));
  const common = {
    companyId: caller.companyId,
    siteCode: '',
    userId: caller.userId,
    userName: '',
    userEmail: '',
  };
  const members = endpoint.hasContext ? { ...common, ...context, ...request } : request;
  const response = await sendRequest(address, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${caller.token}`,
      ...(!isGet && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(!isGet && { body: JSON.stringify(members) }),
  });
  return { ...response, body: bodyOf(response) };
}

/** JSON, or the bytes of a file. */
function bodyOf({ headers, body }: ReceivedResponse): unknown {
  const isJson = headers.get('content-type')?.startsWith('application/json');
  return isJson ? JSON.parse(body.toString('utf8')) : body;
}

/** The reply, checked by its schema; the bytes of a file. Throws when the service refuses. */
export async function ask<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
): Promise<ReplyOf<E>> {
  const { body } = await call(caller, endpoint, request as Record<string, unknown>, options);
  if (endpoint.answer === 'file' && Buffer.isBuffer(body)) return body as ReplyOf<E>;
  const { status, [endpoint.envelope]: reply } = body as Record<string, unknown>;
  if (status !== 'OK') throw new Error(`${endpoint.path} refused: ${JSON.stringify(body)}`);
  return endpoint.reply.parse(reply) as ReplyOf<E>;
}

/** Why the service refuses. Throws when it does not. */
export async function refusal(
  caller: Caller,
  endpoint: Endpoint,
  request: Record<string, unknown> = {},
  options?: CallOptions,
): Promise<FailReply['error'] & { status: number }> {
  const { status, body } = await call(caller, endpoint, request, options);
  const fail = body as FailReply;
  if (fail.status !== 'fail') throw new Error(`${endpoint.path} did not refuse: ${JSON.stringify(body)}`);
  return { ...fail.error, status };
}
