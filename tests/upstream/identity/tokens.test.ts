// Tokens that are not good open nothing: forged, foreign, expired, of the wrong kind, or none.
import { createHmac, createPublicKey } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentUser } from '../../../upstream/contract/platform/platform.ts';
import { providerKeys, publicKey } from '../../../upstream/identity/provider/keys.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { call } from '../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let signing: JWK;

beforeAll(async () => {
  upstream = await startUpstream();
  const documents = await openDocuments(upstream.dataDir);
  signing = (await providerKeys(documents)).signing;
  await documents.destroy();
});
afterAll(() => upstream?.close());

const now = () => Math.floor(Date.now() / 1000);

function claims(change: JWTPayload = {}): JWTPayload {
  const payload = { iss: upstream.issuer, aud: 'skyledger-api', sub: 'dana-demo', exp: now() + 300 };
  return { ...payload, iat: now(), ...change };
}

async function signed(payload: JWTPayload, key: JWK = signing, header: Record<string, unknown> = {}) {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: signing.kid, ...header })
    .sign(await importJWK(key, 'RS256'));
}

async function statusOf(authorization: string): Promise<number> {
  const caller = { url: upstream.url, token: '', userId: 'dana-demo', companyId: 'sunflower' };
  return (await call(caller, currentUser, {}, { headers: { authorization } })).status;
}

const segment = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a token', () => {
  it('that is good opens the door', async () => {
    expect(await statusOf(`Bearer ${await signed(claims())}`)).toBe(200);
    expect(await statusOf(`bearer ${await upstream.toolToken()}`)).toBe(200);
  });

  it.each([
    ['expired for more than the tolerance', () => ({ exp: now() - 31 })],
    ['not valid yet', () => ({ nbf: now() + 60 })],
    ['of another issuer', () => ({ iss: 'http://localhost:1/realms/skyledger' })],
    ['for another audience', () => ({ aud: 'skyledger-portal' })],
    ['without an audience', () => ({ aud: undefined })],
    ['without an expiry', () => ({ exp: undefined })],
    ['without a subject', () => ({ sub: undefined })],
    ['of nobody', () => ({ sub: 'nobody' })],
  ])('%s is refused', async (_name, change) => {
    expect(await statusOf(`Bearer ${await signed(claims(change()))}`)).toBe(401);
  });

  it('of another kind is refused: an ID token', async () => {
    const { id_token } = await signIn(upstream);
    expect(await statusOf(`Bearer ${id_token}`)).toBe(401);
    expect(await statusOf(`Bearer ${await signed(claims(), signing, { typ: 'JWT' })}`)).toBe(401);
  });

  it('signed by another key is refused, whatever its header says', async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const foreign = await exportJWK(privateKey);
    expect(await statusOf(`Bearer ${await signed(claims(), foreign)}`)).toBe(401);
    const jwk = { kty: foreign.kty, n: foreign.n, e: foreign.e };
    expect(await statusOf(`Bearer ${await signed(claims(), foreign, { jwk })}`)).toBe(401);
    expect(await statusOf(`Bearer ${await signed(claims(), foreign, { kid: 'other' })}`)).toBe(401);
  });

  it('without a signature is refused (alg none)', async () => {
    for (const alg of ['none', 'None', 'NONE']) {
      const token = `${segment({ alg, typ: 'at+jwt' })}.${segment(claims())}.`;
      expect(await statusOf(`Bearer ${token}`)).toBe(401);
      expect(await statusOf(`Bearer ${token}AA`)).toBe(401);
    }
  });

  it('signed with the public key as a secret is refused (HS256)', async () => {
    const jwk = publicKey(signing);
    const pem = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    const content = `${segment({ alg: 'HS256', typ: 'at+jwt', kid: jwk.kid })}.${segment(claims())}`;
    for (const secret of [pem, JSON.stringify(jwk)]) {
      const signature = createHmac('sha256', secret).update(content).digest('base64url');
      expect(await statusOf(`Bearer ${content}.${signature}`)).toBe(401);
    }
  });

  it('that was changed is refused', async () => {
    const [header, , signature] = (await signed(claims())).split('.');
    const changed = segment(claims({ sub: 'skyledger-tools' }));
    expect(await statusOf(`Bearer ${header}.${changed}.${signature}`)).toBe(401);
  });

  it.each(['', 'Bearer', 'Bearer ', 'Bearer x', 'Bearer a.b.c', 'Basic ZGVtbzpkZW1v', 'Token a.b.c'])(
    'is missing or no token at all: "%s"',
    async (authorization) => {
      expect(await statusOf(authorization)).toBe(401);
    },
  );

  it('in the address is no token', async () => {
    const url = `${upstream.url}/platform/v1/plat/users/current-logged-in?access_token=${await signed(claims())}`;
    expect((await fetch(url)).status).toBe(401);
  });
});
