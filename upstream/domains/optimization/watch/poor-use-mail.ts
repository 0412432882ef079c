// The mail on commitments that are idle or used too little, in the sentences of the feed of alerts (P-04).
import { createHash } from 'node:crypto';
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import { dayIn } from '../../../../lib/files/cell-text.ts';
import { textsOf } from '../../../../lib/node/texts.ts';
import type { Mail } from '../../../mail/mail.ts';
import { mailBody } from '../../../mail/mail-body.ts';
import { subjectLine } from '../../../mail/subject-line.ts';
import { commitmentSentence } from '../../alerts/commitment-alerts.ts';
import type { CommitmentFinding } from './commitment-findings.ts';
import type { ReminderContent } from './reminder-mail.ts';

export interface PoorUseContent extends Omit<ReminderContent, 'due'> {
  /** At least one. */
  found: readonly CommitmentFinding[];
  today: IsoDate;
}

/** The others are counted: the feed lists them. */
const MAX_NAMED = 20;

export function poorUseMail(told: PoorUseContent): Mail {
  const { companyId, companyName, recipient, kind, found, publicUrl } = told;
  const { language, email } = recipient;
  const texts = textsOf(language);
  const title = texts('optimization.reminder.useSubject', {
    kind,
    count: found.length,
    company: companyName,
  });
  const others = found.length - MAX_NAMED;
  return {
    companyId,
    kind: 'COMMITMENT_REMINDER',
    senderId: told.senderId,
    recipients: [email],
    language,
    subject: subjectLine(title),
    body: mailBody(language, {
      title,
      paragraphs: [texts('optimization.reminder.useText')],
      sections: found.slice(0, MAX_NAMED).map((each) => ({
        title: commitmentSentence(each, language),
        text: each.days
          ? texts('optimization.reminder.useDays', {
              start: dayIn(each.days.start, language),
              end: dayIn(each.days.end, language),
            })
          : '',
        facts: [],
        links: [
          {
            text: texts('optimization.reminder.useLink'),
            url: `${publicUrl}${each.path}&company=${encodeURIComponent(companyId)}`,
          },
        ],
      })),
      ...(others > 0 && { notice: texts('optimization.reminder.useOthers', { count: others }) }),
      footer: texts('optimization.reminder.footer', { company: companyName }),
    }),
    attachments: [],
    idempotencyKey: keyOf(told),
  };
}

/** The same findings to the same person on the same day are one mail. */
function keyOf({ kind, found, recipient, today }: PoorUseContent): string {
  const told = found.map(({ finding, commitment }) => [finding, commitment.id]);
  const words = JSON.stringify([kind, recipient.email.toLowerCase(), today, told]);
  return `commitment use ${createHash('sha256').update(words).digest('hex')}`;
}
