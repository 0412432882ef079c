// Exchanges with servers that break the rules of HTTP, byte by byte: no answer is believed that is not whole, and none ends
// the process (promises, section G).
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import type { Exchange } from '../../../gateway/rest/transport/exchange.ts';
import { Transport } from '../../../gateway/rest/transport/transport.ts';

const transport = new Transport();
const unhandled: unknown[] = [];
const note = (error: unknown) => unhandled.push(error);
process.on('uncaughtExceptionMonitor', note);
afterEach(() => {
  expect(unhandled).toEqual([]);
});

/** A server that does what it is told with each connection that has asked something. */
async function serverThat(answers: (socket: Socket) => void): Promise<Exchange> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => answers(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  return { origin, path: '/', method: 'GET', headers: {}, timeoutMs: 5000, maxBytes: 1000 };
}

const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';

test('early hints are no answer', async () => {
  const exchange = await serverThat((socket) =>
    socket.write(`HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n${HEAD}content-length: 2\r\n\r\n{}`),
  );
  expect(await transport.exchange(exchange)).toMatchObject({ status: 200, text: '{}' });
  expect((await transport.open(exchange)).status).toBe(200);
});

test.each([
  ['cut off within its body', 'CONNECTION', `${HEAD}content-length: 20\r\n\r\n{"a"`],
  ['cut off within its head', 'CONNECTION', 'HTTP/1.1 200 OK\r\ncontent-ty'],
  ['of two lengths', 'CONNECTION', `${HEAD}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`],
  ['no HTTP at all', 'CONNECTION', 'hello\r\n\r\n'],
  ['larger than it may be', 'TOO_LARGE', `${HEAD}content-length: 1001\r\n\r\n`],
  [
    'larger than it may be, without its length',
    'TOO_LARGE',
    `${HEAD}transfer-encoding: chunked\r\n\r\n3e9\r\n${'x'.repeat(1001)}\r\n0\r\n\r\n`,
  ],
  ['no text', 'NO_TEXT', `${HEAD}content-length: 2\r\n\r\n${'\xff\xfe'}`],
])('an answer that is %s fails as such', async (_, kind, bytes) => {
  const exchange = await serverThat((socket) => socket.end(Buffer.from(bytes, 'latin1')));
  await expect(transport.exchange(exchange)).rejects.toMatchObject({ kind });
});

test('an answer that stands still ends at its time, and its socket with it', async () => {
  const closed = new Promise<void>((resolve) => {
    void serverThat((socket) => {
      socket.on('close', () => resolve());
      socket.write(`${HEAD}content-length: 20\r\n\r\n{`);
    }).then((exchange) =>
      expect(transport.exchange({ ...exchange, timeoutMs: 50 })).rejects.toMatchObject({ kind: 'DEADLINE' }),
    );
  });
  await closed;
});

test('whoever goes away ends the exchange, before it has begun too', async () => {
  const exchange = await serverThat(() => undefined);
  const leaving = new AbortController();
  const left = transport.exchange({ ...exchange, signal: leaving.signal });
  leaving.abort();
  await expect(left).rejects.toMatchObject({ kind: 'ABORTED' });
  const gone = { ...exchange, signal: AbortSignal.abort() };
  await expect(transport.exchange(gone)).rejects.toMatchObject({ kind: 'ABORTED' });
  await expect(transport.open(gone)).rejects.toMatchObject({ kind: 'ABORTED' });
});

test.each([
  ['of chunks', 'transfer-encoding: chunked\r\n\r\n7fffffff\r\n', 'rejected'],
  // Its end is that of the connection, however that ends.
  ['of no length', '\r\n', 'fulfilled'],
])(
  'a connection that breaks while its file %s waits for a reader ends the file alone',
  async (_, head, end) => {
    let server: Socket | null = null;
    const exchange = await serverThat((socket) => {
      server = socket;
      socket.write(`${HEAD}connection: close\r\n${head}`);
      socket.write(Buffer.alloc(4_000_000, 'x'));
    });
    const { body } = await transport.open(exchange);
    await new Promise((resolve) => setTimeout(resolve, 50));
    (server as Socket | null)?.resetAndDestroy();
    const read = async () => {
      for await (const _ of body);
    };
    const [ended] = await Promise.allSettled([read()]);
    expect(ended?.status).toBe(end);
  },
);
