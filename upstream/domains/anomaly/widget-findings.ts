// What dashboard widgets show of unusual cost (D-13): the same anomalies as the list.
import type { MlFindings, mlAbnormalUser } from '../../contract/dashboard/ml-abnormal.ts';
import type { CheckedRequestOf } from '../../contract/endpoint.ts';
import type { Call } from '../../rest/call.ts';
import { judgedVendors } from '../../stores/documents/anomaly/judged-vendors.ts';
import type { Stores } from '../shared/stores.ts';
import { aiState, knownCompany } from './ai-state.ts';
import { alertAmounts } from './alerts/alert-amounts.ts';
import { type ListedAlert, listedAlerts } from './alerts/listed-alerts.ts';
import { WIRE_LEVELS } from './alerts/wire-alert.ts';
import { levelOf } from './detection/levels.ts';

type Asked = CheckedRequestOf<typeof mlAbnormalUser>;

/** How many a widget lists. */
const MOST = 100;

/** Left out: as AI finds them by itself. */
export async function widgetFindings(stores: Stores, call: Call, asked?: Asked): Promise<MlFindings> {
  const company = await knownCompany(stores, call.companyId);
  const [state, judged, alerts] = await Promise.all([
    aiState(stores, company),
    judgedVendors(stores.documents, call.companyId),
    listedAlerts(stores, call, {
      detectType: 'ai',
      // A widget of a user says by itself how fine its anomalies may be.
      ...(asked && { sensitivity: asked.sensitivity }),
      ...(asked?.selectedVendors && { vendor: asked.selectedVendors }),
    }),
  ]);
  const through = judged.map(({ judgedThrough }) => judgedThrough).sort();
  const isAvailable = state.state === 'available';
  const found = isAvailable ? alerts.filter(({ event }) => event.currency === company.currency) : [];
  return {
    ...state,
    analysedThrough: isAvailable ? (through.at(-1) ?? null) : null,
    totalCount: found.length,
    items: found.slice(0, MOST).map((alert) => itemOf(alert, asked)),
  };
}

function itemOf({ event }: ListedAlert, asked: Asked | undefined): MlFindings['items'][number] {
  const { realCost, forecastCost, impact } = alertAmounts(event);
  return {
    alertId: event.eventId,
    vendor: event.vendor,
    date: event.startedOn,
    item: event.account?.key ?? '',
    itemAlias: event.account?.name ?? '',
    product: event.product?.name ?? '',
    level: WIRE_LEVELS[asked ? levelOf(impact, asked) : event.level],
    cost: realCost,
    forecastCost,
  };
}
