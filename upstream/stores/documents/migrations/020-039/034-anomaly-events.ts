// What was found unusual in the cost of a company, with its days (N-01).
import type { Kysely } from 'kysely';

const KEYS = ['account', 'product', 'region'];
const TEXTS = [
  'vendor',
  'kind',
  'direction',
  'detect_type',
  'started_on',
  'last_seen_on',
  'real',
  'expected',
  'impact',
  'currency',
  'peak_day',
  'level',
  'detected_at',
  'judged_at',
  'judged_through',
];
const OPTIONAL_TEXTS = [
  'rule_id',
  'ended_on',
  'percent',
  'rate_date',
  'sensitivity',
  'top_cause',
  'withdrawn_reason',
];

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  let events = schema
    .createTable('anomaly_events')
    .addColumn('event_id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('days', 'integer', (column) => column.notNull())
    .addColumn('data_version', 'integer', (column) => column.notNull());
  for (const text of TEXTS) events = events.addColumn(text, 'text', (column) => column.notNull());
  for (const text of [...KEYS.flatMap((key) => [`${key}_key`, `${key}_name`]), ...OPTIONAL_TEXTS])
    events = events.addColumn(text, 'text');
  await events.execute();
  await schema
    .createIndex('anomaly_events_by_day')
    .on('anomaly_events')
    .columns(['company_id', 'last_seen_on'])
    .execute();
  await schema
    .createTable('anomaly_days')
    .addColumn('event_id', 'text', (column) => column.primaryKey().references('anomaly_events.event_id'))
    .addColumn('days', 'text', (column) => column.notNull())
    .execute();
}
