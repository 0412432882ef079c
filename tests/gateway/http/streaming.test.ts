import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BadUpstream, json, startBadUpstream } from '../../support/faults/bad-upstream.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let dashboard: BadUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  dashboard = await startBadUpstream();
  gateway = await startGateway(upstream, { UPSTREAM_URL_DASHBOARD: dashboard.url });
});

afterAll(async () => {
  await gateway.close();
  await dashboard.close();
  await upstream.close();
});

const post = async (query: string, signal?: AbortSignal) =>
  fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    signal,
    headers: {
      'content-type': 'application/json',
      accept: 'multipart/mixed',
      authorization: `Bearer ${await upstream.toolToken()}`,
    },
    body: JSON.stringify({ query }),
  });

test('what is ready is sent while a slow widget is waited for', async () => {
  const held: ServerResponse[] = [];
  dashboard.behave((_request, response) => void held.push(response));
  const response = await post('{ viewer { company { name } ... @defer { topCosts { total } } } }');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('Sunflower')) text += (await reader?.read())?.value ?? '';
  expect(text).not.toContain('topCosts');
  await expect.poll(() => held.length).toBe(1);
  const Data = { currency: 'USD', startDate: '2024-05-01', endDate: '2024-05-31', totalCost: 5, items: [] };
  for (const answer of held) json(answer, { status: 'OK', Data });
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
  expect(text).toContain('{"topCosts":{"total":5}}');
});

test('when nobody waits any more the upstream call ends too', async () => {
  const sockets: Socket[] = [];
  dashboard.behave((request) => void sockets.push(request.socket));
  const controller = new AbortController();
  const asked = post('{ viewer { topCosts { total } } }', controller.signal);
  await expect.poll(() => sockets.length).toBe(1);
  controller.abort();
  await expect(asked).rejects.toThrow();
  await expect.poll(() => sockets[0]?.destroyed).toBe(true);
});
