// A partition is named by its part rather than by paths, so that another engine can keep it; and it says which
// version of the facts it has, so that older ones can be derived anew.
import { type Kysely, sql } from 'kysely';

const FOLDER = 'facts/';
const ENDING = '.rows.parquet';

export async function up(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable('partitions');
  await table()
    .addColumn('part', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await table()
    .addColumn('facts_version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`UPDATE partitions SET part = substr(rows_path, ${sql.lit(FOLDER.length + 1)},
    length(rows_path) - ${sql.lit(FOLDER.length + ENDING.length)})`.execute(db);
  await table().dropColumn('rows_path').execute();
  await table().dropColumn('daily_path').execute();
}
