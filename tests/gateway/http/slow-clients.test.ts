// Clients that send slowly, not at all, or are gone without a word: cut off, and nobody else waits for them (promises, F).
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../gateway/config.ts';
import { serverLimits } from '../../../gateway/http/limits/server-limits.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let port: number;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream, { HEAD_TIMEOUT_MS: '2000', RECEIVE_TIMEOUT_MS: '3000' });
  port = Number(new URL(gateway.url).port);
});
afterAll(async () => {
  await gateway?.close();
  await upstream?.close();
});

const HEAD = 'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

interface Slow {
  socket: Socket;
  answer: string;
  isClosed: boolean;
}

/** A connection that sends this, and then the rest a byte now and then, if any. */
function open(first: string, rest = ''): Promise<Slow> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      if (first) socket.write(first);
      resolve(slow);
    });
    const slow: Slow = { socket, answer: '', isClosed: false };
    let sent = 0;
    const drip = setInterval(() => sent < rest.length && socket.write(rest[sent++] ?? ''), 100);
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      slow.answer += part;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearInterval(drip);
      slow.isClosed = true;
    });
  });
}

test('by itself a head has 15 s and a request 20 s, the pauses between two looks included', () => {
  const {
    headersTimeout = 0,
    requestTimeout = 0,
    connectionsCheckingInterval = 0,
  } = serverLimits(readConfig({}));
  expect(headersTimeout + connectionsCheckingInterval).toBe(15_000);
  expect(requestTimeout + connectionsCheckingInterval).toBe(20_000);
});

test('200 silent connections are cut off, slow heads and bodies too, and good questions are answered beside them', async () => {
  const silent = await Promise.all(Array.from({ length: 200 }, () => open('')));
  const slow = await Promise.all([
    open('POST /gra', 'phql HTTP/1.1'.padEnd(2000, 'x')),
    open(`${HEAD}x-slow: `, 'x'.repeat(2000)),
    open(`${HEAD}content-length: 2000\r\n\r\n`, ' '.repeat(2000)),
    open(`${HEAD}transfer-encoding: chunked\r\n\r\n`, '1\r\n \r\n'.repeat(500)),
    open(`${HEAD}content-length: 2000\r\n\r\n`),
  ]);
  const all = [...silent, ...slow];
  for (let asked = 0; asked < 5; asked++) {
    (await gateway.ask('{ viewer { company { name } } }')).expectData();
  }
  await expect.poll(() => all.filter(({ isClosed }) => !isClosed).length, { timeout: 15_000 }).toBe(0);
  for (const { answer } of slow) expect(answer).toMatch(/^(HTTP\/1\.1 (408|400|401) |$)/);
  (await gateway.ask('{ viewer { company { name } } }')).expectData();
});

// The system itself tells, where it is Linux: a timer of kind 2 asks a silent peer for a sign of life.
test.skipIf(process.platform !== 'linux')(
  'a peer of whom nothing is heard is asked for a sign of life within 3 s',
  async () => {
    const { socket } = await open(`${HEAD}content-length: 2000\r\n\r\n`);
    const hex = (value: number | undefined) => (value ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const line = () =>
      readFileSync('/proc/self/net/tcp', 'utf8')
        .split('\n')
        .find(
          (text) =>
            text.includes(`:${hex(port)} `) &&
            text.includes(`:${hex(socket.localPort)} 01 `) &&
            ownSide(text),
        );
    const ownSide = (text: string) => (text.trim().split(/\s+/)[1] ?? '').endsWith(`:${hex(port)}`);
    await expect.poll(() => line()?.trim().split(/\s+/)[5]).toMatch(/^02:/);
    const [, ticks = ''] = (line()?.trim().split(/\s+/)[5] ?? '').split(':');
    expect(Number.parseInt(ticks, 16)).toBeLessThanOrEqual(310);
    socket.destroy();
  },
);
