// What a fresh installation starts with: the tools' client, the demo's users and the service account.
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { makeDataDir } from '../../../lib/node/data-dir.ts';
import { messageOf, StartFault } from '../../../lib/node/start-fault.ts';
import { DEFAULT_DEMO_PASSWORD } from '../../config.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { dropAccessTokensOf } from '../../stores/documents/people/access-tokens.ts';
import { saveOneTimePassword } from '../../stores/documents/people/one-time-passwords.ts';
import { credentialOf, setPasswordHash } from '../../stores/documents/people/users.ts';
import { addMember, addMemberWith } from '../../stores/documents/platform/companies.ts';
import { hashPassword, isPassword } from '../passwords/password.ts';
import { dropRecordsOf } from '../provider/adapter.ts';
import { TOOLS_CLIENT_ID } from '../provider/realm.ts';
import {
  allowedAddressesOf,
  DEMO_EMAIL,
  DEMO_OTP_SECRET,
  DEMO_USERS,
  type DemoUser,
  RESELLER_USER_ID,
  rightsOf,
} from './demo-users.ts';

const FIRST_COMPANY = 'sunflower';

/** What everybody may be told of the demo's account: the password only while it is the published one. */
export interface DemoHint {
  email: string;
  password: string | null;
}

export function demoHint(password: string): DemoHint {
  return { email: DEMO_EMAIL, password: password === DEFAULT_DEMO_PASSWORD ? password : null };
}

const toolsClientFile = z.object({ clientId: z.string().min(1), clientSecret: z.string().min(1) });
export type ToolsClient = z.output<typeof toolsClientFile>;

/**
 * The client of tools: its secret is made once and kept in a file that only the owner can read. Throws a StartFault
 * when the file is there and cannot be used.
 */
export function toolsClient(dataDir: string): ToolsClient {
  makeDataDir(dataDir);
  const file = join(dataDir, 'tools-client.json');
  const made = { clientId: TOOLS_CLIENT_ID, clientSecret: randomBytes(32).toString('base64url') };
  try {
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
  }
  try {
    return toolsClientFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : error;
    throw new StartFault(
      `${file} cannot be used (${messageOf(reason)}): restore it, or move it away and a new client is made`,
    );
  }
}

export async function hasDemoUser(documents: Documents): Promise<boolean> {
  const row = await documents
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', DEMO_EMAIL)
    .executeTakeFirst();
  return row !== undefined;
}

/** The demo's users and the service account of tools; users who are there already stay as they are. */
export async function seedAccounts(documents: Documents, demoPassword: string): Promise<void> {
  const isPublished = demoPassword === DEFAULT_DEMO_PASSWORD;
  // One password, one hash: a start then compares it once for all of them.
  let passwordHash: string | undefined;
  for (const user of DEMO_USERS) {
    if (await isKnown(documents, user.userId)) continue;
    passwordHash ??= await hashPassword(demoPassword);
    await seedDemoUser(documents, user, { passwordHash, isPublished });
  }
  await seedTools(documents);
}

/** Makes the password of the demo's users that are there the set one; with another password all their sign-ins end. */
export async function followDemoPassword(documents: Documents, password: string): Promise<void> {
  const isCurrent = compared(password);
  let newHash: string | undefined;
  for (const { email, userId } of DEMO_USERS) {
    const credential = await credentialOf(documents, email);
    if (credential?.userId !== userId || (await isCurrent(credential.passwordHash))) continue;
    newHash ??= await hashPassword(password);
    const passwordHash = newHash;
    await documents.transaction().execute(async (transaction) => {
      await setPasswordHash(transaction, userId, passwordHash);
      await dropRecordsOf(transaction, userId);
      await dropAccessTokensOf(transaction, userId);
      // Its secret is published too.
      if (userId === RESELLER_USER_ID) await leavePublishedSecret(transaction);
    });
  }
}

/** Whether a hash is of the password; each hash is compared once, which takes tens of milliseconds of a core. */
function compared(password: string): (hash: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  return (hash) => {
    const answer = known.get(hash) ?? isPassword(password, hash);
    known.set(hash, answer);
    return answer;
  };
}

async function leavePublishedSecret(documents: Documents): Promise<void> {
  await documents.deleteFrom('one_time_passwords').where('secret', '=', DEMO_OTP_SECRET).execute();
}

async function seedDemoUser(
  documents: Documents,
  user: DemoUser,
  { passwordHash, isPublished }: { passwordHash: string; isPublished: boolean },
): Promise<void> {
  await documents.transaction().execute(async (transaction) => {
    const companyIds = user.rightOn === null ? [] : await companyIdsOf(transaction);
    await transaction
      .insertInto('users')
      .values({
        user_id: user.userId,
        email: user.email,
        name: user.name,
        language: 'en',
        password_hash: passwordHash,
        client_id: null,
        current_company_id: firstOf(companyIds),
        site_code: user.siteCode,
        allowed_addresses: allowedAddressesOf(user, isPublished),
        new_company_right: user.newCompanyRight,
        is_staff: user.isStaff ? 1 : 0,
      })
      .execute();
    for (const companyId of companyIds)
      await addMemberWith(transaction, user.userId, companyId, rightsOf(user));
    // Only where no other person gets: elsewhere the user sets up a secret of his or her own.
    if (user.userId !== RESELLER_USER_ID || !isPublished) return;
    await saveOneTimePassword(transaction, {
      userId: user.userId,
      secret: DEMO_OTP_SECRET,
      lastStep: 0,
      recoveryHashes: [],
    });
  });
}

async function seedTools(documents: Documents): Promise<void> {
  if (await isKnown(documents, TOOLS_CLIENT_ID)) return;
  await documents.transaction().execute(async (transaction) => {
    const companyIds = await companyIdsOf(transaction);
    await transaction
      .insertInto('users')
      .values({
        user_id: TOOLS_CLIENT_ID,
        email: `${TOOLS_CLIENT_ID}@skyledger.example`,
        name: 'Tools',
        language: 'en',
        password_hash: null,
        client_id: TOOLS_CLIENT_ID,
        current_company_id: firstOf(companyIds),
        new_company_right: 'view',
      })
      .execute();
    for (const companyId of companyIds) await addMember(transaction, TOOLS_CLIENT_ID, companyId, 'view');
  });
}

async function isKnown(documents: Documents, userId: string): Promise<boolean> {
  const row = await documents
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** A company may have been loaded before the first start. */
async function companyIdsOf(documents: Documents): Promise<string[]> {
  const rows = await documents.selectFrom('companies').select('company_id').execute();
  return rows.map((row) => row.company_id);
}

function firstOf(companyIds: readonly string[]): string | null {
  return companyIds.find((id) => id === FIRST_COMPANY) ?? companyIds[0] ?? null;
}
