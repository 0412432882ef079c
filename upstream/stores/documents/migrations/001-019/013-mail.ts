// Mails with their attachments, and reservations of invoice mails with recipients and runs.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createMails(db);
  await createReservations(db);
}

async function createMails({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('mails')
    .addColumn('mail_id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('sender_id', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('recipients', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body_text', 'text', (column) => column.notNull())
    .addColumn('body_html', 'text', (column) => column.notNull())
    .addColumn('unsubscribe_url', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text')
    .addColumn('claimed_until', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('fault', 'text')
    .addColumn('refused_recipients', 'text', (column) => column.notNull())
    .addUniqueConstraint('mails_idempotency', ['company_id', 'idempotency_key'])
    .execute();
  await schema.createIndex('mails_due').on('mails').columns(['state', 'next_attempt_at']).execute();
  await schema.createIndex('mails_company').on('mails').columns(['company_id', 'created_at']).execute();
  await schema.createIndex('mails_reference').on('mails').columns(['reference']).execute();
  await schema
    .createTable('mail_attachments')
    .addColumn('mail_id', 'text', (column) => column.notNull().references('mails.mail_id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('content', 'text')
    .addPrimaryKeyConstraint('mail_attachments_key', ['mail_id', 'position'])
    .execute();
}

async function createReservations({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('invoice_reservations')
    .addColumn('seq', 'integer', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('sender_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('vendor', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('file_type', 'text', (column) => column.notNull())
    .addColumn('is_current_month', 'integer', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('time', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('pause_reason', 'text')
    .addColumn('next_run_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  await schema
    .createIndex('invoice_reservations_company')
    .on('invoice_reservations')
    .columns(['company_id', 'seq'])
    .execute();
  await schema
    .createTable('invoice_recipients')
    .addColumn('seq', 'integer', (column) => column.notNull().references('invoice_reservations.seq'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('unsubscribed_at', 'text')
    .addPrimaryKeyConstraint('invoice_recipients_key', ['seq', 'user_id'])
    .execute();
  await schema
    .createTable('invoice_runs')
    .addColumn('seq', 'integer', (column) => column.notNull().references('invoice_reservations.seq'))
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('bill_month', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text')
    .addColumn('claimed_until', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('fault', 'text')
    .addPrimaryKeyConstraint('invoice_runs_key', ['seq', 'due_at'])
    .execute();
}
