// The mail that brings a file of cost analytics: what it is about, its total, and the file or a link to it.

import { LINK_DAYS } from '../../../../lib/cost/exports.ts';
import { roundedAmount } from '../../../../lib/money/rounded-parts.ts';
import { roundingOf, shownAmount, shownCurrency } from '../../../../lib/money/shown-currency.ts';
import { amountWithCode } from '../../../../lib/money/written-money.ts';
import { questionFacts, rangeText } from '../../../../lib/node/cost-question.ts';
import { textsOf } from '../../../../lib/node/texts.ts';
import type { Mail } from '../../../mail/mail.ts';
import { mailBody } from '../../../mail/mail-body.ts';
import type { ExportJobRow } from '../../../stores/documents/cost-analytics/export-job-schema.ts';
import type { Written } from './written-file.ts';

interface Delivery {
  /** Null: too large for a mail. */
  attachment: Buffer | null;
  /** Where the file can be fetched, for as long as it is kept. */
  url: string;
  /** Of Cost Analytics, with the question of the file. */
  pageUrl: string;
}

/** In the language and the currency of the user who asked for it. */
export function exportMail(
  job: ExportJobRow,
  { email, reader, file }: Written,
  { attachment, url, pageUrl }: Delivery,
): Mail {
  const { language, company, currency: choice } = reader;
  const texts = textsOf(language);
  const { asked, answered } = file.question;
  const range = rangeText(asked.range, language);
  const shownIn = shownCurrency(choice, file.currency);
  const total = roundedAmount(
    shownAmount(choice, file.total, file.currency),
    roundingOf(shownIn, asked.vendors),
  );
  const title = texts('cost-analytics.exportMail.subject', { company, range });
  return {
    companyId: job.company_id,
    kind: 'COST_EXPORT',
    senderId: job.user_id,
    recipients: [email],
    language,
    subject: title.replace(/\p{Cc}/gu, ' ').slice(0, 250),
    body: mailBody(language, {
      title,
      paragraphs: [
        attachment
          ? texts('cost-analytics.exportMail.attached')
          : texts('cost-analytics.exportMail.linked', { days: LINK_DAYS }),
      ],
      facts: [
        ...questionFacts(asked, answered, language),
        [texts('cost-analytics.exportMail.total'), amountWithCode(language, total, shownIn)],
        [texts('cost-analytics.exportMail.rows'), new Intl.NumberFormat(language).format(file.rowCount)],
        [texts('cost-analytics.exportMail.file'), file.name],
      ],
      link: attachment
        ? { text: texts('cost-analytics.exportMail.open'), url: pageUrl }
        : { text: texts('cost-analytics.exportMail.link'), url },
      footer: texts('cost-analytics.exportMail.footer'),
    }),
    attachments:
      attachment === null ? [] : [{ name: file.name, contentType: file.mediaType, content: attachment }],
    idempotencyKey: `cost-export ${job.job_id}`,
    reference: job.job_id,
  };
}
