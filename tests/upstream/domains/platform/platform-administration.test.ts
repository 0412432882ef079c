// Owners add people, who set a first password by a link; vendors and names of accounts reach every figure.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as administration from '../../../../upstream/contract/administration/administration.ts';
import { cost, detail, filter } from '../../../../upstream/contract/cost-analytics/cost-analytics.ts';
import { top5 } from '../../../../upstream/contract/dashboard/dashboard.ts';
import { dataState } from '../../../../upstream/contract/data/loads.ts';
import * as platform from '../../../../upstream/contract/platform/platform.ts';
import * as preferences from '../../../../upstream/contract/platform/preferences.ts';
import { cloudVendor, exist } from '../../../../upstream/contract/platform/vendors.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import { replaceAccounts } from '../../../../upstream/stores/documents/reference/accounts.ts';
import { callerOf, PEOPLE } from '../../../support/people/people.ts';
import { signIn } from '../../../support/people/sign-in.ts';
import { SAMPLE_REQUESTS } from '../../../support/product/requests.ts';
import { ask, type Caller, refusal } from '../../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

const GOOD = 'Sonne-und-Mond-7';

let upstream: TestUpstream;
let owner: Caller;

beforeAll(async () => {
  upstream = await startUpstream();
  owner = await callerOf(upstream, 'owner');
});
afterAll(() => upstream.close());

const list = async (caller: Caller = owner) => (await ask(caller, administration.members, {})).list;
const memberOf = async (userId: string) => {
  const found = (await list()).find((member) => member.userId === userId);
  if (!found) throw new Error(`${userId} is no member`);
  return found;
};

describe('people of a company', () => {
  it('are told with their rights, owners and tools as such', async () => {
    const members = await list();
    expect(members.map(({ userNm }) => userNm)).toEqual(members.map(({ userNm }) => userNm).toSorted());
    expect(members.filter(({ isOwner }) => isOwner).map(({ userId }) => userId)).toEqual(['dana-demo']);
    expect(members.filter(({ kind }) => kind === 'tool').map(({ userId }) => userId)).toEqual([
      'skyledger-tools',
    ]);
    expect(members.map(({ userId }) => userId)).not.toContain(PEOPLE.noAccount.userId);
  });

  it('S-05 a change of rights holds from the next request on, without a new sign-in', async () => {
    const finance = await callerOf(upstream, 'finance');
    expect((await refusal(finance, top5, SAMPLE_REQUESTS.top5)).code).toBe('FORBIDDEN');
    const { userId, version } = await memberOf(PEOPLE.finance.userId);
    await ask(owner, administration.setMemberRights, {
      memberId: userId,
      version,
      rights: [{ menuId: 'MTV3010', authType: 'view' }],
    });
    await expect(ask(finance, top5, SAMPLE_REQUESTS.top5 as never)).resolves.toBeDefined();
    const now = await memberOf(userId);
    await ask(owner, administration.setMemberRights, {
      memberId: userId,
      version: now.version,
      rights: [{ menuId: 'MTV3010', authType: 'none' }],
    });
    expect((await refusal(finance, top5, SAMPLE_REQUESTS.top5)).code).toBe('FORBIDDEN');
  });

  it('who is removed is refused with the same token', async () => {
    const viewer = await callerOf(upstream, 'viewer', 'workshop');
    const workshop = { ...owner, companyId: 'workshop' };
    await expect(ask(viewer, platform.commonInfo, {})).resolves.toBeDefined();
    const member = (await list(workshop)).find(({ userId }) => userId === viewer.userId);
    const request = { memberId: viewer.userId, version: member?.version ?? '' };
    await ask(workshop, administration.removeMember, request);
    expect(await refusal(viewer, platform.commonInfo, {})).toMatchObject({ code: 'FORBIDDEN' });
    expect((await refusal(workshop, administration.removeMember, request)).code).toBe('UNKNOWN_MEMBER');
  });

  it('the only owner cannot leave', async () => {
    const { userId, version } = await memberOf('dana-demo');
    const error = await refusal(owner, administration.removeMember, { memberId: userId, version });
    expect(error).toMatchObject({ code: 'LAST_OWNER', field: 'memberId' });
  });

  it('G-07 an address that is none is refused', async () => {
    for (const email of ['nobody', 'a b@x.example', 'a@x', `${'a'.repeat(250)}@x.example`]) {
      const error = await refusal(owner, administration.addMember, { email, name: 'N', rights: [] });
      expect(error).toMatchObject({ status: 400, field: 'email' });
    }
    const tool = { email: 'skyledger-tools@skyledger.example', name: 'T', rights: [] };
    expect((await refusal(owner, administration.addMember, tool)).code).toBe('TOOL_MEMBER');
  });
});

describe('an invitation', () => {
  const email = 'ina@skyledger.example';
  let link: string;

  const post = (fields: Record<string, string>) =>
    fetch(link.split('?')[0] ?? '', { method: 'POST', body: new URLSearchParams(fields) });
  const token = () => new URL(link).searchParams.get('token') ?? '';

  beforeAll(async () => {
    const rights = [{ menuId: 'MTV3050', authType: 'view' as const }];
    const added = await ask(owner, administration.addMember, {
      email: ` ${email.toUpperCase()}`,
      name: 'Ina',
      rights,
    });
    link = added.invitationUrl ?? '';
    expect(added.member).toMatchObject({ userEmail: email, state: 'invited', isOwner: false });
  });

  it('leads to a page of the provider, in the language of the browser', async () => {
    expect(link.startsWith(`${upstream.issuer}/invitation?token=`)).toBe(true);
    for (const [language, title] of [
      ['en', 'Choose a password'],
      ['ko', '비밀번호 설정'],
      ['zh', '设置密码'],
      ['ja', 'パスワードの設定'],
    ] as const) {
      const page = await fetch(link, { headers: { 'accept-language': language } });
      const html = await page.text();
      expect([page.status, html.includes(`<html lang="${language}">`)]).toEqual([200, true]);
      expect(html).toContain(title);
      expect(html).toContain(email);
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('nobody signs in before there is a password', async () => {
    await expect(signIn(upstream, { email, password: '' })).rejects.toThrow();
  });

  it.each([
    ['Kurz-7', 'Kurz-7', 'fewer than 10'],
    ['allesklein7', 'allesklein7', 'needs three of these'],
    [GOOD, `${GOOD}!`, 'not the same'],
  ])('refuses %s and says why', async (password, again, why) => {
    const page = await post({ token: token(), password, again });
    expect(page.status).toBe(400);
    expect(await page.text()).toContain(why);
  });

  it('refuses a token that was never given', async () => {
    const page = await post({ token: 'x'.repeat(43), password: GOOD, again: GOOD });
    expect(page.status).toBe(400);
    expect(await page.text()).toContain('not valid any more');
  });

  it('sets the password once; then the person signs in with the rights that were given', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => post({ token: token(), password: GOOD, again: GOOD })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await fetch(link)).status).toBe(400);
    const accessToken = (await signIn(upstream, { email, password: GOOD })).access_token;
    const user = await ask({ ...owner, token: accessToken }, platform.currentUser, {});
    expect(user).toMatchObject({ userNm: 'Ina', curCmpnId: 'sunflower' });
    const { list: menus } = await ask({ ...owner, token: accessToken }, platform.menus, {});
    const given = menus.filter(({ authType }) => authType !== 'none').map(({ menuId }) => menuId);
    expect(given).toEqual(['MTV3050']);
    expect(await memberOf(user.userId)).toMatchObject({ state: 'active', invitationExpiresAt: null });
  });

  it('stands in the audit log from the first step to the last', async () => {
    const question = { page: 1, itemsPerPage: 10, actions: null, startDate: null, endDate: null };
    const log = await ask(owner, administration.auditLog, { ...question, search: 'INA@' });
    expect(log.list.map(({ action, actor }) => `${action} ${actor}`)).toEqual([
      'PASSWORD_SET Ina',
      'MEMBER_ADDED Dana Demo',
    ]);
    const elsewhere = await ask({ ...owner, companyId: 'focus-sample' }, administration.auditLog, {
      ...question,
      search: null,
    });
    expect(elsewhere.list).toEqual([]);
  });
});

describe('A-01 authorised vendors', () => {
  const setVendors = async (vendors: ('aws' | 'azr' | 'gcp')[] | null) => {
    const { version } = await ask(owner, administration.companyVendors, {});
    await ask(owner, administration.setCompanyVendors, { version, vendors });
  };

  it('limit every list, selection and figure from the next request on', async () => {
    const before = await ask(owner, platform.companyMaxDatetime, {});
    await setVendors(['aws', 'azr']);
    const info = await ask(owner, platform.commonInfo, {});
    expect([info.availableVendors, info.selectedVendors, info.authorisedVendors]).toEqual([
      ['aws', 'azr'],
      ['aws', 'azr'],
      ['aws', 'azr'],
    ]);
    expect((await ask(owner, platform.vendors, {})).vendors).toEqual(['aws', 'azr']);
    expect(await ask(owner, platform.availableVendors, {})).toEqual(['aws', 'azr']);
    const fresh = await ask(owner, platform.companyMaxDatetime, {});
    expect(fresh.vendors.map(({ vendor }) => vendor).sort()).toEqual(['aws', 'azr']);
    expect(fresh.version).not.toBe(before.version);
    const state = await ask(owner, dataState, {});
    expect(state.vendors.map(({ vendor }) => vendor)).toEqual(['aws', 'azr']);
    const { list: catalogue } = await ask(owner, cloudVendor, {});
    expect(catalogue.filter(({ isAuthorized }) => isAuthorized).map(({ vendor }) => vendor)).toEqual([
      'aws',
      'azr',
    ]);
    for (const [endpoint, request] of [
      [cost, SAMPLE_REQUESTS.cost],
      [filter, SAMPLE_REQUESTS.filter],
      [top5, SAMPLE_REQUESTS.top5],
      [preferences.saveVendors, { selectedVendors: ['gcp'] }],
    ] as const) {
      const error = await refusal(owner, endpoint, request);
      expect(error).toMatchObject({ code: 'VENDOR_NOT_AVAILABLE', field: 'selectedVendors' });
    }
    const ofGcp = { ...SAMPLE_REQUESTS.detail, selectedVendor: 'gcp' };
    expect(await refusal(owner, detail, ofGcp)).toMatchObject({ field: 'selectedVendor' });
    await setVendors(null);
    expect((await ask(owner, platform.commonInfo, {})).availableVendors).toEqual(['aws', 'azr', 'gcp']);
  });

  it('without data leave a company without figures, not with those of others', async () => {
    const { version } = await ask(owner, administration.companyVendors, {});
    await ask(owner, administration.setCompanyVendors, { version, vendors: ['oci'] });
    expect(await ask(owner, exist, {})).toEqual({ hasAccount: false, hasCost: false });
    expect((await refusal(owner, top5, SAMPLE_REQUESTS.top5)).code).toBe('10109');
    await setVendors(null);
  });
});

describe('A-01 names of accounts', () => {
  it('stand in every answer that names accounts', async () => {
    const documents = await openDocuments(upstream.dataDir);
    const before = await ask(owner, top5, SAMPLE_REQUESTS.top5 as never);
    const [first] = before.items;
    if (!first?.vendor) throw new Error('the demo has accounts');
    const { vendor, item } = first;
    await replaceAccounts(documents, 'sunflower', [
      { vendor, accountId: item, alias: 'Our shop' },
      { vendor: 'aws', accountId: 'of nobody', alias: 'Nobody' },
    ]);
    await documents.destroy();
    const named = (await ask(owner, top5, SAMPLE_REQUESTS.top5 as never)).items;
    expect(named.map(({ itemAlias }) => itemAlias)).toEqual([
      'Our shop',
      ...before.items.slice(1).map(({ itemAlias }) => itemAlias),
    ]);
    const options = await ask(owner, filter, {
      selectedVendors: [vendor],
      startDate: '2024-06-01',
      endDate: '2024-06-30',
    });
    const accounts = options.vendors[0]?.fields.find(({ field }) => field === 'account');
    expect(accounts?.options.find(({ value }) => value === item)?.label).toBe('Our shop');
    const { items } = await ask(owner, cost, { ...SAMPLE_REQUESTS.cost, viewBy: 'account' } as never);
    expect(items.find((one) => one.item === item)?.itemAlias).toBe('Our shop');
  });
});
