// The addresses of the gateway: GraphQL, sign-in, operations, and the web app for everything else.
import { type Context, Hono } from 'hono';
import { NOTICE_COOKIE, readCookie, setCookie } from '../auth/cookies.ts';
import { type AuthParts, loginUrl } from '../auth/parts.ts';
import { createAuthRoutes } from '../auth/routes.ts';
import { type ExportParts, serveExport, serveMailedFile } from '../exports/door.ts';
import type { Metrics } from '../metrics.ts';
import { errorResponse } from './error-response.ts';
import { type GraphqlParts, serveGraphql } from './graphql-endpoint.ts';
import { messagePage } from './message-page.ts';
import type { Readiness } from './readiness.ts';
import { requestIdOf } from './request-id.ts';
import { API_POLICY, contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import type { Visit } from './signed-in.ts';
import type { StaticFiles } from './static-files.ts';
import { serveUnsubscribe } from './unsubscribe.ts';
import { type HttpEnvironment, visitorOf } from './visitor.ts';

export interface AppParts extends AuthParts, GraphqlParts, ExportParts {
  metrics: Metrics;
  /** Addresses and networks of proxies that are believed. */
  trustProxy: readonly string[];
  files: StaticFiles;
  readiness: () => Promise<Readiness>;
}

/** Addresses that have a label of their own in the metrics. */
const ROUTES = [
  '/graphql',
  '/exports/cost',
  '/auth/login',
  '/auth/callback',
  '/auth/logout',
  '/auth/logout-everywhere',
  '/health',
  '/readiness',
  '/metrics',
  '/unsubscribe',
];

export function createApp(parts: AppParts): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.use((c, next) => observe(c, next, parts));
  app.all('/graphql', (c) => serveGraphql(c.req.raw, visitOf(c), parts));
  app.post('/exports/cost', (c) => serveExport(c.req.raw, visitOf(c), parts));
  app.get('/exports/files/:jobId', (c) =>
    serveMailedFile(c.req.raw, c.req.param('jobId'), visitOf(c), parts),
  );
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/readiness', async (c) => {
    const { isReady, checks } = await parts.readiness();
    return c.json({ status: isReady ? 'ready' : 'not ready', checks }, isReady ? 200 : 503);
  });
  app.get('/metrics', async (c) => {
    const { registry } = parts.metrics;
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
  app.route('/', createAuthRoutes(parts));
  app.on(['GET', 'POST'], '/unsubscribe', (c) =>
    serveUnsubscribe({ request: c.req.raw, requestId: c.get('requestId'), visitor: c.get('visitor') }, parts),
  );
  app.get('*', (c) => serveWeb(c.req.raw, c.get('visitor').isSecure, parts));
  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    const requestId = c.get('requestId');
    parts.log.error({ requestId, err: error }, 'request failed');
    return errorResponse(c.req.raw, 500, { code: 'INTERNAL', message: 'Unexpected error.', requestId });
  });
  return app;
}

function visitOf(c: Context<HttpEnvironment>): Visit {
  return { requestId: c.get('requestId'), visitor: c.get('visitor'), onEnd: c.get('onEnd') };
}

async function observe(
  c: Context<HttpEnvironment>,
  next: () => Promise<void>,
  parts: AppParts,
): Promise<void> {
  const start = performance.now();
  const requestId = requestIdOf(c.req.raw);
  c.set('requestId', requestId);
  c.set('visitor', visitorOf(c.req.raw, c.env?.incoming?.socket.remoteAddress, parts));
  const outgoing = c.env?.outgoing;
  const atEnd: (() => void)[] = [];
  c.set('onEnd', (ended) => void (outgoing ? outgoing.once('close', ended) : atEnd.push(ended)));
  await next();
  for (const ended of atEnd) ended();
  const { publicUrl, metrics, issuer, files, log } = parts;
  // The first one copies the answer, because heads of redirects cannot be written; the others are put beside it.
  c.header('x-request-id', requestId);
  const { headers } = c.res;
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!headers.has('content-security-policy')) {
    const formOrigins = issuer.known ? [new URL(issuer.known.issuer).origin] : [];
    const policy = isPage
      ? contentSecurityPolicy({ scriptHashes: files.scriptHashes, formOrigins })
      : API_POLICY;
    headers.set('content-security-policy', policy);
  }
  for (const [name, value] of Object.entries(securityHeaders(publicUrl.startsWith('https:'))))
    headers.set(name, value);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  const milliseconds = performance.now() - start;
  const { method, path } = c.req;
  const { status } = c.res;
  const route = ROUTES.includes(path) ? path : 'web';
  metrics.requestSeconds.observe({ route, status: String(status) }, milliseconds / 1000);
  log[route === 'web' ? 'debug' : 'info'](
    { requestId, method, path, status, ms: Math.round(milliseconds) },
    'request',
  );
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
