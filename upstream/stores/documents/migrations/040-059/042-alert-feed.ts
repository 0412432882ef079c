// Alerts that stand until figures change, what each user has seen of the feed, and applications for paid features (S-06).
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('standing_alerts')
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('alert_key', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('alert', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('standing_alerts_key', ['company_id', 'alert_key'])
    .execute();
  await schema
    .createTable('alert_checks')
    .addColumn('company_id', 'text', (column) => column.primaryKey().references('companies.company_id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('alert_views')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('alert_key', 'text', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('alert_views_key', ['user_id', 'company_id', 'alert_key'])
    .execute();
  await schema
    .createTable('plan_applications')
    .addColumn('application_id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('feature', 'text', (column) => column.notNull())
    .addColumn('applicant_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('applicant', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('decider', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('note', 'text')
    .addColumn('starts_on', 'text')
    .execute();
  await schema
    .createIndex('plan_applications_of_company')
    .on('plan_applications')
    .columns(['company_id', 'applied_at'])
    .execute();
}
