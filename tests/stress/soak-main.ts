// `npm run soak -- --minutes 30`: two users of two companies ask a gateway of its own process 50 questions a second while
// one call in ten to its services goes wrong. Prints what was wrong, crossed or hung, and how memory, sockets and timers
// of the gateway went; fails when anything was, or when memory grew by more than 5 % after the first five minutes.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort, startProgram } from '../bench/programs.ts';
import {
  type Answer,
  type Asker,
  askOne,
  askUnderFaults,
  baselineAnswers,
  type Expected,
  newTally,
  QUESTIONS,
  type Tally,
} from '../support/faults/fault-load.ts';
import { startFaultProxy } from '../support/faults/fault-proxy.ts';
import { type Seeded, seeded } from '../support/faults/seeded.ts';
import { PEOPLE } from '../support/people/people.ts';
import { DEMO, signIn } from '../support/people/sign-in.ts';
import { enterTwoCompanies, TWO_PEOPLE } from '../support/people/two-companies.ts';
import { copyPreparedData, REAL_DEMO_COMPANIES } from '../support/product/prepared-data.ts';
import { type Figures, growthOf, readFigures, tableOf } from './soak-figures.ts';

/** A request ends by itself within 35 s; a second for the way. */
const PATIENCE_MS = 36_000;
/** More than this are not kept waiting: a machine that is too small for the rate is not what is measured. */
const MAX_PENDING = 200;
/** Tokens are good for five minutes. */
const RENEW_MS = 180_000;
const SAMPLE_MS = 10_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    /** Questions a second. */
    rate: { type: 'string', default: '50' },
    /** Part of all calls that goes wrong. */
    faults: { type: 'string', default: '0.1' },
    seed: { type: 'string', default: '1' },
  },
});
const minutes = Number(values.minutes);
const rate = Number(values.rate);

const dataDir = mkdtempSync(join(tmpdir(), 'skyledger-soak-'));
const upstreamDir = await copyPreparedData();
await enterTwoCompanies({ dataDir: upstreamDir });
const [port, upstreamPort] = [await freePort(), await freePort()];
const realm = {
  issuer: `http://localhost:${upstreamPort}/realms/skyledger`,
  publicUrl: `http://localhost:${port}`,
};
const upstream = await startProgram(
  'upstream/main.ts',
  {
    DATA_DIR: upstreamDir,
    DEMO_COMPANIES: REAL_DEMO_COMPANIES.join(),
    PORT: String(port),
    UPSTREAM_PORT: String(upstreamPort),
    LOG_LEVEL: 'fatal',
  },
  ['--import', 'tsx'],
);
const proxy = await startFaultProxy(`http://127.0.0.1:${upstreamPort}`, Number(values.seed));
const gateway = await startProgram(
  'gateway/main.ts',
  {
    PORT: String(port),
    PUBLIC_URL: realm.publicUrl,
    UPSTREAM_URL: proxy.url,
    OIDC_ISSUER: realm.issuer,
    OIDC_CLIENT_ID: 'skyledger-portal',
    DATA_DIR: dataDir,
    REPLY_CACHE_MB: '64',
    API_ACCESS: 'signed-in',
    LOG_LEVEL: 'fatal',
  },
  ['--import', 'tsx'],
);
const url = `http://127.0.0.1:${port}`;
const agent = new Agent({ keepAlive: true });
const tokens: Record<string, string> = {};

async function renewTokens(): Promise<void> {
  for (const person of TWO_PEOPLE) {
    const { email } = PEOPLE[person];
    tokens[person] = (await signIn(realm, { email, password: DEMO.password })).access_token;
  }
}

function ask(name: string, query: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      authorization: `Bearer ${tokens[name]}`,
    };
    const sent = request(`${url}/graphql`, { method: 'POST', headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end(JSON.stringify({ query }));
  });
}

/** Sends at a steady rate, whether answers come or not. */
async function soak(expected: readonly Expected[], random: Seeded, tally: Tally): Promise<Figures[]> {
  const start = performance.now();
  const end = start + minutes * 60_000;
  const pending = new Set<Promise<void>>();
  const figures: Figures[] = [];
  let sent = 0;
  let sampledAt = Number.NEGATIVE_INFINITY;
  let renewedAt = start;
  while (performance.now() < end) {
    const now = performance.now();
    while (sent < ((now - start) / 1000) * rate) {
      const one = expected[sent % expected.length];
      sent += 1;
      if (!one || pending.size >= MAX_PENDING) continue;
      const asked = askOne(one, expected, random.below(QUESTIONS.length), PATIENCE_MS, tally);
      pending.add(asked);
      void asked.finally(() => pending.delete(asked));
    }
    if (now - sampledAt >= SAMPLE_MS) {
      sampledAt = now;
      figures.push(await readFigures(url, (now - start) / 60_000, pending.size));
    }
    if (now - renewedAt >= RENEW_MS) {
      renewedAt = now;
      await renewTokens();
    }
    await sleep(10);
  }
  await Promise.all(pending);
  return figures;
}

/** Seconds until everything is answered as in quiet times again. */
async function recovery(expected: readonly Expected[]): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < 60_000) {
    const { whole } = await askUnderFaults(expected, seeded(2), {
      count: 24,
      atOnce: 2,
      patienceMs: PATIENCE_MS,
    });
    if (whole === 24) break;
  }
  return (performance.now() - start) / 1000;
}

try {
  await renewTokens();
  const askers: Asker[] = TWO_PEOPLE.map((name) => ({ name, ask: (query) => ask(name, query) }));
  const expected = await baselineAnswers(askers);
  const tally = newTally();
  proxy.setFaults(Number(values.faults));
  const figures = await soak(expected, seeded(Number(values.seed)), tally);
  proxy.setFaults(0);
  const seconds = await recovery(expected);
  // What was under way has ended; only kept connections are left.
  await sleep(2000);
  figures.push(await readFigures(url, minutes, 0));
  console.log(tableOf(figures));
  const { wrong, crossed, hung, ...counts } = tally;
  console.log(JSON.stringify({ ...counts, faults: proxy.counts() }, null, 1));
  console.log([...wrong, ...crossed, ...hung].slice(0, 20).join('\n'));
  const growth = growthOf(figures);
  console.log(
    `${tally.answers} answers, ${(tally.answers / minutes / 60).toFixed(1)} a second: ${wrong.length} wrong, ${crossed.length} crossed, ${hung.length} hung; ` +
      `whole again after ${seconds.toFixed(1)} s; memory grew by ${growth.toFixed(1)} %`,
  );
  const isGood = wrong.length + crossed.length + hung.length === 0 && seconds <= 10 && growth < 5;
  process.exitCode = isGood ? 0 : 1;
} finally {
  agent.destroy();
  await gateway.stop();
  await proxy.close();
  await upstream.stop();
  for (const folder of [dataDir, upstreamDir]) rmSync(folder, { recursive: true, force: true });
}
