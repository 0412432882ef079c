// All handlers of notifications about anomalies.
import type { deliveryEndpoints } from '../../../contract/anomaly/deliveries.ts';
import type { notificationEndpoints } from '../../../contract/anomaly/notifications.ts';
import type { HandlersOf } from '../../../rest/call.ts';
import type { Stores } from '../../shared/stores.ts';
import { type DeliveryTools, deliveryHandlers } from './deliveries.ts';
import { notificationSettingHandlers } from './settings/settings.ts';
import type { WebhookTools } from './webhooks/webhook-tools.ts';
import { webhookHandlers } from './webhooks/webhooks.ts';

export type NotificationTools = WebhookTools & DeliveryTools;

export function notificationHandlers(
  stores: Stores,
  tools: NotificationTools,
): HandlersOf<typeof notificationEndpoints & typeof deliveryEndpoints> {
  return {
    ...notificationSettingHandlers(stores),
    ...webhookHandlers(stores, tools),
    ...deliveryHandlers(stores, tools),
  };
}
