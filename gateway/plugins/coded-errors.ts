// The last step of every answer: codes, masks and stamps its errors. Yoga's own masking is replaced by it, because
// that does not look into the parts that `@defer` sends later and does not know the request.
import { GraphQLError } from 'graphql';
import { isAsyncIterable, mapAsyncIterator, type Plugin } from 'graphql-yoga';
import { causeOf, clientError } from '../client-error.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { UpstreamAbandoned, UpstreamError } from '../rest/upstream-error.ts';
import type { HttpContext } from './graphql-context.ts';

interface Part {
  errors?: readonly unknown[];
  incremental?: readonly Part[];
}

/** Codes, masks and stamps an error, counts it, and writes what clients are not told into the log. */
type CodeError = (error: unknown, requestId: string) => GraphQLError;

export function codedErrors(log: Logger, metrics: Metrics): Plugin<object, HttpContext> {
  const codeError = errorCoder(log, metrics);
  return {
    onResultProcess({ result, setResult, serverContext }) {
      const { requestId } = serverContext;
      const code = <Result>(part: Result) => codePart(part as Part, requestId) as Result;
      if (isAsyncIterable(result)) setResult(mapAsyncIterator(result, code));
      else if ('errors' in result) setResult(code(result));
    },
  };

  function codePart(part: Part, requestId: string): Part {
    if (!part.errors && !part.incremental) return part;
    return {
      ...part,
      ...(part.errors && { errors: part.errors.map((error) => codeError(error, requestId)) }),
      ...(part.incremental && { incremental: part.incremental.map((inner) => codePart(inner, requestId)) }),
    };
  }
}

function errorCoder(log: Logger, metrics: Metrics): CodeError {
  return (error, requestId) => {
    const given =
      error instanceof GraphQLError ? error : new GraphQLError('', { originalError: asError(error) });
    const told = clientError(given, requestId);
    const { code } = told.extensions;
    const cause = causeOf(error);
    if (cause instanceof UpstreamAbandoned) return told;
    metrics.graphqlErrors.inc({ code: String(code) });
    const line = { requestId, code, path: told.path?.join('.') };
    if (code === 'INTERNAL') log.error({ ...line, err: cause }, 'unexpected error');
    else if (cause instanceof UpstreamError) {
      log.warn(
        { ...line, endpoint: cause.endpoint, fault: cause.fault, detail: cause.detail },
        'upstream fault',
      );
    }
    return told;
  };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
