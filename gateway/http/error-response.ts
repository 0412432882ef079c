// Refusals that are given before GraphQL is reached, in the form of a GraphQL answer.
import { BadSignIn, SignInUnavailable } from '../auth/token.ts';
import type { ErrorCode } from '../errors.ts';

/** `extensions` beside code and request id. */
export function errorResponse(
  request: Request,
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
        ...(status === 405 && { allow: 'GET, POST' }),
      },
    },
  );
}

/** The answer to a sign-in that is not good or cannot be judged; any other error is thrown on. */
export function signInErrorResponse(request: Request, error: unknown, requestId: string): Response {
  if (error instanceof BadSignIn) {
    const { reason } = error;
    const message = reason === 'MISSING' ? 'Sign in first.' : 'The sign-in has ended or is not valid.';
    return errorResponse(request, 401, { code: 'UNAUTHENTICATED', message, requestId, reason });
  }
  if (!(error instanceof SignInUnavailable)) throw error;
  const message = 'The sign-in service is not available.';
  return errorResponse(request, 503, { code: 'UPSTREAM_UNAVAILABLE', message, requestId });
}
