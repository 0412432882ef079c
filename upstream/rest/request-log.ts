// Gives each request an id, a span and a log of its own, and writes one line about it when it has been answered.
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { TRACEPARENT, traceContextOf } from '../../lib/node/trace-context.ts';
import type { AppContext, AppEnvironment } from './app-types.ts';
import type { RequestSpans } from './request-span.ts';
import type { RequestTables } from './request-tables.ts';

/** Ids of other programs are taken over when they are safe to print. */
const WELL_FORMED = /^[\w.:-]{1,100}$/;

export function requestLog(
  logger: Logger,
  spans: RequestSpans,
  tables: RequestTables,
): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && WELL_FORMED.test(given) ? given : randomUUID();
    const started = performance.now();
    const parent = traceContextOf(c.req.header(TRACEPARENT));
    const span = spans.begin(c.req.method, c.req.path, requestId, parent);
    c.set('requestId', requestId);
    c.set('log', logger.child({ requestId, traceId: span.context.traceId }));
    // The OpenID provider answers on the socket, past the response of this context.
    c.env?.outgoing?.setHeader('x-request-id', requestId);
    c.header('x-request-id', requestId);
    const asked = await tables.within(() => spans.within(span, requestId, next));
    const line = lineOf(c, started);
    c.get('log').info({ ...line, tables: asked }, 'request');
    span.note({ 'http.response.status_code': line.status, 'skyledger.endpoint': line.endpoint });
    span.end(line.status >= 500 ? String(line.status) : null);
  };
}

function lineOf(c: AppContext, started: number) {
  const socketStatus = c.env?.outgoing?.headersSent ? c.env.outgoing.statusCode : undefined;
  return {
    method: c.req.method,
    path: c.req.path,
    endpoint: c.get('endpoint'),
    userId: c.get('user')?.userId,
    status: socketStatus ?? c.res.status,
    ms: Math.round(performance.now() - started),
  };
}
