// The costs with the largest impact: the anomalies of one cost are one bar. Pure.
import { LEVEL_WEIGHTS } from '../../../../lib/catalogue/anomaly.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import type { userAlertTop5 } from '../../../contract/anomaly/alerts.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import { groupedBy } from '../../shared/grouped-by.ts';
import { alertAmounts } from './alert-amounts.ts';
import { type ListedAlert, topKeyOf } from './listed-alerts.ts';
import { WIRE_LEVELS, wireNamed } from './wire-alert.ts';

type TopItem = ReplyOf<typeof userAlertTop5>['items'][number];

const MOST = 5;

/** Amounts in another currency than the company's, kept from before it changed, are no part of it. */
export function topFiveOf(
  alerts: readonly ListedAlert[],
  currency: string,
  ruleTitles: ReadonlyMap<string, string>,
): TopItem[] {
  const own = alerts.filter(({ event }) => event.currency === currency);
  return [...groupedBy(own, ({ event }) => topKeyOf(event))]
    .flatMap(([topKey, group]) => itemOf(topKey, group, ruleTitles))
    .sort((one, other) => Math.abs(other.impact) - Math.abs(one.impact))
    .slice(0, MOST);
}

function itemOf(
  topKey: string,
  group: readonly ListedAlert[],
  ruleTitles: ReadonlyMap<string, string>,
): TopItem[] {
  const [first] = group;
  if (!first) return [];
  const { event } = first;
  const amounts = group.map((alert) => alertAmounts(alert.event));
  const [level] = group
    .map((alert) => alert.event.level)
    .sort((one, other) => LEVEL_WEIGHTS[other] - LEVEL_WEIGHTS[one]);
  return [
    {
      topKey,
      vendor: event.vendor,
      account: wireNamed(event.account),
      product: wireNamed(event.product),
      region: wireNamed(event.region),
      ruleTitle: event.ruleId === null ? null : (ruleTitles.get(event.ruleId) ?? null),
      impact: sumMoney(amounts.map(({ impact }) => impact)),
      realCost: sumMoney(amounts.map(({ realCost }) => realCost)),
      forecastCost: sumMoney(amounts.map(({ forecastCost }) => forecastCost)),
      alertCount: group.length,
      level: WIRE_LEVELS[level ?? 'MINOR'],
    },
  ];
}
