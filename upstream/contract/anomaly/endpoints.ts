// All endpoints of anomalies, by their names in the code.
import { aiAnomalyEndpoints } from './ai.ts';
import { alertEndpoints } from './alerts.ts';
import { deliveryEndpoints } from './deliveries.ts';
import { handlingEndpoints } from './handling.ts';
import { notificationEndpoints } from './notifications.ts';
import { anomalyRuleEndpoints } from './rules.ts';

export const anomalyEndpoints = {
  ...alertEndpoints,
  ...aiAnomalyEndpoints,
  ...handlingEndpoints,
  ...anomalyRuleEndpoints,
  ...notificationEndpoints,
  ...deliveryEndpoints,
};
