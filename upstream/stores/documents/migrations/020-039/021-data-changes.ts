// What was done to the data of a company, and the partitions that were replaced or taken out, kept to be put back.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const schema = db.schema;
  await schema
    .createTable('data_changes')
    .addColumn('change_id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('data_version', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('reverts', 'text')
    .addUniqueConstraint('data_changes_order', ['company_id', 'data_version'])
    .execute();
  await schema
    .createTable('partition_changes')
    .addColumn('change_id', 'text', (column) => column.notNull().references('data_changes.change_id'))
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('vendor', 'text', (column) => column.notNull())
    .addColumn('billing_account_id', 'text', (column) => column.notNull())
    .addColumn('billing_month', 'text', (column) => column.notNull())
    .addColumn('part_before', 'text')
    .addColumn('part_after', 'text')
    .addColumn('rows_before', 'integer', (column) => column.notNull())
    .addColumn('rows_after', 'integer', (column) => column.notNull())
    .addColumn('amounts_before', 'text')
    .addColumn('amounts_after', 'text')
    .addPrimaryKeyConstraint('partition_changes_key', [
      'change_id',
      'vendor',
      'billing_account_id',
      'billing_month',
    ])
    .execute();
  await schema
    .createIndex('partition_changes_by_month')
    .on('partition_changes')
    .columns(['company_id', 'billing_month'])
    .execute();
  for (const side of ['part_before', 'part_after']) {
    await schema.createIndex(`partition_changes_${side}`).on('partition_changes').column(side).execute();
  }
  await schema
    .createTable('kept_partitions')
    .addColumn('part', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('vendor', 'text', (column) => column.notNull())
    .addColumn('billing_account_id', 'text', (column) => column.notNull())
    .addColumn('billing_month', 'text', (column) => column.notNull())
    .addColumn('load_id', 'text', (column) => column.notNull().references('loads.load_id'))
    .addColumn('facts_version', 'integer', (column) => column.notNull())
    .addColumn('row_count', 'integer', (column) => column.notNull())
    .addColumn('first_charge_date', 'text', (column) => column.notNull())
    .addColumn('last_charge_date', 'text', (column) => column.notNull())
    .addColumn('max_usage_end', 'text')
    .addColumn('is_effective_usable', 'integer', (column) => column.notNull())
    .addColumn('source_hashes', 'text', (column) => column.notNull())
    .addColumn('replaced_at', 'text', (column) => column.notNull())
    .execute();
}
