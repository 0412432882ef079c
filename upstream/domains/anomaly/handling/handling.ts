// Handlers of what people do with alerts: their own flags, the company's state and assignee, and who did what.

import { MENUS } from '../../../../lib/catalogue/menus.ts';
import { isWithinLength } from '../../../../lib/rules/text-rules.ts';
import type { handlingEndpoints } from '../../../contract/anomaly/handling.ts';
import type { CheckedRequestOf } from '../../../contract/endpoint.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import { saveAnomalyFlags } from '../../../stores/documents/anomaly/anomaly-flags.ts';
import {
  anomalyHistory,
  changeAnomalyState,
  type StateChange,
} from '../../../stores/documents/anomaly/anomaly-states.ts';
import { type Member, membersOf } from '../../../stores/documents/people/members.ts';
import type { Stores } from '../../shared/stores.ts';
import { shownAlert } from '../alerts/alerts.ts';
import { dayOf, listedAlert } from '../alerts/listed-alerts.ts';
import { applyFeedback } from './feedback.ts';
import { replayOf } from './replay.ts';

type Endpoints = typeof handlingEndpoints;

export function handlingHandlers(stores: Stores): HandlersOf<Endpoints> {
  const { documents } = stores;
  return {
    flagAlert: async ({ alertId, receiveAlert, hide, starred }, call) => {
      await listedAlert(stores, call, alertId);
      await saveAnomalyFlags(documents, call.user.userId, alertId, {
        ...(receiveAlert !== undefined && { receives: receiveAlert }),
        ...(hide !== undefined && { isHidden: hide }),
        ...(starred !== undefined && { isStarred: starred }),
      });
      return alertNow(stores, call, alertId);
    },
    setAlertState: (request, call) => setState(stores, request, call),
    assignAlert: async ({ alertId, version, assigneeId }, call) => {
      await listedAlert(stores, call, alertId);
      const people = await assignable(stores, call.companyId);
      const assignee = people.find(({ userId }) => userId === assigneeId) ?? null;
      if (assigneeId !== null && !assignee)
        throw new Refusal(
          'UNKNOWN_MEMBER',
          'The company has no such person who may see anomalies.',
          'assigneeId',
        );
      await save(stores, call, {
        eventId: alertId,
        version,
        change: { assigneeId, assignee: assignee?.name ?? null },
      });
      return alertNow(stores, call, alertId);
    },
    replayAlert: async ({ alertId }, call) => {
      const { event } = await listedAlert(stores, call, alertId);
      return replayOf(stores, call, event);
    },
    alertHistory: async ({ alertId }, call) => {
      await listedAlert(stores, call, alertId);
      const [rows, people] = await Promise.all([
        anomalyHistory(documents, alertId),
        assignable(stores, call.companyId),
      ]);
      return {
        list: rows.map((row) => ({
          changedAt: row.changed_at,
          author: row.author,
          state: row.state as Extract<StateChange['change'], { state: unknown }>['state'] | null,
          stateFrom: row.state_from,
          stateUntil: row.state_until,
          assignee: row.assignee,
          reason: row.reason,
        })),
        people: people.map(({ userId, name }) => ({ userId, name })),
      };
    },
  };
}

async function setState(
  stores: Stores,
  { alertId, version, state, stateFrom, stateUntil, reason }: CheckedRequestOf<Endpoints['setAlertState']>,
  call: Call,
) {
  const { event, kept } = await listedAlert(stores, call, alertId);
  if (event.withdrawnReason !== null)
    throw new Refusal('ANOMALY_WITHDRAWN', 'The data took this anomaly back.', 'state');
  const days = daysOf(state, stateFrom, stateUntil, dayOf(stores));
  const change = { state, ...days, reason: reasonOf(reason) };
  await save(stores, call, { eventId: alertId, version, change });
  await applyFeedback(stores, event, { before: kept.state, after: change });
  return alertNow(stores, call, alertId);
}

/** Only a plan and a snooze have days; a plan without a last one goes on. */
function daysOf(state: string, from: string | null, until: string | null, today: string) {
  if (state === 'PLANNED') {
    if (from === null) throw missingDay('stateFrom');
    if (until !== null && until < from)
      throw new Refusal('END_BEFORE_START', 'The end date must not be before the start date.', 'stateUntil');
    return { from, until };
  }
  if (state !== 'SNOOZED') return { from: null, until: null };
  if (until === null) throw missingDay('stateUntil');
  if (until < today) throw new Refusal('SNOOZE_PAST', 'A snooze ends today or later.', 'stateUntil');
  return { from: null, until };
}

function missingDay(field: string): Refusal {
  return new Refusal('ANOMALY_DATES_MISSING', 'A plan has its first day, a snooze its last one.', field);
}

function reasonOf(text: string): string {
  const reason = text.trim();
  if (/[^\P{Cc}\n]/u.test(reason))
    throw new Refusal('CONTROL_CHARACTERS', 'A reason has no control characters.', 'reason');
  if (!isWithinLength(reason)) throw new Refusal('TEXT_TOO_LONG', 'At most 254 characters.', 'reason');
  return reason;
}

async function save(
  { documents, now }: Stores,
  { companyId, user }: Call,
  change: Pick<StateChange, 'eventId' | 'version' | 'change'>,
): Promise<void> {
  const isSaved = await changeAnomalyState(documents, { ...change, companyId, author: user.name, at: now() });
  if (!isSaved) throw new Refusal('CHANGED_MEANWHILE', 'The anomaly is not as it was read.', 'version');
}

async function alertNow(stores: Stores, call: Call, alertId: string) {
  return { alert: await shownAlert(stores, call, await listedAlert(stores, call, alertId)) };
}

/** People who may see anomalies, by name. */
async function assignable({ documents }: Stores, companyId: string): Promise<Member[]> {
  const members = await membersOf(documents, companyId);
  return members.filter(
    ({ isTool, rights }) =>
      !isTool &&
      rights.some(({ menuCode, authType }) => menuCode === MENUS.ANOMALY.code && authType !== 'none'),
  );
}
