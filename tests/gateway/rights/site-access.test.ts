// Users of the reseller's site: let in by a one-time password and an allowed address alone, and by no page's leave (S-04).
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  companies,
  companyMaxDatetime,
  currentUser,
  menus,
  siteInfo,
} from '../../../upstream/contract/platform/platform.ts';
import { DEMO_OTP_SECRET, RESELLER_USER_ID } from '../../../upstream/identity/seed/demo-users.ts';
import type { Browser } from '../../support/people/browser.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type Portal, startPortal } from '../../support/product/portal.ts';
import { call } from '../../support/product/rest.ts';

let portal: Portal;
/** Rosa's: the site allows her one at a time. */
let browser: Browser;
beforeAll(async () => {
  // The second is the address of the connection to the upstream: the gateway's. Replies are kept as the portal keeps them.
  portal = await startPortal({}, { TRUST_PROXY: '127.0.0.1, ::1', REPLY_CACHE_MB: undefined });
  browser = (await portal.enter('reseller')).browser;
});
afterAll(() => portal?.close());

/** What the portal knows of Rosa. */
async function change(values: { allowed_addresses?: string | null; site_code?: string; otp?: boolean }) {
  const { otp, ...columns } = { site_code: 'RESELLER', ...values };
  await portal.inDocuments(async (documents) => {
    await documents.updateTable('users').set(columns).where('user_id', '=', RESELLER_USER_ID).execute();
    if (otp === false) await documents.deleteFrom('one_time_passwords').execute();
    if (otp === true) {
      const row = {
        user_id: RESELLER_USER_ID,
        secret: DEMO_OTP_SECRET,
        last_step: 0,
        confirmed_at: '2024-01-01T00:00:00Z',
      };
      await documents
        .insertInto('one_time_passwords')
        .values(row)
        .onConflict((one) => one.doNothing())
        .execute();
    }
  });
}

const QUERIES = [
  '{ viewer { user { name email } } }',
  '{ viewer { company { name } } }',
  '{ viewer { companies { name } } }',
  '{ viewer { menus { code } } }',
  '{ viewer { site { name } } }',
  '{ viewer { preferences { selectedCurrency } freshness { dataThrough } } }',
  '{ node(id: "VXNlcjpyb3NhLXJlc2VsbGVy") { id } }',
];

/** Rosa is let in and asks everything twice, so that all answers that can be kept are kept before she is turned away. */
beforeEach(async () => {
  await change({ allowed_addresses: '127.0.0.0/8,::1', site_code: 'RESELLER', otp: true });
  for (const query of [...QUERIES, ...QUERIES])
    expect((await portal.ask(browser, query)).errors, query).toBeUndefined();
});

async function expectDenied(browser: Browser, reason: string, headers: Record<string, string> = {}) {
  for (const query of QUERIES) {
    const answer = await portal.ask(browser, query, headers);
    expect(answer.errors?.length, query).toBeGreaterThan(0);
    for (const { extensions } of answer.errors ?? [])
      expect(extensions).toMatchObject({ code: 'FORBIDDEN', reason });
    expect(JSON.stringify(answer), query).not.toMatch(/Rosa|Sunflower|MTV3010|USD/i);
  }
}

describe('a user of the reseller', () => {
  test('with a one-time password and an allowed address is let in', async () => {
    const answer = await portal.ask(browser);
    expect(answer).toMatchObject({ status: 200, data: { viewer: { user: { name: 'Rosa Reseller' } } } });
  });

  test('without a one-time password sees no data, and all once it is set up', async () => {
    await change({ otp: false });
    await expectDenied(browser, 'OTP_REQUIRED');
    const set = await browser.fetch(`${portal.home}/auth/login?action=CONFIGURE_TOTP&returnTo=%2Fdashboard`);
    const asked = new URL(set.headers.get('location') ?? '').searchParams;
    expect([asked.get('kc_action'), asked.get('prompt')]).toEqual(['CONFIGURE_TOTP', null]);
    await change({ otp: true });
    expect((await portal.ask(browser)).errors).toBeUndefined();
  });

  test('for whom no address is registered sees no data', async () => {
    await change({ allowed_addresses: null });
    await expectDenied(browser, 'ADDRESS_LIST_MISSING');
  });

  test.each([
    ['192.0.2.0/24', '198.51.100.7', 'ADDRESS_DENIED'],
    ['192.0.2.0/24', '192.0.2.9', null],
    ['192.0.2.9', '192.0.2.9', null],
    ['192.0.2.9', '192.0.2.10', 'ADDRESS_DENIED'],
    ['2001:db8::/32', '2001:db8:1::5', null],
    ['2001:db8::/32', '2001:db9::5', 'ADDRESS_DENIED'],
    ['192.0.2.9', 'nonsense', 'ADDRESS_DENIED'],
    ['', '192.0.2.9', 'ADDRESS_DENIED'],
  ])('allowed from %j, coming from %s: %s', async (allowed, address, denial) => {
    await change({ allowed_addresses: allowed });
    const headers = { 'x-forwarded-for': address };
    if (denial) await expectDenied(browser, denial, headers);
    else expect((await portal.ask(browser, undefined, headers)).errors).toBeUndefined();
  });

  test('cannot lend an address: the nearest proxy that is trusted counts', async () => {
    await change({ allowed_addresses: '192.0.2.9' });
    await expectDenied(browser, 'ADDRESS_DENIED', { 'x-forwarded-for': '192.0.2.9, 198.51.100.7' });
  });

  test('is refused by the services themselves too, but for who he or she is', async () => {
    expect((await portal.ask(browser)).status).toBe(200);
    const token = await resellerToken();
    await change({ allowed_addresses: '192.0.2.9' });
    const caller = { url: portal.upstream.url, token, userId: RESELLER_USER_ID, companyId: 'sunflower' };
    for (const endpoint of [companies, menus, companyMaxDatetime]) {
      const { body } = await call(caller, endpoint, {});
      expect(body, endpoint.path).toMatchObject({ status: 'fail', error: { code: 'FORBIDDEN' } });
    }
    expect((await call(caller, currentUser, {})).body).toMatchObject({
      Data: { siteCd: 'RESELLER', useOtp: '1', allowedIpaddr: '192.0.2.9', passIpaddr: 'N' },
    });
    expect((await call(caller, siteInfo, {})).body).toMatchObject({ Data: { siteCd: 'RESELLER' } });
  });
});

test('other users need neither', async () => {
  const { browser } = await portal.enter('viewer');
  const answer = await portal.ask(browser, '{ viewer { user { name } site { code } } }', {
    'x-forwarded-for': '192.0.2.77',
  });
  expect(answer.data).toEqual({ viewer: { user: { name: 'Vera Viewer' }, site: { code: 'SKYLEDGER' } } });
});

/** A token of Rosa's own, as a tool of hers would have it. */
async function resellerToken(): Promise<string> {
  await change({ otp: false });
  const tokens = await signIn(portal.upstream, {
    email: 'reseller@skyledger.example',
    password: 'skyledger-demo',
  });
  await change({ otp: true });
  return tokens.access_token;
}
