// What the route of budgets asks for: its query, and the address as its variables.
import BudgetsPageQuery from '../../__generated__/BudgetsPageQuery.graphql.ts';
import { budgetsVariables } from './address.ts';
export const query = BudgetsPageQuery;
export const variables = budgetsVariables;
