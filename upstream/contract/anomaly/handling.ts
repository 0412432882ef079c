// REST contract of what people do with alerts for unusual cost: calls of this portal's own (service `anomaly`).
import { z } from 'zod';
import {
  ANOMALY_DIRECTIONS,
  ANOMALY_KINDS,
  ANOMALY_STATES,
  SETTABLE_STATES,
} from '../../../lib/catalogue/anomaly.ts';
import { MAX_TEXT_LENGTH } from '../../../lib/rules/text-rules.ts';
import { defineEndpoint, isoDate } from '../endpoint.ts';
import { alert, EDIT, VIEW } from './shapes.ts';

const alertId = z.string().min(1).max(100);
const version = z.int().min(0);
const reason = z
  .string()
  .max(MAX_TEXT_LENGTH * 2)
  .default('');

export const flagAlert = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/flag',
  summary:
    'Sets what the user alone marks an alert with; what is left out stays. Refused with UNKNOWN_ANOMALY.',
  access: VIEW,
  request: z.object({
    alertId,
    receiveAlert: z.boolean().optional(),
    hide: z.boolean().optional(),
    starred: z.boolean().optional(),
  }),
  reply: z.object({ alert }),
});

export const setAlertState = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/state',
  summary:
    'Sets the state of an alert for the whole company. FALSE widens the fence of its cost, see the replay; nothing is learnt from PLANNED days, and without a last one the cost is expected as it is from the first on. Refused with UNKNOWN_ANOMALY, CHANGED_MEANWHILE, ANOMALY_WITHDRAWN, ANOMALY_DATES_MISSING, SNOOZE_PAST, END_BEFORE_START, TEXT_TOO_LONG and CONTROL_CHARACTERS.',
  access: EDIT,
  request: z.object({
    alertId,
    version,
    state: z.enum(SETTABLE_STATES),
    /** Of PLANNED: the first day. */
    stateFrom: isoDate.nullable().default(null),
    /** Of PLANNED and SNOOZED: the last day; without it what is PLANNED is the new level. */
    stateUntil: isoDate.nullable().default(null),
    reason,
  }),
  reply: z.object({ alert }),
});

export const assignAlert = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/assign',
  summary:
    'Gives an alert to a person of the company, or to no person. Refused with UNKNOWN_ANOMALY, CHANGED_MEANWHILE and UNKNOWN_MEMBER.',
  access: EDIT,
  request: z.object({ alertId, version, assigneeId: z.string().max(200).nullable() }),
  reply: z.object({ alert }),
});

export const alertHistory = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/history',
  summary:
    'What was done with an alert, the newest first, and to whom it can be given. Refused with UNKNOWN_ANOMALY.',
  access: VIEW,
  request: z.object({ alertId }),
  reply: z.object({
    list: z.array(
      z.object({
        changedAt: z.iso.datetime(),
        author: z.string(),
        /** What it became; null where the assignee was changed. */
        state: z.enum(ANOMALY_STATES).nullable(),
        stateFrom: isoDate.nullable(),
        stateUntil: isoDate.nullable(),
        /** The new assignee; null: none, or the state was changed. */
        assignee: z.string().nullable(),
        reason: z.string(),
      }),
    ),
    people: z.array(z.object({ userId: z.string(), name: z.string() })),
  }),
});

const replayed = z.object({
  kind: z.enum(ANOMALY_KINDS),
  direction: z.enum(ANOMALY_DIRECTIONS),
  startDate: isoDate,
  lastSeenDate: isoDate,
  impact: z.number(),
  /** The alert that is kept of it; null where none is. */
  alertId: z.string().nullable(),
  /** Of that alert; null without one. */
  state: z.enum(ANOMALY_STATES).nullable(),
});

export const replayAlert = defineEndpoint({
  service: 'anomaly',
  method: 'POST',
  path: '/anomaly/replay',
  summary:
    'What would have been told of the cost of an alert in its last 90 days if the alert were called FALSE. Nothing is saved. Refused with UNKNOWN_ANOMALY and NOT_REPLAYED, the latter of alerts of rules.',
  access: VIEW,
  request: z.object({ alertId }),
  reply: z.object({
    currency: z.string(),
    startDate: isoDate,
    endDate: isoDate,
    /** How much wider the fence of the cost is now, and would be. */
    factor: z.number(),
    widenedFactor: z.number(),
    /** Reported in both cases, the newest first. */
    kept: z.array(replayed),
    /** Reported now, but not then. */
    silenced: z.array(replayed),
  }),
});

export const handlingEndpoints = {
  replayAlert,
  flagAlert,
  setAlertState,
  assignAlert,
  alertHistory,
};
