// A real upstream with the demo's data on a free port, for the tests of all three programs.

import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { pino } from 'pino';
import { DEFAULT_DEMO_PASSWORD, type UpstreamConfig } from '../../upstream/config.ts';
import { toolsClient } from '../../upstream/identity/seed.ts';
import { createUpstream } from '../../upstream/server.ts';
import { copyPreparedData } from './prepared-data.ts';
import { type Realm, signIn } from './sign-in.ts';

/** `publicUrl` is the portal, where a sign-in leads back to its /auth/callback; nothing needs to listen there. */
export type UpstreamOptions = Partial<
  Pick<UpstreamConfig, 'publicUrl' | 'upstreamPublicUrl' | 'demoToday' | 'demoPassword'>
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
    publicUrl: 'http://localhost:4999',
    upstreamPublicUrl: null,
    demoToday: 'auto',
    demoPassword: DEFAULT_DEMO_PASSWORD,
    logLevel: 'silent',
    ...options,
  };
}

/** A port that nothing listens on at this moment: for a portal whose address must be known before it starts. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

async function toolToken(issuer: string, dataDir: string): Promise<string> {
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
