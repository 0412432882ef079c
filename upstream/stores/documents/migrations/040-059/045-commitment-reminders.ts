// Who is reminded of commitments that end, and which reminders were sent (P-04).
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('commitment_reminders')
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('days', 'text', (column) => column.notNull())
    .addColumn('recipients', 'text', (column) => column.notNull())
    .addColumn('low_percent', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull().references('users.user_id'))
    .addPrimaryKeyConstraint('commitment_reminders_key', ['company_id', 'kind'])
    .execute();
  await schema
    .createTable('commitment_reminders_sent')
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('commitment_id', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('days', 'integer', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('commitment_reminders_sent_key', [
      'company_id',
      'kind',
      'commitment_id',
      'ends_at',
      'days',
      'email',
    ])
    .execute();
  await schema
    .createTable('commitment_reminder_checks')
    .addColumn('company_id', 'text', (column) => column.primaryKey().references('companies.company_id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
}
