// What clients are told of a failed upstream call: a code, never what the service said.
import type { GraphQLErrorExtensions } from 'graphql';
import { isDomainErrorCode } from '../../lib/catalogue/domain-errors.ts';
import { FAIL_CODES } from '../../upstream/contract/endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import { UpstreamBadReply, type UpstreamError, UpstreamRefusal, UpstreamTimeout } from './upstream-error.ts';
import { argumentOf } from './wire-members.ts';

const MESSAGES: Partial<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'The service did not accept the sign-in.',
  FORBIDDEN: 'The service says that this is not allowed.',
  NOT_FOUND: 'The service has no such data.',
  BAD_USER_INPUT: 'The service refused the request.',
  CONFLICT: 'The service refused: it was changed by someone else.',
  RATE_LIMITED: 'The service refused: too many requests.',
  UPSTREAM_TIMEOUT: 'A service did not answer in time.',
  UPSTREAM_UNAVAILABLE: 'A service is not available.',
  UPSTREAM_BAD_REPLY: 'A service gave an answer that cannot be used.',
};

/** Code, the service's own code, and the argument at fault where there is one. */
export function describeUpstream(error: UpstreamError): {
  message: string;
  extensions: GraphQLErrorExtensions;
} {
  const code = codeOf(error);
  const extensions: GraphQLErrorExtensions = { code };
  if (error instanceof UpstreamRefusal && error.upstreamCode) {
    const { upstreamCode } = error;
    extensions.upstreamCode = upstreamCode;
    if (upstreamCode === FAIL_CODES.noDataCollected) extensions.reason = 'NO_DATA_COLLECTED';
    else if (isDomainErrorCode(upstreamCode)) extensions.reason = upstreamCode;
  }
  if (error instanceof UpstreamRefusal && error.field && code === 'BAD_USER_INPUT') {
    const argument = argumentOf(error.field.split('.')[0]);
    if (argument) extensions.argument = argument;
  }
  return { message: MESSAGES[code] ?? 'Unexpected error.', extensions };
}

function codeOf(error: UpstreamError): ErrorCode {
  if (error instanceof UpstreamTimeout) return 'UPSTREAM_TIMEOUT';
  if (error instanceof UpstreamBadReply) return 'UPSTREAM_BAD_REPLY';
  if (error instanceof UpstreamRefusal) return codeOfRefusal(error);
  return 'UPSTREAM_UNAVAILABLE';
}

const REFUSAL_CODES: Record<string, ErrorCode> = {
  [FAIL_CODES.noDataCollected]: 'NOT_FOUND',
  [FAIL_CODES.badRequest]: 'BAD_USER_INPUT',
  [FAIL_CODES.unauthenticated]: 'UNAUTHENTICATED',
  [FAIL_CODES.forbidden]: 'FORBIDDEN',
  [FAIL_CODES.notFound]: 'NOT_FOUND',
  CONFLICT: 'CONFLICT',
};

const STATUS_CODES: Record<number, ErrorCode> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'RATE_LIMITED',
};

function codeOfRefusal({ upstreamCode, status }: UpstreamRefusal): ErrorCode {
  // The only code of the catalogue that no input is at fault for.
  if (upstreamCode === 'NOT_SAVED') return 'UPSTREAM_UNAVAILABLE';
  if (isDomainErrorCode(upstreamCode ?? '')) return 'BAD_USER_INPUT';
  return REFUSAL_CODES[upstreamCode ?? ''] ?? STATUS_CODES[status] ?? 'UPSTREAM_UNAVAILABLE';
}
