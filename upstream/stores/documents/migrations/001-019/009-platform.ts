// Plans, notices, feedback, recent menus, invitations and the audit log; the right on the menu Administration.
import { type Kysely, PostgresAdapter, sql } from 'kysely';

const DATA = 'MTV3990';
const ADMINISTRATION = 'MTV3980';

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('companies')
    .addColumn('charge_type', 'text', (column) => column.notNull().defaultTo('STANDARD'))
    .execute();
  await schema.alterTable('companies').addColumn('trial_ends_on', 'text').execute();
  await createNews(db);
  await schema
    .createTable('survey_answers')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.user_id'))
    .addColumn('is_helpful', 'integer')
    .addColumn('comment', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('postponed_at', 'text')
    .execute();
  await schema
    .createTable('menu_visits')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('menu_code', 'text', (column) => column.notNull())
    .addColumn('visited_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('menu_visits_key', ['user_id', 'company_id', 'menu_code'])
    .execute();
  await schema
    .createTable('invitations')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.user_id'))
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.company_id'))
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('accepted_at', 'text')
    .execute();
  await createAuditLog(db);
  // Whoever could see how the data were loaded is the owner of the company; tools are not.
  await sql`INSERT INTO menu_rights (user_id, company_id, menu_code, auth_type)
    SELECT rights.user_id, rights.company_id, ${ADMINISTRATION},
      CASE WHEN users.client_id IS NULL THEN rights.auth_type ELSE 'none' END
    FROM menu_rights AS rights JOIN users ON users.user_id = rights.user_id
    WHERE rights.menu_code = ${DATA}`.execute(db);
}

async function createNews({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('notices')
    .addColumn('notice_id', 'text', (column) => column.primaryKey())
    .addColumn('site_code', 'text')
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('texts', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('notice_reads')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('notice_id', 'text', (column) => column.notNull().references('notices.notice_id'))
    .addColumn('read_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_reads_key', ['user_id', 'notice_id'])
    .execute();
  await schema
    .createTable('scroll_texts')
    .addColumn('scroll_text_id', 'text', (column) => column.primaryKey())
    .addColumn('site_code', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('url', 'text')
    .addColumn('texts', 'text', (column) => column.notNull())
    .execute();
}

async function createAuditLog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .addColumn('entry_id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('searched', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('audit_log_company')
    .on('audit_log')
    .columns(['company_id', 'entry_id'])
    .execute();
  await (db.getExecutor().adapter instanceof PostgresAdapter ? keepOnPostgres(db) : keepOnSqlite(db));
}

/** What is written stays: the store itself refuses to change or remove an entry. */
async function keepOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TRIGGER audit_log_not_changed BEFORE UPDATE ON audit_log
    BEGIN SELECT RAISE(ABORT, 'the audit log is never changed'); END`.execute(db);
  await sql`CREATE TRIGGER audit_log_not_removed BEFORE DELETE ON audit_log
    BEGIN SELECT RAISE(ABORT, 'the audit log is never changed'); END`.execute(db);
}

async function keepOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN RAISE EXCEPTION ''the audit log is never changed''; END'`.execute(db);
  await sql`CREATE TRIGGER audit_log_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
    FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log()`.execute(db);
}
