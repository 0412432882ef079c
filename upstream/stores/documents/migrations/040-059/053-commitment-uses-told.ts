// Which idle or poorly used commitments were mailed to whom, and when (P-04).
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('commitment_uses_told')
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('commitment_id', 'text', (column) => column.notNull())
    .addColumn('finding', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('told_on', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('commitment_uses_told_key', [
      'company_id',
      'kind',
      'commitment_id',
      'finding',
      'email',
    ])
    .execute();
}
