// Owners change people, rights and vendors through the graph.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PEOPLE, personToken } from '../../support/people/people.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let owner: string;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  owner = await personToken(upstream, 'owner');
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const MEMBER = 'id name email kind state isOwner isSelf version rights { menu right }';
const ERRORS = 'userErrors { code field message }';
const MUTATIONS = {
  addMember: `mutation ($input: AddMemberInput!) { addMember(input: $input) {
    ${ERRORS} invitationUrl member { ${MEMBER} } administration { members { id } } } }`,
  removeMember: `mutation ($input: RemoveMemberInput!) { removeMember(input: $input) {
    ${ERRORS} removedId administration { members { id } } } }`,
  renewInvitation: `mutation ($input: RenewInvitationInput!) { renewInvitation(input: $input) {
    ${ERRORS} invitationUrl member { id state } } }`,
  setMemberRights: `mutation ($input: SetMemberRightsInput!) { setMemberRights(input: $input) {
    ${ERRORS} member { ${MEMBER} } } }`,
  setAuthorisedVendors: `mutation ($input: SetAuthorisedVendorsInput!) { setAuthorisedVendors(input: $input) {
    ${ERRORS} authorisedVendors { isUnlimited vendors version } viewer { preferences { availableVendors } } } }`,
};

interface Member {
  id: string;
  name: string;
  email: string;
  state: string;
  isOwner: boolean;
  isSelf: boolean;
  version: string;
  rights: { menu: string; right: string }[];
}
interface Payload {
  userErrors: { code: string; field: string }[];
  invitationUrl: string | null;
  member: Member | null;
  removedId: string | null;
  administration: { members: { id: string }[] };
  authorisedVendors: { isUnlimited: boolean; vendors: string[]; version: string };
  viewer: { preferences: { availableVendors: string[] } };
}

async function change(name: keyof typeof MUTATIONS, input: Record<string, unknown>): Promise<Payload> {
  const reply = await gateway.ask<Record<string, Payload>>(MUTATIONS[name], {
    token: owner,
    variables: { input },
  });
  const payload = reply.expectData()[name];
  if (!payload) throw new Error(`${name} has no payload`);
  return payload;
}

async function members(): Promise<Member[]> {
  const reply = await gateway.ask<{ viewer: { administration: { members: Member[] } } }>(
    `{ viewer { administration { members { ${MEMBER} } } } }`,
    { token: owner },
  );
  return reply.expectData().viewer.administration.members;
}

async function memberOf(email: string): Promise<Member> {
  const found = (await members()).find((member) => member.email === email);
  if (!found) throw new Error(`${email} is no member`);
  return found;
}

test('S-05 the screen is one query of four calls', async () => {
  const reply = await gateway.ask<{ viewer: { administration: Record<string, unknown> } }>(
    `{ viewer { administration {
      members { ${MEMBER} } menus { menu code url needs }
      authorisedVendors { isUnlimited offered vendors version }
      auditLog { totalCount edges { cursor node { id at actor action subject changes { name before after } } } } } } }`,
    { token: owner },
  );
  const { administration } = reply.expectData().viewer;
  expect(gateway.callsOf(reply)).toEqual(['auditLog', 'companyVendors', 'currentUser', 'members', 'menus']);
  expect(administration).toMatchObject({
    authorisedVendors: { isUnlimited: true, vendors: [] },
    menus: [
      { menu: 'DASHBOARD', needs: 'VIEW' },
      { menu: 'BILLING' },
      { menu: 'COST_ANALYTICS' },
      { menu: 'ANOMALY', url: '/anomaly-detection', needs: 'VIEW' },
      { menu: 'SAVINGS_PLANS' },
      { menu: 'RESERVED' },
      { menu: 'AZURE_RESERVED' },
      { menu: 'RECOMMENDATIONS', url: '/spoptm', needs: 'VIEW' },
      { menu: 'OPERATIONS', url: '/mis-operation-status', needs: 'VIEW' },
      { menu: 'ADMINISTRATION', url: '/administration', needs: 'EDIT' },
      { menu: 'DATA', needs: 'EDIT' },
      { menu: 'API', url: '/graphql', needs: 'VIEW' },
    ],
  });
  const self = (await members()).filter(({ isSelf }) => isSelf);
  expect(self.map(({ name, isOwner }) => [name, isOwner])).toEqual([['Dana Demo', true]]);
});

describe('people', () => {
  test('a new one comes with a link, which is told once', async () => {
    const rights = [{ menu: 'BILLING', right: 'EDIT' }];
    const added = await change('addMember', { email: 'new@skyledger.example', name: 'New One', rights });
    expect(added.userErrors).toEqual([]);
    expect(added.invitationUrl).toContain('/invitation?token=');
    expect(added.member).toMatchObject({ name: 'New One', state: 'INVITED', isSelf: false });
    expect(added.member?.rights.filter(({ right }) => right !== 'NONE')).toEqual(rights);
    expect(added.administration.members.map(({ id }) => id)).toContain(added.member?.id);
    const renewed = await change('renewInvitation', { memberId: added.member?.id });
    expect(renewed.invitationUrl).not.toBe(added.invitationUrl);
    expect(renewed.member).toMatchObject({ state: 'INVITED' });
  });

  test.each([
    [{ email: 'nobody', name: 'N' }, 'EMAIL_INVALID', 'email'],
    [{ email: 'n@x.example', name: ' ' }, 'NAME_MISSING', 'name'],
    [{ email: 'n@x.example', name: 'n'.repeat(255) }, 'TEXT_TOO_LONG', 'name'],
    [{ email: PEOPLE.viewer.email, name: 'V' }, 'ALREADY_MEMBER', 'email'],
  ])('G-07 %j is a user error', async (input, code, field) => {
    const { userErrors, member } = await change('addMember', { ...input, rights: [] });
    expect(userErrors).toMatchObject([{ code, field }]);
    expect(member).toBeNull();
  });

  test('rights of before are told, not overwritten', async () => {
    const { id, version } = await memberOf(PEOPLE.viewer.email);
    const set = (right: string) =>
      change('setMemberRights', { memberId: id, version, rights: [{ menu: 'BILLING', right }] });
    expect((await set('NONE')).userErrors).toEqual([]);
    const late = await set('EDIT');
    expect(late.userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE', field: 'version' }]);
    expect(late.member?.rights).toContainEqual({ menu: 'BILLING', right: 'NONE' });
    expect(late.member?.version).not.toBe(version);
  });

  test('the last owner stays one', async () => {
    const { id, version } = await memberOf(PEOPLE.owner.email);
    const rights = [{ menu: 'ADMINISTRATION', right: 'VIEW' }];
    const demoted = await change('setMemberRights', { memberId: id, version, rights });
    expect(demoted.userErrors).toMatchObject([{ code: 'LAST_OWNER' }]);
    const removed = await change('removeMember', { memberId: id, version });
    expect([removed.userErrors.map(({ code }) => code), removed.removedId]).toEqual([['LAST_OWNER'], null]);
  });

  test('an owner who gives the right away is told that it is done', async () => {
    const viewer = await memberOf(PEOPLE.viewer.email);
    const right = (level: string) => [{ menu: 'ADMINISTRATION', right: level }];
    await change('setMemberRights', { memberId: viewer.id, version: viewer.version, rights: right('EDIT') });
    const self = await memberOf(PEOPLE.owner.email);
    const given = await change('setMemberRights', {
      memberId: self.id,
      version: self.version,
      rights: right('NONE'),
    });
    expect([given.userErrors, given.member]).toEqual([[], null]);
    const refused = await gateway.ask('{ viewer { administration { menus { code } } } }', { token: owner });
    expect(refused.expectError().extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'NO_MENU_RIGHT' });
    const token = await personToken(upstream, 'viewer');
    const back = await gateway.ask(MUTATIONS.setMemberRights, {
      token,
      variables: {
        input: {
          memberId: self.id,
          version: (
            await gateway
              .ask<{ viewer: { administration: { members: Member[] } } }>(
                `{ viewer { administration { members { ${MEMBER} } } } }`,
                { token },
              )
              .then((reply) => reply.expectData().viewer.administration.members)
          ).find(({ id }) => id === self.id)?.version,
          rights: right('EDIT'),
        },
      },
    });
    back.expectData();
  });

  test('whoever is removed is gone from the list; a foreign id is a user error', async () => {
    const { id, version } = await memberOf(PEOPLE.noMenu.email);
    const removed = await change('removeMember', { memberId: id, version });
    expect(removed.removedId).toBe(id);
    expect(removed.administration.members.map((member) => member.id)).not.toContain(id);
    const again = await change('removeMember', { memberId: id, version });
    expect(again.userErrors).toMatchObject([{ code: 'UNKNOWN_MEMBER', field: 'memberId' }]);
    const wrong = await change('removeMember', { memberId: 'x', version });
    expect(wrong.userErrors).toMatchObject([{ code: 'UNKNOWN_MEMBER' }]);
  });
});

test('A-01 authorised vendors change what every question sums', async () => {
  const read = async () => {
    const reply = await gateway.ask<{
      viewer: { administration: { authorisedVendors: { version: string } } };
    }>('{ viewer { administration { authorisedVendors { version } } } }', { token: owner });
    return reply.expectData().viewer.administration.authorisedVendors.version;
  };
  const version = await read();
  const set = await change('setAuthorisedVendors', { version, vendors: ['GCP'] });
  expect(set).toMatchObject({
    userErrors: [],
    authorisedVendors: { isUnlimited: false, vendors: ['GCP'] },
    viewer: { preferences: { availableVendors: ['GCP'] } },
  });
  const late = await change('setAuthorisedVendors', { version, vendors: ['AWS'] });
  expect(late.userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }]);
  const costs = await gateway.ask<{ viewer: { topCosts: { items: { vendor: string }[] } } }>(
    '{ viewer { topCosts { items { vendor } } } }',
    { token: owner },
  );
  expect(new Set(costs.expectData().viewer.topCosts.items.map(({ vendor }) => vendor))).toEqual(
    new Set(['GCP']),
  );
  await change('setAuthorisedVendors', { version: await read(), vendors: null });
});

test('the audit log tells who did what, by page and filter', async () => {
  const ask = async (fields: string) => {
    const reply = await gateway.ask<{
      viewer: {
        administration: {
          auditLog: {
            totalCount: number;
            edges: { node: { actor: string; action: string; subject: string; changes: unknown[] } }[];
          };
        };
      };
    }>(
      `{ viewer { administration { auditLog(${fields}) { totalCount pageInfo { hasNextPage }
        edges { node { actor action subject changes { name before after } } } } } } }`,
      { token: owner },
    );
    return reply.expectData().viewer.administration.auditLog;
  };
  const vendors = await ask('actions: [VENDORS_CHANGED]');
  expect(vendors.edges.map(({ node }) => node)).toEqual([
    {
      actor: 'Dana Demo',
      action: 'VENDORS_CHANGED',
      subject: 'sunflower',
      changes: [{ name: 'vendors', before: 'gcp', after: null }],
    },
    {
      actor: 'Dana Demo',
      action: 'VENDORS_CHANGED',
      subject: 'sunflower',
      changes: [{ name: 'vendors', before: null, after: 'gcp' }],
    },
  ]);
  const page = await ask('page: 2, itemsPerPage: 1, actions: [VENDORS_CHANGED]');
  expect([page.totalCount, page.edges.length]).toEqual([2, 1]);
  expect((await ask('search: "NEW@skyledger"')).totalCount).toBe(2);
  expect((await ask('endDate: "2020-01-01"')).totalCount).toBe(0);
  const wrong = await gateway.ask(
    '{ viewer { administration { auditLog(itemsPerPage: 201) { totalCount } } } }',
    { token: owner },
  );
  expect(wrong.expectError().extensions).toMatchObject({ argument: 'itemsPerPage', rule: 'ITEMS_PER_PAGE' });
});
