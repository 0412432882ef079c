// The mail that notifies one person of anomalies.
import { textsOf } from '../../../../../lib/node/texts.ts';
import { type MailBody, mailBody } from '../../../../mail/mail-body.ts';
import { subjectLine } from '../../../../mail/subject-line.ts';
import type { AnomalyNotice } from './anomaly-notice.ts';

/** What of a mail is kept until it is handed to the mailer. */
export interface NoticeMail extends MailBody {
  language: AnomalyNotice['language'];
  subject: string;
  email: string;
  senderId: string;
}

export function alertMail(
  content: AnomalyNotice,
  { email, senderId, publicUrl }: { email: string; senderId: string; publicUrl: string },
): NoticeMail {
  const { language, companyId, companyName, items } = content;
  const texts = textsOf(language);
  const subject = subjectLine(content.subject);
  const settings = new URLSearchParams({ company: companyId, notify: 'settings' });
  const body = mailBody(language, {
    title: subject,
    paragraphs: [],
    sections: items.map(({ heading, sentence, facts, url, acknowledgeUrl }) => ({
      title: heading,
      text: sentence,
      facts,
      links: [
        { text: texts('anomaly.notice.open'), url },
        ...(acknowledgeUrl === null
          ? []
          : [{ text: texts('anomaly.notice.acknowledge'), url: acknowledgeUrl }]),
      ],
    })),
    footer: texts('anomaly.notice.footer', { company: companyName }),
    unsubscribe: {
      text: texts('anomaly.notice.settings'),
      url: `${publicUrl}/anomaly-detection?${settings}`,
    },
  });
  return { ...body, language, subject, email, senderId };
}
