// The webhooks of companies. Address and secret are kept sealed; this module never sees them open.
import { randomUUID } from 'node:crypto';
import type { Language } from '../../../../lib/catalogue/languages.ts';
import type { WebhookTemplate } from '../../../../lib/mail/notifications.ts';
import type { Documents } from '../database.ts';
import { appendAudit } from '../people/audit-log.ts';
import { atomically } from '../transaction.ts';
import type { WebhookRow } from './notification-schema.ts';

export interface WebhookContent {
  name: string;
  template: WebhookTemplate;
  /** Which events it receives. */
  language: Language;
  /** Telephone numbers, of template SMS. */
  numbers: string[];
  /** Of its address, such as `https://hooks.example.com`. */
  origin: string;
  /** Address and secret, sealed. */
  sealed: string;
}

export interface Webhook extends WebhookContent {
  webhookId: string;
  companyId: string;
  version: number;
  /** ISO 8601 */
  changedAt: string;
  author: string;
}

export type WebhookFault = 'UNKNOWN_WEBHOOK' | 'CHANGED_MEANWHILE' | 'TOO_MANY_WEBHOOKS';

/** By name. */
export async function webhooksOf(documents: Documents, companyId: string): Promise<Webhook[]> {
  const rows = await documents
    .selectFrom('webhooks')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('name')
    .orderBy('webhook_id')
    .execute();
  return rows.map(webhookOf);
}

export interface WebhookChange {
  companyId: string;
  actor: { userId: string; name: string };
  at: Date;
}

/** `of` is the webhook as it was read; null for a new one. */
export function saveWebhook(
  documents: Documents,
  change: WebhookChange,
  of: { webhookId: string; version: number } | null,
  content: WebhookContent,
  most: number,
): Promise<Webhook | WebhookFault> {
  const { companyId, actor, at } = change;
  return atomically(documents, async (transaction) => {
    const all = await webhooksOf(transaction, companyId);
    const known = of && all.find(({ webhookId }) => webhookId === of.webhookId);
    if (of && !known) return 'UNKNOWN_WEBHOOK';
    if (of && known?.version !== of.version) return 'CHANGED_MEANWHILE';
    if (!of && all.length >= most) return 'TOO_MANY_WEBHOOKS';
    const saved: Webhook = {
      ...content,
      companyId,
      webhookId: known?.webhookId ?? randomUUID(),
      version: (known?.version ?? 0) + 1,
      changedAt: at.toISOString(),
      author: actor.name,
    };
    const row = rowOf(saved);
    await transaction
      .insertInto('webhooks')
      .values(row)
      .onConflict((conflict) => conflict.column('webhook_id').doUpdateSet(row))
      .execute();
    await audit(transaction, change, known, saved);
    return saved;
  });
}

/** Null when it is removed. */
export function removeWebhook(
  documents: Documents,
  change: WebhookChange,
  of: { webhookId: string; version: number },
): Promise<WebhookFault | null> {
  return atomically(documents, async (transaction) => {
    const all = await webhooksOf(transaction, change.companyId);
    const known = all.find(({ webhookId }) => webhookId === of.webhookId);
    if (!known) return 'UNKNOWN_WEBHOOK';
    if (known.version !== of.version) return 'CHANGED_MEANWHILE';
    await transaction.deleteFrom('webhooks').where('webhook_id', '=', of.webhookId).execute();
    await audit(transaction, change, known, null);
    return null;
  });
}

async function audit(
  documents: Documents,
  { companyId, actor, at }: WebhookChange,
  before: Webhook | null | undefined,
  after: Webhook | null,
): Promise<void> {
  const subject = (after ?? before)?.name ?? '';
  const changes = [
    { name: 'webhook', before: before ? wordsOf(before) : null, after: after && wordsOf(after) },
  ];
  await appendAudit(documents, { companyId, actor, action: 'WEBHOOKS_CHANGED', subject, changes }, at);
}

function wordsOf({ template, origin }: Webhook): string {
  return `${template}, ${origin}`;
}

function rowOf(webhook: Webhook): WebhookRow {
  return {
    webhook_id: webhook.webhookId,
    company_id: webhook.companyId,
    name: webhook.name,
    template: webhook.template,
    language: webhook.language,
    numbers: JSON.stringify(webhook.numbers),
    origin: webhook.origin,
    sealed: webhook.sealed,
    version: webhook.version,
    changed_at: webhook.changedAt,
    author: webhook.author,
  };
}

function webhookOf(row: WebhookRow): Webhook {
  return {
    webhookId: row.webhook_id,
    companyId: row.company_id,
    name: row.name,
    template: row.template as WebhookTemplate,
    language: row.language as Language,
    numbers: JSON.parse(row.numbers) as string[],
    origin: row.origin,
    sealed: row.sealed,
    version: row.version,
    changedAt: row.changed_at,
    author: row.author,
  };
}
