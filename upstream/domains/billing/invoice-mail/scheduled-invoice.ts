// How an invoice mail on a schedule is sent: the bill of a month, the same for each recipient.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import { billMonthOf, monthByClock } from '../../../../lib/calendar/send-schedule.ts';
import type { Sendings } from '../../../mail/schedules/sending.ts';
import type { Documents } from '../../../stores/documents/database.ts';
import { recipientsOf } from '../../../stores/documents/mails/mail-schedule-recipients.ts';
import { userOfSubject } from '../../../stores/documents/people/users.ts';
import type { ComposeInvoice } from './invoice.ts';
import { sendingFault } from './sending-right.ts';

interface InvoiceTools {
  compose: ComposeInvoice;
  /** The company's own today. */
  todayOf: (companyId: string) => Promise<IsoDate>;
}

export function scheduledInvoices(
  documents: Documents,
  { compose, todayOf }: InvoiceTools,
): Sendings['INVOICE'] {
  return ({ seq, companyId, senderId, schedule, content }) => {
    const monthOf = async (due: Date) => {
      if (!schedule) return null;
      const month = billMonthOf(schedule, due, content.isCurrentMonth);
      return monthByClock(month, await todayOf(companyId), due.toISOString().slice(0, 10));
    };
    return {
      fault: () => sendingFault(documents, { companyId, senderId, vendor: content.vendor }),
      billMonthOf: monthOf,
      makesUpMissed: true,
      compose: async ({ billMonth, dueAt }) => {
        const month = billMonth ?? (await monthOf(new Date(dueAt)));
        if (month === null) throw new Error('a bill on a schedule has no month');
        const sender = await userOfSubject(documents, senderId);
        const recipients = await recipientsOf(documents, [{ seq, companyId }]);
        const readers = (recipients.get(seq) ?? []).map(({ userId }) => userId);
        const request = {
          ...{ account: null, currency: null, companyId, ...content },
          ...{ billMonth: month, senderName: sender?.name ?? '', readers },
        };
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
