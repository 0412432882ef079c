import type { Resolvers } from '../resolver-types.ts';

/** Resolvers of what the SDL of budgets declares. */
export type BudgetsResolvers = {
  BudgetAccount?: Pick<NonNullable<Resolvers['BudgetAccount']>, 'account' | 'name' | 'vendor'>;
  BudgetAlert?: Pick<NonNullable<Resolvers['BudgetAlert']>, 'actual' | 'expected' | 'key' | 'recipients' | 'version'>;
  BudgetAlerts?: Pick<NonNullable<Resolvers['BudgetAlerts']>, 'alerts' | 'people'>;
  BudgetAmount?: Pick<NonNullable<Resolvers['BudgetAmount']>, 'amount' | 'currency'>;
  BudgetCell?: Pick<NonNullable<Resolvers['BudgetCell']>, 'amount' | 'currency' | 'month' | 'scope'>;
  BudgetChoices?: Pick<NonNullable<Resolvers['BudgetChoices']>, 'accounts' | 'serviceGroupSets' | 'vendors'>;
  BudgetFigures?: Pick<NonNullable<Resolvers['BudgetFigures']>, 'budget' | 'expected' | 'expectedRate' | 'isRolledUp' | 'month' | 'prorated' | 'rate' | 'set' | 'spent'>;
  BudgetFileFault?: Pick<NonNullable<Resolvers['BudgetFileFault']>, 'code' | 'column' | 'line' | 'value'>;
  BudgetGroupSet?: Pick<NonNullable<Resolvers['BudgetGroupSet']>, 'groups' | 'set'>;
  BudgetPerson?: Pick<NonNullable<Resolvers['BudgetPerson']>, 'email' | 'name'>;
  BudgetProposal?: Pick<NonNullable<Resolvers['BudgetProposal']>, 'cells'>;
  BudgetRow?: Pick<NonNullable<Resolvers['BudgetRow']>, 'key' | 'months' | 'name' | 'scope'>;
  BudgetScope?: Pick<NonNullable<Resolvers['BudgetScope']>, 'account' | 'kind' | 'serviceGroup' | 'serviceGroupSet' | 'tagKey' | 'tagValue' | 'vendor'>;
  BudgetStatus?: Pick<NonNullable<Resolvers['BudgetStatus']>, 'currency' | 'daysComplete' | 'daysInMonth' | 'range' | 'rates' | 'rows' | 'total' | 'unconverted'>;
  Budgets?: Pick<NonNullable<Resolvers['Budgets']>, 'choices' | 'currency' | 'daysComplete' | 'daysInMonth' | 'months' | 'rates' | 'rows' | 'thisMonth' | 'unconverted' | 'version'>;
  Mutation?: Pick<NonNullable<Resolvers['Mutation']>, 'readBudgetFile' | 'saveBudgetAlert' | 'saveBudgets'>;
  ReadBudgetFilePayload?: Pick<NonNullable<Resolvers['ReadBudgetFilePayload']>, 'cells' | 'faults'>;
  SaveBudgetAlertPayload?: Pick<NonNullable<Resolvers['SaveBudgetAlertPayload']>, 'alert' | 'userErrors'>;
  SaveBudgetsPayload?: Pick<NonNullable<Resolvers['SaveBudgetsPayload']>, 'userErrors' | 'version'>;
  Viewer?: Pick<NonNullable<Resolvers['Viewer']>, 'budgetAlerts' | 'budgetProposal' | 'budgetStatus' | 'budgets'>;
};
