// The mail that reminds of commitments that end: one for each recipient, in his language (P-04).
import { createHash } from 'node:crypto';
import type { Language } from '../../../../lib/catalogue/languages.ts';
import { MENUS } from '../../../../lib/catalogue/menus.ts';
import type { CommitmentKind } from '../../../../lib/commitments/commitment-kinds.ts';
import type { ReminderDays } from '../../../../lib/commitments/reminders.ts';
import { dayIn } from '../../../../lib/files/cell-text.ts';
import { type Texts, textsOf } from '../../../../lib/node/texts.ts';
import type { Mail } from '../../../mail/mail.ts';
import { mailBody } from '../../../mail/mail-body.ts';
import { subjectLine } from '../../../mail/subject-line.ts';
import type { CommitmentFinding } from './commitment-findings.ts';

/** A commitment, with the reminder that its end has come to. */
export interface DueReminder {
  finding: CommitmentFinding & { daysLeft: number };
  days: ReminderDays;
}

export interface ReminderContent {
  companyId: string;
  companyName: string;
  senderId: string;
  recipient: { email: string; language: Language };
  kind: CommitmentKind;
  /** At least one, the first to end first. */
  due: readonly DueReminder[];
  publicUrl: string;
}

/** The others are counted: the page lists them. */
const MAX_NAMED = 20;

export function reminderMail(told: ReminderContent): Mail {
  const { companyId, companyName, recipient, kind, due, publicUrl } = told;
  const { language, email } = recipient;
  const texts = textsOf(language);
  const days = Math.max(...due.map(({ days: each }) => each));
  const title = texts('optimization.reminder.subject', {
    kind,
    count: due.length,
    days,
    company: companyName,
  });
  const others = due.length - MAX_NAMED;
  return {
    companyId,
    kind: 'COMMITMENT_REMINDER',
    senderId: told.senderId,
    recipients: [email],
    language,
    subject: subjectLine(title),
    body: mailBody(language, {
      title,
      paragraphs: [texts('optimization.reminder.text')],
      facts: due.slice(0, MAX_NAMED).map(({ finding }) => factOf(texts, language, finding)),
      ...(others > 0 && { notice: texts('optimization.reminder.others', { count: others }) }),
      link: {
        text: texts('optimization.reminder.link'),
        url: `${publicUrl}${MENUS[kind].url}/inventory?company=${encodeURIComponent(companyId)}`,
      },
      footer: texts('optimization.reminder.footer', { company: companyName }),
    }),
    attachments: [],
    idempotencyKey: keyOf(told),
  };
}

function factOf(texts: Texts, language: Language, { commitment, key, daysLeft }: DueReminder['finding']) {
  const { name, type, endsAt, account, accountName, region, instanceType, quantity } = commitment;
  const date = dayIn((endsAt ?? '').slice(0, 10), language);
  const machines =
    instanceType === null ? type : quantity === null ? instanceType : `${quantity} × ${instanceType}`;
  const about = [machines, accountName || account, region].filter((part) => part !== null && part !== '');
  return [
    name || key,
    [texts('optimization.reminder.ends', { date, days: daysLeft }), ...about].join(' · '),
  ] as const;
}

/** The same reminders to the same person are one mail. */
function keyOf({ kind, due, recipient }: ReminderContent): string {
  const told = due.map(({ finding, days }) => [finding.commitment.id, finding.commitment.endsAt, days]);
  const words = JSON.stringify([kind, recipient.email.toLowerCase(), told]);
  return `commitment reminder ${createHash('sha256').update(words).digest('hex')}`;
}
