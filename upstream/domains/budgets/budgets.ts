// Handlers of budgets: the card, the screen's table, proposals, files and changes.
import { addMonths, firstOfMonth, lastOfMonth } from '../../../lib/calendar/calendar.ts';
import { averageOfDecimals, roundDecimal, timesDecimal } from '../../../lib/money/money.ts';
import type { budgetEndpoints, WireBudgetCell } from '../../contract/budgets/budgets.ts';
import type { CheckedRequestOf, ReplyOf, RequestOf } from '../../contract/endpoint.ts';
import type { Call, HandlersOf } from '../../rest/call.ts';
import { type BudgetScope, budgetsOf } from '../../stores/documents/budgets/budgets.ts';
import { factsFor } from '../../stores/facts/facts-for.ts';
import { conversionsOf } from '../shared/cost-series.ts';
import { ServiceGroupSets } from '../shared/service-group-sets.ts';
import type { Stores } from '../shared/stores.ts';
import { widgetScope } from '../shared/widget-scope.ts';
import { alertsOf, saveAlert } from './budget-alerts.ts';
import { accountNames, choicesOf } from './budget-choices.ts';
import { budgetOfCost } from './budget-of-cost.ts';
import { type BudgetRow, budgetTable, elapsedOf } from './budget-table.ts';
import { readBudgetFile } from './read-file.ts';
import { budgetsVersion, changeBudgets, scopeIn } from './save-budgets.ts';
import { type CostsQuestion, monthlyCosts, monthRange } from './scope-costs.ts';
import { wireScope } from './wire-scope.ts';

type Endpoints = typeof budgetEndpoints;

/** Amounts that are proposed have no more digits behind the point than money has. */
const DIGITS = 2;

type AccountNames = ReadonlyMap<string, string>;
const NO_NAMES: AccountNames = new Map();

export function budgetHandlers(stores: Stores): HandlersOf<Endpoints> {
  const { documents } = stores;
  return {
    budgetData: (request, call) => cardOf(stores, request, call),
    budgetList: (request, call) => listOf(stores, request, call),
    budgetOfCost: (request, call) => budgetOfCost(stores, request, call),
    budgetProposal: (request, call) => proposalOf(stores, request, call),
    budgetFile: async ({ text }) => readBudgetFile(text),
    budgetAlerts: (_request, call) => alertsOf(stores, call),
    budgetSaveAlert: (request, call) => saveAlert(stores, request, call),
    budgetSave: async (changes, { user, companyId }) => {
      const actor = { userId: user.userId, name: user.name };
      return { version: await changeBudgets({ documents, companyId, actor, at: stores.now() }, changes) };
    },
  };
}

async function cardOf(
  stores: Stores,
  request: CheckedRequestOf<Endpoints['budgetData']>,
  call: Call,
): Promise<ReplyOf<Endpoints['budgetData']>> {
  const question = await questionOf(stores, request, call);
  const month = firstOfMonth(question.data.clock.today);
  const { rows, total, costs } = await budgetTable(question, [month]);
  // Only accounts have names that are looked up, over a year of costs.
  const names = rows.some(({ scope }) => scope.kind === 'account')
    ? accountNames(await choicesOf(question))
    : NO_NAMES;
  const [figures] = total;
  if (!figures) throw new Error('a table of one month has no total');
  const { days, of } = elapsedOf(month, question.data);
  return {
    currency: costs.currency,
    startDate: month,
    endDate: lastOfMonth(month),
    daysComplete: days,
    daysInMonth: of,
    total: figures,
    budgets: rows.map((row) => wireRow(row, names)),
    ...conversionsOf(costs.answers.slice(0, 1)),
  };
}

async function listOf(
  stores: Stores,
  { startMonth, months: count, isAmortizedCost }: RequestOf<Endpoints['budgetList']>,
  call: Call,
): Promise<ReplyOf<Endpoints['budgetList']>> {
  const question = await questionOf(stores, { isAmortizedCost }, call);
  const start = startMonth ?? `${question.data.clock.today.slice(0, 4)}-01-01`;
  const months = Array.from({ length: count }, (_, place) => addMonths(start, place));
  const [{ rows, costs }, choices, budgets] = await Promise.all([
    budgetTable(question, months),
    choicesOf(question),
    budgetsOf(stores.documents, call.companyId),
  ]);
  const names = accountNames(choices);
  const thisMonth = firstOfMonth(question.data.clock.today);
  const { days, of } = elapsedOf(thisMonth, question.data);
  return {
    version: budgetsVersion(budgets),
    currency: costs.currency,
    thisMonth,
    daysComplete: days,
    daysInMonth: of,
    months,
    rows: rows.map((row) => wireRow(row, names)),
    choices,
    ...conversionsOf(costs.answers.slice(0, 1)),
  };
}

async function proposalOf(
  stores: Stores,
  request: RequestOf<Endpoints['budgetProposal']>,
  call: Call,
): Promise<ReplyOf<Endpoints['budgetProposal']>> {
  const scopes = request.scopes.map(scopeIn);
  const question = await questionOf(stores, request, call);
  const before = request.months.map((month) => addMonths(month, -12)).sort();
  const [first = '', last = ''] = [before[0], before.at(-1)];
  const range = { start: first, end: monthRange(last, 1).end };
  const { spent, currency } = await monthlyCosts(question, scopes, range);
  const cells = scopes.flatMap((scope) =>
    request.months.flatMap((month): WireBudgetCell[] => {
      const cost = spent(scope, addMonths(month, -12));
      if (cost <= 0) return [];
      const amount = averageOfDecimals(timesDecimal(String(cost), String(request.percent)), 100);
      return [{ ...wireScope(scope), month, amount: roundDecimal(amount, DIGITS), currency }];
    }),
  );
  return { cells };
}

async function questionOf(
  stores: Stores,
  asked: { selectedVendors?: CostsQuestion['scope']['vendors'] | undefined; isAmortizedCost: boolean },
  call: Call,
): Promise<CostsQuestion> {
  const { selectedVendors, isAmortizedCost } = asked;
  const { data, scope } = await widgetScope(stores, call, { selectedVendors, isAmortizedCost });
  const sets = new ServiceGroupSets(stores.documents, call.companyId);
  return { stores, facts: factsFor(stores.facts, call.signal), data, scope, sets };
}

function wireRow({ scope, months }: BudgetRow, names: AccountNames) {
  return { ...wireScope(scope), name: nameOf(scope, names), months };
}

/** The web has words for company and vendors of its own. */
function nameOf(scope: BudgetScope, names: AccountNames): string {
  switch (scope.kind) {
    case 'company':
      return '';
    case 'vendor':
      return scope.vendor;
    case 'account':
      return names.get(`${scope.vendor} ${scope.accountId}`) ?? scope.accountId;
    case 'service-group':
      return `${scope.set}: ${scope.group}`;
    case 'tag':
      return `${scope.key}: ${scope.value}`;
  }
}
