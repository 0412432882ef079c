// What the route of the dashboard asks for: its query, and the address as its variables.
import DashboardPageQuery from '../../../__generated__/DashboardPageQuery.graphql.ts';
import { dashboardVariables } from './address.ts';

export const query = DashboardPageQuery;
export const variables = dashboardVariables;
