// An OpenID issuer whose key the test holds: signs tokens of any content, good or bad.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSigningKey, discoveryOf, type SigningKey } from './issuer-documents.ts';

export interface OwnIssuer {
  issuer: string;
  /** Requests for the key set so far. */
  keyFetches: () => number;
  /** A token by the current key; `undefined` members are left out. */
  sign: SigningKey['sign'];
  /** Whether discovery and keys are answered. */
  setUp: (isUp: boolean) => void;
  /** From now on a request for the key set is answered never, or again. */
  hangKeys: (isHanging: boolean) => void;
  close: () => Promise<void>;
}

export async function startOwnIssuer(): Promise<OwnIssuer> {
  const key = await createSigningKey('own');
  let fetches = 0;
  let isUp = true;
  let isHanging = false;
  const server = createServer((request, response) => {
    if (!isUp) return void request.socket.destroy();
    const isKeys = request.url === '/certs';
    if (isKeys) fetches += 1;
    if (isKeys && isHanging) return;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isKeys ? key.keySet : discoveryOf(issuer)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    keyFetches: () => fetches,
    sign: key.sign,
    setUp: (up) => {
      isUp = up;
    },
    hangKeys: (hanging) => {
      isHanging = hanging;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
