// Access tokens of people that are not good: refused at once, without a flood of the services (S-05).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BadUpstream, json, startBadUpstream } from '../../support/faults/bad-upstream.ts';
import { portalForTokens, WHO } from '../../support/people/personal-tokens.ts';
import { startGateway } from '../../support/product/gateway.ts';

const own = portalForTokens();

describe('a token that is not good', () => {
  async function expectRefused(token: string, calls: string[] = ['currentUser']) {
    const reply = await own.tokens.by(token);
    expect([reply.status, reply.data]).toEqual([401, null]);
    expect(reply.expectError().extensions).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'INVALID' });
    expect(own.portal.gateway.callsOf(reply)).toEqual(calls);
  }

  test.each([
    'sky_',
    'sky_short',
    `sky_${'x'.repeat(44)}`,
    `sky_${'x'.repeat(42)}.`,
    `SKY_${'x'.repeat(43)}`,
  ])('garbled: %s makes no call', (token) => expectRefused(token, []));

  test('unknown', () => expectRefused(`sky_${'x'.repeat(43)}`));

  test('revoked: at once, though it was good a moment ago', async () => {
    const { secret, id } = await own.tokens.newToken(own.dana);
    (await own.tokens.by(secret)).expectData();
    await own.tokens.revoke(own.dana, id);
    const reply = await own.tokens.by(secret);
    expect(reply.data).toBeNull();
    expect(reply.errors.every(({ extensions }) => extensions.code === 'UNAUTHENTICATED')).toBe(true);
    const fresh = await startGateway(own.portal.upstream);
    try {
      expect((await fresh.ask(WHO, { token: secret })).status).toBe(401);
    } finally {
      await fresh.close();
    }
  });

  test('expired', async () => {
    const { secret } = await own.tokens.newToken(own.dana);
    await own.portal.inDocuments((documents) =>
      documents.updateTable('access_tokens').set({ expires_at: new Date().toISOString() }).execute(),
    );
    await expectRefused(secret);
    const { data } = await own.portal.ask(own.dana, '{ viewer { accessTokens { isExpired } } }');
    expect(data).toEqual({ viewer: { accessTokens: [{ isExpired: true }] } });
  });

  test('of a person who has left the company', async () => {
    const vera = (await own.portal.enter('viewer')).browser;
    const { secret } = await own.tokens.newToken(vera);
    const membership = { user_id: 'vera-viewer', company_id: 'sunflower' };
    await own.portal.inDocuments((documents) =>
      documents
        .deleteFrom('memberships')
        .where('user_id', '=', membership.user_id)
        .where('company_id', '=', membership.company_id)
        .execute(),
    );
    await expectRefused(secret);
    await own.portal.inDocuments((documents) =>
      documents.insertInto('memberships').values(membership).execute(),
    );
    (await own.tokens.by(secret)).expectData();
  });
});

describe('services', () => {
  let platform: BadUpstream;
  beforeAll(async () => {
    platform = await startBadUpstream();
  });
  afterAll(() => platform?.close());
  const sites = { OIDC_CLIENT_ID: 'skyledger-portal' };

  test('that fail refuse nobody: the token cannot be judged now', async () => {
    platform.behave((_request, response) => json(response, {}, 500));
    const settings = { UPSTREAM_URL_PLAT: platform.url, OIDC_ISSUER: own.portal.upstream.issuer, ...sites };
    const gateway = await startGateway(own.portal.upstream, settings);
    try {
      const reply = await gateway.ask(WHO, { token: `sky_${'x'.repeat(43)}` });
      expect([reply.status, reply.expectError().extensions.code]).toEqual([503, 'UPSTREAM_UNAVAILABLE']);
    } finally {
      await gateway.close();
    }
  });

  test('are not flooded with guesses from one address, and known tokens go on', async () => {
    const { secret } = await own.tokens.newToken(own.dana);
    const gateway = await startGateway(own.portal.upstream, { USER_REQUESTS_PER_MINUTE: '20' });
    try {
      expect((await gateway.ask(WHO, { token: secret })).status).toBe(200);
      const guesses = Array.from({ length: 30 }, (_, index) => `sky_${String(index).padStart(43, 'x')}`);
      const replies = await Promise.all(guesses.map((token) => gateway.ask(WHO, { token })));
      const refused = replies.filter(({ status }) => status === 429);
      expect([replies.filter(({ status }) => status === 401).length, refused.length]).toEqual([19, 11]);
      expect(refused[0]?.expectError().extensions).toMatchObject({ code: 'RATE_LIMITED' });
      expect(refused.flatMap((reply) => gateway.callsOf(reply))).toEqual([]);
      expect((await gateway.ask(WHO, { token: secret })).status).toBe(200);
    } finally {
      await gateway.close();
    }
  });
});
