// Changes of the documents store that read what they build on.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Documents } from './database.ts';
import type { Database } from './schema.ts';

/** How long it is tried for, as long as SQLite waits for other writers, in milliseconds. */
const PATIENCE = 10_000;
/** In milliseconds, times the number of the attempt, and at most. */
const PAUSE = 25;
const LONGEST_PAUSE = 250;
/** PostgreSQL: could not serialize, deadlock. Of those that meet one always gets through. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01']);
/** PostgreSQL: a key is there already. Another transaction took it after it was seen to be free, or it is a fault of ours. */
const TAKEN_KEY = '23505';
/** Of a fault of ours, which meets the same key each time; after others took it, the next attempt looks for another one. */
const ATTEMPTS_AT_A_KEY = 5;

/**
 * Does the work as if it were the only one: it is done again when another transaction came between, so it must
 * change nothing but the store. Within a transaction it is a part of that one.
 */
export async function atomically<Result>(
  documents: Documents,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  if (isTransaction(documents)) return work(documents);
  const deadline = performance.now() + PATIENCE;
  const isConflict = conflictsOfChange();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await documents.transaction().setIsolationLevel('serializable').execute(work);
    } catch (error) {
      if (performance.now() > deadline || !isConflict(error)) throw error;
      await sleep(Math.min(PAUSE * attempt, LONGEST_PAUSE) * (0.5 + Math.random()));
    }
  }
}

/** Tells of the errors of one change, one after the other, whether another transaction was the reason. */
function conflictsOfChange(): (error: unknown) => boolean {
  const timesTaken = new Map<unknown, number>();
  return (error) => {
    if (!(error instanceof Error && 'code' in error)) return false;
    if (CONFLICTS.has(error.code)) return true;
    if (error.code !== TAKEN_KEY) return false;
    // Columns and values of the key.
    const key = 'detail' in error ? error.detail : null;
    const times = (timesTaken.get(key) ?? 0) + 1;
    timesTaken.set(key, times);
    return times < ATTEMPTS_AT_A_KEY;
  };
}

function isTransaction(documents: Documents): documents is Transaction<Database> {
  return documents.isTransaction;
}
