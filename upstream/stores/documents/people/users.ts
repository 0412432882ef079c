// Users, the companies that they belong to, and their rights on menus.
import { isSendZone, type SendZone } from '../../../../lib/calendar/send-zones.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../../../lib/catalogue/languages.ts';
import { listOf } from '../../../../lib/node/networks.ts';
import type { Documents } from '../database.ts';
import { keptQuery } from '../kept-query.ts';

/** A person, or the service account of a tool. */
export interface User {
  userId: string;
  email: string;
  name: string;
  language: Language;
  /** Of the times that the person reads; null: UTC. */
  timeZone: SendZone | null;
  currentCompanyId: string | null;
  companyIds: ReadonlySet<string>;
  siteCode: string;
  /** Addresses and networks from which the user may enter; null: none is set. */
  allowedAddresses: readonly string[] | null;
  /** A one-time password was asked for at the sign-in. */
  hasOtp: boolean;
  /** A person by a sign-in or by an access token that he has made for his tools, or a tool that acts for itself. */
  enteredBy: 'person' | 'access token' | 'tool';
}

export type AuthType = 'edit' | 'view' | 'none';

/** Runs at the start of every request, so it is one statement: a row for each company of the user. */
const linesOfSubject = keptQuery((documents, subject: string) =>
  documents
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.user_id', 'users.user_id')
    .leftJoin('one_time_passwords', 'one_time_passwords.user_id', 'users.user_id')
    .selectAll('users')
    .select(['memberships.company_id', 'one_time_passwords.user_id as otp_of'])
    .where((where) => where.or([where('users.user_id', '=', subject), where('client_id', '=', subject)])),
);

/** The user of a token's subject: a user id, or the id of a client that acts for itself. */
export async function userOfSubject(documents: Documents, subject: string): Promise<User | null> {
  const lines = await linesOfSubject(documents, subject);
  const [row] = lines;
  if (!row) return null;
  const ownLines = lines.filter(({ user_id }) => user_id === row.user_id);
  const companyIds = new Set(ownLines.flatMap(({ company_id }) => company_id ?? []));
  const currentCompanyId = row.current_company_id;
  return {
    userId: row.user_id,
    email: row.email,
    name: row.name,
    language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
    timeZone: row.time_zone !== null && isSendZone(row.time_zone) ? row.time_zone : null,
    currentCompanyId: currentCompanyId !== null && companyIds.has(currentCompanyId) ? currentCompanyId : null,
    companyIds,
    siteCode: row.site_code,
    allowedAddresses: row.allowed_addresses === null ? null : listOf(row.allowed_addresses),
    hasOtp: row.otp_of !== null,
    enteredBy: row.client_id === null ? 'person' : 'tool',
  };
}

/** Null for an unknown address, or one that belongs to a service account. */
export async function userOfEmail(documents: Documents, email: string): Promise<User | null> {
  const row = await documents
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', email.trim().toLowerCase())
    .where('client_id', 'is', null)
    .executeTakeFirst();
  return row ? userOfSubject(documents, row.user_id) : null;
}

/** What a sign-in compares: null for an unknown address, or one that belongs to a service account. */
export async function credentialOf(
  documents: Documents,
  email: string,
): Promise<{ userId: string; passwordHash: string } | null> {
  const row = await documents
    .selectFrom('users')
    .select(['user_id', 'password_hash'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row?.password_hash ? { userId: row.user_id, passwordHash: row.password_hash } : null;
}

export async function setPasswordHash(
  documents: Documents,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await documents
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('user_id', '=', userId)
    .execute();
}

/** Null: UTC. */
export async function setTimeZone(
  documents: Documents,
  userId: string,
  zone: SendZone | null,
): Promise<void> {
  await documents.updateTable('users').set({ time_zone: zone }).where('user_id', '=', userId).execute();
}

/** The language of whatever is mailed to the user. */
export async function setLanguage(documents: Documents, userId: string, language: Language): Promise<void> {
  await documents.updateTable('users').set({ language }).where('user_id', '=', userId).execute();
}

export async function setName(documents: Documents, userId: string, name: string): Promise<void> {
  await documents.updateTable('users').set({ name }).where('user_id', '=', userId).execute();
}

export async function setCurrentCompany(
  documents: Documents,
  userId: string,
  companyId: string,
): Promise<void> {
  await documents
    .updateTable('users')
    .set({ current_company_id: companyId })
    .where('user_id', '=', userId)
    .execute();
}

const rightsOf = keptQuery((documents, userId: string, companyId: string) =>
  documents
    .selectFrom('menu_rights')
    .select(['menu_code', 'auth_type'])
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .orderBy('menu_code'),
);

/** Menu codes with the right of the user in the company. */
export async function menuRights(
  documents: Documents,
  userId: string,
  companyId: string,
): Promise<{ menuCode: string; authType: AuthType }[]> {
  const rows = await rightsOf(documents, userId, companyId);
  return rows.map((row) => ({ menuCode: row.menu_code, authType: authTypeOf(row.auth_type) }));
}

function authTypeOf(text: string): AuthType {
  return text === 'edit' || text === 'view' ? text : 'none';
}
