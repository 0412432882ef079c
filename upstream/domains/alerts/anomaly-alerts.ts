// Alerts for unusual cost.
import { pageAddress } from '../../../lib/catalogue/pages.ts';
import { globalIdText } from '../../../lib/node/global-id-text.ts';
import type { OpenAnomaly } from '../anomaly/open-anomalies.ts';
import type { AnomalyAlert } from './alert.ts';
import { alertKey } from './alert-key.ts';

export function anomalyAlertOf({ event, ruleTitle }: OpenAnomaly): AnomalyAlert {
  const { eventId, detectType, level, vendor, account, detectedAt, startedOn, judgedThrough } = event;
  return {
    key: alertKey('anomaly', eventId),
    kind: detectType === 'AI' ? 'ANOMALY' : 'RULE',
    ...{ level, vendor, account: account?.key ?? null, since: detectedAt },
    judged: { start: startedOn, end: judgedThrough },
    menu: 'ANOMALY',
    path: pageAddress('anomalyDetail', { id: globalIdText('Anomaly', eventId) }),
    ...{ event, ruleTitle },
  };
}
