import { createHmac } from 'node:crypto';
import { decodeJwt, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OwnIssuer, startOwnIssuer } from '../../support/people/own-issuer.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let own: OwnIssuer;
let ownGateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  own = await startOwnIssuer();
  ownGateway = await startGateway(upstream, { OIDC_ISSUER: own.issuer, OIDC_CLIENT_ID: 'x' });
});

afterAll(async () => {
  await ownGateway.close();
  await own.close();
  await gateway.close();
  await upstream.close();
});

const VIEWER = '{ viewer { company { name } } }';
const seconds = (offset: number) => Math.floor(Date.now() / 1000) + offset;

async function expectRefused(at: TestGateway, token: string | null, headers: Record<string, string> = {}) {
  const reply = await at.ask(VIEWER, { token, headers });
  expect(reply.status).toBe(401);
  expect(reply.expectError().extensions).toMatchObject({
    code: 'UNAUTHENTICATED',
    requestId: reply.requestId,
  });
  expect(at.callsOf(reply)).toEqual([]);
  return reply.expectError().extensions.reason;
}

describe('a token that is not ours makes no call', () => {
  test('missing', async () => {
    expect(await expectRefused(gateway, null)).toBe('MISSING');
  });

  test.each(['Basic abc', 'Bearer', 'Bearer  ', 'bearer a b', 'Token abc', ''])(
    'another scheme: %j',
    async (authorization) => {
      await expectRefused(gateway, null, { authorization });
    },
  );

  test('in the address', async () => {
    const response = await fetch(`${gateway.url}/graphql?access_token=${await upstream.toolToken()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: VIEWER }),
    });
    expect(response.status).toBe(401);
  });

  test.each(['garbage', 'a.b.c', '...', `${'x'.repeat(8000)}.a.b`, 'eyJhbGciOiJSUzI1NiJ9.e30.'])(
    'garbage: %#',
    async (token) => {
      expect(await expectRefused(gateway, token)).toBe('INVALID');
    },
  );

  test('forged: another key, a changed payload, no signature', async () => {
    const good = await upstream.toolToken();
    const [header = '', payload = '', signature = ''] = good.split('.');
    const { privateKey } = await generateKeyPair('RS256');
    const foreign = await new SignJWT(decodeJwt(good))
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' })
      .sign(privateKey);
    const changed = Buffer.from(JSON.stringify({ ...decodeJwt(good), sub: 'someone-else' })).toString(
      'base64url',
    );
    await expectRefused(gateway, foreign);
    await expectRefused(gateway, `${header}.${changed}.${signature}`);
    await expectRefused(gateway, `${header}.${payload}.`);
    await expectRefused(gateway, `${header}.${payload}.${'A'.repeat(signature.length)}`);
  });

  test('forged: alg none, and HS256 by the public key', async () => {
    const [, payload = ''] = (await upstream.toolToken()).split('.');
    const header = (alg: string) => Buffer.from(JSON.stringify({ alg, typ: 'at+jwt' })).toString('base64url');
    const keys = await (await fetch(`${upstream.issuer}/protocol/openid-connect/certs`)).text();
    const signature = createHmac('sha256', keys)
      .update(`${header('HS256')}.${payload}`)
      .digest('base64url');
    await expectRefused(gateway, `${header('none')}.${payload}.`);
    await expectRefused(gateway, `${header('None')}.${payload}.`);
    await expectRefused(gateway, `${header('HS256')}.${payload}.${signature}`);
  });

  test('an ID token of the provider itself', async () => {
    const { signIn } = await import('../../support/people/sign-in.ts');
    await expectRefused(gateway, (await signIn(upstream)).id_token);
  });
});

describe('a well signed token of other content', () => {
  const good = (): JWTPayload => ({
    iss: own.issuer,
    aud: 'skyledger-api',
    sub: 'tool',
    exp: seconds(60),
    iat: seconds(0),
  });

  test('is accepted when all is right, and the service judges it again', async () => {
    const reply = await ownGateway.ask(VIEWER, { token: await own.sign(good()) });
    expect(reply.status).toBe(200);
    expect(reply.errors.every(({ extensions }) => extensions.code === 'UNAUTHENTICATED')).toBe(true);
    expect(ownGateway.callsOf(reply)).not.toEqual([]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['another issuer', { iss: 'http://issuer.example' }],
    ['the issuer with a slash', { iss: `slash` }],
    ['no issuer', { iss: undefined }],
    ['a list of issuers', { iss: ['list'] }],
    ['another audience', { aud: 'another-api' }],
    ['no audience', { aud: undefined }],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['a subject that is a number', { sub: 7 }],
    ['no end', { exp: undefined }],
    ['an end that is a text', { exp: 'tomorrow' }],
    ['a start in two minutes', { nbf: seconds(120) }],
    ['a refresh token', { typ: 'Refresh' }],
    ['an ID token', { typ: 'ID' }],
    ['a logout token', { events: { 'http://schemas.openid.net/event/backchannel-logout': {} } }],
  ])('is refused: %s', async (_what, claims) => {
    const payload = { ...good(), ...claims } as JWTPayload;
    if (claims.iss === 'slash') payload.iss = `${own.issuer}/`;
    if (Array.isArray(claims.iss)) Object.assign(payload, { iss: [own.issuer] });
    expect(await expectRefused(ownGateway, await own.sign(payload))).toBe('INVALID');
  });

  test.each([{ typ: 'logout+jwt' }, { kid: 'unknown' }, { typ: 'secevent+jwt' }])(
    'is refused: header %j',
    async (header) => {
      await expectRefused(ownGateway, await own.sign(good(), header));
    },
  );

  test('clocks may differ by 30 seconds, not by more', async () => {
    const late = await ownGateway.ask(VIEWER, { token: await own.sign({ ...good(), exp: seconds(-25) }) });
    expect(late.status).toBe(200);
    expect(await expectRefused(ownGateway, await own.sign({ ...good(), exp: seconds(-35) }))).toBe('EXPIRED');
  });

  test('200 unknown keys at once fetch the key set a few times at most', async () => {
    const before = own.keyFetches();
    const tokens = await Promise.all(
      Array.from({ length: 200 }, (_, index) => own.sign(good(), { kid: `kid-${index}` })),
    );
    await Promise.all(tokens.map((token) => expectRefused(ownGateway, token)));
    expect(own.keyFetches() - before).toBeLessThanOrEqual(3);
  });
});

describe('a provider that is out of reach', () => {
  test('has told its keys: tokens by them stay good, and a flood of unknown keys asks for nothing', async () => {
    const issuer = await startOwnIssuer();
    const known = await startGateway(upstream, { OIDC_ISSUER: issuer.issuer, OIDC_CLIENT_ID: 'x' });
    try {
      const tokenOf = (sub: string, header?: { kid: string }) =>
        issuer.sign({ iss: issuer.issuer, aud: 'skyledger-api', sub, exp: seconds(60) }, header);
      expect((await known.ask(VIEWER, { token: await tokenOf('one') })).status).toBe(200);
      const fetches = issuer.keyFetches();
      issuer.setUp(false);
      const flood = await Promise.all(
        Array.from({ length: 200 }, (_, n) => tokenOf('x', { kid: `kid-${n}` })),
      );
      await Promise.all(flood.map((token) => expectRefused(known, token)));
      expect((await known.ask(VIEWER, { token: await tokenOf('another') })).status).toBe(200);
      issuer.setUp(true);
      await expectRefused(known, await tokenOf('x', { kid: 'kid-last' }));
      expect(issuer.keyFetches()).toBe(fetches);
    } finally {
      await known.close();
      await issuer.close();
    }
  });

  test('is not the fault of the token: 503, and right again when it is back', async () => {
    const issuer = await startOwnIssuer();
    issuer.setUp(false);
    const late = await startGateway(upstream, { OIDC_ISSUER: issuer.issuer, OIDC_CLIENT_ID: 'x' });
    try {
      const token = await issuer.sign({
        iss: issuer.issuer,
        aud: 'skyledger-api',
        sub: 'tool',
        exp: seconds(60),
      });
      const reply = await late.ask(VIEWER, { token });
      expect([reply.status, reply.expectError().extensions.code]).toEqual([503, 'UPSTREAM_UNAVAILABLE']);
      expect((await late.ask(VIEWER, { token: 'garbage' })).status).toBe(401);
      issuer.setUp(true);
      expect((await late.ask(VIEWER, { token })).status).toBe(200);
    } finally {
      await late.close();
      await issuer.close();
    }
  });
});
