// What figures of the dashboard need: since when a plan runs, and the categories that a company gives to products.
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('companies').addColumn('plan_applied_on', 'text').execute();
  await schema
    .createTable('product_categories')
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('vendor', 'text', (column) => column.notNull())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_categories_key', ['company_id', 'vendor', 'product'])
    .execute();
}
