// Links to a first password: kept as hashes, good once and for some days.
import { createHash, randomBytes } from 'node:crypto';
import type { Documents } from '../database.ts';

/** Milliseconds. */
const LASTS = 7 * 24 * 60 * 60 * 1000;

export interface Invitation {
  userId: string;
  companyId: string;
  email: string;
  name: string;
}

/** A new token for the user; earlier ones end. It is told once and never kept. */
export async function invite(
  documents: Documents,
  userId: string,
  companyId: string,
  at: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const values = {
    company_id: companyId,
    token_hash: hashOf(token),
    expires_at: new Date(at.getTime() + LASTS).toISOString(),
    accepted_at: null,
  };
  await documents
    .insertInto('invitations')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return token;
}

/** Null for a token that was never given, was used, or has lapsed. */
export async function invitationOf(
  documents: Documents,
  token: string,
  at: Date,
): Promise<Invitation | null> {
  const row = await documents
    .selectFrom('invitations')
    .innerJoin('users', 'users.user_id', 'invitations.user_id')
    .select(['users.user_id', 'users.email', 'users.name', 'invitations.company_id'])
    .where('invitations.token_hash', '=', hashOf(token))
    .where('invitations.expires_at', '>', at.toISOString())
    .executeTakeFirst();
  return row ? { userId: row.user_id, companyId: row.company_id, email: row.email, name: row.name } : null;
}

/** The token is used up; whose company the account came from stays known. */
export async function acceptInvitation(documents: Documents, userId: string, at: Date): Promise<void> {
  await documents
    .updateTable('invitations')
    .set({ token_hash: null, accepted_at: at.toISOString() })
    .where('user_id', '=', userId)
    .execute();
}

/** Ends what is open, when no company invites the user any more. */
export async function withdrawInvitation(
  documents: Documents,
  userId: string,
  companyId: string,
): Promise<void> {
  await documents
    .deleteFrom('invitations')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('token_hash', 'is not', null)
    .execute();
}

export interface Account {
  userId: string;
  email: string;
  name: string;
  isTool: boolean;
  hasPassword: boolean;
  /** The company whose invitation made the account; null for an account of another origin. */
  invitedBy: string | null;
  companyIds: string[];
}

/** The account of an address, whatever its owner; null when there is none. */
export async function accountOfEmail(documents: Documents, email: string): Promise<Account | null> {
  const row = await documents
    .selectFrom('users')
    .leftJoin('invitations', 'invitations.user_id', 'users.user_id')
    .select(['users.user_id', 'users.email', 'users.name', 'users.client_id', 'users.password_hash'])
    .select('invitations.company_id as invited_by')
    .where('users.email', '=', email)
    .executeTakeFirst();
  if (!row) return null;
  const memberships = await documents
    .selectFrom('memberships')
    .select('company_id')
    .where('user_id', '=', row.user_id)
    .execute();
  return {
    userId: row.user_id,
    email: row.email,
    name: row.name,
    isTool: row.client_id !== null,
    hasPassword: row.password_hash !== null,
    invitedBy: row.invited_by,
    companyIds: memberships.map(({ company_id }) => company_id),
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
