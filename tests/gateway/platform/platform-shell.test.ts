// What the shell of the portal asks for, in one query of few calls; and what a viewer changes there.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freeTrialOf } from '../../../gateway/domains/platform/shapes.ts';
import { vendorCatalogue } from '../../../gateway/domains/platform/vendor-catalogue.ts';
import { commonInfo } from '../../../upstream/contract/platform/platform.ts';
import { personToken } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let owner: string;
let viewer: string;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  [owner, viewer] = await Promise.all([personToken(upstream, 'owner'), personToken(upstream, 'viewer')]);
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const SHELL = `{ viewer {
  user { name email language siteCode }
  company { id key name }
  companies { id key name }
  menus { code right url list }
  preferences { availableVendors selectedVendors companyCurrency selectedCurrency exchangeRateDate
    currencies { currency rate symbol } }
  vendorCatalogue { key vendor name accountNoun isOffered isAuthorised hasData isSelected billingTabs
    billingViewBys hasCostAnalytics }
  site { code name environment classicUrl hosts { key host } services { key url }
    links { termsUrl privacyUrl supportUrl thirdPartyConsentUrl } }
  freshness { dataThrough completeThrough vendors { vendor dataThrough } }
  dataPresence { hasAccount hasCost }
  freeTrial { endsOn daysLeft }
  paidFeature(feature: AI_ANOMALY) { __typename }
  notices { id title body publishedAt isRead }
  scrollTexts { id text url }
  recentMenus { code url }
  survey { isSubmitted postponedAt }
} }`;

interface ShellData {
  viewer: {
    companies: { id: string; key: string }[];
    menus: { code: string; list: string }[];
    preferences: {
      currencies: { currency: string; rate: number; symbol: string }[];
      exchangeRateDate: string | null;
    };
    vendorCatalogue: { key: string; vendor: string | null; accountNoun: string; [flag: string]: unknown }[];
    site: { environment: string; links: Record<string, string | null> };
    notices: { id: string; title: string; isRead: boolean }[];
    recentMenus: { code: string }[];
    survey: { isSubmitted: boolean; postponedAt: string | null };
    freeTrial: { daysLeft: number; endsOn: string } | null;
    paidFeature: { __typename: string; application?: object | null };
  };
}

describe('the shell', () => {
  test('S-05 is one query, and each thing one call of the services', async () => {
    const reply = await gateway.ask<ShellData>(SHELL, { token: owner });
    reply.expectData();
    expect(gateway.callsOf(reply)).toEqual([
      'commonInfo',
      'companies',
      'companyMaxDatetime',
      'currentUser',
      'exist',
      'menus',
      'noticeList',
      'profile',
      'recentMenu',
      'scrollTextData',
      'siteInfo',
    ]);
  });

  test('A-01 lists each vendor with its noun; Alibaba cannot be chosen, IDC is nowhere', async () => {
    const { vendorCatalogue: list } = (await gateway.ask<ShellData>(SHELL, { token: owner })).expectData()
      .viewer;
    expect(list.map(({ key, vendor, accountNoun }) => [key, vendor, accountNoun])).toEqual([
      ['aws', 'AWS', 'ACCOUNT'],
      ['azr', 'AZURE', 'SUBSCRIPTION'],
      ['gcp', 'GCP', 'PROJECT'],
      ['oci', 'OCI', 'COMPARTMENT'],
      ['ncp', 'NCLOUD', 'ACCOUNT'],
      ['tencent', 'TENCENT', 'ACCOUNT'],
      ['openstack', 'OPENSTACK', 'SERVICE'],
      ['other', 'OTHER', 'ACCOUNT'],
      ['ali', null, 'ACCOUNT'],
    ]);
    const keysOf = (flag: string) => list.filter((entry) => entry[flag]).map(({ key }) => key);
    expect(keysOf('hasData')).toEqual(['aws', 'azr', 'gcp']);
    expect(keysOf('isOffered')).not.toContain('ali');
    expect(keysOf('hasCostAnalytics')).toEqual(['aws', 'azr', 'gcp', 'other']);
    expect(list.find(({ key }) => key === 'gcp')?.billingViewBys).toEqual(['ACCOUNT']);
  });

  test('A-01 what a service lists beyond the table is left out', () => {
    const reply = { vendors: ['aws', 'ali', 'idc'], availableVendors: ['ali'], selectedVendors: [] };
    const info = commonInfo.reply.parse({
      ...reply,
      language: 'en',
      selectedCurrency: 'USD',
      defaultCurrency: 'USD',
      currencies: [],
      exchangeRateDate: '2024-01-01',
      companyMaxDatetime: null,
    });
    expect(vendorCatalogue(info).map(({ key, hasData }) => [key, hasData])).toEqual([
      ['aws', false],
      ['ali', false],
    ]);
  });

  test('A-02 the list of companies can be searched, by name and by key', async () => {
    const keys = async (search: string) => {
      const reply = await gateway.ask<ShellData>(
        'query ($search: String) { viewer { companies(search: $search) { key } } }',
        { token: owner, variables: { search } },
      );
      return reply.expectData().viewer.companies.map(({ key }) => key);
    };
    expect(await keys('SAMPLE')).toEqual(['focus-sample']);
    expect(await keys(' o')).toEqual(['focus-sample', 'sunflower', 'workshop']);
    expect(await keys('none of them')).toEqual([]);
  });

  test('A-03 menus name the list that they belong to', async () => {
    const { menus } = (await gateway.ask<ShellData>(SHELL, { token: owner })).expectData().viewer;
    expect(Object.fromEntries(menus.map(({ code, list }) => [code, list]))).toEqual({
      MTV3010: 'METERING',
      MTV3040: 'METERING',
      MTV3050: 'METERING',
      MTV3060: 'METERING',
      MTV3110: 'METERING',
      MTV3112: 'METERING',
      MTV3114: 'METERING',
      MTV3116: 'METERING',
      MTV3118: 'METERING',
      MTV3970: 'CONSOLE',
      MTV3980: 'COMPANY',
      MTV3990: 'CONSOLE',
    });
  });

  test('A-06 all five currencies come with symbol, rate and the date of the rates', async () => {
    const { preferences } = (await gateway.ask<ShellData>(SHELL, { token: owner })).expectData().viewer;
    expect(preferences.currencies).toEqual([
      { currency: 'USD', rate: 1, symbol: '$' },
      { currency: 'KRW', rate: 1200, symbol: '₩' },
      { currency: 'CNY', rate: 7, symbol: 'CN¥' },
      { currency: 'JPY', rate: 150, symbol: '¥' },
      { currency: 'MXN', rate: 20, symbol: 'MX$' },
    ]);
    // Nobody entered a rate: all are the portal's own.
    expect(preferences.exchangeRateDate).toBeNull();
  });

  test('A-12 the site has its environment and four footer links', async () => {
    const { site } = (await gateway.ask<ShellData>(SHELL, { token: owner })).expectData().viewer;
    expect(site.environment).toBe('LOCAL');
    expect(Object.values(site.links).every((link) => link !== null)).toBe(true);
  });

  test('a user without a company gets user, companies, site and news, and is told why there is no more', async () => {
    const token = await personToken(upstream, 'noAccount');
    const reply = await gateway.ask<ShellData>(SHELL, { token });
    expect(reply.data?.viewer).toMatchObject({ company: null, companies: [], preferences: null, menus: [] });
    expect(reply.data?.viewer.notices).toHaveLength(2);
    expect(new Set(reply.errors.map(({ extensions }) => extensions.reason))).toEqual(new Set(['NO_COMPANY']));
  });
});

describe('A-10 plans', () => {
  const plan = async (key: string) => {
    const { companies } = (await gateway.ask<ShellData>(SHELL, { token: viewer })).expectData().viewer;
    const id = companies.find((company) => company.key === key)?.id;
    const reply = await gateway.ask<{ switchCompany: ShellData }>(
      `mutation ($id: ID!) { switchCompany(input: { companyId: $id }) { viewer {
        freeTrial { daysLeft endsOn }
        paidFeature(feature: AI_ANOMALY) { __typename ... on NeedsPlan { feature application { id } } } } } }`,
      { token: viewer, variables: { id } },
    );
    return reply.expectData().switchCompany.viewer;
  };

  test('a trial says how many days are left; without one there is none', async () => {
    const begun = Date.now();
    const { freeTrial } = await plan('focus-sample');
    const endsOn = freeTrial?.endsOn ?? '';
    // Midnight can come between the question and the answer.
    expect([begun, Date.now()].map((now) => freeTrialOf(endsOn, now))).toContainEqual(freeTrial);
    // The demo data can have been made the day before, which has 30 days with itself.
    expect([29, 30]).toContain(freeTrial?.daysLeft);
    expect((await plan('sunflower')).freeTrial).toBeNull();
  });

  test('S-06 a paid feature without a plan is an answer with a way to apply, no error', async () => {
    expect((await plan('focus-sample')).paidFeature).toEqual({ __typename: 'FeatureOpen' });
    expect((await plan('workshop')).paidFeature).toEqual({
      __typename: 'NeedsPlan',
      feature: 'AI_ANOMALY',
      application: null,
    });
    await plan('sunflower');
  });

  test.each([
    ['2026-03-10', 10],
    ['2026-03-01', 1],
    ['2026-02-28', 0],
    ['2025-01-01', 0],
  ])('a trial to %s has %i days left on 1 March 2026', (endsOn, daysLeft) => {
    for (const time of ['00:00:00', '23:59:59'])
      expect(freeTrialOf(endsOn, Date.parse(`2026-03-01T${time}Z`))).toEqual({ endsOn, daysLeft });
  });
});

describe('what a viewer leaves behind', () => {
  test('A-11 a notice is read; other ids are a user error and no call', async () => {
    const READ = `mutation ($ids: [ID!]!) { markNoticesRead(input: { noticeIds: $ids }) {
      userErrors { code field } viewer { notices { id isRead } } } }`;
    const { notices } = (await gateway.ask<ShellData>(SHELL, { token: viewer })).expectData().viewer;
    const id = notices[1]?.id;
    const reply = await gateway.ask(READ, { token: viewer, variables: { ids: [id] } });
    expect(reply.expectData().markNoticesRead).toEqual({
      userErrors: [],
      viewer: { notices: notices.map((notice) => ({ id: notice.id, isRead: notice.id === id })) },
    });
    const wrong = await gateway.ask(READ, { token: viewer, variables: { ids: ['x'] } });
    expect(wrong.expectData().markNoticesRead).toMatchObject({ userErrors: [{ code: 'UNKNOWN_NOTICE' }] });
    expect(gateway.callsOf(wrong)).not.toContain('readNotices');
  });

  test('A-11 recent menus are those that the viewer may open', async () => {
    const VISIT = `mutation ($code: String!) { recordMenuVisit(input: { code: $code }) {
      userErrors { code } viewer { recentMenus { code url } } } }`;
    const visit = async (code: string, token: string) =>
      (await gateway.ask(VISIT, { token, variables: { code } })).expectData().recordMenuVisit;
    await visit('MTV3010', viewer);
    expect(await visit('MTV3050', viewer)).toMatchObject({
      userErrors: [],
      viewer: { recentMenus: [{ code: 'MTV3050', url: '/cost-analytics' }, { code: 'MTV3010' }] },
    });
    expect(await visit('MTV3130', viewer)).toMatchObject({ userErrors: [{ code: 'UNKNOWN_MENU' }] });
    const finance = await personToken(upstream, 'finance');
    await visit('MTV3010', finance);
    expect(await visit('MTV3040', finance)).toMatchObject({ viewer: { recentMenus: [{ code: 'MTV3040' }] } });
  });

  test('A-09 feedback is put off, then given once', async () => {
    const SAVE = `mutation ($input: SaveSurveyInput!) { saveSurvey(input: $input) {
      userErrors { code field } viewer { survey { isSubmitted postponedAt } } } }`;
    const save = async (input: Record<string, unknown>) =>
      (await gateway.ask(SAVE, { token: viewer, variables: { input } })).expectData().saveSurvey as {
        userErrors: { code: string; field: string }[];
        viewer: { survey: { isSubmitted: boolean; postponedAt: string | null } };
      };
    const refused = [
      [{}, 'ANSWER_MISSING', 'isHelpful'],
      [{ isHelpful: true, comment: 'x'.repeat(255) }, 'TEXT_TOO_LONG', 'comment'],
    ] as const;
    for (const [input, code, field] of refused)
      expect((await save(input)).userErrors).toEqual([{ code, field }]);
    const postponed = await save({ isLater: true });
    expect(postponed.viewer.survey.isSubmitted).toBe(false);
    expect(postponed.viewer.survey.postponedAt).not.toBeNull();
    const comment = '😀'.repeat(254);
    expect((await save({ isHelpful: false, comment })).viewer.survey.isSubmitted).toBe(true);
    expect((await save({ isHelpful: true })).userErrors).toEqual([
      { code: 'ALREADY_SUBMITTED', field: null },
    ]);
  });
});
