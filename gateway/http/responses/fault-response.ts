// The answer to a fault beside the graph: as the graph tells it, with the status that says it to clients that look no further.
import { GraphQLError } from 'graphql';
import { causeOf, clientError } from '../../client-error.ts';
import type { ErrorCode } from '../../errors.ts';
import type { Logger } from '../../logger.ts';
import type { RequestHead } from '../requests/request-head.ts';
import { errorResponse, signInErrorResponse } from './error-response.ts';

const STATUSES: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  BAD_REQUEST: 400,
  REQUEST_ENTITY_TOO_LARGE: 413,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  UPSTREAM_TIMEOUT: 504,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_BAD_REPLY: 502,
};

/** 401 for a sign-in that is not good; the log tells what was not foreseen. */
export function faultResponse(
  request: RequestHead,
  error: unknown,
  requestId: string,
  log: Logger,
): Response {
  try {
    return signInErrorResponse(request, error, requestId);
  } catch {
    const { message, extensions } = clientError(asGraphQLError(error), requestId);
    const code = extensions.code as ErrorCode;
    if (code === 'INTERNAL') log.error({ requestId, err: causeOf(error) }, 'unexpected error');
    return errorResponse(request, STATUSES[code] ?? 500, { ...extensions, code, message, requestId });
  }
}

export function asGraphQLError(error: unknown): GraphQLError {
  return error instanceof GraphQLError ? error : new GraphQLError('', { originalError: asError(error) });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
