// Shapes of the graph out of what the services tell alike of every mail on a schedule.
import type { z } from 'zod';
import type { scheduleReply } from '../../../../upstream/contract/shared/mail-schedule.ts';
import type {
  MailRun,
  MailRunState,
  ScheduledRecipient,
  ScheduledRecipientState,
} from '../../../__generated__/graph-types.ts';

type ScheduleReply = z.output<typeof scheduleReply>;

const RUN_STATES = {
  waiting: 'WAITING',
  sent: 'SENT',
  partly_sent: 'PARTLY_SENT',
  failed: 'FAILED',
} as const satisfies Record<string, MailRunState>;
const RECIPIENT_STATES = {
  active: 'ACTIVE',
  unsubscribed: 'UNSUBSCRIBED',
  left_company: 'LEFT_COMPANY',
} as const satisfies Record<string, ScheduledRecipientState>;

export function recipientsOf({ recipientList }: ScheduleReply): ScheduledRecipient[] {
  return recipientList.map(({ userNm, userEmail, state }) => ({
    name: userNm,
    email: userEmail,
    state: RECIPIENT_STATES[state],
  }));
}

export function runsOf({ runs }: ScheduleReply): MailRun[] {
  return runs.map(({ state, yearMonth, ...run }) => ({
    ...run,
    month: yearMonth && `${yearMonth}-01`,
    state: RUN_STATES[state],
  }));
}
