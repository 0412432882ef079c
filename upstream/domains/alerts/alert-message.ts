// The sentence of an alert, in the language of the reader.
import type { Language } from '../../../lib/catalogue/languages.ts';
import { vendorNameIn } from '../../../lib/catalogue/vendors.ts';
import { dayIn } from '../../../lib/files/cell-text.ts';
import { amountWithSymbol } from '../../../lib/money/written-money.ts';
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
  const money = (amount: number) => amountWithSymbol(language, amount, currency);
  return {
    scope: scopeWords(alert, texts),
    month:
      language === 'en' ? `${month.slice(5, 7)}/${month.slice(0, 4)}` : month.slice(0, 7).replace('-', '/'),
    percent: rate === null ? 'OVER' : percentOf(rate, language),
    cost: money(cost),
    budget: money(budget),
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

const NEARLY_ALL = 99.9;

/** With one decimal, as on screens, but never a hundred that is not reached. */
function percentOf(rate: number, language: Language): string {
  const shown = rate < 100 ? Math.min(rate, NEARLY_ALL) : rate;
  return shown.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
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
