// What people changed of operation statuses, who is told of them, and cloud migration ROI (M-02 to M-04).
import type { Kysely } from 'kysely';

type Schema = Kysely<unknown>['schema'];

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await table(schema, 'operation_status_changes', ['status_id', 'found', 'note', 'changed_by', 'changed_at'])
    .addColumn('code', 'text')
    .addColumn('deleted_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('operation_status_changes_key', ['company_id', 'status_id'] as never[])
    .execute();
  await table(schema, 'operation_status_recipients', ['email', 'codes', 'changed_by', 'changed_at'])
    .addPrimaryKeyConstraint('operation_status_recipients_key', ['company_id', 'email'] as never[])
    .execute();
  await table(schema, 'operation_status_told', ['status_id', 'code', 'email', 'told_at'])
    .addPrimaryKeyConstraint('operation_status_told_key', [
      'company_id',
      'status_id',
      'code',
      'email',
    ] as never[])
    .execute();
  await table(schema, 'migration_rois', [
    'roi_id',
    'title',
    'start_month',
    'currency',
    'amounts',
    'note',
    'changed_by',
    'changed_at',
  ])
    .addColumn('deleted_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('migration_rois_key', ['company_id', 'roi_id'] as never[])
    .execute();
}

/** Of one company each; all of these texts are there. */
function table(schema: Schema, name: string, texts: readonly string[]) {
  let made = schema
    .createTable(name)
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'));
  for (const text of texts) made = made.addColumn(text, 'text', (column) => column.notNull());
  return made;
}
