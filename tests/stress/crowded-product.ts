// The built product with its limits as shipped, and people of the demo company who may send texts of their own.
import { mkdtempSync, rmSync } from 'node:fs';
import { type Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Program, startProgram } from '../bench/programs.ts';
import { enterCrowd } from '../support/people/crowd.ts';
import { startOwnIssuer } from '../support/people/own-issuer.ts';
import { copyPreparedData, REAL_DEMO_COMPANIES } from '../support/product/prepared-data.ts';

/** As `npm start` starts the gateway. */
const FLAGS = ['--max-semi-space-size=32'];

export interface CrowdedProduct {
  /** Of the gateway. */
  url: string;
  gateway: Program;
  /** Of the upstream, whose first start has made the crowd. */
  dataDir: string;
  tokens: string[];
  stop: () => Promise<void>;
}

export async function startCrowdedProduct(people: number): Promise<CrowdedProduct> {
  const [dataDir, sessionsDir] = [await copyPreparedData(), mkdtempSync(join(tmpdir(), 'skyledger-storm-'))];
  const own = await startOwnIssuer();
  const [port, upstreamPort] = [String(await freePort()), String(await freePort())];
  const settings = {
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    OIDC_ISSUER: own.issuer,
    OIDC_CLIENT_ID: 'skyledger-portal',
  };
  const tokens = await enterCrowd(dataDir, people, own);
  const upstream = await startProgram('dist/server/upstream/main.js', {
    ...settings,
    DATA_DIR: dataDir,
    DEMO_COMPANIES: REAL_DEMO_COMPANIES.join(),
    UPSTREAM_PORT: upstreamPort,
  });
  const gateway = await startProgram(
    'dist/server/gateway/main.js',
    {
      ...settings,
      DATA_DIR: sessionsDir,
      UPSTREAM_URL: `http://127.0.0.1:${upstreamPort}`,
      API_ACCESS: 'signed-in',
      REPLY_CACHE_MB: '64',
      USER_REQUESTS_PER_MINUTE: '600',
      USER_REQUESTS_AT_ONCE: '50',
    },
    FLAGS,
  );
  const stop = async () => {
    await gateway.stop();
    await upstream.stop();
    await own.close();
    for (const folder of [dataDir, sessionsDir]) rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, gateway, dataDir, tokens, stop };
}

export interface Timed {
  status: number;
  text: string;
  /** From the first byte sent to the last one received, in milliseconds. */
  ms: number;
}

/** Asks by a text. */
export function askTimed(url: string, token: string, body: object, agent: Agent): Promise<Timed> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const start = performance.now();
    const sent = request(`${url}/graphql`, { method: 'POST', headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          ms: performance.now() - start,
        }),
      );
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}
