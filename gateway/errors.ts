// Codes of errors, and how the gateway makes one. client-error.ts turns any error into what a client may see.
import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import type { DomainErrorCode } from '../lib/catalogue/domain-errors.ts';

export const ERROR_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'RATE_LIMITED',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_BAD_REPLY',
  'INTERNAL',
  // Of the protocol: the request could not be run at all.
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'REQUEST_ENTITY_TOO_LARGE',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export function codedError(
  code: ErrorCode,
  message: string,
  extensions: GraphQLErrorExtensions = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...extensions } });
}

/** A fault of an argument. `rule` names the rule that was broken, where there is one with a text of its own. */
export function inputError(argument: string, message: string, rule?: DomainErrorCode): GraphQLError {
  return codedError('BAD_USER_INPUT', message, { argument, ...(rule && { rule }) });
}
