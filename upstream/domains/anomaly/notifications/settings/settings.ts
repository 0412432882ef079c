// Handlers of the notification settings for anomalies.
import { VENDOR_CODES } from '../../../../../lib/catalogue/vendors.ts';
import type {
  notificationEndpoints,
  WireNotificationSetting,
  WireWebhook,
} from '../../../../contract/anomaly/notifications.ts';
import type { CheckedRequestOf } from '../../../../contract/endpoint.ts';
import { Refusal } from '../../../../refusal.ts';
import type { Call, HandlersOf } from '../../../../rest/call.ts';
import { judgeAgain } from '../../../../stores/documents/anomaly/judged-vendors.ts';
import {
  type LevelledReceiver,
  type NotificationContent,
  type NotificationSetting,
  notificationSettings,
  removeNotificationSetting,
  saveNotificationSetting,
} from '../../../../stores/documents/anomaly/notification-settings.ts';
import { type Webhook, webhooksOf } from '../../../../stores/documents/anomaly/webhooks.ts';
import { membersOf } from '../../../../stores/documents/people/members.ts';
import type { Stores } from '../../../shared/stores.ts';
import { knownCompany } from '../../ai-state.ts';
import { defaultBand } from '../../alarm-band.ts';
import { dayOf } from '../../alerts/listed-alerts.ts';
import { WIRE_LEVELS } from '../../alerts/wire-alert.ts';
import { anomalyRight, companyReach } from '../sending/receiver-rights.ts';
import { checkSetting } from './check-setting.ts';

type Endpoints = typeof notificationEndpoints;
type SettingEndpoints = Pick<
  Endpoints,
  'notificationSettings' | 'saveNotificationSetting' | 'deleteNotificationSetting'
>;
type Asked = CheckedRequestOf<Endpoints['saveNotificationSetting']>;

const LEVELS = { critical: 'CRITICAL', major: 'MAJOR', minor: 'MINOR' } as const;

export function notificationSettingHandlers(stores: Stores): HandlersOf<SettingEndpoints> {
  const { documents } = stores;
  return {
    notificationSettings: (_request, { companyId }) => all(stores, companyId),
    saveNotificationSetting: async (request, call) => {
      const content = contentOf(request);
      const { vendor, version, isAbnormalNotiOn } = request;
      await check(stores, request, content, call);
      const change = changeOf(stores, call, vendor, version);
      const saved = await saveNotificationSetting(documents, change, isAbnormalNotiOn, content);
      if (!saved) throw changedMeanwhile();
      // Levels follow from the band.
      await judgeAgain(documents, call.companyId);
      return { setting: wireSetting(saved) };
    },
    deleteNotificationSetting: async ({ vendor, version }, call) => {
      if (!(await removeNotificationSetting(documents, changeOf(stores, call, vendor, version))))
        throw changedMeanwhile();
      await judgeAgain(documents, call.companyId);
      return { result: 'OK' };
    },
  };
}

async function all(stores: Stores, companyId: string) {
  const { documents } = stores;
  const company = await knownCompany(stores, companyId);
  const [settings, webhooks, members, reach, band] = await Promise.all([
    notificationSettings(documents, companyId),
    webhooksOf(documents, companyId),
    membersOf(documents, companyId),
    companyReach(stores, company),
    defaultBand(documents, company.currency, dayOf(stores)),
  ]);
  const known = new Set(webhooks.map(({ webhookId }) => webhookId));
  const named = new Set(settings.flatMap(({ receivers }) => receivers.map(({ id }) => id)));
  const people = members
    .filter((member) => !member.isTool)
    .map((member) => ({
      userId: member.userId,
      name: member.name,
      email: member.email,
      mayReceive: anomalyRight(member) !== 'none',
    }));
  return {
    list: settings.map((setting) =>
      wireSetting({ ...setting, webhooks: setting.webhooks.filter(({ id }) => known.has(id)) }),
    ),
    webhooks: webhooks.map(wireWebhook),
    people: people.filter(({ userId, mayReceive }) => mayReceive || named.has(userId)),
    vendors: VENDOR_CODES.filter((code) => reach.vendors.has(code)),
    currency: company.currency,
    defaultMinAlert: band.minAlert,
    defaultMaxAlert: band.maxAlert,
  };
}

async function check(
  stores: Stores,
  { vendor, isAbnormalNotiOn }: Asked,
  content: NotificationContent,
  { companyId }: Call,
): Promise<void> {
  const { documents } = stores;
  const [members, webhooks, reach] = await Promise.all([
    membersOf(documents, companyId),
    webhooksOf(documents, companyId),
    knownCompany(stores, companyId).then((company) => companyReach(stores, company)),
  ]);
  const webhookIds = new Set(webhooks.map(({ webhookId }) => webhookId));
  checkSetting(vendor, isAbnormalNotiOn, content, { members, webhookIds, vendors: reach.vendors });
}

function contentOf(asked: Asked): NotificationContent {
  const { sensitivity, digest, digestDay, digestTime, quietFrom, quietUntil, zone, remindAfterDays } = asked;
  const { minAlert, maxAlert } = asked;
  // One end alone is a band that is turned round: the check refuses it.
  const band =
    minAlert === null && maxAlert === null
      ? null
      : { minAlert: minAlert ?? Number.NaN, maxAlert: maxAlert ?? Number.NaN };
  return {
    sendType: asked.mailSendCond === 'I' ? 'ALL' : 'BY_LEVEL',
    includesLowerLevels: asked.isIncludeLowerLevel,
    receivers: asked.mailReceivers.map(({ userId, level }) => ({ id: userId, level: LEVELS[level] })),
    webhooks: asked.webhooks.map(({ webhookId, level }) => ({ id: webhookId, level: LEVELS[level] })),
    ...{ sensitivity, band, digest, digestDay, digestTime, quietFrom, quietUntil, zone, remindAfterDays },
  };
}

function wireSetting(setting: NotificationSetting): WireNotificationSetting {
  const { vendor, onSince, sensitivity, band, digest, digestDay, digestTime } = setting;
  const { quietFrom, quietUntil, zone, remindAfterDays, version, changedAt, author } = setting;
  const levelled = ({ level }: LevelledReceiver) => ({ level: WIRE_LEVELS[level] });
  return {
    vendor,
    isAbnormalNotiOn: onSince !== null,
    mailSendCond: setting.sendType === 'ALL' ? 'I' : 'C',
    isIncludeLowerLevel: setting.includesLowerLevels,
    mailReceivers: setting.receivers.map((each) => ({ userId: each.id, ...levelled(each) })),
    webhooks: setting.webhooks.map((each) => ({ webhookId: each.id, ...levelled(each) })),
    minAlert: band?.minAlert ?? null,
    maxAlert: band?.maxAlert ?? null,
    ...{ sensitivity, digest, digestDay, digestTime, quietFrom, quietUntil, zone, remindAfterDays },
    ...{ version, changedAt, author },
  };
}

export function wireWebhook({ sealed: _, companyId: __, ...webhook }: Webhook): WireWebhook {
  return webhook;
}

function changeOf(
  { now }: Stores,
  { companyId, user }: Call,
  vendor: NotificationSetting['vendor'],
  version: number,
) {
  return { companyId, vendor, version, actor: { userId: user.userId, name: user.name }, at: now() };
}

function changedMeanwhile(): Refusal {
  return new Refusal('CHANGED_MEANWHILE', 'The setting is not as it was read.', 'version');
}
