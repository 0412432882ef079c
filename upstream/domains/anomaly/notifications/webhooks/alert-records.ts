// Anomalies as records for programs: everything that is known of them, and the events of AlertNow.
import { labelled } from '../../../../../lib/catalogue/languages.ts';
import type { AnomalyEvent, Named } from '../../../../stores/documents/anomaly/anomaly-events.ts';
import type { AnomalyNotice, NoticeItem } from '../sending/anomaly-notice.ts';

/** How AlertNow calls the levels. */
const SEVERITIES = { CRITICAL: 'critical', MAJOR: 'error', MINOR: 'warning' } as const;

export function genericAlert({ companyId, companyName, subject, language, items }: AnomalyNotice) {
  return {
    type: 'anomaly.alert',
    company: { id: companyId, name: companyName },
    language,
    subject,
    alerts: items.map(recordOf),
  };
}

/** Of one anomaly: what the data took back ends it there. */
export function alertNowEvent({ companyName, language, items }: AnomalyNotice) {
  const [{ event, reason, sentence, facts, url }] = items as [NoticeItem];
  return {
    event_id: event.eventId,
    event_type: reason === 'WITHDRAWN' ? 'resolve' : 'trigger',
    severity: SEVERITIES[event.level],
    summary: sentence,
    description: facts.map(([label, value]) => labelled(language, label, value)).join('\n'),
    source: `Skyledger, ${companyName}`,
    link: url,
  };
}

function recordOf({ event, reason, amounts, ruleTitle, sentence, url }: NoticeItem) {
  return {
    id: event.eventId,
    reason,
    message: sentence,
    url,
    level: event.level,
    detectType: event.detectType,
    rule: ruleTitle,
    kind: event.kind,
    unit: event.unit,
    direction: event.direction,
    ...scopeOf(event),
    startedOn: event.startedOn,
    lastSeenOn: event.lastSeenOn,
    days: event.days,
    judgedThrough: event.judgedThrough,
    judgedAt: event.judgedAt,
    currency: event.currency,
    cost: amounts.realCost,
    expected: amounts.forecastCost,
    impact: amounts.impact,
    changePercent: amounts.changeRate,
    withdrawnReason: event.withdrawnReason,
  };
}

function scopeOf({ vendor, account, product, region }: AnomalyEvent) {
  const named = (value: Named | null) => value && { id: value.key, name: value.name };
  return { vendor, account: named(account), product: named(product), region: named(region) };
}
