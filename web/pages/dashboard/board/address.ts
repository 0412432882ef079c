// The state of the dashboard as it stands in the address: which one, and whether it is being changed.
import { createLoader, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import type { DashboardPageQuery$variables } from '../../../__generated__/DashboardPageQuery.graphql.ts';
import { scopeOf, scopeParsers } from '../scope/scope-address.ts';

export const dashboardParsers = {
  /** Global id; the selected one when left out. */
  board: parseAsString,
  edit: parseAsStringLiteral(['1']),
};

const loadAddress = createLoader({ ...dashboardParsers, ...scopeParsers });

export function dashboardVariables(url: URL): DashboardPageQuery$variables {
  const { board, edit, ...scope } = loadAddress(url);
  // What is edited has its own scope.
  return { board, scope: edit === null ? scopeOf(scope) : null };
}
