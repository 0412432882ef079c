// The catalogue of the facts: loads, their files, and the partitions that they left.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const schema = db.schema;
  await schema
    .createTable('loads')
    .addColumn('load_id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('loaded_at', 'text', (column) => column.notNull())
    .addColumn('rows_loaded', 'integer', (column) => column.notNull())
    .addColumn('rows_rejected', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('load_files')
    .addColumn('load_id', 'text', (column) => column.notNull().references('loads.load_id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('focus_version', 'text', (column) => column.notNull())
    .addColumn('rows_read', 'integer', (column) => column.notNull())
    .addColumn('rows_rejected', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('load_files_key', ['load_id', 'sha256'])
    .execute();
  await schema
    .createTable('partitions')
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('vendor', 'text', (column) => column.notNull())
    .addColumn('billing_account_id', 'text', (column) => column.notNull())
    .addColumn('billing_month', 'text', (column) => column.notNull())
    .addColumn('load_id', 'text', (column) => column.notNull().references('loads.load_id'))
    .addColumn('rows_path', 'text', (column) => column.notNull())
    .addColumn('daily_path', 'text', (column) => column.notNull())
    .addColumn('row_count', 'integer', (column) => column.notNull())
    .addColumn('first_charge_date', 'text', (column) => column.notNull())
    .addColumn('last_charge_date', 'text', (column) => column.notNull())
    .addColumn('max_usage_end', 'text')
    .addColumn('is_effective_usable', 'integer', (column) => column.notNull())
    .addColumn('source_hashes', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('partitions_key', [
      'company_id',
      'vendor',
      'billing_account_id',
      'billing_month',
    ])
    .execute();
}
