// Which anomalies each sensitivity finds, shows and sends.
import type { Sensitivity } from '../../../lib/catalogue/anomaly.ts';
import type { AnomalyEvent } from '../../stores/documents/anomaly/anomaly-events.ts';
import {
  type NotificationSetting,
  settingFor,
} from '../../stores/documents/anomaly/notification-settings.ts';

export const DEFAULT_SENSITIVITY: Sensitivity = 'M';

/** An anomaly names the lowest sensitivity that finds it. */
const FOUND_BY: Record<Sensitivity, readonly Sensitivity[]> = {
  H: ['H', 'M', 'L'],
  M: ['M', 'L'],
  L: ['L'],
};

/** Always of what a rule found. */
export function isFoundAt(asked: Sensitivity, { sensitivity }: Pick<AnomalyEvent, 'sensitivity'>): boolean {
  return sensitivity === null || FOUND_BY[asked].includes(sensitivity);
}

/** By the setting of its vendor, else that of all vendors. */
export function isFoundFor(
  settings: readonly NotificationSetting[],
  event: Pick<AnomalyEvent, 'sensitivity' | 'vendor'>,
): boolean {
  return isFoundAt(settingFor(settings, event.vendor)?.sensitivity ?? DEFAULT_SENSITIVITY, event);
}
