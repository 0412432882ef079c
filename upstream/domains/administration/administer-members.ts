// What an owner does with the people of a company: each change and its entry in the audit log are one transaction.
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { MENUS } from '../../../lib/catalogue/menus.ts';
import { Refusal } from '../../refusal.ts';
import { appendAudit } from '../../stores/documents/people/audit-log.ts';
import {
  type Account,
  accountOfEmail,
  invite,
  withdrawInvitation,
} from '../../stores/documents/people/invitations.ts';
import {
  hasOtherOwner,
  type Member,
  type MenuRight,
  membersOf,
  removeMember,
  saveRights,
} from '../../stores/documents/people/members.ts';
import { setCurrentCompany } from '../../stores/documents/people/users.ts';
import { addMemberWith } from '../../stores/documents/platform/companies.ts';
import type { Database } from '../../stores/documents/schema.ts';
import { atomically } from '../../stores/documents/transaction.ts';
import type { Change } from '../shared/change.ts';

export interface NewPerson {
  email: string;
  name: string;
  rights: readonly MenuRight[];
  /** False where people sign in by another provider: it knows their passwords. */
  needsPassword: boolean;
}

/** The new member, and the token of a link to a first password where one is needed. */
export function addPerson(
  change: Change,
  person: NewPerson,
): Promise<{ member: Member; token: string | null }> {
  const { companyId, actor, at } = change;
  checkRights(person.rights);
  return atomically(change.documents, async (transaction) => {
    const known = await accountOfEmail(transaction, person.email);
    if (known) await assertMayJoin(transaction, known, person.needsPassword, change);
    const userId = known?.userId ?? (await createUser(transaction, person));
    const rights = Object.values(MENUS).map(({ code }) => ({
      menuCode: code,
      authType: person.rights.find(({ menuCode }) => menuCode === code)?.authType ?? 'none',
    }));
    await addMemberWith(transaction, userId, companyId, rights);
    if (known === null || known.companyIds.length === 0)
      await setCurrentCompany(transaction, userId, companyId);
    const isNew = !known?.hasPassword && person.needsPassword;
    const token = isNew ? await invite(transaction, userId, companyId, at) : null;
    const changes = rights.map(({ menuCode, authType }) => ({
      name: menuCode,
      before: null,
      after: authType,
    }));
    const record = { companyId, actor, action: 'MEMBER_ADDED', subject: person.email, changes } as const;
    await appendAudit(transaction, record, at);
    return { member: memberIn(await membersOf(transaction, companyId), userId), token };
  });
}

/**
 * An address proves no identity where no other provider has checked it: anyone who made an account by a link may know its
 * password. Another company may not take such an account for the person of that name, unless the one who adds it owns the
 * company that made it too.
 */
async function assertMayJoin(
  transaction: Transaction<Database>,
  account: Account,
  isUnproven: boolean,
  { companyId, actor }: Change,
): Promise<void> {
  if (account.isTool) throw new Refusal('TOOL_MEMBER', 'The address belongs to a tool.', 'email');
  if (account.companyIds.includes(companyId))
    throw new Refusal('ALREADY_MEMBER', 'The person belongs to the company already.', 'email');
  if (!isUnproven) return;
  const isPendingElsewhere = !account.hasPassword && account.companyIds.length > 0;
  const isForeign = account.invitedBy !== null && account.invitedBy !== companyId;
  if (!isPendingElsewhere && (!isForeign || (await isOwner(transaction, actor.userId, account.invitedBy))))
    return;
  throw new Refusal('PERSON_OF_ANOTHER_COMPANY', 'The account was made by another company.', 'email');
}

async function isOwner(
  transaction: Transaction<Database>,
  userId: string,
  companyId: string | null,
): Promise<boolean> {
  if (companyId === null) return false;
  return (await membersOf(transaction, companyId)).some(
    (member) => member.userId === userId && member.isOwner,
  );
}

async function createUser(
  transaction: Transaction<Database>,
  { email, name }: Pick<NewPerson, 'email' | 'name'>,
): Promise<string> {
  const userId = randomUUID();
  await transaction
    .insertInto('users')
    .values({
      user_id: userId,
      email,
      name,
      language: 'en',
      password_hash: null,
      client_id: null,
      current_company_id: null,
      new_company_right: null,
    })
    .execute();
  return userId;
}

/** Refuses to take the last owner, and a change that is based on rights of before. */
export async function removePerson(change: Change, userId: string, version: string): Promise<void> {
  const { companyId, actor, at } = change;
  await atomically(change.documents, async (transaction) => {
    const members = await membersOf(transaction, companyId);
    const member = memberIn(members, userId);
    assertUnchanged(member, version);
    if (member.isOwner) assertOwnerLeft(members, userId);
    await removeMember(transaction, userId, companyId);
    await withdrawInvitation(transaction, userId, companyId);
    const changes = member.rights.map(({ menuCode, authType }) => ({
      name: menuCode,
      before: authType,
      after: null,
    }));
    const record = { companyId, actor, action: 'MEMBER_REMOVED', subject: member.email, changes } as const;
    await appendAudit(transaction, record, at);
  });
}

/** Menus that are not named stay; what is the same already is no change. */
export async function changeRights(
  change: Change,
  userId: string,
  version: string,
  rights: readonly MenuRight[],
): Promise<void> {
  const { companyId, actor, at } = change;
  checkRights(rights);
  await atomically(change.documents, async (transaction) => {
    const members = await membersOf(transaction, companyId);
    const member = memberIn(members, userId);
    assertUnchanged(member, version);
    const before = new Map(member.rights.map(({ menuCode, authType }) => [menuCode, authType]));
    const changed = rights.filter(({ menuCode, authType }) => before.get(menuCode) !== authType);
    if (changed.length === 0) return;
    const ownership = changed.find(({ menuCode }) => menuCode === MENUS.ADMINISTRATION.code);
    if (member.isOwner && ownership && ownership.authType !== 'edit') assertOwnerLeft(members, userId);
    await saveRights(transaction, { userId, companyId }, changed);
    const changes = changed.map(({ menuCode, authType }) => ({
      name: menuCode,
      before: before.get(menuCode) ?? null,
      after: authType,
    }));
    const record = { companyId, actor, action: 'RIGHTS_CHANGED', subject: member.email, changes } as const;
    await appendAudit(transaction, record, at);
  });
}

/** A new token; earlier links end. */
export function renewInvitation(change: Change, userId: string): Promise<string> {
  const { companyId, actor, at } = change;
  return atomically(change.documents, async (transaction) => {
    const member = memberIn(await membersOf(transaction, companyId), userId);
    const account = await accountOfEmail(transaction, member.email);
    if (member.invitationExpiresAt === null || account?.invitedBy !== companyId)
      throw new Refusal(
        'NOT_INVITED',
        'The member has a password, or was invited by another company.',
        'memberId',
      );
    const token = await invite(transaction, userId, companyId, at);
    const record = {
      companyId,
      actor,
      action: 'INVITATION_RENEWED',
      subject: member.email,
      changes: [],
    } as const;
    await appendAudit(transaction, record, at);
    return token;
  });
}

export function memberIn(members: readonly Member[], userId: string): Member {
  const member = members.find((candidate) => candidate.userId === userId);
  if (!member) throw new Refusal('UNKNOWN_MEMBER', 'The company has no such member.', 'memberId');
  return member;
}

export function assertUnchanged(member: Member, version: string): void {
  if (member.version !== version)
    throw new Refusal('CHANGED_MEANWHILE', 'The member is not as it was read.', 'version');
}

function assertOwnerLeft(members: readonly Member[], userId: string): void {
  if (!hasOtherOwner(members, userId))
    throw new Refusal('LAST_OWNER', 'The company would have nobody who can administer it.', 'memberId');
}

function checkRights(rights: readonly MenuRight[]): void {
  const codes = rights.map(({ menuCode }) => menuCode);
  const known: readonly string[] = Object.values(MENUS).map(({ code }) => code);
  if (codes.some((code) => !known.includes(code)))
    throw new Refusal('UNKNOWN_MENU', 'The portal has no such menu.', 'rights');
  if (new Set(codes).size < codes.length) throw new Refusal('MENU_TWICE', 'A menu is named twice.', 'rights');
}
