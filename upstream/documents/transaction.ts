// Changes of the documents store that read what they build on.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Documents } from './database.ts';
import type { Database } from './schema.ts';

const ATTEMPTS = 5;
/** In milliseconds, times the number of the attempt. */
const PAUSE = 50;
/** PostgreSQL: could not serialize, deadlock, and a key that another transaction took after it was seen to be free. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01', '23505']);

/**
 * Does the work as if nobody else were at work: it is done again when another transaction came between, so it must
 * change nothing but the store. Within a transaction it is a part of that one.
 */
export async function atomically<Result>(
  documents: Documents,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  if (isTransaction(documents)) return work(documents);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await documents.transaction().setIsolationLevel('serializable').execute(work);
    } catch (error) {
      const isConflict = error instanceof Error && 'code' in error && CONFLICTS.has(error.code);
      if (!isConflict || attempt === ATTEMPTS) throw error;
      await sleep(PAUSE * attempt * (1 + Math.random()));
    }
  }
}

function isTransaction(documents: Documents): documents is Transaction<Database> {
  return documents.isTransaction;
}
