// Access tokens that people make for their own tools: found by their hash, and good until they end or are revoked.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { MAX_ACCESS_TOKENS, TOKEN_PREFIX } from '../../../../lib/rules/access-tokens.ts';
import { nameKeyOf } from '../../../../lib/rules/text-rules.ts';
import type { Documents } from '../database.ts';
import { atomically } from '../transaction.ts';
import type { AccessTokenRow } from './access-token-schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Uses closer together are written once, in milliseconds. */
const USE_NOTED_MS = 60 * 1000;
/** So long a token that has ended stays in the list, and one that was revoked in the store. */
const KEPT_AFTER_MS = 30 * DAY_MS;

export interface AccessToken {
  tokenId: string;
  name: string;
  company: { companyId: string; name: string };
  /** ISO 8601, as all that follow. */
  createdAt: string;
  /** To a minute; null: never. */
  lastUsedAt: string | null;
  expiresAt: string;
}

export type AccessTokenStoreFault = 'TOKEN_NAME_IN_USE' | 'TOO_MANY_TOKENS';

/** Of the person, the newest first: those that live, and those that ended lately. Revoked ones are gone. */
export async function accessTokensOf(documents: Documents, userId: string, at: Date): Promise<AccessToken[]> {
  const rows = await tokens(documents)
    .where('access_tokens.user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', before(at, KEPT_AFTER_MS))
    .orderBy('created_at', 'desc')
    .orderBy('token_id')
    .execute();
  return rows.map(accessTokenOf);
}

export interface NewToken {
  userId: string;
  companyId: string;
  name: string;
  days: number;
  /** A one-time password was asked for at the sign-in of the person. */
  hasOtp: boolean;
}

/** The new token with its secret, which is told this once, or why there is none. */
export function addAccessToken(
  documents: Documents,
  { userId, companyId, name, days, hasOtp }: NewToken,
  at: Date,
): Promise<{ token: AccessToken; secret: string } | AccessTokenStoreFault> {
  const secret = `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
  return atomically(documents, async (transaction) => {
    const living = await transaction
      .selectFrom('access_tokens')
      .select('name_key')
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', at.toISOString())
      .execute();
    const name_key = nameKeyOf(name);
    if (living.some((row) => row.name_key === name_key)) return 'TOKEN_NAME_IN_USE';
    if (living.length >= MAX_ACCESS_TOKENS) return 'TOO_MANY_TOKENS';
    const token_id = randomUUID();
    await transaction
      .insertInto('access_tokens')
      .values({
        ...{ token_id, token_hash: hashOf(secret), user_id: userId, company_id: companyId },
        ...{ name, name_key, has_otp: hasOtp ? 1 : 0 },
        ...{ created_at: at.toISOString(), last_used_at: null, revoked_at: null },
        expires_at: new Date(at.getTime() + days * DAY_MS).toISOString(),
      })
      .execute();
    const row = await tokens(transaction).where('token_id', '=', token_id).executeTakeFirstOrThrow();
    return { token: accessTokenOf(row), secret };
  });
}

/** The token as it was; null where the person has none of this id that is not revoked. A part of a transaction. */
export async function revokeAccessToken(
  documents: Documents,
  { userId, tokenId }: { userId: string; tokenId: string },
  at: Date,
): Promise<AccessToken | null> {
  const row = await tokens(documents)
    .where('token_id', '=', tokenId)
    .where('access_tokens.user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  await documents
    .updateTable('access_tokens')
    .set({ revoked_at: at.toISOString() })
    .where('token_id', '=', tokenId)
    .execute();
  return accessTokenOf(row);
}

export interface LivingToken {
  tokenId: string;
  userId: string;
  companyId: string;
  hasOtp: boolean;
  lastUsedAt: string | null;
}

/** Null for a token that is unknown, has ended or was revoked. No text of a client is compared: only hashes are. */
export async function livingToken(
  documents: Documents,
  secret: string,
  at: Date,
): Promise<LivingToken | null> {
  const row = await documents
    .selectFrom('access_tokens')
    .select(['token_id', 'user_id', 'company_id', 'has_otp', 'last_used_at'])
    .where('token_hash', '=', hashOf(secret))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at.toISOString())
    .executeTakeFirst();
  if (!row) return null;
  return {
    tokenId: row.token_id,
    userId: row.user_id,
    companyId: row.company_id,
    hasOtp: row.has_otp === 1,
    lastUsedAt: row.last_used_at,
  };
}

/** Notes that the token was used now, unless that was noted in the last minute. */
export async function noteUse(
  documents: Documents,
  { tokenId, lastUsedAt }: LivingToken,
  at: Date,
): Promise<void> {
  if (lastUsedAt !== null && lastUsedAt > before(at, USE_NOTED_MS)) return;
  await documents
    .updateTable('access_tokens')
    .set({ last_used_at: at.toISOString() })
    .where('token_id', '=', tokenId)
    .execute();
}

/** Takes away what the person made, in all companies. */
export async function dropAccessTokensOf(documents: Documents, userId: string): Promise<void> {
  await documents.deleteFrom('access_tokens').where('user_id', '=', userId).execute();
}

/** Takes away tokens that ended or were revoked long ago. */
export async function deleteEndedTokens(documents: Documents, at: Date): Promise<void> {
  const limit = before(at, KEPT_AFTER_MS);
  await documents
    .deleteFrom('access_tokens')
    .where((where) => where.or([where('expires_at', '<=', limit), where('revoked_at', '<=', limit)]))
    .execute();
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function before(at: Date, milliseconds: number): string {
  return new Date(at.getTime() - milliseconds).toISOString();
}

function tokens(documents: Documents) {
  return documents
    .selectFrom('access_tokens')
    .innerJoin('companies', 'companies.company_id', 'access_tokens.company_id')
    .selectAll('access_tokens')
    .select('companies.name as company_name');
}

function accessTokenOf(row: AccessTokenRow & { company_name: string }): AccessToken {
  return {
    tokenId: row.token_id,
    name: row.name,
    company: { companyId: row.company_id, name: row.company_name },
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
  };
}
