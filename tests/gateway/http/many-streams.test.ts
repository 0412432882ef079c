// Streams of more people than one process serves: as many as it promises are open, and not one more (promises, section A).
import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../gateway/config.ts';
import { createGateway, type Gateway } from '../../../gateway/gateway.ts';
import type { FromWorker } from '../../../gateway/workers/messages.ts';
import { TurnKeeper } from '../../../gateway/workers/turn-keeper.ts';
import { WorkerLink } from '../../../gateway/workers/worker-link.ts';
import { addRun } from '../../../upstream/stores/documents/loads/load-runs.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { enterCrowd } from '../../support/people/crowd.ts';
import { type OwnIssuer, startOwnIssuer } from '../../support/people/own-issuer.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

const PROMISED = 200;
const OF_ONE_USER = 5;
const TOO_MANY = 15;
/** Milliseconds until it is known whether one more stream of a user may open: all others wait for that too. */
const SLOW_LINK_MS = 300;

let own: OwnIssuer;
let upstream: TestUpstream;
let gateway: Gateway;
let url: string;
let tokens: string[];
const dataDir = mkdtempSync(join(tmpdir(), 'skyledger-streams-'));

beforeAll(async () => {
  own = await startOwnIssuer();
  const oidc = { issuer: own.issuer, audience: 'skyledger-api', clientId: 'x' };
  upstream = await startUpstream({ oidc });
  tokens = await enterCrowd(upstream.dataDir, (PROMISED + TOO_MANY) / OF_ONE_USER, own);
  await addRunningLoad();
  const config = readConfig({
    PORT: '0',
    PUBLIC_URL: 'http://localhost:4999',
    UPSTREAM_URL: upstream.url,
    OIDC_ISSUER: own.issuer,
    OIDC_CLIENT_ID: 'x',
    DATA_DIR: dataDir,
    API_ACCESS: 'signed-in',
  });
  const workers = slowLink(new TurnKeeper(config.userLimits));
  gateway = await createGateway(config, { logger: pino({ level: 'silent' }), workers });
  url = (await gateway.listen()).url;
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
  await own?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function slowLink(keeper: TurnKeeper): WorkerLink {
  const link: WorkerLink = new WorkerLink((message: FromWorker) => {
    if (message.type !== 'turns') return;
    setTimeout(() => {
      const answer = keeper.hear(1, message);
      if (answer) link.hear(answer);
    }, SLOW_LINK_MS);
  });
  return link;
}

/** So that each stream that is open tells something at once. */
async function addRunningLoad(): Promise<void> {
  const documents = await openDocuments(upstream.dataDir);
  const now = new Date().toISOString();
  const none = { file_count: null, rows_loaded: null, rows_rejected: null, months_shrunk: null };
  try {
    await addRun(documents, {
      ...{ run_id: 'run', company_id: 'sunflower', origin: 'command', started_by: null, source: 'may.csv' },
      ...{ started_at: now, seen_at: now, ended_at: null, state: 'running', progress: null, load_id: null },
      ...{ ...none, fault: null, report: null },
    });
  } finally {
    await documents.destroy();
  }
}

interface Stream {
  request: ClientRequest;
  text: string;
}

function open(token: string): Stream {
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    authorization: `Bearer ${token}`,
  };
  const request = send(`${url}/graphql`, { method: 'POST', headers, agent: false });
  const stream: Stream = { request, text: '' };
  request.on('response', (response) => {
    response.setEncoding('utf8').on('error', () => undefined);
    response.on('data', (part: string) => {
      stream.text += part;
    });
  });
  request.on('error', () => undefined);
  request.end(JSON.stringify({ query: 'subscription { loadProgress { source } }' }));
  return stream;
}
const isOpen = ({ text }: Stream) => text.includes('may.csv');
const isRefused = ({ text }: Stream) => text.includes('RATE_LIMITED');
const countOf = (streams: readonly Stream[]) => ({
  open: streams.filter(isOpen).length,
  refused: streams.filter(isRefused).length,
});

test('of many that ask at the same moment 200 are open, the others are told why; who comes when one has gone is let in', async () => {
  const streams = tokens.flatMap((token) => Array.from({ length: OF_ONE_USER }, () => open(token)));
  await expect.poll(() => countOf(streams)).toEqual({ open: PROMISED, refused: TOO_MANY });
  const first = streams.findIndex(isOpen);
  const token = tokens[Math.floor(first / OF_ONE_USER)] ?? '';
  const question = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ viewer { user { name } } }' }),
  });
  expect(await question.json()).toMatchObject({ data: { viewer: { user: { name: expect.any(String) } } } });
  streams[first]?.request.destroy();
  const oneMore = async () => {
    const stream = open(token);
    await expect.poll(() => isOpen(stream) || isRefused(stream)).toBe(true);
    return stream;
  };
  await expect.poll(async () => isOpen(await oneMore())).toBe(true);
  expect((await oneMore()).text).toContain('RATE_LIMITED');
});
