// A data folder with the demo's real data: loaded once for a state of the sources, then copied for each test file.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { REAL_COMPANIES } from '../../../tools/demo/companies.ts';
import { DEFAULT_DEMO_PASSWORD } from '../../../upstream/config.ts';
import { hashPassword } from '../../../upstream/identity/passwords/password.ts';
import { DEMO_USERS } from '../../../upstream/identity/seed/demo-users.ts';
import { createUpstream } from '../../../upstream/server.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { setPasswordHash } from '../../../upstream/stores/documents/people/users.ts';
import { packRollups } from '../../../upstream/stores/facts/packs/pack-rollups.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const CACHE = join(ROOT, 'node_modules', '.cache', 'skyledger-test');
/** What the content of a data folder depends on. */
const SOURCES = [
  'lib',
  'upstream/stores/facts',
  'upstream/ingest',
  'tools/demo',
  'upstream/stores/documents',
  'upstream/identity',
  'tests/fixtures/billing',
];
/** A lock that is older was left behind by a run that was killed, in milliseconds. */
const STALE_LOCK = 180_000;
/** Data of sources as they once were, in milliseconds. */
const OUTDATED = 60 * 60 * 1000;

let hash: string | undefined;

/** The generated company takes a minute to make: only tests that are about it make it, or some months of it. */
export const REAL_DEMO_COMPANIES = REAL_COMPANIES.map(({ companyId }) => companyId);

/** A fresh copy below the temporary folder; anyone who asks takes it away. */
export function copyPreparedData(): Promise<string> {
  return copyPrepared('demo', loadDemoData);
}

/** The same of what `make` fills a data folder with. */
export async function copyPrepared(name: string, make: (draft: string) => Promise<void>): Promise<string> {
  const prepared = await preparedFolder(name, make);
  const dataDir = mkdtempSync(join(tmpdir(), 'skyledger-test-'));
  cpSync(prepared, dataDir, { recursive: true });
  return dataDir;
}

/** The folder of the name: the first that asks for it has it made, for all processes and later runs over these sources. */
async function preparedFolder(name: string, make: (draft: string) => Promise<void>): Promise<string> {
  // Sources do not change while tests run.
  hash ??= sourcesHash();
  const prepared = join(CACHE, `${hash}-${name}`);
  if (!existsSync(prepared)) await underLock(prepared, () => prepare(prepared, make));
  return prepared;
}

async function prepare(prepared: string, make: (draft: string) => Promise<void>): Promise<void> {
  for (const name of readdirSync(CACHE)) {
    const other = join(CACHE, name);
    if (!name.startsWith(hash ?? '') && ageOf(other) > OUTDATED)
      rmSync(other, { recursive: true, force: true });
  }
  const draft = `${prepared}.draft`;
  rmSync(draft, { recursive: true, force: true });
  await make(draft);
  renameSync(draft, prepared);
}

async function loadDemoData(draft: string): Promise<void> {
  const upstream = await createUpstream(
    {
      port: 0,
      host: '127.0.0.1',
      dataDir: draft,
      databaseUrl: null,
      clickHouse: null,
      ingestDir: null,
      keepDays: 30,
      isAnomalyJudged: false,
      secretKey: null,
      webhookNetworks: [],
      sourceNetworks: [],
      sourceFolders: [],
      sourcesFile: null,
      mail: {
        smtpUrl: null,
        from: 'no-reply@skyledger.example',
        supportAddress: 'support@skyledger.example',
      },
      publicUrl: 'http://localhost',
      upstreamPublicUrl: null,
      demoToday: 'auto',
      demoCompanies: REAL_DEMO_COMPANIES,
      environment: 'LOCAL',
      siteProfiles: null,
      trustProxy: ['127.0.0.0/8', '::1'],
      oidc: null,
      demoPassword: DEFAULT_DEMO_PASSWORD,
      logLevel: 'silent',
      isTraced: false,
    },
    { logger: pino({ level: 'silent' }) },
  );
  try {
    await upstream.ready;
  } finally {
    await upstream.close();
  }
  await packAll(draft);
  await cheapenPasswords(draft);
}

/** Each start compares the password of the demo, and so does each sign-in: at its real cost that was a minute of a core. */
async function cheapenPasswords(dataDir: string): Promise<void> {
  const documents = await openDocuments(dataDir);
  try {
    const passwordHash = await hashPassword(DEFAULT_DEMO_PASSWORD, 1);
    for (const { userId } of DEMO_USERS) await setPasswordHash(documents, userId, passwordHash);
  } finally {
    await documents.destroy();
  }
}

/** As the service does half a minute after its start, by a process for each company: each long test file waited for three. */
async function packAll(dataDir: string): Promise<void> {
  const documents = await openDocuments(dataDir);
  try {
    for (const companyId of REAL_DEMO_COMPANIES) await packRollups({ documents, dataDir, companyId });
  } finally {
    await documents.destroy();
  }
}

async function underLock(prepared: string, work: () => Promise<void>): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const lock = `${prepared}.lock`;
  while (!existsSync(prepared)) {
    if (!takeLock(lock)) {
      await sleep(200);
      continue;
    }
    try {
      if (!existsSync(prepared)) await work();
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
}

function takeLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    if (ageOf(lock) > STALE_LOCK) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/** In milliseconds; 0 for what is not there. */
function ageOf(path: string): number {
  const now = Date.now();
  return now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now);
}

function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const file = join(ROOT, folder, name);
      if (!statSync(file).isFile()) continue;
      hash.update(name).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
