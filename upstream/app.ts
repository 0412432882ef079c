// Puts the HTTP layers together: request id and log, operations, OpenID provider, endpoints of the contract.
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { UpstreamConfig } from './config.ts';
import { costAnalyticsEndpoints } from './contract/cost-analytics.ts';
import { dashboardEndpoints } from './contract/dashboard.ts';
import { platformEndpoints } from './contract/platform.ts';
import type { Documents } from './documents/database.ts';
import { userOfSubject } from './documents/users.ts';
import { costAnalyticsHandlers } from './domains/cost-analytics.ts';
import { dashboardHandlers } from './domains/dashboard.ts';
import { platformHandlers } from './domains/platform.ts';
import type { Stores } from './domains/stores.ts';
import type { FactStore } from './facts/question.ts';
import type { AppEnvironment, EndpointCall } from './http/app-types.ts';
import { errorResponse, notFoundResponse } from './http/errors.ts';
import { mountEndpoints } from './http/mount.ts';
import { mountOperations, type Readiness } from './http/operations.ts';
import { requestLog } from './http/request-log.ts';
import type { ProviderKeys } from './identity/keys.ts';
import { mountIdentity } from './identity/mount.ts';
import { createProvider } from './identity/provider.ts';
import { demoHint, type ToolsClient } from './identity/seed.ts';
import { tokenVerifier } from './identity/tokens.ts';

export interface AppSetup {
  config: UpstreamConfig;
  logger: Logger;
  issuer: string;
  documents: Documents;
  facts: FactStore;
  keys: ProviderKeys;
  tools: ToolsClient;
  readiness: () => Readiness;
  onCall: (call: EndpointCall) => void;
}

export function createApp(setup: AppSetup): Hono<AppEnvironment> {
  const { config, logger, issuer, documents, facts, keys, tools, onCall } = setup;
  const { publicUrl, demoToday } = config;
  const demo = demoHint(config.demoPassword);
  const verify = tokenVerifier(keys.signing, issuer);
  const authenticate = async (authorization: string | undefined) => {
    const subject = await verify(authorization);
    return subject === null ? null : userOfSubject(documents, subject);
  };
  const stores: Stores = { documents, facts, demoToday, issuer, now: () => new Date() };
  const provider = createProvider({ issuer, publicUrl, documents, keys, tools });

  const app = new Hono<AppEnvironment>();
  app.use(requestLog(logger));
  app.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('cache-control', 'no-store');
  });
  mountOperations(app, setup.readiness);
  mountIdentity(app, { provider, documents, publicUrl, demo, authenticate, logger });
  const mountTools = { authenticate, onCall };
  mountEndpoints(app, platformEndpoints, platformHandlers(stores), mountTools);
  mountEndpoints(app, costAnalyticsEndpoints, costAnalyticsHandlers(stores), mountTools);
  mountEndpoints(app, dashboardEndpoints, dashboardHandlers(stores), mountTools);
  app.notFound(notFoundResponse);
  app.onError(errorResponse);
  return app;
}
