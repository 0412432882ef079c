// A member of a JSON object that a text column holds, for both engines.
import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Documents } from './database.ts';

/** The text of the member; null where the object has none. */
export function jsonMember(documents: Documents, column: string, member: string): RawBuilder<string | null> {
  return documents.getExecutor().adapter instanceof PostgresAdapter
    ? sql`(${sql.ref(column)}::json ->> ${sql.lit(member)})`
    : sql`json_extract(${sql.ref(column)}, ${sql.lit(`$.${member}`)})`;
}
