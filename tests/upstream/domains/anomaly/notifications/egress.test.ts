// N-05: the way out to addresses that users name: every address of a name counts, and what is answered is bounded.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { checkWrittenAddress, guardedLookup } from '../../../../../lib/node/network/egress.ts';
import { postJson } from '../../../../../upstream/domains/anomaly/notifications/webhooks/post.ts';

const PUBLIC = '8.8.8.8';
const ALLOWED = ['10.0.0.0/8'];

function lookedUp(addresses: readonly string[], isEncrypted = true): string {
  const all = addresses.map((address) => ({ address, family: 4 }));
  let found = '';
  guardedLookup(isEncrypted, ALLOWED, (_host, _options, answer) => answer(null, all))(
    'hooks.example.com',
    {},
    (error, address) => {
      found = error ? error.name : String(address);
    },
  );
  return found;
}

test('a name is refused where one of its addresses may not be reached', () => {
  expect(lookedUp([PUBLIC])).toBe(PUBLIC);
  expect(lookedUp([PUBLIC, '127.0.0.1'])).toBe('PrivateAddress');
  expect(lookedUp(['127.0.0.1', PUBLIC])).toBe('PrivateAddress');
  expect(lookedUp([])).toBe('PrivateAddress');
});

test('without encryption nothing but an allowed network is reached', () => {
  expect(lookedUp([PUBLIC], false)).toBe('PrivateAddress');
  expect(lookedUp(['10.1.2.3'], false)).toBe('10.1.2.3');
  const isRefused = (url: string) => {
    try {
      checkWrittenAddress(new URL(url), ALLOWED);
      return false;
    } catch {
      return true;
    }
  };
  expect(['http://8.8.8.8/', 'https://8.8.8.8/', 'http://10.1.2.3/'].map(isRefused)).toEqual([
    ...[true, false, false],
  ]);
});

test('an answer without an end is read as far as it is kept', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200);
    response.write('x'.repeat(5_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const url = new URL(`http://127.0.0.1:${port}/`);
    const answer = await postJson(url, {}, '{}', { networks: ['127.0.0.0/8'], timeoutMs: 5_000 });
    expect(answer).toEqual({ status: 200, text: 'x'.repeat(300) });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
