import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let demo: string;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  demo = await upstream.demoToken();
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const VIEWER = `{ viewer {
  user { id name email language }
  company { id key name }
  companies { id key name }
  menus { code right url }
  site { code name services { key url } }
} }`;

interface ViewerData {
  viewer: {
    user: { id: string; name: string; email: string };
    company: { id: string; key: string };
    companies: { id: string; key: string; name: string }[];
    menus: { code: string; right: string }[];
  };
}

describe('the viewer', () => {
  test('is the demo user with three companies by name', async () => {
    const { viewer } = (await gateway.ask<ViewerData>(VIEWER, { token: demo })).expectData();
    expect(viewer.user).toMatchObject({ name: 'Dana Demo', email: 'demo@skyledger.example' });
    expect(viewer.company.key).toBe('sunflower');
    expect(viewer.companies.map(({ name }) => name)).toEqual(['FOCUS sample', 'Sunflower', 'Workshop']);
  });

  test('A-03 has rights on the menus of this portal', async () => {
    const { viewer } = (await gateway.ask<ViewerData>(VIEWER, { token: demo })).expectData();
    const rights = Object.fromEntries(viewer.menus.map(({ code, right }) => [code, right]));
    expect(rights).toMatchObject({ MTV3010: 'EDIT', MTV3050: 'EDIT' });
  });

  test('is a service account for a token of a tool', async () => {
    const { viewer } = (await gateway.ask<ViewerData>(VIEWER)).expectData();
    expect(viewer.menus.every(({ right }) => right === 'VIEW')).toBe(true);
  });

  test('asks for each thing once, however often it is named', async () => {
    const reply = await gateway.ask(
      `{ a: viewer { user { id } company { id } } b: viewer { user { name } menus { code } } }`,
    );
    reply.expectData();
    expect(gateway.callsOf(reply)).toEqual(['currentUser', 'menus']);
  });

  test('knows how fresh the data are', async () => {
    const reply = await gateway.ask<{ viewer: { freshness: Record<string, unknown> } }>(
      '{ viewer { freshness { today completeThrough dataThrough firstDate version isEffectiveCostUsable vendors { vendor dataThrough isEffectiveCostUsable } } } }',
    );
    const { freshness } = reply.expectData().viewer;
    expect(freshness).toMatchObject({
      firstDate: expect.stringMatching(/^2024-02/),
      isEffectiveCostUsable: true,
    });
    expect(String(freshness.today) > String(freshness.completeThrough)).toBe(true);
    expect(freshness.vendors).toContainEqual(
      expect.objectContaining({ vendor: 'AWS', isEffectiveCostUsable: true }),
    );
    expect((freshness.vendors as { vendor: string }[]).map(({ vendor }) => vendor).sort()).toEqual([
      'AWS',
      'AZURE',
      'GCP',
    ]);
  });
});

describe('nodes', () => {
  test('user and companies are found again by their ids', async () => {
    const { viewer } = (await gateway.ask<ViewerData>(VIEWER, { token: demo })).expectData();
    const ids = [viewer.user.id, viewer.companies[0]?.id];
    const reply = await gateway.ask<{ nodes: unknown[] }>(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on User { name } ... on Company { name } } }',
      { token: demo, variables: { ids } },
    );
    expect(reply.expectData().nodes).toEqual([
      { __typename: 'User', id: ids[0], name: 'Dana Demo' },
      { __typename: 'Company', id: ids[1], name: 'FOCUS sample' },
    ]);
  });

  test.each([
    ['of nothing', 'nonsense'],
    ['of a company that is not the viewer’s', Buffer.from('Company:elsewhere').toString('base64url')],
    ['of another user', Buffer.from('User:somebody').toString('base64url')],
    ['with a literal placeholder', ':id'],
    ['with control characters', Buffer.from('Company:\u0000').toString('base64url')],
  ])('an id %s is null', async (_what, id) => {
    const reply = await gateway.ask<{ node: unknown }>('query ($id: ID!) { node(id: $id) { id } }', {
      variables: { id },
    });
    expect(reply.expectData().node).toBeNull();
  });

  test('101 ids are too many', async () => {
    const reply = await gateway.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      variables: { ids: new Array(101).fill('x') },
    });
    expect(reply.expectError().extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'ids' });
  });
});

describe('mutations', () => {
  const SAVE_CURRENCY = `mutation ($currency: String!) { saveCurrency(input: { currency: $currency }) {
    userErrors { code field } viewer { preferences { selectedCurrency companyCurrency } } } }`;
  const SAVE_VENDORS = `mutation ($vendors: [Vendor!]!) { saveSelectedVendors(input: { vendors: $vendors }) {
    userErrors { code field } viewer { preferences { selectedVendors } } } }`;
  const SWITCH = `mutation ($id: ID!) { switchCompany(input: { companyId: $id }) {
    userErrors { code } viewer { company { id name } freshness { today } } } }`;

  test('a saved currency is what the same answer shows', async () => {
    const reply = await gateway.ask(SAVE_CURRENCY, { token: demo, variables: { currency: 'KRW' } });
    expect(reply.expectData()).toEqual({
      saveCurrency: {
        userErrors: [],
        viewer: { preferences: { selectedCurrency: 'KRW', companyCurrency: 'USD' } },
      },
    });
  });

  test('an unknown currency is a user error and no call', async () => {
    const reply = await gateway.ask<{ saveCurrency: unknown }>(SAVE_CURRENCY, {
      token: demo,
      variables: { currency: 'EUR' },
    });
    expect(reply.expectData().saveCurrency).toMatchObject({
      userErrors: [{ code: 'UNKNOWN_CURRENCY', field: 'currency' }],
    });
    expect(gateway.callsOf(reply)).not.toContain('saveCurrency');
  });

  test('a saved language is that of the account, and of what it is told next (A-04)', async () => {
    const save = `mutation ($language: MailLanguage!) { saveLanguage(input: { language: $language }) {
      userErrors { code } viewer { user { language } } } }`;
    for (const [language, kept] of [
      ['KO', 'ko'],
      ['EN', 'en'],
    ]) {
      const reply = await gateway.ask(save, { token: demo, variables: { language } });
      expect(reply.expectData()).toEqual({
        saveLanguage: { userErrors: [], viewer: { user: { language: kept } } },
      });
      const later = await gateway.ask('{ viewer { user { language } } }', { token: demo });
      expect(later.expectData()).toEqual({ viewer: { user: { language: kept } } });
    }
  });

  test('a saved time zone is that of the account, and UTC is none (A-05)', async () => {
    const save = `mutation ($timeZone: SendZone) { saveTimeZone(input: { timeZone: $timeZone }) {
      userErrors { code } viewer { user { timeZone } } } }`;
    for (const timeZone of ['KST', null]) {
      const reply = await gateway.ask(save, { token: demo, variables: { timeZone } });
      expect(reply.expectData()).toEqual({
        saveTimeZone: { userErrors: [], viewer: { user: { timeZone } } },
      });
      const later = await gateway.ask('{ viewer { user { timeZone } } }', { token: demo });
      expect(later.expectData()).toEqual({ viewer: { user: { timeZone } } });
    }
  });

  test('a saved name is that of the account; an empty or overlong one is refused (A-08)', async () => {
    const save = `mutation ($name: String!) { saveName(input: { name: $name }) {
      userErrors { code field } viewer { user { name } } } }`;
    const saved = async (name: string) =>
      (await gateway.ask(save, { token: demo, variables: { name } })).expectData().saveName;
    const refused = (code: string) => ({ userErrors: [{ code, field: 'name' }] });
    expect(await saved('   ')).toMatchObject(refused('NAME_MISSING'));
    expect(await saved('x'.repeat(255))).toMatchObject(refused('TEXT_TOO_LONG'));
    for (const name of ['Dana 😀 Müller', 'Dana Demo']) {
      expect(await saved(` ${name} `)).toEqual({ userErrors: [], viewer: { user: { name } } });
      const later = await gateway.ask('{ viewer { user { name } } }', { token: demo });
      expect(later.expectData()).toEqual({ viewer: { user: { name } } });
    }
  });

  test('A-01 saved vendors are what the next request sums', async () => {
    const saved = await gateway.ask(SAVE_VENDORS, { token: demo, variables: { vendors: ['GCP', 'GCP'] } });
    expect(saved.expectData()).toEqual({
      saveSelectedVendors: { userErrors: [], viewer: { preferences: { selectedVendors: ['GCP'] } } },
    });
    const reply = await gateway.ask<{ viewer: { topCosts: { items: { vendor: string }[] } } }>(
      '{ viewer { topCosts { items { vendor } } } }',
      { token: demo },
    );
    expect(new Set(reply.expectData().viewer.topCosts.items.map(({ vendor }) => vendor))).toEqual(
      new Set(['GCP']),
    );
    await gateway.ask(SAVE_VENDORS, { token: demo, variables: { vendors: ['AWS', 'AZURE', 'GCP'] } });
  });

  test.each([
    [[], 'NO_VENDOR'],
    [['OCI'], 'VENDOR_NOT_AVAILABLE'],
  ])('vendors %j are a user error', async (vendors, code) => {
    const reply = await gateway.ask<{ saveSelectedVendors: unknown }>(SAVE_VENDORS, {
      token: demo,
      variables: { vendors },
    });
    expect(reply.expectData().saveSelectedVendors).toMatchObject({
      userErrors: [{ code, field: 'vendors' }],
    });
    expect(gateway.callsOf(reply)).not.toContain('saveVendors');
  });

  test('A-02 the answer to a switch of company is of the new company', async () => {
    const { viewer } = (await gateway.ask<ViewerData>(VIEWER, { token: demo })).expectData();
    const workshop = viewer.companies.find(({ key }) => key === 'workshop');
    const reply = await gateway.ask<{
      switchCompany: { viewer: { company: unknown; freshness: { today: string } } };
    }>(SWITCH, { token: demo, variables: { id: workshop?.id } });
    const switched = reply.expectData().switchCompany.viewer;
    expect(switched.company).toEqual({ id: workshop?.id, name: 'Workshop' });
    expect(switched.freshness.today).toMatch(/^2018-11/);
    await gateway.ask(SWITCH, { token: demo, variables: { id: viewer.company.id } });
  });

  test('a company that is not the viewer’s is refused by its argument', async () => {
    const id = Buffer.from('Company:elsewhere').toString('base64url');
    const reply = await gateway.ask(SWITCH, { token: demo, variables: { id } });
    expect(reply.expectError().extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'companyId' });
    expect(gateway.callsOf(reply)).not.toContain('switchCompany');
  });

  test('identity is no input of the graph', async () => {
    const reply = await gateway.ask(
      'mutation { saveCurrency(input: { currency: "USD", companyId: "workshop" }) { userErrors { code } } }',
    );
    expect(reply.expectError().extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(gateway.callsOf(reply)).toEqual([]);
  });
});
