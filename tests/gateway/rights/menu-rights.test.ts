import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXCLUDED_MENU_CODES } from '../../../lib/catalogue/menus.ts';
import { type BadUpstream, startBadUpstream } from '../../support/faults/bad-upstream.ts';
import { grantRights } from '../../support/faults/person-replies.ts';
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
    grantRights(platform, rights);
    const reply = await gateway.ask(`{ viewer { user { name } ${field} } }`);
    expect(reply.expectError().extensions.code).toBe('FORBIDDEN');
    expect(reply.data).toMatchObject({ viewer: { user: { name: 'User' } } });
    expect(gateway.callsOf(reply)).toEqual([]);
  }
});

test.each(cases)('with view on %s the service is asked for %s', async (menu, field) => {
  grantRights(platform, { [menu]: 'view' });
  const reply = await gateway.ask(`{ viewer { ${field} } }`);
  expect(gateway.callsOf(reply)).not.toEqual([]);
});

test('A-03 menus of other products are never shown', async () => {
  grantRights(
    platform,
    Object.fromEntries([...EXCLUDED_MENU_CODES, 'MTV3010'].map((code) => [code, 'edit'])),
  );
  const reply = await gateway.ask<{ viewer: { menus: { code: string }[] } }>('{ viewer { menus { code } } }');
  expect(EXCLUDED_MENU_CODES).toHaveLength(12);
  expect(reply.expectData().viewer.menus).toEqual([{ code: 'MTV3010' }]);
});

test('A-02 a user without a company has none, and no figures', async () => {
  grantRights(platform, { MTV3010: 'edit' }, { company: null });
  const reply = await gateway.ask('{ viewer { company { name } topCosts { total } } }');
  expect(reply.data).toEqual({ viewer: { company: null, topCosts: null } });
  expect(reply.expectError().extensions.code).toBe('FORBIDDEN');
  expect(gateway.callsOf(reply)).toEqual([]);
});
