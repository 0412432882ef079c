// Refusals that are given before GraphQL is reached, in the form of a GraphQL answer.
import { BadSignIn, SignInUnavailable, TooManySignIns } from '../../auth/token.ts';
import { codedError, type ErrorCode } from '../../errors.ts';
import type { Logger } from '../../logger.ts';
import type { RequestHead } from '../requests/request-head.ts';

/** `extensions` beside code and request id; `retryAfter`, in seconds, is told in the head too. */
export function errorResponse(
  request: RequestHead,
  status: number,
  {
    code,
    message,
    requestId,
    ...extensions
  }: { code: ErrorCode; message: string; requestId: string } & Record<string, unknown>,
): Response {
  const isNewMediaType = request.headers.get('accept')?.includes('application/graphql-response+json');
  return new Response(
    JSON.stringify({ errors: [{ message, extensions: { code, ...extensions, requestId } }] }),
    {
      status,
      headers: {
        'content-type': `application/${isNewMediaType ? 'graphql-response+json' : 'json'}; charset=utf-8`,
        'cache-control': 'no-store',
        ...(status === 401 && { 'www-authenticate': 'Bearer' }),
        ...(typeof extensions.retryAfter === 'number' && { 'retry-after': String(extensions.retryAfter) }),
        ...(status === 405 && { allow: 'GET, POST' }),
      },
    },
  );
}

/** `retryAfter` in seconds. */
export function tooManyResponse(request: RequestHead, retryAfter: number, requestId: string): Response {
  const message = tooManyText(retryAfter);
  return errorResponse(request, 429, { code: 'RATE_LIMITED', message, requestId, retryAfter });
}

/** The answer to a sign-in that is not good or cannot be judged; any other error is thrown on. */
export function signInErrorResponse(request: RequestHead, error: unknown, requestId: string): Response {
  if (error instanceof BadSignIn) {
    const { reason } = error;
    return errorResponse(request, 401, {
      code: 'UNAUTHENTICATED',
      message: endedText(error),
      requestId,
      reason,
    });
  }
  if (error instanceof TooManySignIns) return tooManyResponse(request, error.retryAfter, requestId);
  if (!(error instanceof SignInUnavailable)) throw error;
  return errorResponse(request, 503, { code: 'UPSTREAM_UNAVAILABLE', message: UNAVAILABLE, requestId });
}

/** The answer to a fault that was not foreseen; the log tells what it was. */
export function unexpectedResponse(
  request: RequestHead,
  error: unknown,
  { requestId, log }: { requestId: string; log: Logger },
): Response {
  log.error({ requestId, err: error }, 'request failed');
  return errorResponse(request, 500, { code: 'INTERNAL', message: 'Unexpected error.', requestId });
}

/** The same within an answer that goes on already; any other error is what it was. */
export function signInFault(error: unknown): unknown {
  if (error instanceof BadSignIn)
    return codedError('UNAUTHENTICATED', endedText(error), { reason: error.reason });
  if (error instanceof TooManySignIns) {
    const { retryAfter } = error;
    return codedError('RATE_LIMITED', tooManyText(retryAfter), { retryAfter });
  }
  return error instanceof SignInUnavailable ? codedError('UPSTREAM_UNAVAILABLE', UNAVAILABLE) : error;
}

const UNAVAILABLE = 'The sign-in service is not available.';

function tooManyText(retryAfter: number): string {
  return `Too many requests: try again in ${retryAfter} s.`;
}

function endedText({ reason }: BadSignIn): string {
  return reason === 'MISSING' ? 'Sign in first.' : 'The sign-in has ended or is not valid.';
}
