// The only fetch of the web: one POST an operation, with all that the gateway wants to know of the page.
import type { RequestParameters, Variables } from 'relay-runtime';
import { PROGRESS_HEADER, PROGRESS_OF_ROWS } from '../../lib/files/file-frames.ts';
import { faultOfErrors, GraphError } from '../fault.ts';
import { untilDone } from '../settled.ts';
import { companyHeaders } from './company.ts';
import { type Message, requestOf } from './request-of.ts';
import { signInAgain } from './sign-in.ts';

export interface Post {
  request: Pick<RequestParameters, 'name' | 'id'>;
  variables: Variables;
  requestId: string;
  accept: string;
  signal: AbortSignal;
}

export function post({ request, variables, requestId, accept, signal }: Post): Promise<Response> {
  const body = { documentId: request.id, variables, operationName: request.name };
  return send({ accept, body, requestId, signal });
}

/** An address of the gateway that answers with a file, if it can with word of how far it is, or with an error like that of an operation. */
export function postForFile(
  address: string,
  body: object,
  requestId: string,
  signal: AbortSignal,
): Promise<Response> {
  const headers = { [PROGRESS_HEADER]: PROGRESS_OF_ROWS };
  return send({ address, accept: '*/*', body, requestId, signal, headers });
}

function send(message: Omit<Message, 'language'>): Promise<Response> {
  const { address, init } = requestOf({
    ...message,
    language: document.documentElement.lang,
    headers: { ...message.headers, ...companyHeaders() },
  });
  return untilDone(fetch(address, init));
}

/** What became of a request that failed, for the caller; null when the page is left for the sign-in. */
export function failureOf(error: unknown, requestId: string): GraphError | null {
  const graphError = toGraphError(error, requestId);
  return graphError.fault.code === 'UNAUTHENTICATED' && signInAgain() ? null : graphError;
}

/** A request that got no answer, or one that is not JSON, failed on the way. */
function toGraphError(error: unknown, requestId: string): GraphError {
  if (error instanceof GraphError) return error;
  return new GraphError({ ...faultOfErrors([], requestId), code: 'NETWORK' }, error);
}
