// What a setting of notifications must be: a fault is named by its code and its member.
import type { DomainErrorCode } from '../../../../../lib/catalogue/domain-errors.ts';
import type { VendorCode } from '../../../../../lib/catalogue/vendors.ts';
import { MAX_RECEIVERS } from '../../../../../lib/mail/notifications.ts';
import { alertBandFault } from '../../../../../lib/rules/alert-rules.ts';
import { Refusal } from '../../../../refusal.ts';
import type {
  LevelledReceiver,
  NotificationContent,
} from '../../../../stores/documents/anomaly/notification-settings.ts';
import type { Member } from '../../../../stores/documents/people/members.ts';
import { anomalyRight } from '../sending/receiver-rights.ts';

export interface SettingGrounds {
  members: readonly Member[];
  webhookIds: ReadonlySet<string>;
  /** Vendors that the company may see. */
  vendors: ReadonlySet<VendorCode>;
}

/** Refuses, naming the member. */
export function checkSetting(
  vendor: VendorCode | null,
  isOn: boolean,
  content: NotificationContent,
  { members, webhookIds, vendors }: SettingGrounds,
): void {
  const { receivers, webhooks, band, quietFrom, quietUntil } = content;
  if (vendor !== null && !vendors.has(vendor))
    refuse('VENDOR_NOT_AVAILABLE', 'The company may not see this vendor.', 'vendor');
  if (isOn && receivers.length + webhooks.length === 0)
    refuse('RECIPIENT_MISSING', 'At least one recipient is needed.', 'mailReceivers');
  checkReceivers(receivers, members);
  if (hasTwice(webhooks)) refuse('RECIPIENT_TWICE', 'A webhook is named twice.', 'webhooks');
  if (webhooks.some(({ id }) => !webhookIds.has(id)))
    refuse('UNKNOWN_WEBHOOK', 'The company has no such webhook.', 'webhooks');
  if (band !== null && alertBandFault(band))
    refuse('ALERT_BAND_INVALID', 'The anomaly alarm band setting is invalid', 'minAlert');
  if ((quietFrom === null) !== (quietUntil === null) || (quietFrom !== null && quietFrom === quietUntil))
    refuse('QUIET_HOURS_INVALID', 'Quiet hours have a beginning and another end.', 'quietFrom');
}

function checkReceivers(receivers: readonly LevelledReceiver[], members: readonly Member[]): void {
  const field = 'mailReceivers';
  if (receivers.length > MAX_RECEIVERS)
    refuse('TOO_MANY_RECIPIENTS', `At most ${MAX_RECEIVERS} recipients.`, field);
  if (hasTwice(receivers)) refuse('RECIPIENT_TWICE', 'A recipient is named twice.', field);
  for (const { id } of receivers) {
    const member = members.find(({ userId }) => userId === id);
    if (!member || member.isTool) refuse('UNKNOWN_MEMBER', 'The company has no such person.', field);
    else if (anomalyRight(member) === 'none')
      refuse('RECEIVER_WITHOUT_RIGHT', 'A recipient may not see anomalies.', field);
  }
}

function hasTwice(all: readonly LevelledReceiver[]): boolean {
  return new Set(all.map(({ id }) => id)).size < all.length;
}

function refuse(code: DomainErrorCode, message: string, field: string): never {
  throw new Refusal(code, message, field);
}
