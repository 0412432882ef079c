// A dashboard by mail as it is being written: sent once, or on a schedule.
import { DEFAULT_SEND_TIME, type SendSchedule } from '../../../../../lib/calendar/send-schedule.ts';
import { ownZone } from '../../../../components/schedules/send-zone.ts';

export interface MailDraft {
  /** Addresses. */
  recipients: readonly string[];
  isScheduled: boolean;
  schedule: SendSchedule;
  /** The schedule that is changed, as it was read; null: a new mail. */
  based: { id: string; version: number } | null;
}

export function newMailDraft(): MailDraft {
  const schedule = { cycle: 'weekly', day: 1, time: DEFAULT_SEND_TIME, zone: ownZone() } as const;
  return { recipients: [], isScheduled: false, schedule, based: null };
}

interface KeptMail {
  id: string;
  version: number;
  recipients: readonly { email: string; state: string }[];
  schedule: WireSchedule | null | undefined;
}

interface WireSchedule extends Omit<SendSchedule, 'cycle'> {
  cycle: Uppercase<SendSchedule['cycle']>;
}

/** Who left the company cannot be kept; who unsubscribed stays so. Null for what was sent once. */
export function draftOfMail({ id, version, recipients, schedule }: KeptMail): MailDraft | null {
  if (!schedule) return null;
  const left = recipients.filter(({ state }) => state !== 'LEFT_COMPANY');
  return {
    recipients: left.map(({ email }) => email),
    isScheduled: true,
    schedule: scheduleOf(schedule),
    based: { id, version },
  };
}

export function scheduleOf({ cycle, day, time, zone }: WireSchedule): SendSchedule {
  return { cycle: cycle.toLowerCase() as SendSchedule['cycle'], day, time, zone };
}
