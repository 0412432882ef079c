// Who issues the bills of a company and who pays them, as its invoices say it.
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('invoice_details')
    .addColumn('company_id', 'text', (column) => column.primaryKey().references('companies.company_id'))
    .addColumn('details', 'text', (column) => column.notNull())
    .execute();
}
