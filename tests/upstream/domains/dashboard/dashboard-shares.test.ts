// D-06, D-07 links to dashboards at the services: who may open which, and what leaves with them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  dashboardShares,
  getDashboardUuid,
  openSharedDashboard,
  revokeDashboardShare,
  setDashboardByUuid,
  sharePreview,
} from '../../../../upstream/contract/dashboard/shares.ts';
import { dashboards, type WireDashboard } from '../../../../upstream/contract/dashboard/widget.ts';
import { removeMember } from '../../../../upstream/stores/documents/people/members.ts';
import { callerOf } from '../../../support/people/people.ts';
import {
  FILTERED_SCOPE,
  FILTERED_WIDGETS,
  filteredDashboard,
  inDocuments,
  SECRETS,
} from '../../../support/people/shared-dashboards.ts';
import { DEMO, signIn } from '../../../support/people/sign-in.ts';
import { ask, type Caller, refusal } from '../../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

let upstream: TestUpstream;
let owner: Caller;
/** A member of the company, and one who belongs to another one alone. */
let member: Caller;
let stranger: Caller;
let dashboard: WireDashboard;

beforeAll(async () => {
  upstream = await startUpstream();
  owner = await callerOf(upstream, 'owner');
  member = await callerOf(upstream, 'viewer');
  const { access_token } = await signIn(upstream, { ...DEMO, email: 'nomenu@skyledger.example' });
  stranger = { url: upstream.url, token: access_token, userId: 'nora-nomenu', companyId: 'workshop' };
  await inDocuments(upstream.dataDir, async (documents) => {
    await removeMember(documents, 'nora-nomenu', 'sunflower');
    await documents
      .updateTable('menu_rights')
      .set({ auth_type: 'edit' })
      .where('user_id', '=', 'nora-nomenu')
      .execute();
  });
  dashboard = await filteredDashboard(owner, upstream.dataDir);
});

afterAll(() => upstream.close());

const index = 1;
const made = (withFilters: boolean, expiresOn: string | null = null) =>
  ask(owner, getDashboardUuid, { dashboardIndex: index, withFilters, expiresOn });
const linkOf = ({ uuid, cmpnId, withFilters }: { uuid: string; cmpnId: string; withFilters: boolean }) => ({
  uuid,
  cmpnId: withFilters ? cmpnId : null,
});

describe('a link without filters', () => {
  test('opens for members and for others of the site, and holds no value of the company', async () => {
    const share = await made(false);
    for (const reader of [owner, member, stranger]) {
      const shown = await ask(reader, openSharedDashboard, linkOf(share));
      expect(shown).toMatchObject({ dashboardName: dashboard.dashboardName, ownerNm: 'Dana Demo' });
      expect(shown.isOwn).toBe(reader === owner);
      expect(shown.scope).toEqual({
        timeFrame: null,
        selectedVendors: null,
        currency: null,
        isAmortizedCost: null,
      });
      const text = JSON.stringify(shown);
      for (const secret of [...SECRETS, 'aws', 'azr', 'custom']) expect(text).not.toContain(secret);
      expect(shown.widgets.map(({ widgetType }) => widgetType)).toEqual(
        FILTERED_WIDGETS.map(({ widgetType }) => widgetType),
      );
      expect(shown.widgets[0]).toMatchObject({ timeFrame: 'last_6_months', width: 24 });
      expect(shown.widgets[2]).toMatchObject({ title: 'Our largest services', isAmortizedCost: true });
    }
  });

  test('opens for nobody of another site who is no member of the company', async () => {
    const share = await made(false);
    const setSite = (site_code: string) =>
      inDocuments(upstream.dataDir, (documents) =>
        documents.updateTable('users').set({ site_code }).where('user_id', '=', 'dana-demo').execute(),
      );
    await setSite('ELSEWHERE');
    try {
      expect(await refusal(stranger, openSharedDashboard, linkOf(share))).toMatchObject({
        code: 'SHARE_DENIED',
      });
      await ask(member, openSharedDashboard, linkOf(share));
    } finally {
      await setSite('SKYLEDGER');
    }
  });
});

describe('a link with filters', () => {
  test('opens for members in the company, with every setting', async () => {
    const shown = await ask(member, openSharedDashboard, linkOf(await made(true)));
    expect(shown).toMatchObject({ withFilters: true, scope: FILTERED_SCOPE, widgets: FILTERED_WIDGETS });
  });

  test('opens in no other company, judged at every opening', async () => {
    const link = linkOf(await made(true));
    expect(await refusal(stranger, openSharedDashboard, link)).toMatchObject({ code: 'SHARE_DENIED' });
    const elsewhere = { ...member, companyId: 'workshop' };
    expect(await refusal(elsewhere, openSharedDashboard, link)).toMatchObject({
      code: 'SHARE_OTHER_COMPANY',
    });
    expect(await refusal(stranger, setDashboardByUuid, link)).toMatchObject({ code: 'SHARE_DENIED' });
  });

  test.each([
    ['without the company in it', (uuid: string) => ({ uuid, cmpnId: null })],
    ['with another company in it', (uuid: string) => ({ uuid, cmpnId: 'workshop' })],
  ])('is none %s', async (_name, spoiled) => {
    const { uuid } = await made(true);
    expect(await refusal(member, openSharedDashboard, spoiled(uuid))).toMatchObject({
      code: 'UNKNOWN_SHARE',
    });
  });

  test('is not opened by the id of one without filters', async () => {
    const { uuid } = await made(false);
    expect(await refusal(member, openSharedDashboard, { uuid, cmpnId: 'sunflower' })).toMatchObject({
      code: 'UNKNOWN_SHARE',
    });
  });
});

describe('a link that opens no more', () => {
  test('was revoked by its owner, whom nobody else can stand in for', async () => {
    const share = await made(false, '2999-01-01');
    const { uuid } = share;
    expect(await refusal(stranger, revokeDashboardShare, { uuid })).toMatchObject({ code: 'UNKNOWN_SHARE' });
    await ask(owner, revokeDashboardShare, { uuid });
    for (const reader of [owner, member])
      expect(await refusal(reader, openSharedDashboard, linkOf(share))).toMatchObject({
        code: 'SHARE_REVOKED',
      });
    expect(await refusal(owner, revokeDashboardShare, { uuid })).toMatchObject({ code: 'UNKNOWN_SHARE' });
  });

  test('has its last day behind it', async () => {
    const share = await made(false, '2999-02-01');
    await inDocuments(upstream.dataDir, (documents) =>
      documents
        .updateTable('dashboard_shares')
        .set({ expires_on: '2026-01-01' })
        .where('uuid', '=', share.uuid)
        .execute(),
    );
    expect(await refusal(member, openSharedDashboard, linkOf(share))).toMatchObject({
      code: 'SHARE_EXPIRED',
    });
    const late = { dashboardIndex: index, withFilters: false, expiresOn: '2020-01-01' };
    expect(await refusal(owner, getDashboardUuid, late)).toMatchObject({ code: 'SHARE_EXPIRY_PAST' });
  });

  test.each(['', ':uuid', '{uuid}', 'null', '0', 'A'.repeat(36), "' or '1'='1"])(
    'has the id %j, which is none',
    async (uuid) => {
      expect(await refusal(member, openSharedDashboard, { uuid, cmpnId: null })).toMatchObject({
        code: 'SHARE_MALFORMED',
      });
    },
  );

  test('was guessed: sixty misses, then none is judged for a while, right ones too', async () => {
    const share = await made(false);
    const guess = () => ({ uuid: crypto.randomUUID(), cmpnId: null });
    const codes = new Set<string>();
    for (let count = 0; count < 60; count += 1)
      codes.add((await refusal(stranger, openSharedDashboard, guess())).code);
    expect([...codes]).toEqual(['UNKNOWN_SHARE']);
    expect(await refusal(stranger, openSharedDashboard, guess())).toMatchObject({ code: 'TOO_MANY_LOOKUPS' });
    expect(await refusal(stranger, openSharedDashboard, linkOf(share))).toMatchObject({
      code: 'TOO_MANY_LOOKUPS',
    });
    await ask(member, openSharedDashboard, linkOf(share));
  });
});

describe('the owner', () => {
  test('sees who opened a link, each reader once a day, himself never', async () => {
    const share = await made(true, '2999-03-01');
    for (const reader of [owner, member, member]) await ask(reader, openSharedDashboard, linkOf(share));
    const { list } = await ask(owner, dashboardShares, { dashboardIndexes: [index] });
    const listed = list.find(({ uuid }) => uuid === share.uuid);
    expect(listed).toMatchObject({ openings: 1, readers: [{ name: 'Vera Viewer', days: 1 }] });
  });

  test.each([false, true])('previews exactly what leaves, with filters: %j', async (withFilters) => {
    const preview = await ask(owner, sharePreview, { dashboardIndex: index, withFilters });
    const shown = await ask(member, openSharedDashboard, linkOf(await made(withFilters)));
    expect({ ...shown, isOwn: true }).toEqual(preview);
  });

  test('has no link to a dashboard of somebody else', async () => {
    const request = { dashboardIndex: 999, withFilters: false, expiresOn: null };
    expect(await refusal(owner, getDashboardUuid, request)).toMatchObject({ code: 'UNKNOWN_DASHBOARD' });
    const { list } = await ask(owner, dashboardShares, { dashboardIndexes: [999, index] });
    expect(new Set(list.map(({ dashboardIndex }) => dashboardIndex))).toEqual(new Set([index]));
  });
});

describe('copying', () => {
  test('makes a dashboard of the reader in the own company, under a name that is free', async () => {
    const share = await made(true, '2999-04-01');
    const copier = owner;
    const { dashboard: copy } = await ask(copier, setDashboardByUuid, linkOf(share));
    expect(copy).toMatchObject({ widgets: FILTERED_WIDGETS, scope: FILTERED_SCOPE });
    expect(copy.dashboardName).toBe(`${dashboard.dashboardName} Copy(1)`);
    const { list } = await ask(copier, dashboards, {});
    expect(list.map(({ dashboardId }) => dashboardId)).toContain(copy.dashboardId);
  });

  test('needs the right to edit dashboards', async () => {
    expect(await refusal(member, setDashboardByUuid, linkOf(await made(false)))).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
