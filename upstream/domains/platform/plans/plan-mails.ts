// Mails about applications for paid features: to the owners who decide, and to who applied; each in the reader's language.
import type { Language } from '../../../../lib/catalogue/languages.ts';
import { pageAddress } from '../../../../lib/catalogue/pages.ts';
import { dayIn } from '../../../../lib/files/cell-text.ts';
import { type Texts, textsOf } from '../../../../lib/node/texts.ts';
import type { Mail } from '../../../mail/mail.ts';
import { mailBody } from '../../../mail/mail-body.ts';
import { peopleOf } from '../../../mail/recipients.ts';
import { subjectLine } from '../../../mail/subject-line.ts';
import type { Call } from '../../../rest/call.ts';
import type { Member } from '../../../stores/documents/people/members.ts';
import { userOfSubject } from '../../../stores/documents/people/users.ts';
import { companyById } from '../../../stores/documents/platform/companies.ts';
import type { PlanApplication } from '../../../stores/documents/platform/plan-applications.ts';
import type { Stores } from '../../shared/stores.ts';

/** The most owners that get a mail: a company has few. */
const MOST_OWNERS = 20;

/** To all people who may decide. */
export async function mailApplication(
  stores: Stores,
  publicUrl: string,
  call: Call,
  application: PlanApplication,
): Promise<void> {
  const owners = (await peopleOf(stores.documents, call.companyId)).filter(({ isOwner }) => isOwner);
  const link = `${publicUrl}${pageAddress('administration', { tab: 'plan', company: call.companyId })}`;
  for (const owner of owners.slice(0, MOST_OWNERS))
    await send(stores, call, owner, application, {
      kind: 'PLAN_APPLICATION',
      title: (texts) => texts('administration.plan.mailApplied', { name: application.applicant }),
      facts: (texts) => [[texts('administration.plan.field', { field: 'reason' }), application.reason]],
      link,
    });
}

/** To who applied, as long as he or she belongs to the company. */
export async function mailDecision(
  stores: Stores,
  publicUrl: string,
  call: Call,
  application: PlanApplication,
): Promise<void> {
  const people = await peopleOf(stores.documents, call.companyId);
  const applicant = people.find(({ userId }) => userId === application.applicantId);
  if (!applicant) return;
  const { state, decider, startsOn, note } = application;
  await send(stores, call, applicant, application, {
    kind: 'PLAN_DECISION',
    title: (texts) => texts('administration.plan.mailDecided', { state }),
    facts: (texts, language) => [
      [texts('administration.plan.field', { field: 'decider' }), decider ?? ''],
      ...(startsOn === null
        ? []
        : [[texts('administration.plan.field', { field: 'startsOn' }), dayIn(startsOn, language)] as const]),
      ...(note === null ? [] : [[texts('administration.plan.field', { field: 'note' }), note] as const]),
    ],
    link: `${publicUrl}${pageAddress('anomalies', { company: call.companyId })}`,
  });
}

interface Told {
  kind: 'PLAN_APPLICATION' | 'PLAN_DECISION';
  title: (texts: Texts) => string;
  facts: (texts: Texts, language: Language) => readonly (readonly [string, string])[];
  link: string;
}

async function send(
  { documents, mailer }: Stores,
  { companyId, user }: Call,
  recipient: Member,
  { applicationId, feature }: PlanApplication,
  { kind, title, facts, link }: Told,
): Promise<void> {
  const language = (await userOfSubject(documents, recipient.userId))?.language ?? user.language;
  const texts = textsOf(language);
  const subject = subjectLine(title(texts));
  const mail: Mail = {
    companyId,
    kind,
    senderId: user.userId,
    recipients: [recipient.email],
    language,
    subject,
    body: mailBody(language, {
      title: subject,
      paragraphs: [],
      facts: [
        [
          texts('administration.plan.field', { field: 'company' }),
          (await companyById(documents, companyId))?.name ?? companyId,
        ],
        [
          texts('administration.plan.field', { field: 'feature' }),
          texts('administration.plan.feature', { feature }),
        ],
        ...facts(texts, language),
      ],
      link: { text: texts('administration.plan.mailLink', { kind }), url: link },
      footer: texts('administration.plan.mailFooter'),
    }),
    attachments: [],
    idempotencyKey: `${kind} ${applicationId} ${recipient.userId}`,
  };
  await mailer.sendMail(mail);
}
