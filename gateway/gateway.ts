// The gateway program as a value: puts client, sign-in, graph and HTTP together, listens, and closes in order.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { dialedUrl } from '../lib/node/addresses.ts';
import { listenFault } from '../lib/node/start-fault.ts';
import { openTracing } from '../lib/node/tracing.ts';
import { Authenticator } from './auth/authenticate.ts';
import { Issuer } from './auth/issuer.ts';
import { PendingLogins } from './auth/pending-login.ts';
import { PersonalTokens } from './auth/personal-tokens.ts';
import { RedisSealedStore } from './auth/session/redis-sealed-store.ts';
import type { SealedStore } from './auth/session/sealed-store.ts';
import { SessionStore } from './auth/session/session.ts';
import { SessionCookie } from './auth/session/session-cookie.ts';
import { SqliteSealedStore } from './auth/session/sqlite-sealed-store.ts';
import { WriteBehindSessionStore } from './auth/session/write-behind-session-store.ts';
import type { GatewayConfig } from './config.ts';
import { createContext } from './create-context.ts';
import { ProgressHub } from './domains/data/progress-hub.ts';
import { createYogaServer } from './graphql-server.ts';
import { createApp } from './http/app.ts';
import { wantsGraphiql } from './http/graphiql-route.ts';
import { graphqlListener, type Listener } from './http/graphql-listener.ts';
import { DeadConnectionSweeper } from './http/limits/dead-connections.ts';
import { serverLimits } from './http/limits/server-limits.ts';
import { checkReadiness } from './http/readiness.ts';
import type { SignedIn } from './http/requests/signed-in.ts';
import { readStaticFiles } from './http/static-files.ts';
import { createLogger, type Logger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import { RedisReplies } from './redis/redis-replies.ts';
import { sharedLimiters } from './redis/shared-limiters.ts';
import { SharedRedis } from './redis/shared-redis.ts';
import { RequestTraces } from './request-traces.ts';
import { RestClient } from './rest/client.ts';
import { ReplyStore } from './rest/replies/reply-store.ts';
import { fetchOver } from './rest/transport/fetch.ts';
import { Transport } from './rest/transport/transport.ts';
import { sharedSchema } from './schema.ts';
import type { WorkerLink } from './workers/worker-link.ts';

const GRAPHQL_PATH = '/graphql';
/** The provider answers within this or counts as out of reach, in milliseconds. */
const SIGN_IN_TIMEOUT_MS = 5000;
/** How long requests in flight may take while the gateway closes, in milliseconds. */
const DRAIN_MS = 8000;
/** Of the memory for what is kept; the rest is for whole answers. */
const REPLIES_PART = 3 / 4;
const CLEANING_INTERVAL_MS = 60 * 60 * 1000;

export interface GatewayOptions {
  logger?: Logger;
  /** Folder of the built web app. */
  webDir?: string;
  /** The line to the first process, where this is one of several workers. */
  workers?: WorkerLink;
}

export interface Gateway {
  /** Begins to listen; `url` is the address on this machine, with the port that was taken. */
  listen: () => Promise<{ url: string }>;
  /** Takes no new work, finishes what is in flight, and closes the stores. */
  close: () => Promise<void>;
}

/** Does not wait for the services or the provider: they may start later. */
export async function createGateway(config: GatewayConfig, options: GatewayOptions = {}): Promise<Gateway> {
  const {
    logger = createLogger(config.logLevel),
    webDir = join(process.cwd(), 'dist', 'web'),
    workers,
  } = options;
  const metrics = createMetrics();
  const transport = new Transport();
  const tracing = await openTracing(config.isTraced, 'skyledger-gateway');
  const traces = new RequestTraces(tracing);
  const log = traces.into(logger);
  const rest = new RestClient(config, transport, metrics, log, traces);
  const fetch = fetchOver(transport, SIGN_IN_TIMEOUT_MS);
  const issuer = new Issuer(config, rest, fetch);
  const store = await openStore(config, log, workers === undefined);
  const sessions = new SessionStore(store, issuer);
  const sessionCookie = new SessionCookie(rest);
  const cleaning = setInterval(() => void deleteExpired(store, log), CLEANING_INTERVAL_MS);
  cleaning.unref();
  const redis = SharedRedis.of(config, metrics, log);
  const limiters = sharedLimiters(redis, config.userLimits, workers?.limiters);
  workers?.tellOf(metrics.registry);
  const hub = new ProgressHub(rest, limiters.streams);
  const schema = sharedSchema();
  const replies = new ReplyStore(
    config.replyCacheBytes * REPLIES_PART,
    metrics,
    redis && new RedisReplies(redis),
  );
  const services = { client: rest, replies };
  const shared = { services, hub, sessions, publicUrl: config.publicUrl };
  const contextOf = (signedIn: SignedIn) => createContext(shared, signedIn);
  const authenticator = new Authenticator({
    ...{ issuer, sessions, sessionCookie, audience: config.oidc.audience },
    personalTokens: new PersonalTokens(rest, limiters.requests),
  });
  const parts = {
    traces,
    publicUrl: config.publicUrl,
    authenticator,
    limiter: limiters.requests,
    requestTimeoutMs: config.requestTimeoutMs,
    schema,
    apiAccess: config.apiAccess,
    contextOf,
    replies,
    responseCacheBytes: config.replyCacheBytes * (1 - REPLIES_PART),
    files: readStaticFiles(webDir),
    readiness: () => checkReadiness(rest, issuer, workers?.count),
    issuer,
    sessions,
    sessionCookie,
    pending: new PendingLogins(await store.key('pending-login')),
    lastVisitSecret: await store.key('last-visit'),
    rest,
    fetch,
    trustProxy: config.trustProxy,
    metrics,
    metricsText: () => workers?.metrics() ?? metrics.registry.metrics(),
    log,
  };
  const app = createApp(parts);
  issuer
    .provider()
    .catch((error: unknown) => log.info({ error: String(error) }, 'the sign-in provider is not there yet'));
  let server: Server | null = null;

  async function listen(): Promise<{ url: string }> {
    const sweeper = new DeadConnectionSweeper();
    const graphql = sweeper.around(graphqlListener({ ...parts, yoga: createYogaServer(parts) }));
    const listener = getRequestListener(app.fetch, { hostname: config.host });
    const others: Listener = (incoming, outgoing) => void listener(incoming, outgoing);
    const route: Listener = (incoming, outgoing) =>
      (isGraphql(incoming) ? graphql : others)(incoming, outgoing);
    server = createServer(serverLimits(config), traces.around(route));
    server.listen(config.port, config.host);
    await once(server, 'listening').catch((error: unknown) => {
      throw listenFault(error, config.host, config.port, 'PORT');
    });
    const { port } = server.address() as AddressInfo;
    return { url: dialedUrl(config.host, port) };
  }

  async function close(): Promise<void> {
    clearInterval(cleaning);
    hub.close();
    if (server) await drain(server);
    transport.close();
    redis?.close();
    await store.close();
    await tracing.close();
  }

  return { listen, close };
}

/** Requests to /graphql, but for that of a browser for the page of GraphiQL. */
function isGraphql({ url = '', method = '', headers }: IncomingMessage): boolean {
  if (url !== GRAPHQL_PATH && !url.startsWith(`${GRAPHQL_PATH}?`)) return false;
  const get = (name: string) => headers[name]?.toString() ?? null;
  return !wantsGraphiql({ method, headers: { get, has: (name) => get(name) !== null } });
}

/** Sessions of this gateway alone, of its workers, or those that all replicas share. */
async function openStore(
  { redisUrl, dataDir }: GatewayConfig,
  log: Logger,
  isAlone: boolean,
): Promise<SealedStore> {
  if (redisUrl !== null) return RedisSealedStore.open(redisUrl, log);
  const store = new SqliteSealedStore(dataDir);
  return isAlone ? new WriteBehindSessionStore(store) : store;
}

async function deleteExpired(store: SealedStore, log: Logger): Promise<void> {
  try {
    await store.deleteExpired();
  } catch (error) {
    log.error({ err: error }, 'lapsed sessions could not be dropped');
  }
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // Kept connections become idle one by one as their answers end.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(sweep);
      resolve();
    });
  });
}
