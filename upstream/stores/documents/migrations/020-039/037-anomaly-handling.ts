// What people do with anomalies (N-02), and the right on their menu.
import { type Kysely, sql } from 'kysely';

const DASHBOARD = 'MTV3010';
const ANOMALY = 'MTV3060';

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('anomaly_flags')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('event_id', 'text', (column) => column.notNull().references('anomaly_events.event_id'))
    .addColumn('receives', 'integer', (column) => column.notNull())
    .addColumn('is_hidden', 'integer', (column) => column.notNull())
    .addColumn('is_starred', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('anomaly_flags_key', ['user_id', 'event_id'])
    .execute();
  await schema
    .createTable('anomaly_states')
    .addColumn('event_id', 'text', (column) => column.primaryKey().references('anomaly_events.event_id'))
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('state_from', 'text')
    .addColumn('state_until', 'text')
    .addColumn('assignee_id', 'text', (column) => column.references('users.user_id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('anomaly_history')
    .addColumn('event_id', 'text', (column) => column.notNull().references('anomaly_events.event_id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('state', 'text')
    .addColumn('state_from', 'text')
    .addColumn('state_until', 'text')
    .addColumn('assignee', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('anomaly_history_key', ['event_id', 'version'])
    .execute();
  await schema
    .createIndex('anomaly_states_of_company')
    .on('anomaly_states')
    .columns(['company_id'])
    .execute();
  // Unusual cost was shown on the dashboard alone until now: the rights on that menu go on.
  await sql`INSERT INTO menu_rights (user_id, company_id, menu_code, auth_type)
    SELECT user_id, company_id, ${ANOMALY}, auth_type FROM menu_rights
    WHERE menu_code = ${DASHBOARD}`.execute(db);
}
