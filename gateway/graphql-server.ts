// Yoga with everything that happens to a GraphQL request, in the order in which it happens.
import type { GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { ApiAccess } from './api-access.ts';
import { CompiledExecutor } from './execution/executor.ts';
import type { Limiter } from './http/limits/limiters.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { codedErrors } from './plugins/coded-errors.ts';
import { compiledExecution } from './plugins/compiled-execution.ts';
import { documents } from './plugins/documents.ts';
import { freeText } from './plugins/free-text.ts';
import type { GraphqlContext, HttpContext } from './plugins/graphql-context.ts';
import { DOCUMENT_ID, PersistedOperations, persistedOperations } from './plugins/persisted-operations.ts';
import { requestBody } from './plugins/request-body.ts';
import { requestGuard } from './plugins/request-guard.ts';
import { requestLimits } from './plugins/request-limits.ts';
import { ResponseCache, responseCache } from './plugins/response-cache.ts';
import { resultWriter } from './plugins/result-writer.ts';
import { type SignInPluginParts, signInPlugin } from './plugins/sign-in.ts';
import { tracing } from './plugins/tracing.ts';
import type { RequestTraces } from './request-traces.ts';
import type { ReplyStore } from './rest/replies/reply-store.ts';

const MAX_BODY_BYTES = 256 * 1024;

export interface GraphqlServerParts extends SignInPluginParts {
  schema: GraphQLSchema;
  limiter: Limiter;
  apiAccess: ApiAccess;
  replies: ReplyStore;
  /** Memory for answers that are kept, in bytes. */
  responseCacheBytes: number;
  traces: RequestTraces;
  metrics: Metrics;
  log: Logger;
}

export function createYogaServer(parts: GraphqlServerParts) {
  const { schema, limiter, apiAccess, replies, responseCacheBytes, traces, metrics, log } = parts;
  const persisted = PersistedOperations.read();
  const executor = new CompiledExecutor();
  const answers = replies.keeps ? new ResponseCache(responseCacheBytes, replies, metrics) : null;
  return createYoga<HttpContext, GraphqlContext>({
    schema,
    extraParamNames: [DOCUMENT_ID],
    plugins: [
      requestGuard(),
      signInPlugin(parts),
      requestLimits(limiter),
      requestBody(MAX_BODY_BYTES),
      freeText(apiAccess),
      persistedOperations(persisted),
      documents(schema, persisted),
      tracing(traces, executor),
      answers ? responseCache(answers, executor) : {},
      compiledExecution(executor),
      codedErrors(log, metrics),
      resultWriter(),
    ],
    // The plugins do these.
    parserAndValidationCache: false,
    maxRequestBodySize: false,
    maskedErrors: false,
    cors: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    logging: false,
  });
}
