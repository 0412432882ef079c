// Settings, webhooks and deliveries of the wire in the words of the graph, and back.
import type { WireDelivery } from '../../../upstream/contract/anomaly/deliveries.ts';
import type {
  WireNotificationSetting,
  WireWebhook,
} from '../../../upstream/contract/anomaly/notifications.ts';
import type {
  AnomalyDelivery,
  AnomalyNotification,
  AnomalyNotificationInput,
  MailLanguage,
  Webhook,
} from '../../__generated__/graph-types.ts';
import { toGlobalId } from '../../graph/global-id.ts';
import { vendorOf } from '../../graph/wire-enums.ts';
import { LEVELS, SENSITIVITIES, WIRE_LEVELS, WIRE_SENSITIVITIES } from './shapes.ts';

const SEND_TYPES = { I: 'ALL', C: 'BY_LEVEL' } as const;
const WIRE_SEND_TYPES = { ALL: 'I', BY_LEVEL: 'C' } as const;

export function notificationOf(wire: WireNotificationSetting): AnomalyNotification {
  const { minAlert, maxAlert, quietFrom, quietUntil, vendor } = wire;
  return {
    author: wire.author,
    band: minAlert === null || maxAlert === null ? null : { minAlert, maxAlert },
    changedAt: wire.changedAt,
    digest: wire.digest,
    digestDay: wire.digestDay,
    digestTime: wire.digestTime,
    includesLowerLevels: wire.isIncludeLowerLevel,
    isOn: wire.isAbnormalNotiOn,
    quietHours: quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil },
    receivers: wire.mailReceivers.map(({ userId, level }) => ({ receiverId: userId, level: LEVELS[level] })),
    remindAfterDays: wire.remindAfterDays,
    sendType: SEND_TYPES[wire.mailSendCond],
    sensitivity: SENSITIVITIES[wire.sensitivity],
    vendor: vendor && vendorOf(vendor),
    version: wire.version,
    webhooks: wire.webhooks.map(({ webhookId, level }) => ({ receiverId: webhookId, level: LEVELS[level] })),
    zone: wire.zone,
  };
}

export function wireNotification(input: AnomalyNotificationInput) {
  const { band, quietHours, receivers, webhooks } = input;
  return {
    isAbnormalNotiOn: input.isOn,
    mailSendCond: WIRE_SEND_TYPES[input.sendType],
    isIncludeLowerLevel: input.includesLowerLevels,
    mailReceivers: receivers.map(({ receiverId, level }) => ({
      userId: receiverId,
      level: WIRE_LEVELS[level],
    })),
    webhooks: webhooks.map(({ receiverId, level }) => ({ webhookId: receiverId, level: WIRE_LEVELS[level] })),
    sensitivity: WIRE_SENSITIVITIES[input.sensitivity],
    minAlert: band?.minAlert ?? null,
    maxAlert: band?.maxAlert ?? null,
    digest: input.digest,
    digestDay: input.digestDay,
    digestTime: input.digestTime,
    quietFrom: quietHours?.from ?? null,
    quietUntil: quietHours?.until ?? null,
    zone: input.zone,
    remindAfterDays: input.remindAfterDays ?? null,
  };
}

export function webhookOf({ webhookId, language, ...webhook }: WireWebhook): Webhook {
  return { ...webhook, id: webhookId, language: language.toUpperCase() as MailLanguage };
}

export function deliveryOf({
  deliveryId,
  receiverName,
  alertIds,
  ...delivery
}: WireDelivery): AnomalyDelivery {
  return {
    ...delivery,
    id: deliveryId,
    receiver: receiverName,
    anomalyIds: alertIds.map((alertId) => toGlobalId('Anomaly', alertId)),
  };
}
