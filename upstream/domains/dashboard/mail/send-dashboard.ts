// Mails a dashboard as a file: to each recipient a mail of its own, in the recipient's language and currency.
import { DEFAULT_LANGUAGE } from '../../../../lib/catalogue/languages.ts';
import { textsOf } from '../../../../lib/node/texts.ts';
import { mailBody } from '../../../mail/mail-body.ts';
import type { ComposedMail } from '../../../mail/schedules/sending.ts';
import { subjectLine } from '../../../mail/subject-line.ts';
import type { ScheduledRecipient } from '../../../stores/documents/mails/mail-schedules.ts';
import { userOfSubject } from '../../../stores/documents/people/users.ts';
import { dashboardPdf } from '../paper/dashboard-pdf.ts';
import { type DashboardReport, printedDashboard } from '../paper/dashboard-report.ts';
import { plainSentence } from '../paper/dashboard-sentence.ts';
import { reportName } from '../paper/report-name.ts';
import { mainFigures } from './main-figures.ts';

/** The mail for one recipient; `unsubscribeUrl` null: it is sent once. */
export async function dashboardMail(
  report: DashboardReport,
  { userId }: ScheduledRecipient,
  unsubscribeUrl: string | null,
): Promise<ComposedMail> {
  const { documents, call, data } = report;
  const { user: sender } = call;
  const language = (await userOfSubject(documents, userId))?.language ?? DEFAULT_LANGUAGE;
  const text = textsOf(language);
  const board = await printedDashboard(report, userId, language);
  const { name, company, day, url, sentence } = board;
  const title = text('dashboard.mailed.subject', { name, company });
  return {
    kind: 'DASHBOARD',
    language,
    subject: subjectLine(title),
    body: mailBody(language, {
      title,
      paragraphs: [
        ...(sentence === null ? [] : [plainSentence(sentence)]),
        text('dashboard.mailed.lead', { sender: sender.name, day }),
      ],
      facts: mainFigures(board),
      link: { text: text('dashboard.mailed.open'), url },
      footer: text('dashboard.mailed.footer', { sender: sender.name }),
      unsubscribe:
        unsubscribeUrl === null ? null : { text: text('platform.unsubscribe.title'), url: unsubscribeUrl },
    }),
    attachments: [
      {
        name: reportName(name, data.clock.today),
        contentType: 'application/pdf',
        content: await dashboardPdf(board),
      },
    ],
  };
}
