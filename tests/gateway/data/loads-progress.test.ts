// The stream of load progress: its events, its ends, and what it costs the service. A client of another make listens.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient } from 'graphql-sse';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { addRun, changeRun } from '../../../upstream/stores/documents/loads/load-runs.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { startGateway, startProduct } from '../../support/product/gateway.ts';

let product: Awaited<ReturnType<typeof startProduct>>;
let token: string;
let documents: Documents;
const clients: Client[] = [];

beforeAll(async () => {
  product = await startProduct();
  token = await product.upstream.demoToken();
  documents = await openDocuments(product.upstream.dataDir);
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.dispose();
  await documents.deleteFrom('load_runs').execute();
});
afterAll(async () => {
  await documents?.destroy();
  await product?.close();
});

let count = 0;
const now = () => new Date().toISOString();

/** A run that goes on, as its loader would keep it. */
async function begin(companyId = 'sunflower') {
  count += 1;
  const runId = `run-${count}`;
  await addRun(documents, {
    ...{ run_id: runId, company_id: companyId, origin: 'command', started_by: null, source: `${runId}.csv` },
    ...{ started_at: now(), seen_at: now(), ended_at: null, state: 'running', progress: null, load_id: null },
    ...{
      file_count: null,
      rows_loaded: null,
      rows_rejected: null,
      months_shrunk: null,
      fault: null,
      report: null,
    },
  });
  return {
    id: Buffer.from(`LoadRun:${runId}`).toString('base64url'),
    step: (done: number) =>
      changeRun(documents, runId, {
        seen_at: now(),
        progress: JSON.stringify({ step: 'reading', name: 'may.csv', done, total: 9 }),
      }),
    end: () =>
      changeRun(documents, runId, { state: 'loaded', ended_at: now(), progress: null, rows_loaded: 7 }),
  };
}

interface Event {
  data?: { loadProgress: { source: string; state: string; progress: { done: number } | null } | null } | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

const QUERY = `subscription ($id: ID) { loadProgress(id: $id) { id source state rowsLoaded progress { done } } }`;

interface Listening {
  id?: string | null;
  bearer?: string;
  url?: string;
}

function listen({ id = null, bearer = token, url = product.gateway.url }: Listening = {}) {
  const client = createClient({
    url: `${url}/graphql`,
    retryAttempts: 0,
    headers: () => ({ authorization: `Bearer ${bearer}` }),
  });
  clients.push(client);
  const events: Event[] = [];
  const stream = { events, isComplete: false, error: null as unknown, stop: () => {} };
  stream.stop = client.subscribe<NonNullable<Event['data']>>(
    { query: QUERY, variables: { id } },
    {
      next: (event) => void events.push(event as Event),
      error: (error) => {
        stream.error = error;
      },
      complete: () => {
        stream.isComplete = true;
      },
    },
  );
  return stream;
}

const statesOf = (events: readonly Event[]) =>
  events.map(({ data }) => [data?.loadProgress?.state, data?.loadProgress?.progress?.done]);

/** Calls of the service for activity, by the gateway's metrics. */
async function polls(): Promise<number> {
  const text = await (await fetch(`${product.gateway.url}/metrics`)).text();
  const lines = text.split('\n').filter((line) => /call_seconds_count.*loads\/activity/.test(line));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

test('a stream of one load tells each change, and ends with it', async () => {
  const load = await begin();
  const stream = listen({ id: load.id });
  await expect.poll(() => statesOf(stream.events)).toEqual([['RUNNING', undefined]]);
  await load.step(1);
  await expect.poll(() => statesOf(stream.events).at(-1), { timeout: 5000 }).toEqual(['RUNNING', 1]);
  await load.end();
  await expect.poll(() => stream.isComplete, { timeout: 5000 }).toBe(true);
  expect(statesOf(stream.events)).toEqual([
    ['RUNNING', undefined],
    ['RUNNING', 1],
    ['LOADED', undefined],
  ]);
});

test('a stream of a load that has ended tells it once', async () => {
  const load = await begin();
  await load.end();
  const stream = listen({ id: load.id });
  await expect.poll(() => stream.isComplete).toBe(true);
  expect(statesOf(stream.events)).toEqual([['LOADED', undefined]]);
});

test('a stream of the company tells of loads that begin later, and of no other company', async () => {
  const stream = listen();
  const others = await begin('workshop');
  const own = await begin();
  await expect.poll(() => stream.events.length, { timeout: 5000 }).toBe(1);
  await others.end();
  await own.end();
  await expect.poll(() => statesOf(stream.events).at(-1)?.[0], { timeout: 5000 }).toBe('LOADED');
  expect(new Set(stream.events.map(({ data }) => data?.loadProgress?.source)).size).toBe(1);
  expect(stream.isComplete).toBe(false);
});

test('the service is asked once however many listen, and not at all when nobody does', async () => {
  const load = await begin();
  const streams = [listen(), listen(), listen({ id: load.id })];
  await expect.poll(() => streams.every(({ events }) => events.length === 1), { timeout: 5000 }).toBe(true);
  const before = await polls();
  await sleep(3000);
  const asked = (await polls()) - before;
  expect(asked).toBeGreaterThanOrEqual(2);
  expect(asked).toBeLessThanOrEqual(4);
  for (const { stop } of streams) stop();
  await sleep(1500);
  const after = await polls();
  await sleep(2500);
  expect(await polls()).toBe(after);
});

describe('who may listen', () => {
  test('not a tool that may only view', async () => {
    const stream = listen({ bearer: await product.upstream.toolToken() });
    await expect.poll(() => stream.isComplete || stream.error).toBeTruthy();
    expect(stream.events[0]?.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', menu: 'DATA' });
  });

  test('only as long as the right lasts', async () => {
    await begin();
    const stream = listen();
    await expect.poll(() => stream.events.length, { timeout: 5000 }).toBe(1);
    const right = (auth_type: string) =>
      documents.updateTable('menu_rights').set({ auth_type }).where('menu_code', '=', 'MTV3990').execute();
    await right('view');
    await expect.poll(() => stream.isComplete || stream.error, { timeout: 8000 }).toBeTruthy();
    await right('edit');
    expect(stream.events.at(-1)?.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('to a load of the company alone', async () => {
    const others = await begin('workshop');
    const stream = listen({ id: others.id });
    await expect.poll(() => stream.isComplete || stream.error).toBeTruthy();
    expect(stream.events[0]?.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('to five streams at once, and again when one has gone', async () => {
    const streams = Array.from({ length: 5 }, () => listen());
    await begin();
    await expect.poll(() => streams.every(({ events }) => events.length > 0), { timeout: 5000 }).toBe(true);
    const sixth = listen();
    await expect.poll(() => sixth.events.length).toBe(1);
    expect(sixth.events[0]?.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    streams[0]?.stop();
    await sleep(200);
    const seventh = listen();
    await expect.poll(() => statesOf(seventh.events), { timeout: 5000 }).toEqual([['RUNNING', undefined]]);
  });
});

describe('the door', () => {
  const post = (init: RequestInit, headers: Record<string, string> = {}) =>
    fetch(`${product.gateway.url}/graphql`, {
      method: 'POST',
      body: JSON.stringify({ query: QUERY }),
      ...init,
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...headers,
      },
    });

  test('streams only what is asked for by POST, with JSON, by whoever is signed in', async () => {
    const url = `${product.gateway.url}/graphql?query=${encodeURIComponent(QUERY)}`;
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
    expect((await fetch(url, { headers })).status).toBe(405);
    expect((await post({}, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post({}, { authorization: 'Bearer nonsense' })).status).toBe(401);
  });

  test('answers with an event stream that is never kept, with the request id, and stays alive when nothing happens', async () => {
    const controller = new AbortController();
    const response = await post({ signal: controller.signal }, { 'x-request-id': 'stream-of-the-test' });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toMatch(/no-store|no-cache/);
    expect(response.headers.get('x-request-id')).toBe('stream-of-the-test');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (text.split(':\n\n').length < 4) text += (await reader?.read())?.value ?? '';
    controller.abort();
  });
});

test('a gateway that closes ends its streams in good order, rather than cutting them off', async () => {
  const gateway = await startGateway(product.upstream);
  await begin();
  const stream = listen({ url: gateway.url });
  await expect.poll(() => stream.events.length, { timeout: 5000 }).toBe(1);
  await gateway.close();
  await expect.poll(() => stream.isComplete).toBe(true);
});

test('clients that go away at any moment harm nobody', async () => {
  const load = await begin();
  for (let milliseconds = 2; milliseconds <= 90; milliseconds += 4) {
    await fetch(`${product.gateway.url}/graphql`, {
      method: 'POST',
      signal: AbortSignal.timeout(milliseconds),
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ query: QUERY }),
    })
      .then((response) => response.text())
      .catch(() => 'gone');
  }
  await sleep(200);
  const stream = listen({ id: load.id });
  await expect.poll(() => statesOf(stream.events), { timeout: 5000 }).toEqual([['RUNNING', undefined]]);
});
