// Requests of alerts of anomalies, and of the plan that they need, that build on what was read or made right before.
import { deliveryLog } from '../../../../upstream/contract/anomaly/deliveries.ts';
import {
  notificationSettings,
  saveNotificationSetting,
  saveWebhook,
} from '../../../../upstream/contract/anomaly/notifications.ts';
import type { RequestOf } from '../../../../upstream/contract/endpoint.ts';
import { applyForPlan, planApplications } from '../../../../upstream/contract/platform/plans.ts';
import { ask, type Caller } from '../rest.ts';
import { ANOMALY_REQUESTS } from './anomaly-requests.ts';

export const PREPARED_NOTIFICATIONS: Record<string, (caller: Caller) => Promise<Record<string, unknown>>> = {
  // Of a company whose plan does not include the feature.
  decidePlan: (caller) => ofApplication({ ...caller, companyId: 'workshop' }),
  saveNotificationSetting: (caller) => ofSetting(caller, 'saveNotificationSetting'),
  deleteNotificationSetting: async (caller) => {
    await ask(caller, saveNotificationSetting, await ofSetting(caller, 'saveNotificationSetting'));
    return ofSetting(caller, 'deleteNotificationSetting');
  },
  deleteWebhook: async (caller) => {
    const { webhookId, version } = await newWebhook(caller);
    return { webhookId, version };
  },
  testWebhook: async (caller) => ({ webhookId: (await newWebhook(caller)).webhookId }),
  retryDelivery: async (caller) => {
    const { list } = await ask(caller, deliveryLog, {});
    return { deliveryId: list.find(({ state }) => state === 'FAILED')?.deliveryId ?? 'none' };
  },
};

/** One that is open: made where none is. */
async function ofApplication(caller: Caller) {
  const { list } = await ask(caller, planApplications, {});
  const open = list.find(({ state }) => state === 'OPEN');
  const asked = { feature: 'AI_ANOMALY', reason: 'Sample' } as const;
  const { applicationId } = open ?? (await ask(caller, applyForPlan, asked)).application;
  return { applicationId, isApproved: false, note: '' };
}

async function ofSetting(caller: Caller, name: string) {
  const { list } = await ask(caller, notificationSettings, {});
  const sample = ANOMALY_REQUESTS[name] as RequestOf<typeof saveNotificationSetting>;
  return { ...sample, version: list[0]?.version ?? 0 };
}

async function newWebhook(caller: Caller) {
  const sample = ANOMALY_REQUESTS.saveWebhook as RequestOf<typeof saveWebhook>;
  return (await ask(caller, saveWebhook, sample)).webhook;
}
