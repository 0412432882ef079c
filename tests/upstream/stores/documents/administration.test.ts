// The people of a company and its vendors as owners change them, on both engines.
import { beforeAll, expect, it } from 'vitest';
import { MENUS } from '../../../../lib/catalogue/menus.ts';
import {
  addPerson,
  changeRights,
  removePerson,
  renewInvitation,
} from '../../../../upstream/domains/administration/administer-members.ts';
import {
  changeVendors,
  vendorsVersion,
} from '../../../../upstream/domains/administration/administer-vendors.ts';
import type { Change } from '../../../../upstream/domains/shared/change.ts';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { auditLogOf } from '../../../../upstream/stores/documents/people/audit-log.ts';
import {
  acceptInvitation,
  invitationOf,
  invite,
} from '../../../../upstream/stores/documents/people/invitations.ts';
import { type Member, membersOf } from '../../../../upstream/stores/documents/people/members.ts';
import { setCurrentCompany, userOfSubject } from '../../../../upstream/stores/documents/people/users.ts';
import { addMember } from '../../../../upstream/stores/documents/platform/companies.ts';
import { authorisedVendorsOf } from '../../../../upstream/stores/documents/reference/authorised-vendors.ts';
import { addCompany, addUser, describeOnEngines, versionOf } from './engines.ts';

const AT = new Date('2026-03-01T10:00:00.000Z');
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);
const ADMINISTRATION = MENUS.ADMINISTRATION.code;
const ALL_QUESTION = { actions: null, search: null, startDate: null, endDate: null, limit: 50, skip: 0 };

async function member(documents: Documents, userId: string, companyId = 'acme'): Promise<Member> {
  const found = (await membersOf(documents, companyId)).find((one) => one.userId === userId);
  if (!found) throw new Error(`${userId} is no member`);
  return found;
}

describeOnEngines('administration of a company', (engine) => {
  let documents: Documents;
  let change: Change;
  beforeAll(async () => {
    ({ documents } = await engine.newStore());
    await addCompany(documents);
    await addCompany(documents, 'other', 'Other');
    for (const user of ['ann', 'eve', 'carl']) await addUser(documents, user);
    await addMember(documents, 'ann', 'acme', 'edit');
    await addMember(documents, 'carl', 'acme', 'view');
    await addMember(documents, 'eve', 'other', 'edit');
    change = { documents, companyId: 'acme', actor: { userId: 'ann', name: 'Ann' }, at: AT };
  });

  const person = (name: string) => ({
    email: `${name}@acme.example`,
    name,
    rights: [{ menuCode: MENUS.BILLING.code, authType: 'edit' as const }],
    needsPassword: true,
  });
  const lastEntry = async () =>
    (await auditLogOf(documents, 'acme', { ...ALL_QUESTION, limit: 1 })).entries[0];
  const refused = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { code?: string }) => error.code ?? error,
    );

  it('S-05 somebody new gets the rights that are given, none on other menus, and a link', async () => {
    const { member: added, token } = await addPerson(change, person('nina'));
    expect(added).toMatchObject({ name: 'nina', isOwner: false, isTool: false });
    expect(added.invitationExpiresAt).toBe('2026-03-08T10:00:00.000Z');
    expect(added.rights.filter(({ authType }) => authType !== 'none')).toEqual(person('').rights);
    expect(await invitationOf(documents, token ?? '', later(60 * 24 * 7 - 1))).toMatchObject({
      userId: added.userId,
      companyId: 'acme',
    });
    expect(await invitationOf(documents, token ?? '', later(60 * 24 * 7))).toBeNull();
    expect(await invitationOf(documents, '', AT)).toBeNull();
    expect(await userOfSubject(documents, added.userId)).toMatchObject({ currentCompanyId: 'acme' });
    expect(await lastEntry()).toMatchObject({
      action: 'MEMBER_ADDED',
      actor: 'Ann',
      subject: 'nina@acme.example',
    });
    expect(await refused(addPerson(change, person('nina')))).toBe('ALREADY_MEMBER');
  });

  it('no token is kept in the store', async () => {
    const { token } = await addPerson(change, person('tom'));
    const rows = await documents.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('a new link ends the one before', async () => {
    const { member: added, token } = await addPerson(change, person('rita'));
    const renewed = await renewInvitation(change, added.userId);
    expect(await invitationOf(documents, token ?? '', AT)).toBeNull();
    expect(await invitationOf(documents, renewed, AT)).toMatchObject({ userId: added.userId });
    expect(await refused(renewInvitation(change, 'carl'))).toBe('NOT_INVITED');
    expect(await refused(renewInvitation(change, 'eve'))).toBe('UNKNOWN_MEMBER');
  });

  it('where people sign in elsewhere nobody gets a link', async () => {
    const { member: added, token } = await addPerson(change, { ...person('olga'), needsPassword: false });
    expect([token, added.invitationExpiresAt]).toEqual([null, null]);
  });

  it('an account that another company made by a link is not taken for the person of its address', async () => {
    const ofOther = { ...change, companyId: 'other', actor: { userId: 'eve', name: 'Eve' } };
    const { member: pending } = await addPerson(ofOther, person('victim'));
    expect(await refused(addPerson(change, person('victim')))).toBe('PERSON_OF_ANOTHER_COMPANY');
    await documents
      .updateTable('users')
      .set({ password_hash: 'salt:hash' })
      .where('user_id', '=', pending.userId)
      .execute();
    await acceptInvitation(documents, pending.userId, AT);
    expect(await refused(addPerson(change, person('victim')))).toBe('PERSON_OF_ANOTHER_COMPANY');
    await addMember(documents, 'ann', 'other', 'edit');
    expect((await addPerson(change, person('victim'))).token).toBeNull();
  });

  it('an account of another origin joins at once, and keeps its name', async () => {
    const { member: joined, token } = await addPerson(change, { ...person('eve'), name: 'Somebody' });
    expect([joined.name, token]).toEqual(['eve', null]);
  });

  it('rights change together with their entry; what is not named stays', async () => {
    const before = await member(documents, 'carl');
    await changeRights(change, 'carl', before.version, [
      { menuCode: MENUS.BILLING.code, authType: 'none' },
      { menuCode: MENUS.DASHBOARD.code, authType: 'view' },
    ]);
    const after = await member(documents, 'carl');
    expect(after.version).not.toBe(before.version);
    expect(after.rights.filter(({ authType }) => authType !== 'view')).toEqual([
      { menuCode: MENUS.BILLING.code, authType: 'none' },
    ]);
    expect((await lastEntry())?.changes).toEqual([{ name: 'MTV3040', before: 'view', after: 'none' }]);
    const stale = changeRights(change, 'carl', before.version, [{ menuCode: 'MTV3010', authType: 'edit' }]);
    expect(await refused(stale)).toBe('CHANGED_MEANWHILE');
    expect(await member(documents, 'carl')).toEqual(after);
  });

  it('menus that the portal does not have, or named twice, are refused', async () => {
    const { version } = await member(documents, 'carl');
    const right = { menuCode: 'MTV3010', authType: 'view' as const };
    expect(await refused(changeRights(change, 'carl', version, [right, right]))).toBe('MENU_TWICE');
    const unknown = { ...right, menuCode: 'MTV3130' };
    expect(await refused(changeRights(change, 'carl', version, [unknown]))).toBe('UNKNOWN_MENU');
  });

  it('the last owner stays, invited owners do not count', async () => {
    const invited = { menuCode: ADMINISTRATION, authType: 'edit' as const };
    await addPerson(change, { ...person('pia'), rights: [invited] });
    const { version } = await member(documents, 'ann');
    const demote = changeRights(change, 'ann', version, [{ menuCode: ADMINISTRATION, authType: 'view' }]);
    expect(await refused(demote)).toBe('LAST_OWNER');
    expect(await refused(removePerson(change, 'ann', version))).toBe('LAST_OWNER');
    expect((await member(documents, 'ann')).isOwner).toBe(true);
  });

  it('two owners who remove each other at once leave one', async () => {
    const carl = await member(documents, 'carl');
    await changeRights(change, 'carl', carl.version, [{ menuCode: ADMINISTRATION, authType: 'edit' }]);
    const [one, two] = [await member(documents, 'ann'), await member(documents, 'carl')];
    const outcomes = await Promise.all([
      refused(removePerson(change, 'ann', one.version)),
      refused(removePerson(change, 'carl', two.version)),
    ]);
    expect(outcomes.sort()).toEqual(['LAST_OWNER', 'done']);
    const owners = (await membersOf(documents, 'acme')).filter(
      ({ isOwner, invitationExpiresAt }) => isOwner && invitationExpiresAt === null,
    );
    expect(owners).toHaveLength(1);
  });

  it('whoever is removed keeps nothing in the company, and works on in another one', async () => {
    await setCurrentCompany(documents, 'eve', 'acme');
    const { version } = await member(documents, 'eve');
    await removePerson(change, 'eve', version);
    const user = await userOfSubject(documents, 'eve');
    expect([user?.currentCompanyId, [...(user?.companyIds ?? [])]]).toEqual(['other', ['other']]);
    expect(await lastEntry()).toMatchObject({ action: 'MEMBER_REMOVED', subject: 'eve@acme.example' });
    const { member: back } = await addPerson(change, person('eve'));
    expect(back.rights.filter(({ authType }) => authType !== 'none')).toEqual(person('').rights);
  });

  it('whoever is removed before the first password has no link any more', async () => {
    const { member: added, token } = await addPerson(change, person('ivo'));
    await removePerson(change, added.userId, added.version);
    expect(await invitationOf(documents, token ?? '', AT)).toBeNull();
    expect((await addPerson(change, person('ivo'))).token).not.toBeNull();
  });

  it('A-01 authorised vendors change with the data version; a change of before is told', async () => {
    const none = vendorsVersion([]);
    const data = await versionOf(documents);
    await changeVendors(change, none, ['gcp', 'aws', 'aws'], ['aws', 'azr', 'gcp']);
    expect(await authorisedVendorsOf(documents, 'acme')).toEqual(['aws', 'gcp']);
    expect(await versionOf(documents)).toBe(data + 1);
    expect((await lastEntry())?.changes).toEqual([{ name: 'vendors', before: null, after: 'aws, gcp' }]);
    expect(await refused(changeVendors(change, none, ['aws'], ['aws']))).toBe('CHANGED_MEANWHILE');
    const now = vendorsVersion(['gcp', 'aws']);
    expect(await refused(changeVendors(change, now, ['gcp'], ['aws']))).toBe('VENDOR_NOT_AVAILABLE');
    await changeVendors(change, now, [], []);
    expect(await authorisedVendorsOf(documents, 'acme')).toEqual([]);
  });

  it('a link is good once', async () => {
    const token = await invite(documents, 'eve', 'acme', AT);
    await acceptInvitation(documents, 'eve', AT);
    expect(await invitationOf(documents, token, AT)).toBeNull();
  });
});
