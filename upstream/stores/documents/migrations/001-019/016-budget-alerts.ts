// Who is told when a budget is used up to some percent, and when each company's budgets were judged last (D-16).
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('budget_alerts')
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('scope_key', 'text', (column) => column.notNull())
    .addColumn('scope_value', 'text', (column) => column.notNull())
    .addColumn('actual_percents', 'text', (column) => column.notNull())
    .addColumn('expected_percents', 'text', (column) => column.notNull())
    .addColumn('recipients', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull().references('users.user_id'))
    .addPrimaryKeyConstraint('budget_alerts_key', ['company_id', 'scope', 'scope_key', 'scope_value'])
    .execute();
  await schema
    .createTable('budget_judgements')
    .addColumn('company_id', 'text', (column) => column.primaryKey().references('companies.company_id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
}
