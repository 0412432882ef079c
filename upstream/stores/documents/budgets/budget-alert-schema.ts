// Tables of the alerts of budgets.

export interface BudgetAlertTables {
  budget_alerts: BudgetAlertRow;
  budget_judgements: BudgetJudgementRow;
}

interface BudgetAlertRow {
  company_id: string;
  scope: string;
  scope_key: string;
  scope_value: string;
  /** JSON lists of percents, rising. */
  actual_percents: string;
  expected_percents: string;
  /** JSON list of addresses. */
  recipients: string;
  version: number;
  /** The user who changed it last: mails are sent in this name. */
  changed_by: string;
}

interface BudgetJudgementRow {
  company_id: string;
  /** What was checked: data version and day. */
  state: string;
}
