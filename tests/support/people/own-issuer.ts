// An OpenID issuer whose key the test holds: signs tokens of any content, good or bad.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export interface OwnIssuer {
  issuer: string;
  /** Requests for the key set so far. */
  keyFetches: () => number;
  /** A token by the current key; `undefined` members are left out. */
  sign: (payload: JWTPayload, header?: { alg?: string; kid?: string; typ?: string }) => Promise<string>;
  /** Whether discovery and keys are answered. */
  setUp: (isUp: boolean) => void;
  /** From now on a request for the key set is answered never, or again. */
  hangKeys: (isHanging: boolean) => void;
  close: () => Promise<void>;
}

export async function startOwnIssuer(): Promise<OwnIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  let fetches = 0;
  let isUp = true;
  let isHanging = false;
  const server = createServer((request, response) => {
    if (!isUp) return void request.socket.destroy();
    const isKeys = request.url === '/certs';
    if (isKeys) fetches += 1;
    if (isKeys && isHanging) return;
    const metadata = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/certs`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isKeys ? { keys: [jwk] } : metadata));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    keyFetches: () => fetches,
    sign: (payload, header) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', kid: 'own', typ: 'at+jwt', ...header })
        .sign(privateKey),
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
