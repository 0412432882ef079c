// The mail that tells of a budget: one for each recipient, in his language.
import { createHash } from 'node:crypto';
import type { Language } from '../../../lib/catalogue/languages.ts';
import { vendorNameIn } from '../../../lib/catalogue/vendors.ts';
import { amountWithCode } from '../../../lib/money/written-money.ts';
import { type Texts, textsOf } from '../../../lib/node/texts.ts';
import type { BudgetFigures } from '../../contract/budgets/budgets.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailBody } from '../../mail/mail-body.ts';
import { subjectLine } from '../../mail/subject-line.ts';
import type { BudgetScope } from '../../stores/documents/budgets/budgets.ts';
import type { Reached } from './alert-rules.ts';
import { scopeKey } from './scope-costs.ts';

export interface AlertContent {
  companyId: string;
  companyName: string;
  senderId: string;
  recipient: { email: string; language: Language };
  scope: BudgetScope;
  figures: BudgetFigures;
  currency: string;
  reached: Reached;
  publicUrl: string;
}

export function alertMail(told: AlertContent): Mail {
  const { companyId, recipient, figures, reached, scope } = told;
  const { language, email } = recipient;
  const texts = textsOf(language);
  const month =
    language === 'en'
      ? `${figures.month.slice(5, 7)}/${figures.month.slice(0, 4)}`
      : figures.month.slice(0, 7).replace('-', '/');
  const name = scope.kind === 'company' ? texts('budgets.page.company') : scopeText(texts, scope);
  const { kind } = reached;
  // A budget of 0 has no percent.
  const percent = figures.budget === 0 ? 'OVER' : reached.percent;
  const title = texts('budgets.mail.subject', { scope: name, month, percent });
  const money = (amount: number | null) =>
    amount === null ? '–' : amountWithCode(language, amount, told.currency);
  return {
    companyId,
    kind: 'BUDGET_ALERT',
    senderId: told.senderId,
    recipients: [email],
    language,
    subject: subjectLine(title),
    body: mailBody(language, {
      title,
      paragraphs: [
        kind === 'actual'
          ? texts('budgets.mail.actual', { percent })
          : texts('budgets.mail.expectedText', { percent }),
      ],
      facts: [
        [texts('budgets.mail.companyName'), told.companyName],
        [texts('budgets.page.budget'), money(figures.budget)],
        [texts('budgets.page.spent'), money(figures.spent)],
        [texts('budgets.page.prorated'), money(figures.prorated)],
        [texts('budgets.page.expected'), money(figures.expectedCost)],
      ],
      link: {
        text: texts('budgets.mail.link'),
        url: `${told.publicUrl}/budgets?company=${encodeURIComponent(companyId)}`,
      },
      footer: texts('budgets.mail.footer'),
    }),
    attachments: [],
    idempotencyKey: alertKey(told),
  };
}

/** One mail a budget, month, threshold and person. */
function alertKey({ scope, figures, reached, recipient }: AlertContent): string {
  const words = [
    scopeKey(scope),
    figures.month,
    reached.kind,
    reached.percent,
    recipient.email.toLowerCase(),
  ];
  return `budget alert ${createHash('sha256').update(JSON.stringify(words)).digest('hex')}`;
}

function scopeText(texts: Texts, scope: Exclude<BudgetScope, { kind: 'company' }>): string {
  switch (scope.kind) {
    case 'vendor':
      return vendorNameIn(texts, scope.vendor);
    case 'account':
      return `${vendorNameIn(texts, scope.vendor)} ${scope.accountId}`;
    case 'service-group':
      return `${scope.set}: ${scope.group}`;
    case 'tag':
      return `${scope.key}: ${scope.value}`;
  }
}
