// Errors as clients see them: each has a code of the list and the request id; everything else is masked.
import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import { argumentOfLiteral, argumentOfVariable } from './argument-at-fault.ts';
import { ERROR_CODES, type ErrorCode } from './errors.ts';
import { describeUpstream } from './rest/describe-error.ts';
import { UpstreamError } from './rest/upstream-error.ts';

/**
 * The error as the client may see it: masked unless it is a coded error, an upstream fault, or a fault of the
 * document. Code and request id are always there.
 */
export function clientError(error: GraphQLError, requestId: string): GraphQLError {
  const { message, extensions } = describe(error, causeOf(error));
  return new GraphQLError(message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions: { ...extensions, requestId },
  });
}

/** The error that was thrown first. */
export function causeOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

interface Description {
  message: string;
  extensions: GraphQLErrorExtensions;
}

function describe(error: GraphQLError, cause: unknown): Description {
  if (cause instanceof UpstreamError) return describeUpstream(cause);
  const { code: given, unexpected, originalError: _, ...rest } = error.extensions;
  const code = isCode(given) || given === undefined ? given : codeOfProtocol(rest);
  // Without a code it is a fault of the document, unless it came up while a field was resolved.
  const isTold = cause instanceof GraphQLError && !unexpected && code !== 'INTERNAL' && (code || !error.path);
  if (!isTold) return { message: 'Unexpected error.', extensions: { code: 'INTERNAL' } };
  // Nothing is told of names that were not asked for.
  const message = error.message.replace(/ Did you mean .*\?$/s, '');
  if (code === 'GRAPHQL_VALIDATION_FAILED' || code === undefined) {
    const argument = code ? argumentOfLiteral(error) : argumentOfVariable(error);
    const http = { spec: true, status: 400 };
    if (argument) return { message, extensions: { code: 'BAD_USER_INPUT', argument, ...rest, http } };
    return { message, extensions: { code: code ?? 'BAD_USER_INPUT', ...rest, http } };
  }
  return { message, extensions: { code, ...rest } };
}

function isCode(code: unknown): code is ErrorCode {
  return (ERROR_CODES as readonly unknown[]).includes(code);
}

/** Of an error that the server library gives with a code of its own. */
function codeOfProtocol({ http }: GraphQLErrorExtensions): ErrorCode {
  const status = (http as { status?: number } | undefined)?.status ?? 500;
  return status < 500 ? 'BAD_REQUEST' : 'INTERNAL';
}
