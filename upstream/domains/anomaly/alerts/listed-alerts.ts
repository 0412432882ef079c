// Anomalies as one user of a company lists them: with the user's own flags and what the company decided.
import type { DateRange, IsoDate } from '../../../../lib/calendar/calendar.ts';
import { type AnomalyLevel, type AnomalyState, LEVEL_WEIGHTS } from '../../../../lib/catalogue/anomaly.ts';
import type { detectedList } from '../../../contract/anomaly/alerts.ts';
import type { CheckedRequestOf } from '../../../contract/endpoint.ts';
import { badRequest, Refusal } from '../../../refusal.ts';
import type { Call } from '../../../rest/call.ts';
import {
  type AnomalyEvent,
  anomalyEvent,
  anomalyEvents,
  seriesKey,
} from '../../../stores/documents/anomaly/anomaly-events.ts';
import {
  type AnomalyFlags,
  anomalyFlagsOf,
  NO_FLAGS,
} from '../../../stores/documents/anomaly/anomaly-flags.ts';
import {
  anomalyState,
  anomalyStatesOf,
  type KeptState,
} from '../../../stores/documents/anomaly/anomaly-states.ts';
import { notificationSettings } from '../../../stores/documents/anomaly/notification-settings.ts';
import type { Stores } from '../../shared/stores.ts';
import { isAiPaid, knownCompany } from '../ai-state.ts';
import { shownState } from '../handling/shown-state.ts';
import { isFoundAt, isFoundFor } from '../sensitivity.ts';

export interface ListedAlert {
  event: AnomalyEvent;
  flags: AnomalyFlags;
  kept: KeptState;
  /** What the state is today: what was kept, unless it has lapsed or the data took the anomaly back. */
  state: AnomalyState;
}

type Filter = Partial<Omit<CheckedRequestOf<typeof detectedList>, 'page' | 'itemsPerPage' | 'sort'>>;
export type AlertSort = CheckedRequestOf<typeof detectedList>['sort'];

const LEVELS = { critical: 'CRITICAL', major: 'MAJOR', minor: 'MINOR' } as const;
const TYPES = { ai: 'AI', user: 'RULE' } as const;

/**
 * Those that the filter leaves, the newest first. What AI found only where the plan includes it, and at the sensitivity
 * that the company set, unless the filter says one or names anomalies.
 */
export async function listedAlerts(stores: Stores, call: Call, filter: Filter): Promise<ListedAlert[]> {
  const { documents } = stores;
  const { companyId, user } = call;
  const [company, settings, events, flags, states] = await Promise.all([
    knownCompany(stores, companyId),
    notificationSettings(documents, companyId),
    anomalyEvents(documents, companyId, { ...narrowed(filter), isWithWithdrawn: true }),
    anomalyFlagsOf(documents, user.userId),
    anomalyStatesOf(documents, companyId),
  ]);
  const isPaid = isAiPaid(stores, company);
  const today = dayOf(stores);
  const { alertIds, sensitivity } = filter;
  const isFound = (event: AnomalyEvent) =>
    sensitivity === undefined ? isFoundFor(settings, event) : isFoundAt(sensitivity, event);
  return events
    .filter(({ detectType }) => isPaid || detectType !== 'AI')
    .filter((event) => alertIds !== undefined || isFound(event))
    .map((event) => listed(event, flags.get(event.eventId), states.get(event.eventId), today))
    .filter((alert) => isAsked(alert, filter));
}

/** Refuses one that the company does not have, and one of AI where the plan does not include it. */
export async function listedAlert(stores: Stores, call: Call, alertId: string): Promise<ListedAlert> {
  const { documents } = stores;
  const [company, event, flags, kept] = await Promise.all([
    knownCompany(stores, call.companyId),
    anomalyEvent(documents, call.companyId, alertId),
    anomalyFlagsOf(documents, call.user.userId),
    anomalyState(documents, alertId),
  ]);
  if (!event) throw new Refusal('UNKNOWN_ANOMALY', 'The company has no such anomaly.', 'alertId');
  if (event.detectType === 'AI' && !isAiPaid(stores, company))
    throw new Refusal('NEEDS_PLAN', 'The plan of the company does not include detection by AI.');
  return listed(event, flags.get(alertId), kept, dayOf(stores));
}

export function sortedAlerts(alerts: readonly ListedAlert[], sort: AlertSort): ListedAlert[] {
  const bySize = (one: ListedAlert, other: ListedAlert) =>
    Math.abs(Number(other.event.impact)) - Math.abs(Number(one.event.impact));
  switch (sort) {
    case 'newest':
      return [...alerts];
    case 'oldest':
      return alerts.toReversed();
    case 'level':
      return alerts.toSorted((one, other) => weightOf(other) - weightOf(one));
    case 'impact':
      return alerts.toSorted(bySize);
  }
}

/** Names the cost that alerts are about: those of one bar of a top five have the same. */
export function topKeyOf(event: AnomalyEvent): string {
  return event.ruleId === null ? seriesKey(event) : `${event.ruleId} ${seriesKey(event)}`;
}

/** Null without one. */
export function periodOf({ startDate, endDate }: Pick<Filter, 'startDate' | 'endDate'>): DateRange | null {
  if (startDate === undefined && endDate === undefined) return null;
  if (startDate === undefined || endDate === undefined)
    throw badRequest(
      'A period has a first and a last day.',
      startDate === undefined ? 'startDate' : 'endDate',
    );
  if (endDate < startDate)
    throw new Refusal('END_BEFORE_START', 'The end date must not be before the start date.', 'endDate');
  return { start: startDate, end: endDate };
}

export function dayOf({ now }: Pick<Stores, 'now'>): IsoDate {
  return now().toISOString().slice(0, 10);
}

function narrowed({ startDate, endDate, level, vendor, detectType }: Filter) {
  const range = periodOf({ startDate, endDate });
  return {
    ...(range && { range }),
    ...(level && { levels: [level].flat().map((each): AnomalyLevel => LEVELS[each]) }),
    ...(vendor && { vendors: [vendor].flat() }),
    ...(detectType && { detectTypes: [TYPES[detectType]] }),
  };
}

function listed(
  event: AnomalyEvent,
  flags: AnomalyFlags | undefined,
  kept: KeptState | undefined,
  today: IsoDate,
): ListedAlert {
  const known = kept ?? { state: 'OPEN', from: null, until: null, assigneeId: null, version: 0 };
  return { event, flags: flags ?? NO_FLAGS, kept: known, state: shownState(event, known, today) };
}

function isAsked({ event, flags, state }: ListedAlert, filter: Filter): boolean {
  const { alertIds, states, isWithHidden, starred, topKey } = filter;
  if (alertIds) return alertIds.includes(event.eventId);
  if (states ? !states.includes(state) : state === 'WITHDRAWN') return false;
  if (flags.isHidden && !isWithHidden) return false;
  if (starred !== undefined && flags.isStarred !== starred) return false;
  return topKey === undefined || topKeyOf(event) === topKey;
}

function weightOf({ event }: ListedAlert): number {
  return LEVEL_WEIGHTS[event.level];
}
