// The mail that tells somebody of operation statuses: all that are new to the reader in one, in the reader's language.
import { createHash } from 'node:crypto';
import type { Language } from '../../../../lib/catalogue/languages.ts';
import { MENUS } from '../../../../lib/catalogue/menus.ts';
import { VENDORS } from '../../../../lib/catalogue/vendors.ts';
import { textsOf } from '../../../../lib/node/texts.ts';
import type { Mail } from '../../../mail/mail.ts';
import { mailBody } from '../../../mail/mail-body.ts';
import { subjectLine } from '../../../mail/subject-line.ts';
import type { CompanyStatus } from '../statuses/company-statuses.ts';
import { statusDetail } from '../statuses/found-status.ts';

/** The others are counted: the page lists them. */
const MAX_NAMED = 20;

export interface StatusNews {
  companyId: string;
  companyName: string;
  senderId: string;
  recipient: { email: string; language: Language };
  /** At least one, the most urgent first. */
  statuses: readonly CompanyStatus[];
  /** What this mail is the news of: a status that came again is another. */
  occasion: string;
  publicUrl: string;
}

export function statusMail(news: StatusNews): Mail {
  const { companyId, companyName, recipient, statuses, publicUrl } = news;
  const { language, email } = recipient;
  const texts = textsOf(language);
  const title = texts('operations.mail.subject', { company: companyName, count: statuses.length });
  const others = statuses.length - MAX_NAMED;
  return {
    companyId,
    kind: 'OPERATION_STATUS',
    senderId: news.senderId,
    recipients: [email],
    language,
    subject: subjectLine(title),
    body: mailBody(language, {
      title,
      paragraphs: [texts('operations.mail.text')],
      facts: statuses.slice(0, MAX_NAMED).map((status) => factOf(status, language)),
      ...(others > 0 && { notice: texts('operations.mail.others', { count: others }) }),
      link: {
        text: texts('operations.mail.link'),
        url: `${publicUrl}${MENUS.OPERATIONS.url}/csp?company=${encodeURIComponent(companyId)}`,
      },
      footer: texts('operations.mail.footer', { company: companyName }),
    }),
    attachments: [],
    idempotencyKey: keyOf(news),
  };
}

function factOf({ found, code }: CompanyStatus, language: Language) {
  const texts = textsOf(language);
  const of = [found.subject, found.vendor && VENDORS[found.vendor].name, found.month].filter(Boolean);
  const what = texts('operations.status.check', { check: found.check });
  const word = texts('operations.status.codeName', { code });
  return [[what, ...of].join(' · '), [`${code} ${word}`, statusDetail(found, language)].join(' · ')] as const;
}

/** The same news to the same person are one mail, whichever program writes it. */
function keyOf({ recipient, statuses, occasion }: StatusNews): string {
  const told = statuses.map(({ found, code }) => [found.statusId, code]);
  const words = JSON.stringify([recipient.email.toLowerCase(), told, occasion]);
  return `operation status ${createHash('sha256').update(words).digest('hex')}`;
}
