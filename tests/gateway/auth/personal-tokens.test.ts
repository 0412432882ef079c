// Access tokens that people make for their tools: one asks as its owner, with the rights of now, in one company (S-05).
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MENUS } from '../../../lib/catalogue/menus.ts';
import {
  createAccessToken,
  revokeAccessToken,
  accessTokens as tokenList,
} from '../../../upstream/contract/platform/access-tokens.ts';
import { noteSession, switchCompany } from '../../../upstream/contract/platform/platform.ts';
import { type ListedToken, portalForTokens, WHO } from '../../support/people/personal-tokens.ts';
import { startGateway } from '../../support/product/gateway.ts';
import { refusal } from '../../support/product/rest.ts';

const own = portalForTokens();

describe('a person', () => {
  test('makes a token, sees it in the list, and ends it; the audit log of its company has both', async () => {
    const { secret, viewer } = await own.tokens.create(own.dana, 'name: " Monthly report ", days: 7');
    expect(secret).toMatch(/^sky_[\w-]{43}$/);
    const [token] = viewer.accessTokens;
    expect(token).toMatchObject({ name: 'Monthly report', company: { key: 'sunflower' }, lastUsedAt: null });
    expect(token?.isExpired).toBe(false);
    const life = Date.parse(token?.expiresAt ?? '') - Date.parse(token?.createdAt ?? '');
    expect(life).toBe(7 * 24 * 60 * 60 * 1000);
    expect(await own.tokens.revoke(own.dana, token?.id ?? '')).toEqual({
      userErrors: [],
      viewer: { accessTokens: [] },
    });
    expect(await own.tokens.revoke(own.dana, token?.id ?? '')).toMatchObject({
      userErrors: [{ code: 'UNKNOWN_TOKEN', field: 'id' }],
    });
    const { data } = await own.portal.ask(
      own.dana,
      `{ viewer { administration { auditLog(itemsPerPage: 2) {
        edges { node { action actor subject changes { name after } } } } } } }`,
    );
    const of = { actor: 'Dana Demo', subject: 'Monthly report' };
    const expiry = [{ name: 'tokenExpiry', after: token?.expiresAt.slice(0, 10) }];
    expect(data).toMatchObject({
      viewer: {
        administration: {
          auditLog: {
            edges: [
              { node: { action: 'ACCESS_TOKEN_REVOKED', ...of, changes: [] } },
              { node: { action: 'ACCESS_TOKEN_CREATED', ...of, changes: expiry } },
            ],
          },
        },
      },
    });
  });

  test.each([
    ['name: "  ", days: 7', 'NAME_MISSING', 'name'],
    [`name: "${'x'.repeat(255)}", days: 7`, 'TEXT_TOO_LONG', 'name'],
    ['name: "taken", days: 7', 'TOKEN_NAME_IN_USE', 'name'],
    ['name: "A", days: 0', 'TOKEN_DAYS_OUTSIDE', 'days'],
    ['name: "A", days: 366', 'TOKEN_DAYS_OUTSIDE', 'days'],
  ])('is told what is wrong with a new one: %#', async (input, code, field) => {
    await own.tokens.create(own.dana, 'name: "Taken", days: 7');
    const { secret, userErrors } = await own.tokens.create(own.dana, input);
    expect(secret).toBeNull();
    expect(userErrors).toEqual([{ code, field }]);
  });

  test('has twenty at most, and nobody ends those of others', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.push((await own.tokens.newToken(own.dana)).id);
    const { userErrors } = await own.tokens.create(own.dana, 'name: "One more", days: 1');
    expect(userErrors).toEqual([{ code: 'TOO_MANY_TOKENS', field: 'name' }]);
    const vera = (await own.portal.enter('viewer')).browser;
    const { data } = await own.portal.ask(
      vera,
      `mutation { revokeAccessToken(input: { id: "${ids[0]}" }) { userErrors { code } } }`,
    );
    expect(data).toEqual({ revokeAccessToken: { userErrors: [{ code: 'UNKNOWN_TOKEN' }] } });
  });
});

describe('a token', () => {
  test('asks as its owner, in the company that it was made for alone', async () => {
    const { secret } = await own.tokens.newToken(own.dana);
    const company = { key: 'sunflower' };
    const answer = { viewer: { user: { name: 'Dana Demo' }, company, companies: [company] } };
    expect((await own.tokens.by(secret)).expectData()).toEqual(answer);
    await own.portal.inDocuments((documents) =>
      documents.updateTable('users').set({ current_company_id: 'workshop' }).execute(),
    );
    expect((await own.tokens.by(secret)).expectData()).toEqual(answer);
    const foreign = await own.tokens.by(secret, '{ viewer { costMonthToDate { total } } }', {
      'x-skyledger-company': 'workshop',
    });
    expect(foreign.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'COMPANY_CHANGED' });
    const { data } = await own.portal.ask(own.dana, `{ viewer { accessTokens { lastUsedAt } } }`);
    const { viewer } = data as { viewer: { accessTokens: ListedToken[] } };
    expect(Date.now() - Date.parse(viewer.accessTokens[0]?.lastUsedAt ?? '')).toBeLessThan(60_000);
  });

  test('has the figures that its owner has, and the rights that he has at the time', async () => {
    const vera = (await own.portal.enter('viewer')).browser;
    const { secret } = await own.tokens.newToken(vera);
    const costs = '{ viewer { costMonthToDate { total currency } } }';
    const ofVera = await own.portal.ask(vera, costs);
    expect(ofVera.errors).toBeUndefined();
    expect((await own.tokens.by(secret, costs)).expectData()).toEqual(ofVera.data);
    const change = `mutation { deleteView(input: { id: "none", version: 1 }) { userErrors { code } } }`;
    expect((await own.tokens.by(secret, change)).expectError().extensions.code).toBe('FORBIDDEN');
    await own.tokens.setRight('vera-viewer', MENUS.DASHBOARD.code, 'none');
    expect((await own.tokens.by(secret, costs)).expectError().extensions.code).toBe('FORBIDDEN');
    await own.tokens.setRight('vera-viewer', MENUS.DASHBOARD.code, 'view');
    expect((await own.tokens.by(secret, costs)).expectData()).toEqual(ofVera.data);
  });

  test('needs the right on API for queries of its own, where people do', async () => {
    const asShipped = await startGateway(own.portal.upstream, { API_ACCESS: undefined });
    try {
      const { secret } = await own.tokens.newToken(own.dana);
      expect((await asShipped.ask(WHO, { token: secret })).status).toBe(200);
      await own.tokens.setRight('dana-demo', MENUS.API.code, 'none');
      const refused = await asShipped.ask(WHO, { token: secret });
      expect([refused.status, refused.expectError().extensions.code]).toEqual([403, 'FORBIDDEN']);
    } finally {
      await own.tokens.setRight('dana-demo', MENUS.API.code, 'edit');
      await asShipped.close();
    }
  });

  test('sees no other company of the site, whoever its owner is', async () => {
    const { secret } = await own.tokens.newToken(own.dana);
    const query = '{ viewer { operationStatuses { isStaff companies { company { key } } } } }';
    const { data } = await own.portal.ask(own.dana, query);
    const ofDana = data as { viewer: { operationStatuses: { isStaff: boolean; companies: unknown[] } } };
    expect(ofDana.viewer.operationStatuses.isStaff).toBe(true);
    expect(ofDana.viewer.operationStatuses.companies.length).toBeGreaterThan(1);
    expect((await own.tokens.by(secret, query)).expectData()).toEqual({
      viewer: { operationStatuses: { isStaff: false, companies: [{ company: { key: 'sunflower' } }] } },
    });
  });

  test('fetches files', async () => {
    const { secret } = await own.tokens.newToken(own.dana);
    const response = await fetch(`${own.portal.gateway.url}/exports/bill`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ vendor: 'AWS', month: '2024-05-01', format: 'CSV' }),
    });
    expect([response.status, (await response.text()).length > 100]).toEqual([200, true]);
  });

  test('makes and ends no token, no session, and changes no company', async () => {
    const { secret, id } = await own.tokens.newToken(own.dana);
    await own.portal.ask(own.dana, '{ viewer { user { name } accessTokens { name } } }');
    for (const query of [
      'mutation { createAccessToken(input: { name: "By token", days: 1 }) { secret } }',
      `mutation { revokeAccessToken(input: { id: "${id}" }) { userErrors { code } } }`,
      'mutation { endSession(input: { sessionId: "none" }) { userErrors { code } } }',
      '{ viewer { accessTokens { id } } }',
      '{ viewer { user { name } accessTokens { name } } }',
    ])
      expect((await own.tokens.by(secret, query)).errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    const { data } = await own.portal.ask(own.dana, '{ viewer { company { id } accessTokens { id } } }');
    const { viewer } = data as { viewer: { company: { id: string }; accessTokens: ListedToken[] } };
    expect(viewer.accessTokens).toHaveLength(1);
    const change = `mutation { switchCompany(input: { companyId: "${viewer.company.id}" }) { userErrors { code } } }`;
    expect((await own.tokens.by(secret, change)).expectError().extensions.code).toBe('FORBIDDEN');
    // The services refuse on their own, and so does the provider.
    const caller = {
      url: own.portal.upstream.url,
      token: secret,
      userId: 'dana-demo',
      companyId: 'sunflower',
    };
    for (const [endpoint, request] of [
      [tokenList, {}],
      [createAccessToken, { tokenNm: 'By token', days: 1 }],
      [revokeAccessToken, { tokenId: 'none' }],
      [noteSession, { event: 'SIGNED_OUT' }],
      [switchCompany, { cmpnId: 'sunflower' }],
    ] as const)
      expect(await refusal(caller, endpoint, request)).toMatchObject({ code: 'FORBIDDEN' });
    for (const path of ['protocol/openid-connect/userinfo', 'api/users/me/logout-allsession']) {
      const headers = { authorization: `Bearer ${secret}` };
      expect((await fetch(`${own.portal.upstream.issuer}/${path}`, { headers })).status).toBe(401);
    }
  });

  test('outranks the session of a browser, and needs no page of the portal', async () => {
    const { secret } = await own.tokens.newToken(own.dana);
    const elsewhere = { authorization: `Bearer ${secret}`, origin: 'https://elsewhere.example' };
    expect((await own.portal.ask(own.dana, WHO, elsewhere)).status).toBe(200);
    expect((await own.portal.ask(own.dana, WHO, { authorization: `Bearer ${secret}x` })).status).toBe(401);
  });

  test('stands in no log, and nowhere in the store', async () => {
    const { secret } = await own.tokens.newToken(own.dana);
    await own.tokens.by(secret);
    await own.tokens.by(secret, '{ nonsense }');
    await own.tokens.by(`${secret.slice(0, -2)}AA`);
    expect(JSON.stringify(own.portal.gateway.log)).not.toContain(secret.slice(4, -2));
    const folder = own.portal.upstream.dataDir;
    const files = (await readdir(folder)).filter((name) => /sqlite|\.db/.test(name));
    expect(files).not.toEqual([]);
    for (const name of files)
      expect(readFileSync(join(folder, name)).includes(secret.slice(4)), name).toBe(false);
  });
});
