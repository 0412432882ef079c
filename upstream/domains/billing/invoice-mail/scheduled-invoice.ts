// How an invoice mail on a schedule is sent: the bill of a month, the same for each recipient.
import { billMonthOf } from '../../../../lib/calendar/send-schedule.ts';
import type { Sendings } from '../../../mail/schedules/sending.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import { recipientsOf } from '../../../stores/documents/mails/mail-schedule-recipients.ts';
import { userOfSubject } from '../../../stores/documents/people/users.ts';
import type { ComposeInvoice } from './invoice.ts';
import { sendingFault } from './sending-right.ts';

export function scheduledInvoices(documents: Documents, compose: ComposeInvoice): Sendings['INVOICE'] {
  return ({ seq, companyId, senderId, schedule, content }) => {
    const monthOf = (due: Date) => schedule && billMonthOf(schedule, due, content.isCurrentMonth);
    return {
      fault: () => sendingFault(documents, { companyId, senderId, vendor: content.vendor }),
      billMonthOf: monthOf,
      makesUpMissed: true,
      compose: async ({ billMonth, dueAt }) => {
        const month = billMonth ?? monthOf(new Date(dueAt));
        if (month === null) throw new Error('a bill on a schedule has no month');
        const sender = await userOfSubject(documents, senderId);
        const recipients = await recipientsOf(documents, [{ seq, companyId }]);
        const readers = (recipients.get(seq) ?? []).map(({ userId }) => userId);
        const request = { companyId, ...content, billMonth: month, senderName: sender?.name ?? '', readers };
        const { subject, bodyWith, file } = await compose(request);
        return (_recipient, unsubscribeUrl) => ({
          kind: 'INVOICE',
          language: content.language,
          subject,
          body: bodyWith(unsubscribeUrl),
          attachments: [file],
        });
      },
    };
  };
}
