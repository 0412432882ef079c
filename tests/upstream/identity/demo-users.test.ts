// The people of the demo, by kind, and what they may.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, currentUser, menus } from '../../../upstream/contract/platform/platform.ts';
import { DEMO_USERS } from '../../../upstream/identity/seed/demo-users.ts';
import { Browser } from '../../support/people/browser.ts';
import { authorizationUrl, DEMO, openLoginPage, signIn } from '../../support/people/sign-in.ts';
import { call } from '../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream?.close());

async function whatIs(user: string) {
  const email = `${user}@skyledger.example`;
  const { access_token: token } = await signIn(upstream, { email, password: DEMO.password });
  const caller = { url: upstream.url, token, userId: '', companyId: '' };
  const of = async <Data>(endpoint: typeof menus | typeof companies | typeof currentUser) =>
    ((await call(caller, endpoint, {})).body as { Data: Data }).Data;
  const { list } = await of<{ list: { menuId: string; authType: string }[] }>(menus);
  const { curCmpnId } = await of<{ curCmpnId: string | null }>(currentUser);
  const { totalCount } = await of<{ totalCount: number }>(companies);
  const rights = Object.fromEntries(list.map(({ menuId, authType }) => [menuId, authType]));
  return { rights, curCmpnId, totalCount };
}

describe('of the demo', () => {
  it.each([
    ['demo', { dashboard: 'edit', billing: 'edit', costAnalytics: 'edit' }],
    ['finance', { dashboard: 'none', billing: 'edit', costAnalytics: 'none' }],
    ['viewer', { dashboard: 'view', billing: 'view', costAnalytics: 'view' }],
    ['nomenu', { dashboard: 'none', billing: 'none', costAnalytics: 'none' }],
  ])('%s has the rights of his or her kind', async (user, { dashboard, billing, costAnalytics }) => {
    const { rights, curCmpnId } = await whatIs(user);
    expect(rights).toMatchObject({ MTV3010: dashboard, MTV3040: billing, MTV3050: costAnalytics });
    if (user !== 'finance') expect(new Set(Object.values(rights))).toEqual(new Set([dashboard]));
    expect(curCmpnId).toBe('sunflower');
  });

  it('a user without an account belongs to no company', async () => {
    expect(await whatIs('noaccount')).toEqual({ rights: {}, curCmpnId: null, totalCount: 0 });
  });

  it('the page tells the owner alone', async () => {
    const verifier = 'a-verifier-that-is-long-enough-for-the-standard';
    const { html } = await openLoginPage(new Browser(), authorizationUrl(upstream, verifier));
    for (const { email } of DEMO_USERS) expect(html.includes(email)).toBe(email === DEMO.email);
  });
});
