// Fees, taxes and monthly credits are judged by month (N-06): what an anomaly's days are.
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('anomaly_events')
    .addColumn('unit', 'text', (column) => column.notNull().defaultTo('DAY'))
    .execute();
}
