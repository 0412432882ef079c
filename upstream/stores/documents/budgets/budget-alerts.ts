// Alerts of budgets: from which percents on who is told, and when a company's budgets were checked last.

import type { Documents } from '../database.ts';
import { appendAudit } from '../people/audit-log.ts';
import { atomically } from '../transaction.ts';
import { type BudgetScope, partsOf, scopeOf } from './budgets.ts';

export interface AlertRule {
  /** Of what was spent, in percent of the budget. */
  actual: readonly number[];
  /** Of the expected month end. */
  expected: readonly number[];
  /** Addresses. */
  recipients: readonly string[];
}

export interface BudgetAlert extends AlertRule {
  scope: BudgetScope;
  version: number;
  changedBy: string;
}

export async function budgetAlertsOf(documents: Documents, companyId: string): Promise<BudgetAlert[]> {
  const rows = await documents
    .selectFrom('budget_alerts')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('scope')
    .orderBy('scope_key')
    .orderBy('scope_value')
    .execute();
  return rows.map((row) => ({
    scope: scopeOf(row),
    actual: JSON.parse(row.actual_percents) as number[],
    expected: JSON.parse(row.expected_percents) as number[],
    recipients: JSON.parse(row.recipients) as string[],
    version: row.version,
    changedBy: row.changed_by,
  }));
}

interface AlertChange extends AlertRule {
  companyId: string;
  actor: { userId: string; name: string };
  scope: BudgetScope;
  /** 0: there was none. */
  version: number;
  at: Date;
}

/** False when it is not as it was read. Without a percent or a recipient the alert is gone. */
export function saveBudgetAlert(documents: Documents, change: AlertChange): Promise<boolean> {
  const { companyId, actor, scope, version, actual, expected, recipients, at } = change;
  const [scope_key, scope_value] = partsOf(scope);
  return atomically(documents, async (transaction) => {
    const found = (await budgetAlertsOf(transaction, companyId)).find(
      (each) =>
        each.scope.kind === scope.kind && partsOf(each.scope).join('\n') === `${scope_key}\n${scope_value}`,
    );
    if ((found?.version ?? 0) !== version) return false;
    await transaction
      .deleteFrom('budget_alerts')
      .where('company_id', '=', companyId)
      .where('scope', '=', scope.kind)
      .where('scope_key', '=', scope_key)
      .where('scope_value', '=', scope_value)
      .execute();
    const isKept = actual.length + expected.length > 0 && recipients.length > 0;
    if (isKept)
      await transaction
        .insertInto('budget_alerts')
        .values({
          ...{ company_id: companyId, scope: scope.kind, scope_key, scope_value },
          actual_percents: JSON.stringify(actual),
          expected_percents: JSON.stringify(expected),
          recipients: JSON.stringify(recipients),
          version: version + 1,
          changed_by: actor.userId,
        })
        .execute();
    const changes = [
      { name: 'alert', before: found ? wordsOf(found) : null, after: isKept ? wordsOf(change) : null },
    ];
    const subject = [scope.kind, scope_key, scope_value].filter((part) => part !== '').join(' ');
    await appendAudit(
      transaction,
      { companyId, actor, action: 'BUDGET_ALERTS_CHANGED', subject, changes },
      at,
    );
    // The newer rule is checked soon.
    await transaction.deleteFrom('budget_judgements').where('company_id', '=', companyId).execute();
    return true;
  });
}

function wordsOf({ actual, expected, recipients }: AlertRule): string {
  const list = (percents: readonly number[]) => percents.map((percent) => `${percent} %`).join(', ');
  return [`actual ${list(actual)}`, `expected ${list(expected)}`, recipients.join(', ')].join('; ');
}

/** Companies with alerts, with their data version, and what was checked of each the last time. */
export async function companiesToCheck(
  documents: Documents,
): Promise<{ companyId: string; dataVersion: number; checked: string | null }[]> {
  const rows = await documents
    .selectFrom('companies')
    .leftJoin('budget_judgements', 'budget_judgements.company_id', 'companies.company_id')
    .select(['companies.company_id', 'companies.data_version', 'budget_judgements.state'])
    .where('companies.company_id', 'in', documents.selectFrom('budget_alerts').select('company_id'))
    .execute();
  return rows.map(({ company_id, data_version, state }) => ({
    companyId: company_id,
    dataVersion: Number(data_version),
    checked: state,
  }));
}

export async function saveCheckedState(
  documents: Documents,
  companyId: string,
  state: string,
): Promise<void> {
  await documents
    .insertInto('budget_judgements')
    .values({ company_id: companyId, state })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ state }))
    .execute();
}
