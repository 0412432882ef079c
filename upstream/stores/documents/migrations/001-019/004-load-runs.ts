// The runs of the loader with their reports, what each partition lacks, and the menu of the page that shows both.
import { type Kysely, sql } from 'kysely';

const COST_ANALYTICS = 'MTV3050';
const DATA = 'MTV3990';

export async function up(db: Kysely<unknown>): Promise<void> {
  const schema = db.schema;
  await schema
    .createTable('load_runs')
    .addColumn('run_id', 'text', (column) => column.primaryKey())
    // No reference: a load may make its company at its end.
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('started_by', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('progress', 'text')
    .addColumn('load_id', 'text')
    .addColumn('file_count', 'integer')
    .addColumn('rows_loaded', 'integer')
    .addColumn('rows_rejected', 'integer')
    .addColumn('months_shrunk', 'integer')
    .addColumn('fault', 'text')
    .addColumn('report', 'text')
    .execute();
  await schema
    .createIndex('load_runs_by_company')
    .on('load_runs')
    .columns(['company_id', 'started_at'])
    .execute();
  await schema
    .createTable('partition_quality')
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('row_count', 'integer', (column) => column.notNull())
    .addColumn('zero_rows', 'integer', (column) => column.notNull())
    .addColumn('billed', 'text', (column) => column.notNull())
    .addColumn('size', 'text', (column) => column.notNull())
    .addColumn('without_tags', 'text', (column) => column.notNull())
    .addColumn('without_list_price', 'text', (column) => column.notNull())
    .addColumn('without_account', 'text', (column) => column.notNull())
    .addColumn('without_service', 'text', (column) => column.notNull())
    .addColumn('without_region', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('partition_quality_key', ['part', 'currency'])
    .execute();
  await sql`INSERT INTO menu_rights (user_id, company_id, menu_code, auth_type)
    SELECT user_id, company_id, ${sql.lit(DATA)}, auth_type FROM menu_rights
    WHERE menu_code = ${sql.lit(COST_ANALYTICS)} AND auth_type = 'edit'`.execute(db);
}
