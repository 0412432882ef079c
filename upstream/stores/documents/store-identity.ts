// Ties the facts of a data directory to the documents store whose catalogue names them: to any other catalogue they
// would be files that are not used, which are removed.
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from '../../../lib/node/data-dir.ts';
import { StartFault } from '../../../lib/node/start-fault.ts';
import type { Documents } from './database.ts';

const NAME = 'documents';
const MARK = '.documents-store';

/** Throws a StartFault when the facts below the data directory belong to another store. */
export async function claimFacts(documents: Documents, dataDir: string): Promise<void> {
  const storeId = await storeIdOf(documents);
  makeDataDir(dataDir);
  const facts = join(dataDir, 'facts');
  mkdirSync(facts, { recursive: true, mode: 0o700 });
  if (ownerOf(facts, storeId) === storeId) return;
  throw new StartFault(
    `${facts} belongs to another documents store: set DATABASE_URL as it was when it was loaded, or DATA_DIR to another folder, or move ${facts} away to start anew`,
  );
}

/** Made when it is first asked for. */
export async function storeIdOf(documents: Documents): Promise<string> {
  const find = () =>
    documents.selectFrom('store_identity').select('store_id').where('name', '=', NAME).executeTakeFirst();
  const known = await find();
  if (known) return known.store_id;
  await documents
    .insertInto('store_identity')
    .values({ name: NAME, store_id: randomUUID() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error('the documents store could not be given an identity');
  return made.store_id;
}

/** The store that the folder belongs to; one without an owner belongs to this store from now on. */
function ownerOf(folder: string, storeId: string): string {
  const mark = join(folder, MARK);
  const draft = `${mark}.${randomUUID()}`;
  writeFileSync(draft, storeId, { mode: 0o600 });
  try {
    // A link appears with its content, and only where there is none: of two programs both read the same.
    linkSync(draft, mark);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(mark, 'utf8').trim();
}
