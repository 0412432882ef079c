// What the route of the dashboard asks for: its query, and the address as its variables.

import type { DashboardPageQuery$variables } from '../../__generated__/DashboardPageQuery.graphql.ts';
import DashboardPageQuery from '../../__generated__/DashboardPageQuery.graphql.ts';

export const query = DashboardPageQuery;

export const variables = (): DashboardPageQuery$variables => ({});
