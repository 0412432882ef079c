// What a kind of mail has to say for itself to be sent on a schedule.
import type { IsoDate } from '../../../lib/calendar/calendar.ts';
import type { PauseReason } from '../../../lib/mail/mail-schedules.ts';
import type { Run } from '../../stores/documents/mails/mail-schedule-runs.ts';
import type {
  MailSchedule,
  ScheduledKind,
  ScheduledRecipient,
} from '../../stores/documents/mails/mail-schedules.ts';
import type { Mail } from '../mail.ts';

/** The part of a mail that its kind makes. */
export type ComposedMail = Pick<Mail, 'kind' | 'language' | 'subject' | 'body' | 'attachments'>;

/** One schedule as its kind sends it. */
export interface Sending {
  /** Why it may not be sent now; null: nothing keeps it. Checked at every run. */
  fault: () => Promise<Exclude<PauseReason, 'BY_USER' | 'NO_RECIPIENT_LEFT'> | null>;
  /** First day of the month whose bill is sent for a time; null where no bill is. */
  billMonthOf: (due: Date) => Promise<IsoDate | null>;
  /** Whether every time is sent that was missed in a downtime, or the first alone: what is sent is as of now. */
  makesUpMissed: boolean;
  /** Left out: every recipient who is of the company may read it. Asked at every run. */
  mayRead?: (recipient: ScheduledRecipient) => Promise<boolean>;
  /** Rejects with a Refusal where it cannot be made. `unsubscribeUrl` null: there is nothing to end. */
  compose: (run: Run) => Promise<ComposeFor>;
}

export type ComposeFor = (
  recipient: ScheduledRecipient,
  unsubscribeUrl: string | null,
) => Promise<ComposedMail> | ComposedMail;

/** How each kind is sent. */
export type Sendings = { [Kind in ScheduledKind]: (schedule: MailSchedule<Kind>) => Sending };

export function sendingOf(sendings: Sendings, schedule: MailSchedule): Sending {
  if (schedule.kind === 'INVOICE') return sendings.INVOICE(schedule);
  return schedule.kind === 'DASHBOARD' ? sendings.DASHBOARD(schedule) : sendings.PROMISE_LEDGER(schedule);
}
