// Handlers of alerts of budgets: who is told, and when.
import { MENUS } from '../../../lib/catalogue/menus.ts';
import type { budgetAlerts, budgetSaveAlert, WireBudgetAlert } from '../../contract/budgets/budgets.ts';
import type { ReplyOf, RequestOf } from '../../contract/endpoint.ts';
import { checkRecipients } from '../../mail/check-mail.ts';
import { peopleOf } from '../../mail/recipients.ts';
import { Refusal } from '../../refusal.ts';
import type { Call } from '../../rest/call.ts';
import {
  type BudgetAlert,
  budgetAlertsOf,
  saveBudgetAlert,
} from '../../stores/documents/budgets/budget-alerts.ts';
import type { Member } from '../../stores/documents/people/members.ts';
import type { Stores } from '../shared/stores.ts';
import { scopeIn } from './save-budgets.ts';
import { scopeKey } from './scope-costs.ts';
import { wireScope } from './wire-scope.ts';

export async function alertsOf(
  { documents }: Stores,
  { companyId }: Call,
): Promise<ReplyOf<typeof budgetAlerts>> {
  const [alerts, people] = await Promise.all([
    budgetAlertsOf(documents, companyId),
    peopleOf(documents, companyId),
  ]);
  return {
    alerts: alerts.map(wireAlert),
    people: people.filter(seesDashboard).map(({ name, email }) => ({ name, email })),
  };
}

/** Refuses recipients who do not belong to the company, more than ten, and an alert that is not as it was read. */
export async function saveAlert(
  { documents, now }: Stores,
  request: RequestOf<typeof budgetSaveAlert>,
  { companyId, user }: Call,
): Promise<ReplyOf<typeof budgetSaveAlert>> {
  const { recipientList, version } = request;
  const scope = scopeIn(request);
  if (recipientList.length > 0) checkRecipients(recipientList);
  const known = (await peopleOf(documents, companyId)).filter(seesDashboard);
  const emails = new Set(known.map(({ email }) => email.toLowerCase()));
  if (recipientList.some((address) => !emails.has(address.toLowerCase())))
    throw new Refusal(
      'RECIPIENT_UNREGISTERED',
      'A recipient is nobody of the company who may see the dashboard.',
      'recipientList',
    );
  const rising = (percents: readonly number[]) => [...new Set(percents)].sort((one, other) => one - other);
  const isSaved = await saveBudgetAlert(documents, {
    companyId,
    actor: { userId: user.userId, name: user.name },
    scope,
    version,
    actual: rising(request.actualPercents),
    expected: rising(request.expectedPercents),
    recipients: recipientList,
    at: now(),
  });
  if (!isSaved) throw new Refusal('CHANGED_MEANWHILE', 'The alert is not as it was read.', 'version');
  const saved = (await budgetAlertsOf(documents, companyId)).find(
    (each) => scopeKey(each.scope) === scopeKey(scope),
  );
  const none = { scope, actual: [], expected: [], recipients: [], version: 0, changedBy: '' };
  return { alert: wireAlert(saved ?? none) };
}

function seesDashboard({ rights }: Member): boolean {
  return rights.some(({ menuCode, authType }) => menuCode === MENUS.DASHBOARD.code && authType !== 'none');
}

function wireAlert({ scope, actual, expected, recipients, version }: BudgetAlert): WireBudgetAlert {
  return {
    ...wireScope(scope),
    actualPercents: [...actual],
    expectedPercents: [...expected],
    recipientList: [...recipients],
    version,
  };
}
