import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXCLUDED_MENU_CODES } from '../../../lib/catalogue/menus.ts';
import { type BadUpstream, json, startBadUpstream } from '../../support/faults/bad-upstream.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
/** A platform service that says what the test wants of user and menus. */
let platform: BadUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  platform = await startBadUpstream();
  gateway = await startGateway(upstream, {
    UPSTREAM_URL_PLAT: platform.url,
    OIDC_ISSUER: upstream.issuer,
    OIDC_CLIENT_ID: 'skyledger-portal',
  });
});

afterAll(async () => {
  await gateway.close();
  await platform.close();
  await upstream.close();
});

function grant(rights: Record<string, 'edit' | 'view' | 'none'>, company: string | null = 'sunflower'): void {
  const list = Object.entries(rights).map(([menuId, authType]) => ({
    menuId,
    authType,
    menuUrl: `/${menuId}`,
    menuIdPrefix: 'company',
  }));
  const user = {
    siteCd: 's',
    userId: 'u',
    userNm: 'User',
    userEmail: 'u@x.example',
    curCmpnId: company,
    curCmpnNm: company,
    userLangCd: 'en',
    useOtp: 'N',
    allowedIpaddr: null,
    passIpaddr: 'N',
    chargeType: null,
    blntCmpnId: null,
    blntCmpnNm: null,
  };
  platform.behave((request, response) =>
    json(response, { status: 'OK', Data: request.url?.startsWith('/plat/menus') ? { list } : user }),
  );
}

const GUARDED = {
  MTV3050: [
    'costAnalytics(query: { range: { frame: LAST_7_DAYS } }) { currency }',
    'costDetail(of: { vendor: AWS, keys: ["x"], viewBy: PRODUCT, date: "2024-05-01" }) { portions { total } }',
    'costFilterOptions(range: { frame: LAST_7_DAYS }) { currency }',
  ],
  MTV3010: [
    'costMonthToDate { total }',
    'costOverTime { currency }',
    'costTrend { currency }',
    'topCosts { total }',
  ],
};

const cases = Object.entries(GUARDED).flatMap(([menu, fields]) =>
  fields.map((field) => [menu, field] as const),
);

test.each(cases)('without the right on %s there is no %s, and no call for it', async (menu, field) => {
  const other = menu === 'MTV3010' ? 'MTV3050' : 'MTV3010';
  for (const rights of [{}, { [menu]: 'none' }, { [other]: 'edit' }] as Record<string, 'edit' | 'none'>[]) {
    grant(rights);
    const reply = await gateway.ask(`{ viewer { user { name } ${field} } }`);
    expect(reply.expectError().extensions.code).toBe('FORBIDDEN');
    expect(reply.data).toMatchObject({ viewer: { user: { name: 'User' } } });
    expect(gateway.callsOf(reply)).toEqual([]);
  }
});

test.each(cases)('with view on %s the service is asked for %s', async (menu, field) => {
  grant({ [menu]: 'view' });
  const reply = await gateway.ask(`{ viewer { ${field} } }`);
  expect(gateway.callsOf(reply)).not.toEqual([]);
});

test('A-03 menus of other products are never shown', async () => {
  grant(Object.fromEntries([...EXCLUDED_MENU_CODES, 'MTV3010'].map((code) => [code, 'edit'])));
  const reply = await gateway.ask<{ viewer: { menus: { code: string }[] } }>('{ viewer { menus { code } } }');
  expect(EXCLUDED_MENU_CODES).toHaveLength(12);
  expect(reply.expectData().viewer.menus).toEqual([{ code: 'MTV3010' }]);
});

test('A-02 a user without a company has none, and no figures', async () => {
  grant({ MTV3010: 'edit' }, null);
  const reply = await gateway.ask('{ viewer { company { name } topCosts { total } } }');
  expect(reply.data).toEqual({ viewer: { company: null, topCosts: null } });
  expect(reply.expectError().extensions.code).toBe('FORBIDDEN');
  expect(gateway.callsOf(reply)).toEqual([]);
});
