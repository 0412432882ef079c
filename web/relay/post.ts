// The only fetch of the web: one POST an operation, with all that the gateway wants to know of the page.
import type { RequestParameters, Variables } from 'relay-runtime';
import { faultOfErrors, GraphError } from '../fault.ts';
import { companyHeaders } from './company.ts';
import { signInAgain } from './sign-in.ts';

const ENDPOINT = '/graphql';

/** 32 hexadecimal digits; unlike randomUUID it works without https too. */
export function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export interface Post {
  request: Pick<RequestParameters, 'name' | 'id'>;
  variables: Variables;
  requestId: string;
  accept: string;
  signal: AbortSignal;
}

export function post({ request, variables, requestId, accept, signal }: Post): Promise<Response> {
  const body = { documentId: request.id, variables, operationName: request.name };
  return send(ENDPOINT, { accept, body, requestId, signal });
}

/** An address of the gateway that answers with a file, or with an error like that of an operation. */
export function postForFile(
  address: string,
  body: object,
  requestId: string,
  signal: AbortSignal,
): Promise<Response> {
  return send(address, { accept: '*/*', body, requestId, signal });
}

interface Message extends Pick<Post, 'accept' | 'requestId' | 'signal'> {
  body: object;
}

function send(address: string, { accept, body, requestId, signal }: Message): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: {
      accept,
      'accept-language': document.documentElement.lang,
      'content-type': 'application/json',
      'x-request-id': requestId,
      ...companyHeaders(),
    },
    body: JSON.stringify(body),
    signal,
  });
}

/** What became of a request that failed, for whoever asked; null when the page is left for the sign-in. */
export function failureOf(error: unknown, requestId: string): GraphError | null {
  const graphError = toGraphError(error, requestId);
  return graphError.fault.code === 'UNAUTHENTICATED' && signInAgain() ? null : graphError;
}

/** A request that got no answer, or one that is not JSON, failed on the way. */
function toGraphError(error: unknown, requestId: string): GraphError {
  if (error instanceof GraphError) return error;
  return new GraphError({ ...faultOfErrors([], requestId), code: 'NETWORK' }, error);
}
