// All statuses of a company: what is found, with what people made of it.

import { WATCHED_DAYS } from '../../../../lib/catalogue/operations/status-checks.ts';
import { statusTraits } from '../../../../lib/catalogue/operations/status-codes.ts';
import { companyClock } from '../../../clock.ts';
import { runsOf } from '../../../stores/documents/loads/load-runs.ts';
import { runFilesOf } from '../../../stores/documents/loads/run-files.ts';
import { type StatusChange, statusChangesOf } from '../../../stores/documents/operations/status-changes.ts';
import {
  failedAlerts,
  failedSchedules,
  undeliveredMails,
} from '../../../stores/documents/operations/undelivered.ts';
import { dataState } from '../../data/data-state.ts';
import type { Stores } from '../../shared/stores.ts';
import { dataStatuses } from './data-statuses.ts';
import { alertStatuses, mailStatuses, scheduleStatuses } from './delivery-statuses.ts';
import type { FoundStatus } from './found-status.ts';
import { loadStatuses } from './load-statuses.ts';

/** Of each kind of event, the newest. */
const MOST_EVENTS = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

export type StatusStores = Pick<Stores, 'documents' | 'demoToday' | 'environment' | 'now'>;

/** A status as it is listed. */
export interface CompanyStatus {
  found: FoundStatus;
  /** As a person set it, or as it was found. */
  code: string;
  isDeleted: boolean;
  /** Null: no person has changed anything. */
  change: StatusChange | null;
}

export interface CompanyStatuses {
  statuses: CompanyStatus[];
  /** The newest end of a load, ISO 8601; null without one. */
  lastLoadedAt: string | null;
  /** The last day that the cost of every vendor is complete for; null without data. */
  completeThrough: string | null;
}

/** The most urgent first, then the newest. */
export async function companyStatuses(stores: StatusStores, companyId: string): Promise<CompanyStatuses> {
  const { documents, demoToday } = stores;
  const now = stores.now();
  const since = new Date(now.getTime() - WATCHED_DAYS * DAY_MS).toISOString();
  const [{ runs }, { vendors }, mails, schedules, alerts, changes] = await Promise.all([
    runsOf(documents, companyId, { limit: MOST_EVENTS, skip: 0, now }),
    dataState(stores, companyId),
    undeliveredMails(documents, companyId, since, MOST_EVENTS),
    failedSchedules(documents, companyId, since, MOST_EVENTS),
    failedAlerts(documents, companyId, since, MOST_EVENTS),
    statusChangesOf(documents, companyId),
  ]);
  const recent = runs.filter(({ startedAt }) => startedAt >= since);
  const files = await runFilesOf(
    documents,
    companyId,
    recent.map(({ runId }) => runId),
  );
  const newest = vendors.flatMap(({ maxDatetime }) => maxDatetime ?? []).sort();
  const { today } = companyClock(newest.at(-1) ?? null, demoToday, now);
  const found = [
    ...loadStatuses(recent, files),
    ...dataStatuses(vendors, { today, now }),
    ...mailStatuses(mails),
    ...scheduleStatuses(schedules),
    ...alertStatuses(alerts),
  ];
  return {
    statuses: found.map((each) => withChange(each, changes.get(each.statusId) ?? null)).sort(byUrgency),
    lastLoadedAt:
      vendors
        .map(({ lastLoadedAt }) => lastLoadedAt)
        .sort()
        .at(-1) ?? null,
    completeThrough: vendors.map(({ completeThrough }) => completeThrough ?? '').sort()[0] || null,
  };
}

/** Code and deletion hold as long as the same is found; a note stays. */
export function withChange(found: FoundStatus, change: StatusChange | null): CompanyStatus {
  const holds = change?.found === found.code;
  return {
    found,
    code: (holds ? change.code : null) ?? found.code,
    isDeleted: holds ? change.isDeleted : false,
    change,
  };
}

function byUrgency(one: CompanyStatus, other: CompanyStatus): number {
  return (
    statusTraits(one.code).order - statusTraits(other.code).order ||
    (one.found.at < other.found.at ? 1 : one.found.at > other.found.at ? -1 : 0) ||
    one.found.statusId.localeCompare(other.found.statusId, 'en')
  );
}
