// An anomaly in the words of the wire.
import { type TopCause, topCause, type WireAlert } from '../../../contract/anomaly/shapes.ts';
import type { AnomalyEvent, Named } from '../../../stores/documents/anomaly/anomaly-events.ts';
import type { AlertAmounts } from './alert-amounts.ts';
import { alertAmounts } from './alert-amounts.ts';
import { type AlertWords, alertMessage } from './alert-message.ts';
import type { ListedAlert } from './listed-alerts.ts';

export const WIRE_LEVELS = { CRITICAL: 'critical', MAJOR: 'major', MINOR: 'minor' } as const;
const WIRE_TYPES = { AI: 'ai', RULE: 'user' } as const;

export function wireAlert(alert: ListedAlert, no: number, words: AlertWords): WireAlert {
  const { event, flags, kept, state } = alert;
  const amounts = alertAmounts(event);
  const ruleTitle = event.ruleId === null ? null : (words.ruleTitles.get(event.ruleId) ?? null);
  const isWithdrawn = state === 'WITHDRAWN';
  return {
    alertId: event.eventId,
    no,
    level: WIRE_LEVELS[event.level],
    detectType: WIRE_TYPES[event.detectType],
    vendor: event.vendor,
    analysisDate: event.judgedAt,
    message: alertMessage(event, amounts, ruleTitle, words),
    detectDate: event.detectedAt,
    receiveAlert: flags.receives,
    hide: flags.isHidden,
    starred: flags.isStarred,
    ...foundOf(event, amounts),
    ruleTitle,
    state,
    stateFrom: isWithdrawn ? null : kept.from,
    stateUntil: isWithdrawn ? null : kept.until,
    assigneeId: kept.assigneeId,
    assignee: kept.assigneeId === null ? null : (words.people.get(kept.assigneeId) ?? kept.assigneeId),
    version: kept.version,
  };
}

function foundOf(event: AnomalyEvent, amounts: AlertAmounts) {
  return {
    kind: event.kind,
    unit: event.unit,
    direction: event.direction,
    account: wireNamed(event.account),
    product: wireNamed(event.product),
    region: wireNamed(event.region),
    ruleId: event.ruleId,
    startDate: event.startedOn,
    lastSeenDate: event.lastSeenOn,
    endDate: event.endedOn,
    days: event.days,
    peakDate: event.peakDay,
    judgedThrough: event.judgedThrough,
    ...amounts,
    currency: event.currency,
    rateDate: event.rateDate,
    sensitivity: event.sensitivity,
    topCause: topCauseOf(event.topCause),
    withdrawnReason: event.withdrawnReason,
  };
}

/** As it was kept; null where it was not looked for, or was kept in the words of another version. */
export function topCauseOf(kept: unknown): TopCause | null {
  const read = topCause.safeParse(kept);
  return read.success ? read.data : null;
}

export function wireNamed(named: Named | null) {
  return named && { item: named.key, itemAlias: named.name };
}
