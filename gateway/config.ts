// Settings of the gateway: the only place that reads the environment; all faults are listed at once.
import { z } from 'zod';
import { browsedUrl, dialedUrl, embeddedSignInFaults } from '../lib/node/addresses.ts';
import { networksSetting } from '../lib/node/networks.ts';
import {
  type Environment,
  logLevelSetting,
  portSetting,
  readSettings,
  SettingsError,
  urlSetting,
} from '../lib/node/settings.ts';
import { isTraced } from '../lib/node/tracing.ts';
import { SERVICE_NAMES, SERVICES, type ServiceName } from '../upstream/contract/services.ts';
import { API_ACCESSES, type ApiAccess } from './api-access.ts';
import type { RequestLimits } from './http/limits/request-limiter.ts';

export interface GatewayConfig {
  port: number;
  host: string;
  /** Where browsers find the gateway, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  /** The Redis server whose sessions all replicas share; null: this gateway keeps them in its data directory. */
  redisUrl: string | null;
  /** How long shared replies and counts are waited for. */
  redisTimeoutMs: number;
  /** Processes that answer requests, behind one port. */
  workers: number;
  /** Addresses and networks of proxies whose `X-Forwarded-*` headers are believed. */
  trustProxy: readonly string[];
  /** Origin and base path of each REST service. */
  services: Record<ServiceName, string>;
  oidc: {
    /** Null: as the platform service says (keycloak-json). */
    issuer: string | null;
    /** Null: as the platform service says. */
    clientId: string | null;
    /** With a secret the gateway is a confidential client. */
    clientSecret: string | null;
    /** What access tokens must be made for. */
    audience: string;
  };
  /** Deadlines of one upstream call in milliseconds, the whole answer included. */
  upstreamTimeoutMs: number;
  /** The same for cost analytics (service `ca`). */
  upstreamSlowTimeoutMs: number;
  /** Milliseconds for one request, regardless of what it asks: its calls end by then; streams and files go on for longer. */
  requestTimeoutMs: number;
  /** Milliseconds for the head of a request, and for the whole of it. */
  headTimeoutMs: number;
  receiveTimeoutMs: number;
  /** Memory for replies that others get too, in bytes; 0: every request asks the services on its own. */
  replyCacheBytes: number;
  /** Which people may ask by texts of their own. */
  apiAccess: ApiAccess;
  /** What one user may ask of all workers. */
  userLimits: RequestLimits;
  /** Whether a service that fails too often is left alone for a while. */
  sparesUpstream: boolean;
  logLevel: z.output<ReturnType<typeof logLevelSetting>>;
  /** Whether a collector is told of spans. */
  isTraced: boolean;
}

const milliseconds = (fallback: number) =>
  z.coerce
    .number({ error: 'must be a number of milliseconds' })
    .int('must be a whole number of milliseconds')
    .min(1, 'must be at least 1')
    .max(600_000, 'must be at most 600000')
    .default(fallback);

const count = (fallback: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .max(1_000_000, 'must be at most 1000000')
    .default(fallback);

const serviceUrls = Object.fromEntries(
  SERVICE_NAMES.map((name) => [SERVICES[name].urlSetting, urlSetting().optional()]),
) as Record<(typeof SERVICES)[ServiceName]['urlSetting'], z.ZodOptional<ReturnType<typeof urlSetting>>>;

const settings = z.object({
  PORT: portSetting(4000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: urlSetting().optional(),
  DATA_DIR: z.string().default('./data'),
  UPSTREAM_PORT: portSetting(4100),
  UPSTREAM_URL: urlSetting().optional(),
  UPSTREAM_PUBLIC_URL: urlSetting().optional(),
  ...serviceUrls,
  OIDC_ISSUER: urlSetting().optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_AUDIENCE: z.string().default('skyledger-api'),
  UPSTREAM_TIMEOUT_MS: milliseconds(10_000),
  UPSTREAM_SLOW_TIMEOUT_MS: milliseconds(30_000),
  REQUEST_TIMEOUT_MS: milliseconds(35_000),
  HEAD_TIMEOUT_MS: milliseconds(15_000),
  RECEIVE_TIMEOUT_MS: milliseconds(20_000),
  REPLY_CACHE_MB: count(64),
  API_ACCESS: z.enum(API_ACCESSES, { error: `must be ${API_ACCESSES.join(' or ')}` }).default('right'),
  USER_REQUESTS_PER_MINUTE: count(600),
  USER_REQUESTS_AT_ONCE: count(50),
  UPSTREAM_BREAKER: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  LOG_LEVEL: logLevelSetting(),
  WORKERS: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(64, 'must be at most 64')
    .default(1),
  REDIS_TIMEOUT_MS: milliseconds(50),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be an address such as redis://host:6379' })
    .optional(),
  TRUST_PROXY: networksSetting(),
});

/** Throws a SettingsError that names every fault. */
export function readConfig(environment: Environment = process.env): GatewayConfig {
  const given = readSettings(settings, environment);
  const publicUrl = given.PUBLIC_URL ?? browsedUrl(given.HOST, given.PORT);
  const faults = embeddedSignInFaults({
    host: given.HOST,
    publicUrl,
    upstreamPublicUrl: given.UPSTREAM_PUBLIC_URL,
    upstreamUrl: given.UPSTREAM_URL,
    oidcIssuer: given.OIDC_ISSUER,
  });
  if (given.PORT === 0 && !given.PUBLIC_URL) faults.push('PUBLIC_URL: must be set when PORT is 0');
  if (faults.length > 0) throw new SettingsError(faults);
  const upstream = given.UPSTREAM_URL ?? dialedUrl(given.HOST, given.UPSTREAM_PORT);
  const services = SERVICE_NAMES.map((name) => {
    const { base, urlSetting } = SERVICES[name];
    return [name, given[urlSetting] ?? `${upstream}${base}`];
  });
  return {
    port: given.PORT,
    host: given.HOST,
    publicUrl,
    dataDir: given.DATA_DIR,
    redisUrl: given.REDIS_URL ?? null,
    redisTimeoutMs: given.REDIS_TIMEOUT_MS,
    workers: given.WORKERS,
    trustProxy: given.TRUST_PROXY,
    services: Object.fromEntries(services) as Record<ServiceName, string>,
    oidc: {
      issuer: given.OIDC_ISSUER ?? null,
      clientId: given.OIDC_CLIENT_ID ?? null,
      clientSecret: given.OIDC_CLIENT_SECRET ?? null,
      audience: given.OIDC_AUDIENCE,
    },
    upstreamTimeoutMs: given.UPSTREAM_TIMEOUT_MS,
    upstreamSlowTimeoutMs: given.UPSTREAM_SLOW_TIMEOUT_MS,
    requestTimeoutMs: given.REQUEST_TIMEOUT_MS,
    headTimeoutMs: given.HEAD_TIMEOUT_MS,
    receiveTimeoutMs: given.RECEIVE_TIMEOUT_MS,
    replyCacheBytes: given.REPLY_CACHE_MB * 1024 * 1024,
    apiAccess: given.API_ACCESS,
    userLimits: { perMinute: given.USER_REQUESTS_PER_MINUTE, atOnce: given.USER_REQUESTS_AT_ONCE },
    sparesUpstream: given.UPSTREAM_BREAKER === 'on',
    logLevel: given.LOG_LEVEL,
    isTraced: isTraced(environment),
  };
}
