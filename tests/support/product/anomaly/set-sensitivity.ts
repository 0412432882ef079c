// Sets how fine the anomalies of AI are that a company is shown and told.
import {
  notificationSettings,
  saveNotificationSetting,
} from '../../../../upstream/contract/anomaly/notifications.ts';
import { ask, type Caller } from '../rest.ts';

export async function setSensitivity(caller: Caller, sensitivity: 'H' | 'M' | 'L'): Promise<void> {
  const { list } = await ask(caller, notificationSettings, {});
  const version = list[0]?.version ?? 0;
  await ask(caller, saveNotificationSetting, { vendor: null, isAbnormalNotiOn: false, sensitivity, version });
}
