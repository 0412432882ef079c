// The smaller services of the platform: vendors, service groups, presence, notices, feedback, recent menus, the site.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXCLUDED_MENU_CODES } from '../../../../lib/catalogue/menus.ts';
import * as feedback from '../../../../upstream/contract/platform/feedback.ts';
import * as news from '../../../../upstream/contract/platform/notices.ts';
import * as platform from '../../../../upstream/contract/platform/platform.ts';
import * as vendors from '../../../../upstream/contract/platform/vendors.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import { replaceAccounts } from '../../../../upstream/stores/documents/reference/accounts.ts';
import { replaceServiceGroupSets } from '../../../../upstream/stores/documents/reference/service-groups.ts';
import { callerOf } from '../../../support/people/people.ts';
import { ask, type Caller, refusal } from '../../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

let upstream: TestUpstream;
let owner: Caller;
let viewer: Caller;
let documents: Documents;

beforeAll(async () => {
  upstream = await startUpstream();
  [owner, viewer] = await Promise.all([callerOf(upstream, 'owner'), callerOf(upstream, 'viewer')]);
  documents = await openDocuments(upstream.dataDir);
});
afterAll(async () => {
  await documents.destroy();
  await upstream.close();
});

describe('A-01 vendors', () => {
  it('tells each vendor that the site offers, whether there are data, and its word for an account', async () => {
    const { list } = await ask(owner, vendors.cloudVendor, {});
    expect(list.map(({ vendor, accountNoun, hasData }) => [vendor, accountNoun, hasData])).toEqual([
      ['aws', 'account', true],
      ['azr', 'subscription', true],
      ['gcp', 'project', true],
      ['oci', 'compartment', false],
      ['ncp', 'account', false],
      ['tencent', 'account', false],
      ['openstack', 'service', false],
      ['other', 'account', false],
    ]);
  });

  it('gives the service groups that charges of a vendor can belong to', async () => {
    const rule = { accountId: null, resourceId: null, tagKey: 'app', tagValue: null };
    await replaceServiceGroupSets(documents, 'sunflower', [
      {
        set: 'Team',
        groups: ['Web', 'Data', 'Unused'],
        rules: [
          { ...rule, group: 'Web', vendor: 'aws' },
          { ...rule, group: 'Data', vendor: null },
        ],
      },
      { set: 'Only Azure', groups: ['A'], rules: [{ ...rule, group: 'A', vendor: 'azr' }] },
    ]);
    const sets = async (vendor: 'aws' | 'gcp' | null) =>
      (await ask(viewer, vendors.serviceGroups, { vendor })).serviceGroupSets.map(
        ({ serviceGroupSetNm, serviceGroups }) => [serviceGroupSetNm, serviceGroups],
      );
    expect(await sets('aws')).toEqual([['Team', ['Web', 'Data']]]);
    expect(await sets('gcp')).toEqual([['Team', ['Data']]]);
    expect(await sets(null)).toEqual([
      ['Only Azure', ['A']],
      ['Team', ['Web', 'Data', 'Unused']],
    ]);
  });

  it('A-07 says whether there is any account and any cost', async () => {
    expect(await ask(owner, vendors.exist, {})).toEqual({ hasAccount: true, hasCost: true });
    await documents
      .insertInto('companies')
      .values({ company_id: 'empty', name: 'Empty', currency: 'USD' })
      .execute();
    await documents
      .insertInto('memberships')
      .values({ user_id: owner.userId, company_id: 'empty' })
      .execute();
    const empty = { ...owner, companyId: 'empty' };
    expect(await ask(empty, vendors.exist, {})).toEqual({ hasAccount: false, hasCost: false });
    await replaceAccounts(documents, 'empty', [{ vendor: 'aws', accountId: '1', alias: null }]);
    expect(await ask(empty, vendors.exist, {})).toEqual({ hasAccount: true, hasCost: false });
  });
});

describe('A-11 news', () => {
  const titles = async (language: string) =>
    (await ask(owner, news.noticeList, {}, { headers: { 'accept-language': language } })).list.map(
      ({ title }) => title,
    );

  it('comes in the language of the request, the newest first', async () => {
    const [english, korean, german] = [await titles('en'), await titles('ko'), await titles('de')];
    expect(english[0]).toBe('Welcome to the Skyledger demo');
    expect(english).toHaveLength(2);
    expect(korean[0]).toContain('데모');
    expect(german).toEqual(english);
  });

  it('is read by this user alone', async () => {
    const read = async (caller: Caller) =>
      (await ask(caller, news.noticeList, {})).list.map(({ noticeId, readYn }) => `${noticeId} ${readYn}`);
    await ask(owner, news.readNotices, { noticeIds: ['welcome'] });
    expect(await read(owner)).toEqual(['welcome Y', 'own-data N']);
    expect(await read(viewer)).toEqual(['welcome N', 'own-data N']);
  });

  it('scrolls in its order', async () => {
    const { list } = await ask(owner, news.scrollTextData, {});
    expect(list.map(({ scrollTextId, linkUrl }) => [scrollTextId, linkUrl])).toEqual([
      ['demo-rates', null],
      ['focus', 'https://focus.finops.org/'],
    ]);
  });
});

describe('A-09 feedback', () => {
  it('is put off, then given once', async () => {
    const answer = { helpful: true, comments: 'good', later: false };
    await ask(viewer, feedback.surveySave, { helpful: null, comments: null, later: true });
    expect(await ask(viewer, feedback.surveyCheck, {})).toMatchObject({ submitted: false });
    await ask(viewer, feedback.surveySave, answer);
    await ask(viewer, feedback.surveySave, answer);
    const error = await refusal(viewer, feedback.surveySave, { ...answer, comments: 'not so good' });
    expect(error.code).toBe('ALREADY_SUBMITTED');
    expect(await ask(viewer, feedback.surveyCheck, {})).toMatchObject({ submitted: true });
    expect(await ask(viewer, platform.commonInfo, {})).toMatchObject({ surveySubmitted: true });
    expect(await ask(owner, feedback.surveyCheck, {})).toEqual({ submitted: false, postponedAt: null });
  });

  it('needs an answer, and has fewer than 255 characters', async () => {
    const none = await refusal(owner, feedback.surveySave, { helpful: null, comments: null, later: false });
    expect(none).toMatchObject({ code: 'BAD_REQUEST', field: 'helpful' });
    const long = { helpful: true, comments: '字'.repeat(255), later: false };
    expect(await refusal(owner, feedback.surveySave, long)).toMatchObject({ status: 400, field: 'comments' });
  });
});

describe('A-11 recent menus', () => {
  it('are of the user in the company; a menu that the portal does not have is refused', async () => {
    await ask(viewer, feedback.recentMenu, { menuId: 'MTV3050' });
    const { list } = await ask(viewer, feedback.recentMenu, { menuId: 'MTV3010' });
    expect(list.map(({ menuId }) => menuId)).toEqual(['MTV3010', 'MTV3050']);
    expect((await ask(viewer, feedback.recentMenu, {})).list).toEqual(list);
    const elsewhere = await ask({ ...viewer, companyId: 'workshop' }, feedback.recentMenu, {});
    expect(elsewhere.list).toEqual([]);
    const error = await refusal(viewer, feedback.recentMenu, { menuId: EXCLUDED_MENU_CODES[0] });
    expect(error.code).toBe('UNKNOWN_MENU');
  });
});

describe('A-10 plans', () => {
  it('one company of the demo tries everything, one pays for it, one has neither', async () => {
    const plans = await Promise.all(
      ['focus-sample', 'sunflower', 'workshop'].map(async (companyId) => {
        const info = await ask({ ...viewer, companyId }, platform.commonInfo, {});
        return [info.freeTrialEndsOn !== null, info.paidFeatures];
      }),
    );
    expect(plans).toEqual([
      [true, ['AI_ANOMALY']],
      [false, ['AI_ANOMALY']],
      [false, []],
    ]);
  });

  it('S-06 a trial that is over opens nothing', async () => {
    const companyId = 'focus-sample';
    await documents
      .updateTable('companies')
      .set({ trial_ends_on: '2024-01-01' })
      .where('company_id', '=', companyId)
      .execute();
    const info = await ask({ ...viewer, companyId }, platform.commonInfo, {});
    expect([info.freeTrialEndsOn, info.paidFeatures]).toEqual(['2024-01-01', []]);
  });
});
