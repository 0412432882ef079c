// What a fresh installation starts with: exchange rates, the tools' client, and the demo's user and service account.
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { makeDataDir } from '../../lib/data-dir.ts';
import { messageOf, StartFault } from '../../lib/start-fault.ts';
import { DEFAULT_DEMO_PASSWORD } from '../config.ts';
import { addMember } from '../documents/companies.ts';
import type { Documents } from '../documents/database.ts';
import { type AuthType, credentialOf, setPasswordHash } from '../documents/users.ts';
import { dropRecordsOf } from './adapter.ts';
import { hashPassword, isPassword } from './password.ts';
import { TOOLS_CLIENT_ID } from './realm.ts';

/** The portal's default rates: units for one USD. */
const DEFAULT_RATES = { USD: '1', KRW: '1200', CNY: '7', JPY: '150', MXN: '20' };
const DEFAULT_RATE_DATE = '2024-01-01';

const FIRST_COMPANY = 'sunflower';

const DEMO_USER_ID = 'dana-demo';
const DEMO_EMAIL = 'demo@skyledger.example';

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

/** Rates that are there already are kept. */
export async function seedExchangeRates(documents: Documents): Promise<void> {
  await documents
    .insertInto('exchange_rates')
    .values(
      Object.entries(DEFAULT_RATES).map(([currency, rate]) => ({
        rate_date: DEFAULT_RATE_DATE,
        currency,
        rate,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

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

/** The demo's user and the service account of tools; whoever is there already stays as he or she is. */
export async function seedAccounts(documents: Documents, demoPassword: string): Promise<void> {
  await seedAccount(documents, {
    userId: DEMO_USER_ID,
    email: DEMO_EMAIL,
    name: 'Dana Demo',
    passwordHash: await hashPassword(demoPassword),
    clientId: null,
    authType: 'edit',
  });
  await seedAccount(documents, {
    userId: TOOLS_CLIENT_ID,
    email: `${TOOLS_CLIENT_ID}@skyledger.example`,
    name: 'Tools',
    passwordHash: null,
    clientId: TOOLS_CLIENT_ID,
    authType: 'view',
  });
}

/** Makes the password of a demo user that is there the set one; with another password all of its sign-ins end. */
export async function followDemoPassword(documents: Documents, password: string): Promise<void> {
  const credential = await credentialOf(documents, DEMO_EMAIL);
  if (!credential || (await isPassword(password, credential.passwordHash))) return;
  const passwordHash = await hashPassword(password);
  await documents.transaction().execute(async (transaction) => {
    await setPasswordHash(transaction, credential.userId, passwordHash);
    await dropRecordsOf(transaction, credential.userId);
  });
}

interface Account {
  userId: string;
  email: string;
  name: string;
  passwordHash: string | null;
  clientId: string | null;
  authType: AuthType;
}

async function seedAccount(documents: Documents, account: Account): Promise<void> {
  await documents.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('users')
      .select('user_id')
      .where('user_id', '=', account.userId)
      .executeTakeFirst();
    if (known) return;
    // A company may have been loaded before the first start.
    const companies = await transaction.selectFrom('companies').select('company_id').execute();
    const companyIds = companies.map((company) => company.company_id);
    await transaction
      .insertInto('users')
      .values({
        user_id: account.userId,
        email: account.email,
        name: account.name,
        language: 'en',
        password_hash: account.passwordHash,
        client_id: account.clientId,
        current_company_id: companyIds.find((id) => id === FIRST_COMPANY) ?? companyIds[0] ?? null,
      })
      .execute();
    for (const companyId of companyIds) {
      await addMember(transaction, account.userId, companyId, account.authType);
    }
  });
}
