// What the REST contract says alike of every mail on a schedule: recipients, the next time, the last runs.
import { z } from 'zod';
import {
  PAUSE_REASONS,
  RUN_FAULTS,
  RUN_STATES,
  SCHEDULED_RECIPIENT_STATES,
} from '../../../lib/mail/mail-schedules.ts';

export const yesNo = z.enum(['Y', 'N']);
/** YYYY-MM */
export const yearMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

export const scheduleReply = z.object({
  seq: z.int(),
  /** A: active; P: paused. */
  statVal: z.enum(['A', 'P']),
  pauseReason: z.enum(PAUSE_REASONS).nullable(),
  /** Null while it is paused, and where nothing is sent any more. */
  nextRunAt: z.iso.datetime().nullable(),
  /** In whose name it is sent. */
  userNm: z.string(),
  version: z.int(),
  /** By name. */
  recipientList: z.array(
    z.object({
      userNm: z.string(),
      userEmail: z.string(),
      state: z.enum(SCHEDULED_RECIPIENT_STATES),
    }),
  ),
  /** The newest first. */
  runs: z.array(
    z.object({
      dueAt: z.iso.datetime(),
      /** Of the bill; null where none is sent. */
      yearMonth: yearMonth.nullable(),
      state: z.enum(RUN_STATES),
      endedAt: z.iso.datetime().nullable(),
      nextAttemptAt: z.iso.datetime().nullable(),
      fault: z.enum(RUN_FAULTS).nullable(),
      /** Words of the mail server. */
      mailFault: z.string().nullable(),
      sentCount: z.int(),
      mailCount: z.int(),
    }),
  ),
});
