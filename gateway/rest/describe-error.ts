// What clients are told of a failed upstream call: a code and words of ours, never what the service said.
import type { GraphQLErrorExtensions } from 'graphql';
import { type DomainErrorCode, isDomainErrorCode } from '../../lib/catalogue/domain-errors.ts';
import { FAIL_CODES } from '../../upstream/contract/endpoint.ts';
import { domainErrorText } from '../domain-error-text.ts';
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

/** Code, the service's own code, and the argument at fault and the rule that it breaks where they are known. */
export function describeUpstream(error: UpstreamError): {
  message: string;
  extensions: GraphQLErrorExtensions;
} {
  const code = codeOf(error);
  const message = MESSAGES[code] ?? 'Unexpected error.';
  if (!(error instanceof UpstreamRefusal)) return { message, extensions: { code } };
  const { upstreamCode } = error;
  const isInput = code === 'BAD_USER_INPUT';
  const argument = isInput ? (argumentOf(error.field)?.split('.')[0] ?? null) : null;
  const domainCode = domainCodeOf(upstreamCode);
  const extensions = {
    code,
    ...(upstreamCode && { upstreamCode }),
    ...(domainCode && { [isInput ? 'rule' : 'reason']: domainCode }),
    ...(argument && { argument }),
  };
  if (domainCode) return { message: domainErrorText(domainCode), extensions };
  return { message: argument ? refusedArgument(argument, error.contractFault) : message, extensions };
}

function refusedArgument(argument: string, contractFault: string | null): string {
  return contractFault
    ? `The service refused ${argument}: ${contractFault}.`
    : `The service refused the value of ${argument}.`;
}

function domainCodeOf(upstreamCode: string | null): DomainErrorCode | null {
  if (upstreamCode === FAIL_CODES.noDataCollected) return 'NO_DATA_COLLECTED';
  return upstreamCode !== null && isDomainErrorCode(upstreamCode) ? upstreamCode : null;
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
