// The only fetch of the web: one POST an operation, cancellable, its parts handed to Relay as they come.
import {
  type FetchFunction,
  Network,
  Observable,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { faultOfErrors, GraphError } from '../fault.ts';
import { companyHeaders, saysCompanyChanged, startInCurrentCompany } from './company.ts';
import { multipartBoundary, readMultipart } from './multipart.ts';
import { isLast, payloadsOf } from './payloads.ts';
import { signInAgain } from './sign-in.ts';

const ENDPOINT = '/graphql';
const ACCEPT = 'multipart/mixed, application/graphql-response+json, application/json';

/** 32 hexadecimal digits; unlike randomUUID it works without https too. */
function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

const fetchOperation: FetchFunction = (request, variables) =>
  Observable.create((sink) => {
    const controller = new AbortController();
    const requestId = newRequestId();
    const run = async () => {
      let isWhole = false;
      for await (const reply of repliesTo(request, variables, requestId, controller.signal)) {
        // Nothing of it is shown: the document is about to be replaced.
        if (saysCompanyChanged(reply) && startInCurrentCompany()) return;
        isWhole = isLast(reply);
        for (const payload of payloadsOf(reply, requestId)) sink.next(payload);
      }
      // A stream that was cut off must not look like an answer in which the rest is empty.
      if (!isWhole) throw new Error('the answer ended before its last part');
      sink.complete();
    };
    run().catch((error: unknown) => {
      if (controller.signal.aborted) return;
      const graphError = toGraphError(error, requestId);
      if (graphError.fault.code !== 'UNAUTHENTICATED' || !signInAgain()) sink.error(graphError);
    });
    return () => controller.abort();
  });

async function* repliesTo(
  request: RequestParameters,
  variables: Variables,
  requestId: string,
  signal: AbortSignal,
): AsyncGenerator<unknown> {
  const response = await fetch(ENDPOINT, {
    method: 'POST',
    headers: {
      accept: ACCEPT,
      'accept-language': document.documentElement.lang,
      'content-type': 'application/json',
      'x-request-id': requestId,
      ...companyHeaders(),
    },
    body: JSON.stringify({ query: request.text, variables, operationName: request.name }),
    signal,
  });
  const boundary = multipartBoundary(response.headers.get('content-type'));
  if (boundary !== null && response.body) yield* readMultipart(response.body, boundary);
  else yield await response.json();
}

/** A request that got no answer, or one that is not JSON, failed on the way. */
function toGraphError(error: unknown, requestId: string): GraphError {
  if (error instanceof GraphError) return error;
  return new GraphError({ ...faultOfErrors([], requestId), code: 'NETWORK' }, error);
}

export const network = Network.create(fetchOperation);
