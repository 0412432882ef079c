// How many months of billing data a company keeps.
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('companies').addColumn('kept_months', 'integer').execute();
}
