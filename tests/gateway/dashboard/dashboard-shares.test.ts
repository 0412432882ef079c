// D-06, D-07 links to dashboards through the graph: settings travel, figures are always the reader's own.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeMember } from '../../../upstream/stores/documents/people/members.ts';
import { callerOf, PEOPLE, type Person, personToken } from '../../support/people/people.ts';
import { filteredDashboard, inDocuments, SECRETS } from '../../support/people/shared-dashboards.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
const tokens: Partial<Record<Person, string>> = {};
/** Global id of the owner's dashboard. */
let board: string;

/** Belongs to another company alone, and may edit there. */
const STRANGER = 'noMenu';

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  const people = ['owner', 'viewer', 'finance', STRANGER] as const;
  for (const person of people) tokens[person] = await personToken(upstream, person);
  await inDocuments(upstream.dataDir, async (documents) => {
    const { userId } = PEOPLE[STRANGER];
    const rows = await documents
      .selectFrom('memberships')
      .select('company_id')
      .where('user_id', '=', userId)
      .execute();
    for (const { company_id } of rows)
      if (company_id !== 'workshop') await removeMember(documents, userId, company_id);
    await documents
      .updateTable('menu_rights')
      .set({ auth_type: 'edit' })
      .where('user_id', '=', userId)
      .execute();
  });
  const { dashboardId } = await filteredDashboard(await callerOf(upstream, 'owner'), upstream.dataDir);
  board = Buffer.from(`Dashboard:${dashboardId}`).toString('base64url');
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const SHOWN = `
  name ownerName isOwn withFilters expiresOn scope { frame vendors currency basis }
  widgets {
    index type layout { x y width height }
    settings { title vendors account tagKey serviceGroupSet items { show chosen { key } } }
    content { id }
  }`;
const OPEN = `query ($uuid: String!, $company: String) {
  viewer { sharedDashboard(uuid: $uuid, company: $company) {
    __typename
    ... on DashboardShareFault { code company { key name } }
    ... on SharedDashboard { ${SHOWN} }
  } }
}`;

interface Answer {
  __typename: string;
  code?: string;
  company?: { key: string; name: string } | null;
  widgets?: { content: { id: string } }[];
  scope?: unknown;
}
interface Share {
  uuid: string;
  company: string;
  withFilters: boolean;
  openings: number;
}

const ask = <Data>(person: Person, query: string, variables: object = {}) =>
  gateway.ask<Data>(query, { token: tokens[person] ?? '', variables: { ...variables } });

async function opened(person: Person, link: { uuid: string; company?: string | null }): Promise<Answer> {
  const reply = await ask<{ viewer: { sharedDashboard: Answer } }>(person, OPEN, link);
  return reply.expectData().viewer.sharedDashboard;
}

async function shared(input: object = {}): Promise<Share> {
  const reply = await ask<{ shareDashboard: { share: Share | null; userErrors: object[] } }>(
    'owner',
    `mutation ($input: ShareDashboardInput!) {
      shareDashboard(input: $input) { userErrors { code field } share { uuid company withFilters openings } dashboard { id shares { uuid } } }
    }`,
    { input: { dashboard: board, withFilters: false, ...input } },
  );
  const { share, userErrors } = reply.expectData().shareDashboard;
  if (!share) throw new Error(JSON.stringify(userErrors));
  return share;
}

const linkOf = ({ uuid, company, withFilters }: Share) => ({ uuid, company: withFilters ? company : null });

describe('a link without filters', () => {
  test('shows settings without any value of the owner’s company, and the figures of the reader’s', async () => {
    const link = linkOf(await shared());
    const [own, strange] = await Promise.all([opened('owner', link), opened(STRANGER, link)]);
    expect(strange).toMatchObject({ __typename: 'SharedDashboard', isOwn: false, ownerName: 'Dana Demo' });
    expect(strange.scope).toEqual({ frame: null, vendors: null, currency: null, basis: null });
    for (const secret of SECRETS) expect(JSON.stringify(strange)).not.toContain(secret);
    // Content ids hold the settings that the figures follow from.
    const ids = strange.widgets?.map(({ content }) => content.id) ?? [];
    const decoded = ids.map((id) => Buffer.from(id, 'base64url').toString('utf8')).join('\n');
    for (const secret of SECRETS) expect(decoded).not.toContain(secret);
    expect(own.widgets).toEqual(strange.widgets);
  });

  test('is counted once, and its owner sees who came', async () => {
    const share = await shared({ expiresOn: '2999-01-01' });
    for (const person of ['viewer', 'viewer', 'owner'] as const) await opened(person, linkOf(share));
    const reply = await ask<{ viewer: { dashboard: { shares: (Share & { readers: object[] })[] } } }>(
      'owner',
      'query ($board: ID!) { viewer { dashboard(id: $board) { shares { uuid openings isExpired readers { name days } } } } }',
      { board },
    );
    const listed = reply.expectData().viewer.dashboard.shares.find(({ uuid }) => uuid === share.uuid);
    expect(listed).toMatchObject({
      openings: 1,
      isExpired: false,
      readers: [{ name: 'Vera Viewer', days: 1 }],
    });
  });
});

interface Summary {
  scope: { currency: string | null; vendors: string[] | null; basis: string | null };
  estimatedCost: { total: number };
  budgetStatus: { total: { spent: number } };
}

test('the sentence above a shared dashboard is made of the reader’s own figures, in the dashboard’s scope', async () => {
  const summaryOf = async (withFilters: boolean) => {
    const reply = await ask<{ viewer: { sharedDashboard: Summary & { summary: Summary } } }>(
      'viewer',
      `query ($uuid: String!, $company: String) { viewer { sharedDashboard(uuid: $uuid, company: $company) {
        ... on SharedDashboard { scope { vendors basis currency } summary { scope { vendors basis currency }
          estimatedCost { total } budgetStatus { total { spent } } } } } } }`,
      linkOf(await shared({ withFilters })),
    );
    const { scope, summary } = reply.expectData().viewer.sharedDashboard;
    expect(summary.scope).toEqual(scope);
    return summary;
  };
  const asked = async (vendors: string[] | null) =>
    (
      await ask<{ viewer: Omit<Summary, 'scope'> }>(
        'viewer',
        `query ($vendors: [Vendor!]) { viewer {
          estimatedCost(vendors: $vendors) { total } budgetStatus(vendors: $vendors) { total { spent } } } }`,
        { vendors },
      )
    ).expectData().viewer;
  const { scope: _none, ...figures } = await summaryOf(false);
  expect(figures).toEqual(await asked(null));
  const { scope, budgetStatus } = await summaryOf(true);
  expect(scope.currency).toBe('KRW');
  const inDollars = await asked(scope.vendors);
  expect(budgetStatus.total.spent / 1200).toBeCloseTo(inDollars.budgetStatus.total.spent, 6);
});

describe('a link with filters', () => {
  test('opens for a member with every value, and for nobody else', async () => {
    const link = linkOf(await shared({ withFilters: true }));
    const member = await opened('viewer', link);
    for (const secret of SECRETS) expect(JSON.stringify(member)).toContain(secret);
    const strange = await opened(STRANGER, link);
    expect(strange).toEqual({ __typename: 'DashboardShareFault', code: 'SHARE_DENIED', company: null });
    expect(await opened('viewer', { uuid: link.uuid })).toMatchObject({ code: 'UNKNOWN_SHARE' });
  });

  test('offers the company to a member who stands in another one, without telling anything of it', async () => {
    const link = linkOf(await shared({ withFilters: true }));
    const switchTo = (key: string) =>
      ask<{ switchCompany: { userErrors: object[] } }>(
        'viewer',
        'mutation ($input: SwitchCompanyInput!) { switchCompany(input: $input) { userErrors { code } } }',
        { input: { companyId: Buffer.from(`Company:${key}`).toString('base64url') } },
      );
    expect((await switchTo('workshop')).expectData().switchCompany.userErrors).toEqual([]);
    try {
      expect(await opened('viewer', link)).toEqual({
        __typename: 'DashboardShareFault',
        code: 'SHARE_OTHER_COMPANY',
        company: { key: 'sunflower', name: 'Sunflower' },
      });
    } finally {
      await switchTo('sunflower');
    }
    expect(await opened('viewer', link)).toMatchObject({ __typename: 'SharedDashboard' });
  });
});

describe('a link that does not open', () => {
  test.each(['', ':uuid', 'undefined', 'Dashboard'])('%j is malformed', async (uuid) => {
    expect(await opened('viewer', { uuid })).toMatchObject({ code: 'SHARE_MALFORMED' });
  });

  test('is not found, or was revoked', async () => {
    expect(await opened('viewer', { uuid: crypto.randomUUID() })).toMatchObject({ code: 'UNKNOWN_SHARE' });
    const share = await shared({ expiresOn: '2999-02-01' });
    const revoke = (person: Person) =>
      ask<{ revokeDashboardShare: { userErrors: object[]; dashboard: { shares: Share[] } | null } }>(
        person,
        'mutation ($input: RevokeDashboardShareInput!) { revokeDashboardShare(input: $input) { userErrors { code } dashboard { shares { uuid } } } }',
        { input: { dashboard: board, uuid: share.uuid } },
      );
    expect((await revoke(STRANGER)).expectData().revokeDashboardShare).toMatchObject({
      userErrors: [{ code: 'UNKNOWN_DASHBOARD' }],
      dashboard: null,
    });
    const { dashboard, userErrors } = (await revoke('owner')).expectData().revokeDashboardShare;
    expect(userErrors).toEqual([]);
    expect(dashboard?.shares.map(({ uuid }) => uuid)).not.toContain(share.uuid);
    expect(await opened('viewer', linkOf(share))).toMatchObject({ code: 'SHARE_REVOKED' });
  });

  test('is told to whoever has no right on the menu as just that', async () => {
    const reply = await ask('finance', OPEN, linkOf(await shared()));
    expect(reply.expectError().extensions).toMatchObject({ code: 'FORBIDDEN', menu: 'DASHBOARD' });
  });

  test('is never made for a day that is over, or for a dashboard of somebody else', async () => {
    await expect(shared({ expiresOn: '2020-01-01' })).rejects.toThrow('SHARE_EXPIRY_PAST');
    const other = Buffer.from(`Dashboard:${crypto.randomUUID()}`).toString('base64url');
    await expect(shared({ dashboard: other })).rejects.toThrow('UNKNOWN_DASHBOARD');
  });
});

test.each([false, true])('the preview with filters %j is what a recipient gets', async (withFilters) => {
  const share = await shared({ withFilters, expiresOn: null });
  const reply = await ask<{ viewer: { dashboardSharePreview: object } }>(
    'owner',
    `query ($board: ID!, $withFilters: Boolean!) { viewer { dashboardSharePreview(dashboard: $board, withFilters: $withFilters) { __typename ${SHOWN} } } }`,
    { board, withFilters },
  );
  const received = await opened('viewer', linkOf(share));
  expect({ ...received, isOwn: true }).toEqual(reply.expectData().viewer.dashboardSharePreview);
});

test('making and ending a link stand in the audit log', async () => {
  const share = await shared({ withFilters: true, expiresOn: '2999-05-05' });
  await ask(
    'owner',
    'mutation ($input: RevokeDashboardShareInput!) { revokeDashboardShare(input: $input) { userErrors { code } } }',
    {
      input: { dashboard: board, uuid: share.uuid },
    },
  );
  const reply = await ask<{
    viewer: {
      administration: {
        auditLog: { edges: { node: { action: string; actor: string; changes: object[] } }[] };
      };
    };
  }>(
    'owner',
    '{ viewer { administration { auditLog(itemsPerPage: 2) { edges { node { action actor subject changes { name after } } } } } } }',
  );
  const entries = reply.expectData().viewer.administration.auditLog.edges.map(({ node }) => node);
  expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
    ['DASHBOARD_SHARE_REVOKED', 'Dana Demo'],
    ['DASHBOARD_SHARED', 'Dana Demo'],
  ]);
  expect(entries[1]?.changes).toEqual([
    { name: 'share', after: 'filtered' },
    { name: 'shareExpiry', after: '2999-05-05' },
  ]);
});
