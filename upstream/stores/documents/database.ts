// The documents store, as everything that reads it knows it.
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** The same tables, rows and orders regardless of the engine; a transaction of it counts as one too. */
export type Documents = Kysely<Database>;
