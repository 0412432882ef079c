// The sentence of an alert, in the language of the reader.
import type { Language } from '../../../lib/catalogue/languages.ts';
import { vendorNameIn } from '../../../lib/catalogue/vendors.ts';
import { dayIn, monthIn } from '../../../lib/files/cell-text.ts';
import { percentText } from '../../../lib/money/percent-text.ts';
import {
  amountWithSymbol,
  amountWriter,
  estimateWithSymbol,
  printedNumber,
} from '../../../lib/money/written-money.ts';
import { type Texts, textsOf } from '../../../lib/node/texts.ts';
import { anomalyMessage } from '../anomaly/open-anomalies.ts';
import type { Alert, BudgetAlert, CommitmentAlert } from './alert.ts';

export function alertMessage(alert: Alert, language: Language): string {
  const texts = textsOf(language);
  switch (alert.kind) {
    case 'ANOMALY':
    case 'RULE':
      return anomalyMessage(alert, language);
    case 'BUDGET_REACHED':
      return texts('platform.alerts.budgetReached', budgetWords(alert, texts, language));
    case 'BUDGET_EXPECTED':
      return texts('platform.alerts.budgetExpected', budgetWords(alert, texts, language));
    case 'COMMITMENT_ENDS':
      return texts('platform.alerts.commitmentEnds', commitmentWords(alert, language));
    case 'COMMITMENT_IDLE':
      return texts('platform.alerts.commitmentIdle', commitmentWords(alert, language));
    case 'COMMITMENT_LOW':
      return texts('platform.alerts.commitmentLow', commitmentWords(alert, language));
    case 'LOAD_FAILED':
      return texts('platform.alerts.loadFailed', { source: alert.source, state: alert.state });
  }
}

function budgetWords(alert: BudgetAlert, texts: Texts, language: Language) {
  const { month, rate, cost, budget, currency } = alert;
  const isEstimate = alert.kind === 'BUDGET_EXPECTED' && Number.isInteger(cost);
  const write = isEstimate ? estimateWithSymbol : amountWithSymbol;
  return {
    scope: scopeWords(alert, texts),
    month: monthIn(month, language),
    percent: rate === null ? 'OVER' : percentOf(rate, language),
    cost: write(language, cost, currency),
    budget: amountWithSymbol(language, budget, currency),
  };
}

function commitmentWords(alert: CommitmentAlert, language: Language) {
  const { commitmentKind, name, endsOn, daysLeft, utilization, unused, currency } = alert;
  return {
    kind: commitmentKind,
    name,
    day: endsOn === null ? '' : dayIn(endsOn, language),
    days: daysLeft ?? 0,
    percent: percentOf(utilization ?? 0, language),
    // Without a sum the sentence leaves it out.
    unused: unused === null || currency === null ? 'none' : amountWithSymbol(language, unused, currency),
  };
}

/** As on screens. */
function percentOf(percent: number, language: Language): string {
  return percentText(percent, (value, options) => printedNumber(amountWriter(language, options)(value)));
}

function scopeWords({ scope, accountName }: BudgetAlert, texts: Texts): string {
  switch (scope.kind) {
    case 'company':
      return texts('budgets.page.company');
    case 'vendor':
      return vendorNameIn(texts, scope.vendor);
    case 'account':
      return `${vendorNameIn(texts, scope.vendor)} · ${accountName || scope.accountId}`;
    case 'service-group':
      return `${scope.set}: ${scope.group}`;
    case 'tag':
      return `${scope.key}: ${scope.value}`;
  }
}
