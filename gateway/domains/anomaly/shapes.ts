// Anomalies of the wire in the words of the graph.
import type { WireAlert } from '../../../upstream/contract/anomaly/shapes.ts';
import type {
  AbnormalScale,
  Anomaly,
  AnomalyItem,
  AnomalySensitivity,
} from '../../__generated__/graph-types.ts';
import { toGlobalId } from '../../graph/global-id.ts';
import { vendorOf } from '../../graph/wire-enums.ts';

/** An anomaly without what is asked for by calls of its own; `alertId` is what they ask by. */
export type AnomalyParent = Omit<Anomaly, 'causes' | 'days' | 'history' | 'replay'> & { alertId: string };

export const LEVELS = { critical: 'CRITICAL', major: 'MAJOR', minor: 'MINOR' } as const;
export const WIRE_LEVELS = { CRITICAL: 'critical', MAJOR: 'major', MINOR: 'minor' } as const;
export const DETECT_TYPES = { ai: 'AI', user: 'RULE' } as const;
export const WIRE_DETECT_TYPES = { AI: 'ai', RULE: 'user' } as const;
export const SENSITIVITIES = { H: 'HIGH', M: 'MIDDLE', L: 'LOW' } as const satisfies Record<
  string,
  AnomalySensitivity
>;
export const WIRE_SENSITIVITIES = { HIGH: 'H', MIDDLE: 'M', LOW: 'L' } as const satisfies Record<
  AnomalySensitivity,
  string
>;
export const SCALES = { percentage: 'PERCENTAGE', value: 'VALUE' } as const satisfies Record<
  string,
  AbnormalScale
>;

export function anomalyOf(alert: WireAlert): AnomalyParent {
  return {
    alertId: alert.alertId,
    id: toGlobalId('Anomaly', alert.alertId),
    level: LEVELS[alert.level],
    detectType: DETECT_TYPES[alert.detectType],
    vendor: vendorOf(alert.vendor),
    analysedAt: alert.analysisDate,
    message: alert.message,
    detectedAt: alert.detectDate,
    receivesAlerts: alert.receiveAlert,
    isHidden: alert.hide,
    isStarred: alert.starred,
    ...costOf(alert),
    ruleId: alert.ruleId && toGlobalId('AnomalyRule', alert.ruleId),
    ruleTitle: alert.ruleTitle,
    state: alert.state,
    stateFrom: alert.stateFrom,
    stateUntil: alert.stateUntil,
    assignee: alert.assigneeId === null ? null : { id: alert.assigneeId, name: alert.assignee ?? '' },
    version: alert.version,
    withdrawnReason: alert.withdrawnReason,
  };
}

function costOf(alert: WireAlert) {
  const { kind, unit, direction, changeRate, currency, rateDate, sensitivity } = alert;
  return {
    kind,
    unit,
    direction,
    changeRate,
    currency,
    rateDate,
    account: itemOf(alert.account),
    product: itemOf(alert.product),
    region: itemOf(alert.region),
    startedOn: alert.startDate,
    lastSeenOn: alert.lastSeenDate,
    endedOn: alert.endDate,
    numberOfDays: alert.days,
    peakDay: alert.peakDate,
    judgedThrough: alert.judgedThrough,
    real: alert.realCost,
    expected: alert.forecastCost,
    impact: alert.impact,
    sensitivity: sensitivity && SENSITIVITIES[sensitivity],
    topCause: topCauseOf(alert.topCause),
  };
}

function topCauseOf(cause: WireAlert['topCause']): AnomalyParent['topCause'] {
  if (!cause) return null;
  const { account, product, region, resource, ...rest } = cause;
  return {
    ...rest,
    account: itemOf(account),
    product: itemOf(product),
    region: itemOf(region),
    resource: itemOf(resource),
  };
}

export function itemOf(named: { item: string; itemAlias: string } | null): AnomalyItem | null {
  return named && { key: named.item, label: named.itemAlias };
}
