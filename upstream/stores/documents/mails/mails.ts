// Mails as they are kept: written once a key, taken by one program at a time, and told with how they fared.
import { sql } from 'kysely';
import { isLanguage, type Language } from '../../../../lib/catalogue/languages.ts';
import { MAIL_KINDS, MAIL_STATES, type MailKind, type MailState } from '../../../../lib/mail/mails.ts';
import type { Documents } from '../database.ts';
import type { MailRow } from './mail-schema.ts';

/** How long contents of attachments are kept, in days. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface NewMail {
  mailId: string;
  companyId: string;
  kind: MailKind;
  senderId: string;
  idempotencyKey: string;
  reference: string | null;
  language: Language;
  recipients: readonly string[];
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string | null;
  attachments: readonly { name: string; contentType: string; content: Buffer }[];
}

export interface KeptMail {
  mailId: string;
  kind: MailKind;
  senderId: string;
  language: Language;
  recipients: string[];
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string | null;
  /** ISO 8601, as all times here. */
  createdAt: string;
  state: MailState;
  attempts: number;
  nextAttemptAt: string | null;
  endedAt: string | null;
  fault: string | null;
  refusedRecipients: string[];
  attachments: { position: number; name: string; contentType: string; size: number; isKept: boolean }[];
}

/** Keeps the mail as waiting. The id of the mail that has the key: of this one, or of an earlier one. */
export async function keepMail(
  documents: Documents,
  mail: NewMail,
  at: Date,
): Promise<{ mailId: string; isNew: boolean }> {
  return documents.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('mails')
      .values(rowOf(mail, at))
      .onConflict((conflict) => conflict.columns(['company_id', 'idempotency_key']).doNothing())
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows ?? 0) === 0) {
      const { mail_id } = await transaction
        .selectFrom('mails')
        .select('mail_id')
        .where('company_id', '=', mail.companyId)
        .where('idempotency_key', '=', mail.idempotencyKey)
        .executeTakeFirstOrThrow();
      return { mailId: mail_id, isNew: false };
    }
    for (const [position, { name, contentType, content }] of mail.attachments.entries()) {
      await transaction
        .insertInto('mail_attachments')
        .values({
          mail_id: mail.mailId,
          position,
          name,
          content_type: contentType,
          size: content.length,
          content: content.toString('base64'),
        })
        .execute();
    }
    return { mailId: mail.mailId, isNew: true };
  });
}

function rowOf(mail: NewMail, at: Date): MailRow {
  return {
    mail_id: mail.mailId,
    company_id: mail.companyId,
    kind: mail.kind,
    sender_id: mail.senderId,
    idempotency_key: mail.idempotencyKey,
    reference: mail.reference,
    language: mail.language,
    recipients: JSON.stringify(mail.recipients),
    subject: mail.subject,
    body_text: mail.text,
    body_html: mail.html,
    unsubscribe_url: mail.unsubscribeUrl,
    created_at: at.toISOString(),
    state: 'waiting',
    attempts: 0,
    next_attempt_at: at.toISOString(),
    claimed_until: null,
    ended_at: null,
    fault: null,
    refused_recipients: '[]',
  };
}

/** Waiting mails whose time has come and that no program is at. */
export async function dueMails(documents: Documents, now: Date, limit: number): Promise<string[]> {
  const rows = await due(documents, now).orderBy('next_attempt_at').limit(limit).execute();
  return rows.map(({ mail_id }) => mail_id);
}

function due(documents: Documents, now: Date) {
  const instant = now.toISOString();
  return documents
    .selectFrom('mails')
    .select('mail_id')
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', instant)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<', instant)]));
}

/** Takes a due mail for this program until then; false where another one was faster. */
export async function claimMail(
  documents: Documents,
  mailId: string,
  now: Date,
  until: Date,
): Promise<boolean> {
  const instant = now.toISOString();
  const { numUpdatedRows } = await documents
    .updateTable('mails')
    .set(({ eb }) => ({ claimed_until: until.toISOString(), attempts: eb('attempts', '+', 1) }))
    .where('mail_id', '=', mailId)
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', instant)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<', instant)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export interface Outcome {
  state: MailState;
  nextAttemptAt: Date | null;
  fault: string | null;
  refused: readonly string[];
}

/** What became of an attempt; ends the claim. */
export async function settleMail(
  documents: Documents,
  mailId: string,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  await documents
    .updateTable('mails')
    .set({
      state: outcome.state,
      next_attempt_at: outcome.nextAttemptAt?.toISOString() ?? null,
      claimed_until: null,
      ended_at: outcome.state === 'waiting' ? null : now.toISOString(),
      fault: outcome.fault,
      refused_recipients: JSON.stringify(outcome.refused),
    })
    .where('mail_id', '=', mailId)
    .execute();
}

/** Forgets contents of attachments: of this mail, or of all that ended long ago. */
export async function dropAttachments(documents: Documents, of: string | { before: Date }): Promise<void> {
  const update = documents.updateTable('mail_attachments').set({ content: null });
  if (typeof of === 'string') {
    await update.where('mail_id', '=', of).execute();
    return;
  }
  const oldest = new Date(of.before.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  await update
    .where('content', 'is not', null)
    .where('mail_id', 'in', documents.selectFrom('mails').select('mail_id').where('ended_at', '<', oldest))
    .execute();
}

export interface MailQuestion {
  /** Only what was sent by this user or to this address; null: everything of the company. */
  of: { userId: string; email: string } | null;
  /** Only these; null: all. */
  mailIds: readonly string[] | null;
  limit: number;
  skip: number;
}

/** The newest first. */
export async function mailsOf(
  documents: Documents,
  companyId: string,
  { of, mailIds, limit, skip }: MailQuestion,
): Promise<{ totalCount: number; mails: KeptMail[] }> {
  let scope = documents.selectFrom('mails').where('company_id', '=', companyId);
  if (mailIds !== null) scope = scope.where('mail_id', 'in', mailIds);
  if (of !== null) {
    const quoted = JSON.stringify(of.email).replace(/[\\%_]/g, '\\$&');
    scope = scope.where((where) =>
      where.or([
        where('sender_id', '=', of.userId),
        sql<boolean>`recipients LIKE ${`%${quoted}%`} ESCAPE '\\'`,
      ]),
    );
  }
  const [count, rows] = await Promise.all([
    scope.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow(),
    scope.selectAll().orderBy('created_at', 'desc').orderBy('mail_id').limit(limit).offset(skip).execute(),
  ]);
  return { totalCount: Number(count.count), mails: await withAttachments(documents, rows) };
}

/** One mail whatever company it is of, for its sender. */
export async function mailById(documents: Documents, mailId: string): Promise<KeptMail | null> {
  const row = await documents
    .selectFrom('mails')
    .selectAll()
    .where('mail_id', '=', mailId)
    .executeTakeFirst();
  return row ? ((await withAttachments(documents, [row]))[0] ?? null) : null;
}

/** Contents of a mail's attachments in their order; null for what is not kept any more. */
export async function attachmentContents(
  documents: Documents,
  mailId: string,
): Promise<{ name: string; contentType: string; content: Buffer | null }[]> {
  const rows = await documents
    .selectFrom('mail_attachments')
    .selectAll()
    .where('mail_id', '=', mailId)
    .orderBy('position')
    .execute();
  return rows.map(({ name, content_type, content }) => ({
    name,
    contentType: content_type,
    content: content === null ? null : Buffer.from(content, 'base64'),
  }));
}

async function withAttachments(documents: Documents, rows: readonly MailRow[]): Promise<KeptMail[]> {
  if (rows.length === 0) return [];
  const attachments = await documents
    .selectFrom('mail_attachments')
    .select(['mail_id', 'position', 'name', 'content_type', 'size'])
    .select((select) => select('content', 'is not', null).as('is_kept'))
    .where(
      'mail_id',
      'in',
      rows.map(({ mail_id }) => mail_id),
    )
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    mailId: row.mail_id,
    kind: MAIL_KINDS.find((kind) => kind === row.kind) ?? 'INVOICE',
    senderId: row.sender_id,
    language: isLanguage(row.language) ? row.language : 'en',
    recipients: JSON.parse(row.recipients) as string[],
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    unsubscribeUrl: row.unsubscribe_url,
    createdAt: row.created_at,
    state: MAIL_STATES.find((state) => state === row.state) ?? 'failed',
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    endedAt: row.ended_at,
    fault: row.fault,
    refusedRecipients: JSON.parse(row.refused_recipients) as string[],
    attachments: attachments
      .filter(({ mail_id }) => mail_id === row.mail_id)
      .map(({ position, name, content_type, size, is_kept }) => ({
        position,
        name,
        contentType: content_type,
        size,
        isKept: Boolean(is_kept),
      })),
  }));
}
