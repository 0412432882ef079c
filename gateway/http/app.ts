// The addresses of the gateway beside GraphQL: sign-in, exports, operations, and the web app for everything else.
import { type Context, Hono } from 'hono';
import { NOTICE_COOKIE, readCookie, setCookie } from '../auth/cookies.ts';
import { type AuthParts, loginUrl } from '../auth/parts.ts';
import { createAuthRoutes } from '../auth/routes.ts';
import { type ExportParts, FILE_KINDS, serveExport, serveMailedFile } from '../exports/export-routes.ts';
import type { Metrics } from '../metrics.ts';
import { serveAcknowledge } from './acknowledge.ts';
import { type GraphiqlParts, serveGraphiql } from './graphiql-route.ts';
import { type LastVisitParts, serveLastVisitKey } from './last-visit-key.ts';
import type { Readiness } from './readiness.ts';
import { connectionOf, type HttpEnvironment } from './requests/client-connection.ts';
import { requestIdOf } from './requests/request-id.ts';
import type { Exchange } from './requests/signed-in.ts';
import { noteAnswer } from './responses/answered.ts';
import { unexpectedResponse } from './responses/error-response.ts';
import { messagePage } from './responses/message-page.ts';
import { answerHeaders, contentSecurityPolicy } from './responses/security-headers.ts';
import type { StaticFiles } from './static-files.ts';
import { serveUnsubscribe } from './unsubscribe.ts';

export interface AppParts extends AuthParts, GraphiqlParts, ExportParts, LastVisitParts {
  metrics: Metrics;
  /** Of this process, or of all workers. */
  metricsText: () => Promise<string>;
  /** Addresses and networks of proxies that are believed. */
  trustProxy: readonly string[];
  files: StaticFiles;
  readiness: () => Promise<Readiness>;
}

export function createApp(parts: AppParts): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.use((c, next) => observe(c, next, parts));
  app.get('/graphql', (c) => serveGraphiql(c.req.raw, exchangeOf(c), parts));
  for (const kind of FILE_KINDS)
    app.post(`/exports/${kind}`, (c) => serveExport(kind, c.req.raw, exchangeOf(c), parts));
  app.get('/exports/files/:jobId', (c) =>
    serveMailedFile(c.req.raw, c.req.param('jobId'), exchangeOf(c), parts),
  );
  app.get('/last-visit-key', (c) => serveLastVisitKey(c.req.raw, exchangeOf(c), parts));
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/readiness', async (c) => {
    const { isReady, ...told } = await parts.readiness();
    return c.json({ status: isReady ? 'ready' : 'not ready', ...told }, isReady ? 200 : 503);
  });
  app.get('/metrics', async (c) => {
    const { contentType } = parts.metrics.registry;
    return c.body(await parts.metricsText(), 200, { 'content-type': contentType });
  });
  app.route('/', createAuthRoutes(parts));
  for (const [path, serve] of [
    ['/unsubscribe', serveUnsubscribe],
    ['/acknowledge', serveAcknowledge],
  ] as const)
    app.on(['GET', 'POST'], path, (c) =>
      serve({ request: c.req.raw, requestId: c.get('requestId'), connection: c.get('connection') }, parts),
    );
  app.get('*', (c) => serveWeb(c.req.raw, c.get('connection').isSecure, parts));
  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    return unexpectedResponse(c.req.raw, error, { requestId: c.get('requestId'), log: parts.log });
  });
  return app;
}

function exchangeOf(c: Context<HttpEnvironment>): Exchange {
  const { requestId, connection, onEnd } = c.var;
  return { requestId, connection, onEnd };
}

async function observe(
  c: Context<HttpEnvironment>,
  next: () => Promise<void>,
  parts: AppParts,
): Promise<void> {
  const start = performance.now();
  const requestId = requestIdOf(c.req.raw);
  c.set('requestId', requestId);
  c.set('connection', connectionOf(c.req.raw, c.env?.incoming?.socket.remoteAddress, parts));
  const outgoing = c.env?.outgoing;
  const atEnd: (() => void)[] = [];
  c.set('onEnd', (ended) => void (outgoing ? outgoing.once('close', ended) : atEnd.push(ended)));
  await next();
  for (const ended of atEnd) ended();
  const { publicUrl, issuer, files } = parts;
  // The first one copies the answer, because heads of redirects cannot be written; the others are put beside it.
  c.header('x-request-id', requestId);
  const { headers } = c.res;
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (isPage && !headers.has('content-security-policy')) {
    const formOrigins = issuer.known ? [new URL(issuer.known.issuer).origin] : [];
    const policy = contentSecurityPolicy({ scriptHashes: files.scriptHashes, formOrigins });
    headers.set('content-security-policy', policy);
  }
  for (const [name, value] of Object.entries(answerHeaders(publicUrl)))
    if (!headers.has(name)) headers.set(name, value);
  const { method, path } = c.req;
  noteAnswer({ requestId, method, path, status: c.res.status, start }, parts);
}

/** A file of the build, or the page of the app for a signed-in browser; it shows its own error for unknown paths. */
async function serveWeb(request: Request, isSecure: boolean, parts: AppParts): Promise<Response> {
  const { files, authenticator, publicUrl } = parts;
  const { pathname, search } = new URL(request.url);
  const file = files.file(pathname);
  if (file) return file.respond(request);
  const isDocument = pathname === '/index.html' || !/\.\w+$/.test(pathname);
  if (!isDocument || !files.page) return new Response('Not found', { status: 404 });
  const isSignedIn = await authenticator.hasSession(request).catch(() => null);
  const login = loginUrl(publicUrl, `${pathname}${search}`);
  if (isSignedIn === null) return messagePage(request, 'unreachable', `${publicUrl}${pathname}${search}`);
  if (!isSignedIn && readCookie(request, NOTICE_COOKIE) !== null) {
    const told = setCookie(NOTICE_COOKIE, '', { path: '/', lifetimeMs: 0, isSecure });
    return messagePage(request, 'lookupFailed', login, [told]);
  }
  if (!isSignedIn) return new Response(null, { status: 303, headers: { location: login } });
  return files.page.respond(request);
}
