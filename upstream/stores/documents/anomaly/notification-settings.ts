// Notification settings for anomalies: one for all vendors, and one for each vendor that differs.
import type { SendZone } from '../../../../lib/calendar/send-zones.ts';
import type { AnomalyLevel, Sensitivity } from '../../../../lib/catalogue/anomaly.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Digest, SendType } from '../../../../lib/mail/notifications.ts';
import type { Documents } from '../database.ts';
import { appendAudit } from '../people/audit-log.ts';
import { atomically } from '../transaction.ts';
import type { AnomalyNotificationRow } from './notification-schema.ts';

/** A person by user id, or a webhook by its id; the level counts where alerts are sent by level. */
export interface LevelledReceiver {
  id: string;
  level: AnomalyLevel;
}

export interface NotificationContent {
  sendType: SendType;
  /** By level: receivers of a lower level are notified too. */
  includesLowerLevels: boolean;
  receivers: LevelledReceiver[];
  webhooks: LevelledReceiver[];
  /** For anomalies found by AI: the highest sensitivity that is sent. */
  sensitivity: Sensitivity;
  /** Of what AI finds, in the company's currency; null: the usual one. */
  band: { minAlert: number; maxAlert: number } | null;
  digest: Digest;
  digestDay: number;
  digestTime: string;
  quietFrom: string | null;
  quietUntil: string | null;
  zone: SendZone;
  /** Null: an alert is not repeated. */
  remindAfterDays: number | null;
}

export interface NotificationSetting extends NotificationContent {
  /** Null: of all vendors that have none of their own. */
  vendor: VendorCode | null;
  /** ISO 8601: anomalies found earlier are not sent; null: none are sent. */
  onSince: string | null;
  version: number;
  changedAt: string;
  /** User id. */
  authorId: string;
  author: string;
}

/** That of the company first, then by vendor. */
export async function notificationSettings(
  documents: Documents,
  companyId: string,
): Promise<NotificationSetting[]> {
  const rows = await documents
    .selectFrom('anomaly_notifications')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('vendor')
    .execute();
  return rows.map(settingOf);
}

/** The one that counts for the vendor: its own, else that of the company; undefined without either. */
export function settingFor<Setting extends { vendor: VendorCode | null }>(
  settings: readonly Setting[],
  vendor: VendorCode,
): Setting | undefined {
  return settings.find((each) => each.vendor === vendor) ?? settings.find((each) => each.vendor === null);
}

/** Companies with notifications switched on, or with notifications still to be sent. */
export async function companiesToNotify(documents: Documents): Promise<string[]> {
  const rows = await documents
    .selectFrom('anomaly_notifications')
    .select('company_id')
    .distinct()
    .where('on_since', 'is not', null)
    .orderBy('company_id')
    .execute();
  return rows.map(({ company_id }) => company_id);
}

export interface NotificationChange {
  companyId: string;
  vendor: VendorCode | null;
  /** As it was read; 0: there was none. */
  version: number;
  actor: { userId: string; name: string };
  at: Date;
}

/** Null when it is not as it was read; then nothing is saved. */
export function saveNotificationSetting(
  documents: Documents,
  { companyId, vendor, version, actor, at }: NotificationChange,
  isOn: boolean,
  content: NotificationContent,
): Promise<NotificationSetting | null> {
  return atomically(documents, async (transaction) => {
    const known = (await notificationSettings(transaction, companyId)).find((each) => each.vendor === vendor);
    if ((known?.version ?? 0) !== version) return null;
    const saved: NotificationSetting = {
      ...content,
      vendor,
      onSince: isOn ? (known?.onSince ?? at.toISOString()) : null,
      version: version + 1,
      changedAt: at.toISOString(),
      authorId: actor.userId,
      author: actor.name,
    };
    const row = rowOf(companyId, saved, content);
    await transaction
      .insertInto('anomaly_notifications')
      .values(row)
      .onConflict((conflict) => conflict.columns(['company_id', 'vendor']).doUpdateSet(row))
      .execute();
    await audit(transaction, { companyId, actor, at, vendor }, known, saved);
    return saved;
  });
}

/** False when it is not as it was read. */
export function removeNotificationSetting(
  documents: Documents,
  { companyId, vendor, version, actor, at }: NotificationChange,
): Promise<boolean> {
  return atomically(documents, async (transaction) => {
    const known = (await notificationSettings(transaction, companyId)).find((each) => each.vendor === vendor);
    if (known?.version !== version) return false;
    await transaction
      .deleteFrom('anomaly_notifications')
      .where('company_id', '=', companyId)
      .where('vendor', '=', vendor ?? '')
      .execute();
    await audit(transaction, { companyId, actor, at, vendor }, known, null);
    return true;
  });
}

async function audit(
  documents: Documents,
  { companyId, actor, at, vendor }: Omit<NotificationChange, 'version'>,
  before: NotificationSetting | undefined,
  after: NotificationSetting | null,
): Promise<void> {
  const changes = [
    { name: 'notifications', before: before ? wordsOf(before) : null, after: after && wordsOf(after) },
  ];
  const action = 'ANOMALY_NOTIFICATIONS_CHANGED';
  await appendAudit(documents, { companyId, actor, action, subject: vendor ?? '', changes }, at);
}

function wordsOf(setting: NotificationSetting): string {
  const { onSince, sendType, receivers, webhooks, digest, quietFrom, quietUntil, remindAfterDays } = setting;
  const listOf = (all: readonly LevelledReceiver[]) =>
    all.map(({ id, level }) => (sendType === 'ALL' ? id : `${id} ${level}`)).join(', ');
  return [
    onSince === null ? 'off' : 'on',
    sendType,
    listOf(receivers),
    `webhooks ${webhooks.length}`,
    digest,
    ...(quietFrom === null ? [] : [`quiet ${quietFrom}–${quietUntil}`]),
    ...(remindAfterDays === null ? [] : [`again after ${remindAfterDays} days`]),
  ].join('; ');
}

function rowOf(
  companyId: string,
  setting: NotificationSetting,
  content: NotificationContent,
): AnomalyNotificationRow {
  return {
    company_id: companyId,
    vendor: setting.vendor ?? '',
    on_since: setting.onSince,
    content: JSON.stringify(content),
    version: setting.version,
    changed_at: setting.changedAt,
    author_id: setting.authorId,
    author: setting.author,
  };
}

function settingOf(row: AnomalyNotificationRow): NotificationSetting {
  return {
    ...(JSON.parse(row.content) as NotificationContent),
    vendor: row.vendor === '' ? null : (row.vendor as VendorCode),
    onSince: row.on_since,
    version: row.version,
    changedAt: row.changed_at,
    authorId: row.author_id,
    author: row.author,
  };
}
