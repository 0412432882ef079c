// Names of providers that an administrator added to those that the program knows, and a vendor for all other names.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('provider_names')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('vendor', 'text', (column) => column.notNull())
    .execute();
  for (const table of ['partitions', 'kept_partitions']) {
    await db.schema.alterTable(table).addColumn('providers', 'text').execute();
  }
  // Facts of names that nobody knew were kept out of sight; now they are those of the vendor Other.
  for (const table of ['partitions', 'kept_partitions', 'partition_changes']) {
    await sql`UPDATE ${sql.table(table)} SET vendor = 'other' WHERE vendor = 'unknown'`.execute(db);
  }
  // A company that may see every cloud may see what is none.
  await sql`INSERT INTO authorised_vendors (company_id, vendor)
    SELECT company_id, 'other' FROM authorised_vendors GROUP BY company_id
    HAVING count(DISTINCT CASE WHEN vendor <> 'other' THEN vendor END) >= 7
      AND count(CASE WHEN vendor = 'other' THEN 1 END) = 0`.execute(db);
}
