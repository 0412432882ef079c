// The mail that tells of a budget: one for each recipient, in his language.
import { createHash } from 'node:crypto';
import type { IsoDate } from '../../../lib/calendar/calendar.ts';
import type { Language } from '../../../lib/catalogue/languages.ts';
import { vendorNameIn } from '../../../lib/catalogue/vendors.ts';
import type { BudgetAmount, BudgetAmounts } from '../../../lib/cost/shown-budgets.ts';
import { monthIn } from '../../../lib/files/cell-text.ts';
import { amountWithCode, estimateWithCode } from '../../../lib/money/written-money.ts';
import { type Texts, textsOf } from '../../../lib/node/texts.ts';
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
  /** Its first day. */
  month: IsoDate;
  /** As they are shown, in `currency`. */
  amounts: BudgetAmounts;
  currency: string;
  reached: Reached;
  publicUrl: string;
}

export function alertMail(told: AlertContent): Mail {
  const { companyId, recipient, amounts, reached, scope } = told;
  const { language, email } = recipient;
  const texts = textsOf(language);
  const month = monthIn(told.month, language);
  const name = scope.kind === 'company' ? texts('budgets.page.company') : scopeText(texts, scope);
  const { kind } = reached;
  // A budget of 0 has no percent.
  const percent = amounts.budget === 0 ? 'OVER' : reached.percent;
  const title = texts('budgets.mail.subject', { scope: name, month, percent });
  const money = (name: BudgetAmount) => {
    const amount = amounts[name];
    if (amount === null) return '–';
    const write = name === 'expected' && Number.isInteger(amount) ? estimateWithCode : amountWithCode;
    return write(language, amount, told.currency);
  };
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
        [texts('budgets.page.budget'), money('budget')],
        [texts('budgets.page.spent'), money('spent')],
        [texts('budgets.page.prorated'), money('prorated')],
        [texts('budgets.page.expected'), money('expected')],
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
function alertKey({ scope, month, reached, recipient }: AlertContent): string {
  const words = [scopeKey(scope), month, reached.kind, reached.percent, recipient.email.toLowerCase()];
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
