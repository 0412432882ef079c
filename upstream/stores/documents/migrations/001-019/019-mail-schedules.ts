// Invoice mails that were reserved become mails on a schedule of any kind, with their recipients and runs.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createSchedules(db);
  await moveInvoices(db as Kysely<Moved>);
  for (const table of ['invoice_runs', 'invoice_recipients', 'invoice_reservations'])
    await db.schema.dropTable(table).execute();
}

async function createSchedules({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('mail_schedules')
    .addColumn('seq', 'integer', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('sender_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('cycle', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('time', 'text', (column) => column.notNull())
    .addColumn('request_key', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('pause_reason', 'text')
    .addColumn('next_run_at', 'text')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .addUniqueConstraint('mail_schedules_request', ['company_id', 'request_key'])
    .execute();
  await schema
    .createIndex('mail_schedules_company')
    .on('mail_schedules')
    .columns(['company_id', 'kind', 'sender_id', 'seq'])
    .execute();
  await schema.createIndex('mail_schedules_due').on('mail_schedules').columns(['next_run_at']).execute();
  await schema
    .createTable('mail_schedule_recipients')
    .addColumn('seq', 'integer', (column) => column.notNull().references('mail_schedules.seq'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('unsubscribed_at', 'text')
    .addPrimaryKeyConstraint('mail_schedule_recipients_key', ['seq', 'user_id'])
    .execute();
  await schema
    .createTable('mail_schedule_runs')
    .addColumn('seq', 'integer', (column) => column.notNull().references('mail_schedules.seq'))
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('bill_month', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text')
    .addColumn('claimed_until', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('fault', 'text')
    .addPrimaryKeyConstraint('mail_schedule_runs_key', ['seq', 'due_at'])
    .execute();
  await schema
    .createIndex('mail_schedule_runs_waiting')
    .on('mail_schedule_runs')
    .columns(['state', 'next_attempt_at'])
    .execute();
}

/** What the invoice tables had at the time of this migration, and where it goes. */
interface Moved {
  invoice_reservations: Common & {
    title: string;
    description: string;
    vendor: string;
    language: string;
    file_type: string;
    is_current_month: number;
  };
  invoice_recipients: { seq: number; user_id: string; unsubscribed_at: string | null };
  invoice_runs: Run;
  mail_schedules: Common & { kind: string; content: string; cycle: string; request_key: string | null };
  mail_schedule_recipients: { seq: number; user_id: string; unsubscribed_at: string | null };
  mail_schedule_runs: Run;
}

interface Common {
  seq: number;
  company_id: string;
  sender_id: string;
  zone: string;
  day: number;
  time: string;
  version: number;
  pause_reason: string | null;
  next_run_at: string;
  changed_at: string;
  deleted_at: string | null;
}

interface Run {
  seq: number;
  due_at: string;
  bill_month: string;
  state: string;
  attempts: number;
  next_attempt_at: string | null;
  claimed_until: string | null;
  ended_at: string | null;
  fault: string | null;
}

async function moveInvoices(db: Kysely<Moved>): Promise<void> {
  for (const row of await db.selectFrom('invoice_reservations').selectAll().execute()) {
    const { title, description, vendor, language, file_type, is_current_month, ...common } = row;
    const content = JSON.stringify({
      title,
      description,
      vendor,
      language,
      fileType: file_type,
      isCurrentMonth: is_current_month === 1,
    });
    const invoice = { ...common, kind: 'INVOICE', content, cycle: 'monthly', request_key: null };
    await db.insertInto('mail_schedules').values(invoice).execute();
  }
  await db
    .insertInto('mail_schedule_recipients')
    .columns(['seq', 'user_id', 'unsubscribed_at'])
    .expression((eb) => eb.selectFrom('invoice_recipients').select(['seq', 'user_id', 'unsubscribed_at']))
    .execute();
  const runColumns = [
    'seq',
    'due_at',
    'bill_month',
    'state',
    'attempts',
    'next_attempt_at',
    'claimed_until',
    'ended_at',
    'fault',
  ] as const;
  await db
    .insertInto('mail_schedule_runs')
    .columns([...runColumns])
    .expression((eb) => eb.selectFrom('invoice_runs').select([...runColumns]))
    .execute();
}
