// Gives each request an id and writes one line about it when it has been answered.
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppContext, AppEnvironment } from './app-types.ts';

/** Ids of other programs are taken over when they are safe to print. */
const WELL_FORMED = /^[\w.:-]{1,100}$/;

export function requestLog(logger: Logger): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && WELL_FORMED.test(given) ? given : randomUUID();
    const started = performance.now();
    c.set('requestId', requestId);
    c.set('log', logger.child({ requestId }));
    // The OpenID provider answers on the socket, past the response of this context.
    c.env?.outgoing?.setHeader('x-request-id', requestId);
    await next();
    c.header('x-request-id', requestId);
    c.get('log').info(lineOf(c, started), 'request');
  };
}

function lineOf(c: AppContext, started: number): Record<string, unknown> {
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
