// A real upstream with the demo's data on a free port, for the tests of all three programs.

import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { DEFAULT_DEMO_PASSWORD, type UpstreamConfig } from '../../../upstream/config.ts';
import { toolsClient } from '../../../upstream/identity/seed/seed.ts';
import { createUpstream } from '../../../upstream/server.ts';
import { type Realm, signIn } from '../people/sign-in.ts';
import { copyPreparedData, REAL_DEMO_COMPANIES } from './prepared-data.ts';

/** `publicUrl` is the portal, where a sign-in leads back to its /auth/callback; nothing needs to listen there. */
export type UpstreamOptions = Partial<
  Pick<
    UpstreamConfig,
    | 'publicUrl'
    | 'upstreamPublicUrl'
    | 'demoToday'
    | 'demoPassword'
    | 'environment'
    | 'siteProfiles'
    | 'trustProxy'
    | 'oidc'
    | 'databaseUrl'
    | 'clickHouse'
    | 'ingestDir'
    | 'mail'
    | 'sourceNetworks'
    | 'sourceFolders'
    | 'sourcesFile'
  >
>;

export interface TestUpstream extends Realm {
  /** Address of the REST services. */
  url: string;
  dataDir: string;
  /** Names of the endpoints that were called with a request id, in their order. */
  calls(requestId: string): readonly string[];
  /** A bearer token of the tools' client, by client credentials. */
  toolToken(): Promise<string>;
  /** A bearer token of the demo user, through the login page. */
  demoToken(): Promise<string>;
  close(): Promise<void>;
}

export async function startUpstream(options: UpstreamOptions = {}): Promise<TestUpstream> {
  const dataDir = await copyPreparedData();
  const config = testConfig(dataDir, options);
  const { publicUrl } = config;
  const upstream = await createUpstream(config, { logger: pino({ level: 'silent' }) });
  await upstream.ready;
  const realm = { issuer: upstream.issuer, publicUrl };
  return {
    ...realm,
    url: upstream.url,
    dataDir,
    calls: upstream.callsOf,
    toolToken: () => toolToken(upstream.issuer, dataDir),
    demoToken: async () => (await signIn(realm)).access_token,
    close: async () => {
      await upstream.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Settings of an upstream on a free port. */
export function testConfig(dataDir: string, options: UpstreamOptions = {}): UpstreamConfig {
  return {
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl: null,
    clickHouse: null,
    ingestDir: null,
    keepDays: 30,
    // Tests of judging do it themselves: elsewhere it would come in between at a time of its own.
    isAnomalyJudged: false,
    secretKey: null,
    webhookNetworks: [],
    sourceNetworks: [],
    sourceFolders: [],
    sourcesFile: null,
    publicUrl: 'http://localhost:4999',
    upstreamPublicUrl: null,
    demoToday: 'auto',
    demoCompanies: REAL_DEMO_COMPANIES,
    environment: 'LOCAL',
    siteProfiles: null,
    trustProxy: ['127.0.0.0/8', '::1'],
    oidc: null,
    demoPassword: DEFAULT_DEMO_PASSWORD,
    mail: {
      smtpUrl: null,
      from: 'Skyledger <no-reply@skyledger.example>',
      supportAddress: 'support@skyledger.example',
    },
    logLevel: 'silent',
    isTraced: false,
    ...options,
  };
}

/** A bearer token of the tools' client in the data directory. */
export async function toolToken(issuer: string, dataDir: string): Promise<string> {
  const { clientId, clientSecret } = toolsClient(dataDir);
  const response = await fetch(`${issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const answer = (await response.json()) as { access_token?: string };
  if (!answer.access_token) throw new Error(`no token for the tools' client: ${JSON.stringify(answer)}`);
  return answer.access_token;
}
