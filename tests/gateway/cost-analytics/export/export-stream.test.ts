// A file goes through the gateway as fast as its reader takes it, is never held, and never looks whole when it is not (C-15).
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BadUpstream, startBadUpstream } from '../../../support/faults/bad-upstream.ts';
import { startGateway, type TestGateway } from '../../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

let upstream: TestUpstream;
let bad: BadUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  bad = await startBadUpstream();
  gateway = await startGateway(upstream, { UPSTREAM_URL_CA: bad.url });
});
afterAll(async () => {
  await gateway.close();
  await bad.close();
  await upstream.close();
});

const INPUT = {
  part: 'DETAILS',
  query: { range: { frame: 'CUSTOM', start: '2024-06-01', end: '2024-06-30' } },
};
const HEAD = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': "attachment; filename*=UTF-8''costs.csv",
};

/** The answer, not read yet. */
async function ask(): Promise<IncomingMessage> {
  const request = httpRequest(`${gateway.url}/exports/cost`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await upstream.toolToken()}` },
  });
  request.on('error', () => undefined);
  request.end(JSON.stringify(INPUT));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

/** Writes for as long as somebody reads; tells how much went out. */
function endless(response: ServerResponse): { written: () => number } {
  const block = Buffer.alloc(64 * 1024, 'x');
  let written = 0;
  const write = () => {
    while (!response.destroyed && response.write(block)) written += block.length;
  };
  response.writeHead(200, HEAD);
  response.on('drain', write);
  write();
  return { written: () => written };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('a reader that waits holds the service back; one that goes away ends the service’s answer', async () => {
  let source: ReturnType<typeof endless> | null = null;
  const closed = new Promise<void>((resolve) => {
    bad.behave((_request, response) => {
      source = endless(response);
      response.on('close', resolve);
    });
  });
  const response = await ask();
  const written = () => source?.written() ?? 0;
  // Nobody reads: what is on its way fills the buffers of the sockets, and then nothing moves.
  let before = -1;
  for (let turn = 0; turn < 100 && before !== written(); turn += 1) {
    before = written();
    await pause(200);
  }
  expect(written()).toBe(before);
  expect(before).toBeLessThan(64 * 1024 * 1024);
  let read = 0;
  for await (const chunk of response) {
    read += (chunk as Buffer).length;
    if (read > before + 5_000_000) break;
  }
  expect(read).toBeGreaterThan(before);
  response.destroy();
  await closed;
});

test('a file that is cut off at the service is cut off at the client', async () => {
  bad.behave((_request, response) => {
    response.writeHead(200, HEAD);
    response.write('a,b\r\n', () => response.destroy());
  });
  const response = await ask();
  const read = (async () => {
    for await (const _chunk of response);
  })();
  await expect(read).rejects.toThrow();
});

test.each([
  ['a refusal', { status: 'fail', error: { code: '10109', message: 'none' } }, 404, 'NOT_FOUND'],
  ['an answer that is no file', { status: 'OK', Data: {} }, 502, 'UPSTREAM_BAD_REPLY'],
])('%s is told as such', async (_name, body, status, code) => {
  bad.behave((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  const response = await ask();
  expect(response.statusCode).toBe(status);
  let text = '';
  for await (const chunk of response) text += String(chunk);
  expect(JSON.parse(text).errors[0].extensions.code).toBe(code);
});
