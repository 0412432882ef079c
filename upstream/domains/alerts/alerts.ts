// Handlers of the feed of alerts.
import { MAX_LISTED_ALERTS } from '../../../lib/catalogue/alerts/alert-kinds.ts';
import { LEVEL_WEIGHTS } from '../../../lib/catalogue/anomaly.ts';
import type { CheckedRequestOf } from '../../contract/endpoint.ts';
import type { alertFeedEndpoints, WireAlertOfFeed } from '../../contract/platform/alerts.ts';
import type { Call, HandlersOf } from '../../rest/call.ts';
import { alertViewsOf, saveAlertViews } from '../../stores/documents/alerts/alert-views.ts';
import type { Stores } from '../shared/stores.ts';
import type { Alert } from './alert.ts';
import { alertMessage } from './alert-message.ts';
import { companyAlerts } from './company-alerts.ts';
import { alertReader, mayRead } from './reader.ts';

type Endpoints = typeof alertFeedEndpoints;
type Asked = CheckedRequestOf<Endpoints['alertFeed']>;

export function alertFeedHandlers(stores: Stores): HandlersOf<Endpoints> {
  const { documents, now } = stores;
  return {
    alertFeed: async (request, call) => {
      const { companyId, user, language } = call;
      const [alerts, views] = await Promise.all([
        readableAlerts(stores, call),
        alertViewsOf(documents, user.userId, companyId),
      ]);
      const asked = alerts.filter((alert) => isAsked(alert, request));
      const isSeen = ({ key, level }: Alert) => {
        const seen = views.get(key);
        return seen !== undefined && LEVEL_WEIGHTS[seen] >= LEVEL_WEIGHTS[level];
      };
      return {
        totalCount: asked.length,
        unseenCount: asked.filter((alert) => !isSeen(alert)).length,
        list: asked
          .slice(0, MAX_LISTED_ALERTS)
          .map((alert) => ({ ...wireAlert(alert, alertMessage(alert, language)), isSeen: isSeen(alert) })),
      };
    },
    seeAlerts: async ({ alertIds }, call) => {
      const named = new Set(alertIds);
      const seen = (await readableAlerts(stores, call)).filter(({ key }) => named.has(key));
      await saveAlertViews(
        documents,
        { userId: call.user.userId, companyId: call.companyId, at: now() },
        seen,
      );
      return { result: 'OK' };
    },
  };
}

async function readableAlerts(stores: Stores, { companyId, user }: Call): Promise<Alert[]> {
  const [alerts, reader] = await Promise.all([
    companyAlerts(stores, companyId),
    alertReader(stores, { userId: user.userId, companyId }),
  ]);
  return alerts.filter((alert) => mayRead(reader, alert));
}

function isAsked(alert: Alert, { selectedVendors, selectedAccount }: Asked): boolean {
  if (selectedAccount !== undefined && alert.account !== selectedAccount) return false;
  return !selectedVendors || alert.vendor === null || selectedVendors.includes(alert.vendor);
}

function wireAlert(
  { key, kind, level, vendor, since, judged, path }: Alert,
  message: string,
): Omit<WireAlertOfFeed, 'isSeen'> {
  const days = { startDate: judged?.start ?? null, endDate: judged?.end ?? null };
  return { alertId: key, kind, level, vendor, message, since, ...days, path };
}
