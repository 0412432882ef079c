// A setting of alerts as its form holds it, and as it is saved.
import { isSendTime } from '../../../../../lib/calendar/send-schedule.ts';
import type { SendZone } from '../../../../../lib/calendar/send-zones.ts';
import type { AnomalyLevel } from '../../../../../lib/catalogue/anomaly.ts';
import { MAX_RECEIVERS } from '../../../../../lib/mail/notifications.ts';
import { alertBandFault } from '../../../../../lib/rules/alert-rules.ts';
import type { NotificationSettings_notifications$data } from '../../../../__generated__/NotificationSettings_notifications.graphql.ts';
import type { AnomalyNotificationInput } from '../../../../__generated__/useSaveNotificationMutation.graphql.ts';
import { ownZone } from '../../../../components/schedules/send-zone.ts';

export type Notifications = NotificationSettings_notifications$data;
export type Setting = Notifications['settings'][number];

export interface Levelled {
  /** Of the user, or of the webhook. */
  receiverId: string;
  level: AnomalyLevel;
}

export interface NotificationDraft {
  isOn: boolean;
  sendType: 'ALL' | 'BY_LEVEL';
  includesLowerLevels: boolean;
  receivers: Levelled[];
  webhooks: Levelled[];
  sensitivity: Setting['sensitivity'];
  /** Both null: the usual band. */
  minAlert: number | null;
  maxAlert: number | null;
  digest: Setting['digest'];
  digestDay: number;
  digestTime: string;
  /** Empty: there are none. */
  quietFrom: string;
  quietUntil: string;
  zone: SendZone;
  /** 0: never. */
  remindAfterDays: number;
}

export function draftOf(setting: Setting | null): NotificationDraft {
  if (!setting) return { ...NEW, zone: ownZone() };
  const { band, quietHours, remindAfterDays, receivers, webhooks } = setting;
  const { isOn, sendType, includesLowerLevels, sensitivity, digest, digestDay, digestTime, zone } = setting;
  return {
    ...{ isOn, sendType, includesLowerLevels, sensitivity, digest, digestDay, digestTime, zone },
    receivers: receivers.map((each) => ({ ...each })),
    webhooks: webhooks.map((each) => ({ ...each })),
    minAlert: band?.minAlert ?? null,
    maxAlert: band?.maxAlert ?? null,
    quietFrom: quietHours?.from ?? '',
    quietUntil: quietHours?.until ?? '',
    remindAfterDays: remindAfterDays ?? 0,
  };
}

const NEW: Omit<NotificationDraft, 'zone'> = {
  isOn: true,
  sendType: 'ALL',
  includesLowerLevels: false,
  receivers: [],
  webhooks: [],
  sensitivity: 'MIDDLE',
  minAlert: null,
  maxAlert: null,
  digest: 'NONE',
  digestDay: 1,
  digestTime: '09:00',
  quietFrom: '',
  quietUntil: '',
  remindAfterDays: 0,
};

/** What is wrong before the service is asked; null: nothing. */
export function draftFault(draft: NotificationDraft) {
  const { receivers, webhooks, minAlert, maxAlert, quietFrom, quietUntil, isOn, digestTime } = draft;
  if (isOn && receivers.length + webhooks.length === 0) return 'RECIPIENT_MISSING' as const;
  if (receivers.length > MAX_RECEIVERS) return 'TOO_MANY_RECIPIENTS' as const;
  const hasBand = minAlert !== null || maxAlert !== null;
  if (hasBand && alertBandFault({ minAlert, maxAlert })) return 'ALERT_BAND_INVALID' as const;
  const hasQuiet = quietFrom !== '' || quietUntil !== '';
  const isQuiet = isSendTime(quietFrom) && isSendTime(quietUntil) && quietFrom !== quietUntil;
  if ((hasQuiet && !isQuiet) || !isSendTime(digestTime)) return 'QUIET_HOURS_INVALID' as const;
  return null;
}

export function inputOf(draft: NotificationDraft): AnomalyNotificationInput {
  const { minAlert, maxAlert, quietFrom, quietUntil, remindAfterDays, ...same } = draft;
  return {
    ...same,
    ...(minAlert !== null && maxAlert !== null && { band: { minAlert, maxAlert } }),
    ...(quietFrom !== '' && { quietHours: { from: quietFrom, until: quietUntil } }),
    ...(remindAfterDays > 0 && { remindAfterDays }),
  };
}
