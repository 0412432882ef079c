// What a fresh installation starts with: exchange rates, the tools' client, and the demo's user and service account.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addMember } from '../documents/companies.ts';
import type { Documents } from '../documents/database.ts';
import type { AuthType } from '../documents/users.ts';
import { hashPassword } from './password.ts';
import { TOOLS_CLIENT_ID } from './realm.ts';

/** The portal's default rates: units for one USD. */
const DEFAULT_RATES = { USD: '1', KRW: '1200', CNY: '7', JPY: '150', MXN: '20' };
const DEFAULT_RATE_DATE = '2024-01-01';

const FIRST_COMPANY = 'sunflower';

export const DEMO_USER = { email: 'demo@skyledger.example', password: 'skyledger-demo' } as const;

export interface ToolsClient {
  clientId: string;
  clientSecret: string;
}

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

/** The client of tools: its secret is made once and kept in a file that only the owner can read. */
export function toolsClient(dataDir: string): ToolsClient {
  const file = join(dataDir, 'tools-client.json');
  mkdirSync(dataDir, { recursive: true });
  const made = { clientId: TOOLS_CLIENT_ID, clientSecret: randomBytes(32).toString('base64url') };
  try {
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
  }
  return JSON.parse(readFileSync(file, 'utf8')) as ToolsClient;
}

export async function hasDemoUser(documents: Documents): Promise<boolean> {
  const row = await documents
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', DEMO_USER.email)
    .executeTakeFirst();
  return row !== undefined;
}

/** The demo's user and the service account of tools; whoever is there already stays as he or she is. */
export async function seedAccounts(documents: Documents): Promise<void> {
  await seedAccount(documents, {
    userId: 'dana-demo',
    email: DEMO_USER.email,
    name: 'Dana Demo',
    passwordHash: await hashPassword(DEMO_USER.password),
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
