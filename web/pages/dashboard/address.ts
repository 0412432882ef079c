// The state of the dashboard as it stands in the address: which one, and whether it is being changed.
import { createLoader, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import type { DashboardPageQuery$variables } from '../../__generated__/DashboardPageQuery.graphql.ts';

export const dashboardParsers = {
  /** Global id; the selected one when left out. */
  board: parseAsString,
  edit: parseAsStringLiteral(['1']),
};

const loadAddress = createLoader(dashboardParsers);

export function dashboardVariables(url: URL): DashboardPageQuery$variables {
  const { board } = loadAddress(url);
  return { board, scope: null };
}
