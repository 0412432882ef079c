// Resolvers of budgets: one call each.
import type { BudgetsResolvers } from '../../__generated__/resolvers/budgets.ts';

export const budgetsResolvers: BudgetsResolvers = {
  Viewer: {
    budgetAlerts: (_viewer, _arguments, { budgets }) => budgets.alerts(),
    budgetStatus: (_viewer, widget, { budgets }) => budgets.status(widget),
    budgets: (_viewer, asked, { budgets }) => budgets.list(asked),
    budgetProposal: (_viewer, asked, { budgets }) => budgets.proposal(asked),
  },
  Mutation: {
    readBudgetFile: (_mutation, { input }, { budgets }) => budgets.readFile(input),
    saveBudgetAlert: (_mutation, { input }, { budgets }) => budgets.saveAlert(input),
    saveBudgets: (_mutation, { input }, { budgets }) => budgets.save(input),
  },
};
