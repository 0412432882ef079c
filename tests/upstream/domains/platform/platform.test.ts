// The platform's endpoints: who is signed in, companies, menus, preferences, freshness.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MENUS } from '../../../../lib/catalogue/menus.ts';
import * as platform from '../../../../upstream/contract/platform/platform.ts';
import * as preferences from '../../../../upstream/contract/platform/preferences.ts';
import { ask, type Caller, refusal } from '../../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

let upstream: TestUpstream;
let demo: Caller;
let tool: Caller;

beforeAll(async () => {
  upstream = await startUpstream();
  const { url } = upstream;
  demo = { url, token: await upstream.demoToken(), userId: 'dana-demo', companyId: 'sunflower' };
  tool = { url, token: await upstream.toolToken(), userId: 'skyledger-tools', companyId: 'sunflower' };
});
afterAll(() => upstream?.close());

describe('who is signed in', () => {
  it('names the demo user with the current company', async () => {
    expect(await ask(demo, platform.currentUser, {})).toMatchObject({
      userId: 'dana-demo',
      userNm: 'Dana Demo',
      userEmail: 'demo@skyledger.example',
      userLangCd: 'en',
      curCmpnId: 'sunflower',
      curCmpnNm: 'Sunflower',
    });
  });

  it('names the service account of the client that acts for itself', async () => {
    const user = await ask(tool, platform.currentUser, {});
    expect(user).toMatchObject({ userId: 'skyledger-tools', curCmpnId: 'sunflower' });
  });

  it('tells a Keycloak adapter where to sign in, as a JSON string inside JSON (S-01)', async () => {
    const reply = await ask(demo, platform.keycloakJson, { domain: 'localhost', svcType: 'frontend' });
    const configuration = platform.keycloakConfiguration.parse(JSON.parse(reply.keycloakJson));
    expect(`${configuration['auth-server-url']}/realms/${configuration.realm}`).toBe(upstream.issuer);
    expect(configuration.resource).toBe('skyledger-portal');
  });
});

describe('companies and menus', () => {
  it('lists the companies of the user by name', async () => {
    const { totalCount, list } = await ask(demo, platform.companies, {});
    expect(totalCount).toBe(3);
    expect(list).toEqual([
      { cmpnId: 'focus-sample', cmpnNm: 'FOCUS sample' },
      { cmpnId: 'sunflower', cmpnNm: 'Sunflower' },
      { cmpnId: 'workshop', cmpnNm: 'Workshop' },
    ]);
  });

  it('switches the current company of this user alone', async () => {
    await ask(demo, platform.switchCompany, { cmpnId: 'workshop' });
    expect(await ask(demo, platform.currentUser, {})).toMatchObject({ curCmpnId: 'workshop' });
    expect(await ask(demo, platform.availableVendors, {})).toEqual(['aws']);
    expect(await ask(tool, platform.currentUser, {})).toMatchObject({ curCmpnId: 'sunflower' });
    await ask(demo, platform.switchCompany, { cmpnId: 'sunflower' });
  });

  it('refuses to switch to a company of others, known or not', async () => {
    const error = await refusal(demo, platform.switchCompany, { cmpnId: 'nobody' });
    expect(error).toMatchObject({ status: 200, code: 'FORBIDDEN', field: 'cmpnId' });
    expect(await ask(demo, platform.currentUser, {})).toMatchObject({ curCmpnId: 'sunflower' });
  });

  it('gives a person edit rights and a tool view rights (S-05)', async () => {
    const rights = async (caller: Caller) =>
      (await ask(caller, platform.menus, {})).list.map(({ menuId, authType }) => `${menuId} ${authType}`);
    const on = (right: string) => Object.values(MENUS).map(({ code }) => `${code} ${right}`);
    expect(await rights(demo)).toEqual(on('edit').sort());
    expect(await rights(tool)).toEqual(on('view').sort());
  });
});

describe('preferences', () => {
  it('starts with all vendors and the currency of the company, and the default rates (A-06)', async () => {
    const info = await ask(demo, platform.commonInfo, {});
    expect(info).toMatchObject({
      vendors: ['aws', 'azr', 'gcp', 'oci', 'ncp', 'tencent', 'openstack', 'other'],
      authorisedVendors: null,
      availableVendors: ['aws', 'azr', 'gcp'],
      selectedVendors: ['aws', 'azr', 'gcp'],
      selectedCurrency: 'USD',
      defaultCurrency: 'USD',
    });
    expect(Object.fromEntries(info.currencies.map(({ currency, rate }) => [currency, rate]))).toEqual({
      USD: 1,
      KRW: 1200,
      CNY: 7,
      JPY: 150,
      MXN: 20,
    });
  });

  it('keeps vendors and currency of a user in a company, each without the other', async () => {
    await ask(demo, preferences.saveVendors, { selectedVendors: ['gcp', 'aws', 'gcp'] });
    await ask(demo, preferences.saveCurrency, { currency: 'KRW' });
    const saved = { selectedVendors: ['aws', 'gcp'], selectedCurrency: 'KRW' };
    expect(await ask(demo, platform.commonInfo, {})).toMatchObject(saved);
    const elsewhere = await ask({ ...demo, companyId: 'workshop' }, platform.commonInfo, {});
    expect(elsewhere).toMatchObject({ selectedVendors: ['aws'], selectedCurrency: 'USD' });
    expect(await ask(tool, platform.commonInfo, {})).toMatchObject({ selectedCurrency: 'USD' });
  });

  it('refuses a vendor without data in the company and keeps what was saved', async () => {
    const before = await ask(demo, platform.commonInfo, {});
    const error = await refusal(demo, preferences.saveVendors, { selectedVendors: ['aws', 'oci'] });
    expect(error).toMatchObject({ status: 200, code: 'VENDOR_NOT_AVAILABLE', field: 'selectedVendors' });
    expect(await ask(demo, platform.commonInfo, {})).toEqual(before);
  });
});

describe('freshness (A-07)', () => {
  it('stops the clock on the last day with data, which is not complete', async () => {
    const fresh = await ask(demo, platform.companyMaxDatetime, {});
    const lastDay = new Date(Date.parse(fresh.companyMaxDatetime ?? '') - 1).toISOString().slice(0, 10);
    expect(fresh.today).toBe(lastDay);
    expect(fresh.completeThrough && fresh.completeThrough < fresh.today).toBe(true);
    expect(fresh.today.slice(0, 7)).toBe('2024-06');
    expect(fresh.firstDate?.slice(0, 7)).toBe('2024-02');
    expect(fresh.vendors.map(({ vendor }) => vendor).sort()).toEqual(['aws', 'azr', 'gcp']);
  });

  it('keeps the language of a user for what is mailed to this person, in every company (A-04)', async () => {
    await ask(demo, preferences.saveLanguage, { userLangCd: 'ja' });
    expect(await ask(demo, platform.currentUser, {})).toMatchObject({ userLangCd: 'ja' });
    expect(await ask({ ...demo, companyId: 'workshop' }, platform.commonInfo, {})).toMatchObject({
      language: 'ja',
    });
    expect(await ask(tool, platform.commonInfo, {})).toMatchObject({ language: 'en' });
    const error = await refusal(demo, preferences.saveLanguage, { userLangCd: 'de' } as never);
    expect(error).toMatchObject({ code: 'BAD_REQUEST', field: 'userLangCd' });
    await ask(demo, preferences.saveLanguage, { userLangCd: 'en' });
  });
});
