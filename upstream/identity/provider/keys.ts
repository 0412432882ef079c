// Secrets of the provider: made at the first start and kept with its records.
import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Documents } from '../../stores/documents/database.ts';

const MODEL = 'ProviderKeys';
const ID = 'current';

export interface ProviderKeys {
  /** Signs tokens: an RSA key for RS256 with its private part. */
  signing: JWK;
  /** Signs cookies. */
  cookies: string[];
}

/** The kept keys; of two programs that make them at the same time, both use those that came first. */
export async function providerKeys(documents: Documents): Promise<ProviderKeys> {
  const kept = await keptKeys(documents);
  if (kept) return kept;
  await documents
    .insertInto('provider_records')
    .values({
      model: MODEL,
      id: ID,
      payload: JSON.stringify(await makeKeys()),
      grant_id: null,
      user_code: null,
      uid: null,
      expires_at: null,
      consumed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await keptKeys(documents);
  if (!made) throw new Error('the keys of the OpenID provider could not be kept');
  return made;
}

/** The part of a signing key that everybody may know. */
export function publicKey({ kty, n, e, kid, alg, use }: JWK): JWK {
  if (kty !== 'RSA' || !n || !e) throw new Error('the signing key is not an RSA key');
  return { kty, n, e, kid, alg, use };
}

async function keptKeys(documents: Documents): Promise<ProviderKeys | null> {
  const row = await documents
    .selectFrom('provider_records')
    .select('payload')
    .where('model', '=', MODEL)
    .where('id', '=', ID)
    .executeTakeFirst();
  return row ? (JSON.parse(row.payload) as ProviderKeys) : null;
}

async function makeKeys(): Promise<ProviderKeys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const signing = { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'RS256', use: 'sig' };
  return { signing, cookies: [randomBytes(32).toString('base64url')] };
}
