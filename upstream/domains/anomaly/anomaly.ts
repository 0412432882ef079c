// All handlers of anomalies.
import type { anomalyEndpoints } from '../../contract/anomaly/endpoints.ts';
import type { HandlersOf } from '../../rest/call.ts';
import type { Stores } from '../shared/stores.ts';
import { alertHandlers } from './alerts/alerts.ts';
import { aiAnomalyHandlers } from './causes/ai.ts';
import { handlingHandlers } from './handling/handling.ts';
import { type NotificationTools, notificationHandlers } from './notifications/notifications.ts';
import { ruleHandlers } from './rules/rules.ts';

export function anomalyHandlers(
  stores: Stores,
  notifications: NotificationTools,
): HandlersOf<typeof anomalyEndpoints> {
  return {
    ...alertHandlers(stores),
    ...aiAnomalyHandlers(stores),
    ...handlingHandlers(stores),
    ...ruleHandlers(stores),
    ...notificationHandlers(stores, notifications),
  };
}
