// What receivers are to be told of anomalies, and what was sent with its result (N-05).
import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('anomaly_tellings')
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('receiver', 'text', (column) => column.notNull())
    .addColumn('occasion', 'text', (column) => column.notNull())
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('planned_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('delivery_id', 'text')
    .addColumn('skipped', 'text')
    .addPrimaryKeyConstraint('anomaly_tellings_key', ['event_id', 'channel', 'receiver', 'occasion'])
    .execute();
  await schema
    .createIndex('anomaly_tellings_due')
    .on('anomaly_tellings')
    .columns(['delivery_id', 'due_at'])
    .execute();
  await schema
    .createIndex('anomaly_tellings_of_company')
    .on('anomaly_tellings')
    .columns(['company_id'])
    .execute();
  await schema
    .createTable('anomaly_deliveries')
    .addColumn('delivery_id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('receiver', 'text', (column) => column.notNull())
    .addColumn('receiver_name', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('content', 'text')
    .addColumn('mail_id', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text')
    .addColumn('claimed_until', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('fault', 'text')
    .addColumn('answer', 'text')
    .execute();
  await schema
    .createIndex('anomaly_deliveries_due')
    .on('anomaly_deliveries')
    .columns(['state', 'next_attempt_at'])
    .execute();
  await schema
    .createIndex('anomaly_deliveries_of_company')
    .on('anomaly_deliveries')
    .columns(['company_id', 'created_at'])
    .execute();
}
