// The mail that tells the owner of a connected source that its runs fail.
import { createHash } from 'node:crypto';
import type { Language } from '../../../../lib/catalogue/languages.ts';
import { sourceFaultRow } from '../../../../lib/catalogue/loads/source-faults.ts';
import { sourceKind } from '../../../../lib/catalogue/loads/source-kinds.ts';
import { MENUS } from '../../../../lib/catalogue/menus.ts';
import { textsOf } from '../../../../lib/node/texts.ts';
import type { SourceFailure } from '../../../ingest/connected/runs/source-runner.ts';
import type { Mail } from '../../../mail/mail.ts';
import { mailBody } from '../../../mail/mail-body.ts';
import { peopleOf } from '../../../mail/recipients.ts';
import { subjectLine } from '../../../mail/subject-line.ts';
import { userOfEmail } from '../../../stores/documents/people/users.ts';
import { companyById } from '../../../stores/documents/platform/companies.ts';
import type { Stores } from '../../shared/stores.ts';

type Needed = Pick<Stores, 'documents' | 'mailer'>;

/** One mail for a failure that lasts, however often it is asked for. Without an owner it goes to all who may edit the data. */
export function failureTeller({ documents, mailer }: Needed, publicUrl: string) {
  return async (failure: SourceFailure): Promise<void> => {
    const { companyId, ownerId } = failure.source;
    const people = (await peopleOf(documents, companyId)).filter(({ rights }) =>
      rights.some(({ menuCode, authType }) => menuCode === MENUS.DATA.code && authType === 'edit'),
    );
    const owner = people.find(({ userId }) => userId === ownerId);
    const company = await companyById(documents, companyId);
    for (const { email, userId } of owner ? [owner] : people) {
      const user = await userOfEmail(documents, email);
      if (!user || !company) continue;
      await mailer.sendMail(
        failureMail(failure, {
          ...{ companyName: company.name, publicUrl, email, senderId: userId },
          language: user.language,
        }),
      );
    }
  };
}

interface Reader {
  companyName: string;
  publicUrl: string;
  email: string;
  senderId: string;
  language: Language;
}

function failureMail({ source, outcome, since }: SourceFailure, reader: Reader): Mail {
  const { language, email, companyName, publicUrl, senderId } = reader;
  const { companyId, name, kind, place, sourceId } = source;
  const texts = textsOf(language);
  const fault = outcome.fault ?? 'UNEXPECTED';
  const title = texts('data.sourceMail.subject', { name, company: companyName });
  const address = [place.bucket, place.prefix].filter(Boolean).join('/');
  return {
    ...{ companyId, senderId, language },
    kind: 'SOURCE_FAILED',
    recipients: [email],
    subject: subjectLine(title),
    body: mailBody(language, {
      title,
      paragraphs: [texts(sourceFaultRow(fault).text), texts('data.sourceMail.text')],
      facts: [
        [texts('data.sources.title'), name],
        [texts(sourceKind(kind).name), address],
        ...(outcome.detail ? [[texts('data.sources.detail'), outcome.detail] as const] : []),
      ],
      link: {
        text: texts('data.sourceMail.link'),
        url: `${publicUrl}${MENUS.DATA.url}?company=${encodeURIComponent(companyId)}`,
      },
      footer: texts('data.sourceMail.footer', { company: companyName }),
    }),
    attachments: [],
    idempotencyKey: `source ${createHash('sha256')
      .update(JSON.stringify([sourceId, fault, since, email.toLowerCase()]))
      .digest('hex')}`,
  };
}
