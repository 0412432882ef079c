// Who belongs to a company, with which rights: what its owners administer.
import { createHash } from 'node:crypto';
import { MENUS } from '../../../../lib/catalogue/menus.ts';
import { RESELLER_SITE } from '../../../../lib/catalogue/sites.ts';
import { listOf } from '../../../../lib/node/networks.ts';
import { removeSharesOf } from '../dashboards/dashboard-shares.ts';
import type { Documents } from '../database.ts';
import type { AuthType } from './users.ts';

export interface MenuRight {
  menuCode: string;
  authType: AuthType;
}

export interface Member {
  userId: string;
  name: string;
  email: string;
  isTool: boolean;
  /** When the link to a first password lapses; null for users who need none. */
  invitationExpiresAt: string | null;
  /** A person who may edit on the menu Administration. */
  isOwner: boolean;
  /** On every menu of the portal, in its order. */
  rights: MenuRight[];
  /** The site lets the member in from allowed addresses only. */
  isAddressChecked: boolean;
  /** Addresses and networks; none: no list is registered. */
  allowedAddresses: string[];
  hasOneTimePassword: boolean;
  /** Equal rights and addresses, equal version. */
  version: string;
}

/** By name. */
export async function membersOf(documents: Documents, companyId: string): Promise<Member[]> {
  const [people, rights] = await Promise.all([
    documents
      .selectFrom('memberships')
      .innerJoin('users', 'users.user_id', 'memberships.user_id')
      .leftJoin('invitations', 'invitations.user_id', 'users.user_id')
      .leftJoin('one_time_passwords', 'one_time_passwords.user_id', 'users.user_id')
      .select(['users.user_id', 'users.name', 'users.email', 'users.client_id'])
      .select(['users.site_code', 'users.allowed_addresses', 'one_time_passwords.confirmed_at'])
      .select(['invitations.expires_at', 'invitations.token_hash'])
      .where('memberships.company_id', '=', companyId)
      .orderBy('users.name')
      .orderBy('users.user_id')
      .execute(),
    documents
      .selectFrom('menu_rights')
      .select(['user_id', 'menu_code', 'auth_type'])
      .where('company_id', '=', companyId)
      .execute(),
  ]);
  const given = new Map(
    rights.map(({ user_id, menu_code, auth_type }) => [`${user_id}\n${menu_code}`, auth_type]),
  );
  return people.map((person) => {
    const own = Object.values(MENUS).map(({ code: menuCode }) => ({
      menuCode,
      authType: authTypeOf(given.get(`${person.user_id}\n${menuCode}`)),
    }));
    const isTool = person.client_id !== null;
    const allowedAddresses = listOf(person.allowed_addresses ?? '');
    return {
      userId: person.user_id,
      name: person.name,
      email: person.email,
      isTool,
      invitationExpiresAt: person.token_hash === null ? null : person.expires_at,
      isOwner: !isTool && rightOn(own, MENUS.ADMINISTRATION.code) === 'edit',
      rights: own,
      isAddressChecked: !isTool && person.site_code === RESELLER_SITE,
      allowedAddresses,
      hasOneTimePassword: person.confirmed_at !== null,
      version: versionOf(own, allowedAddresses),
    };
  });
}

/** Whether another member can administer the company: an owner who can sign in. */
export function hasOtherOwner(members: readonly Member[], userId: string): boolean {
  return members.some(
    (member) => member.userId !== userId && member.isOwner && member.invitationExpiresAt === null,
  );
}

/** Menus that are not named stay as they are. */
export async function saveRights(
  documents: Documents,
  { userId, companyId }: { userId: string; companyId: string },
  rights: readonly MenuRight[],
): Promise<void> {
  for (const { menuCode, authType } of rights) {
    await documents
      .insertInto('menu_rights')
      .values({ user_id: userId, company_id: companyId, menu_code: menuCode, auth_type: authType })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'company_id', 'menu_code']).doUpdateSet({ auth_type: authType }),
      )
      .execute();
  }
}

/** In the place of those of before; none: no list is registered. */
export async function saveAllowedAddresses(
  documents: Documents,
  userId: string,
  addresses: readonly string[],
): Promise<void> {
  await documents
    .updateTable('users')
    .set({ allowed_addresses: addresses.length === 0 ? null : addresses.join(',') })
    .where('user_id', '=', userId)
    .execute();
}

/** Takes away everything that the user has in the company; another company of the user becomes the current one. */
export async function removeMember(documents: Documents, userId: string, companyId: string): Promise<void> {
  await removeSharesOf(documents, { userId, companyId });
  await documents
    .deleteFrom('saved_view_stars')
    .where('user_id', '=', userId)
    .where('view_id', 'in', (from) =>
      from.selectFrom('saved_views').select('view_id').where('company_id', '=', companyId),
    )
    .execute();
  for (const table of [
    'saved_filters',
    'saved_views',
    'dashboards',
    'menu_visits',
    'preferences',
    'menu_rights',
    'access_tokens',
    'memberships',
  ] as const) {
    await documents
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('company_id', '=', companyId)
      .execute();
  }
  const other = await documents
    .selectFrom('memberships')
    .select('company_id')
    .where('user_id', '=', userId)
    .orderBy('company_id')
    .executeTakeFirst();
  await documents
    .updateTable('users')
    .set({ current_company_id: other?.company_id ?? null })
    .where('user_id', '=', userId)
    .where('current_company_id', '=', companyId)
    .execute();
}

function rightOn(rights: readonly MenuRight[], code: string): AuthType {
  return rights.find(({ menuCode }) => menuCode === code)?.authType ?? 'none';
}

function versionOf(rights: readonly MenuRight[], addresses: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([rights, addresses]))
    .digest('hex')
    .slice(0, 16);
}

function authTypeOf(text: string | undefined): AuthType {
  return text === 'edit' || text === 'view' ? text : 'none';
}
