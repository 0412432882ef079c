// What the page of budgets is given.
import type { BudgetBoard_budgets$data } from '../../__generated__/BudgetBoard_budgets.graphql.ts';

export type BoardData = BudgetBoard_budgets$data;
