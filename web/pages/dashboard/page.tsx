// The page Dashboard: its address says which one is shown, whether it is edited, and its scope.
import { parseAsInteger, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import DashboardPageQuery, {
  type DashboardPageQuery$variables,
} from '../../__generated__/DashboardPageQuery.graphql.ts';
import { definePage } from '../../routing/define-page.ts';
import { DashboardSkeleton } from './board/DashboardSkeleton.tsx';
import { scopeOf, scopeParsers } from './scope/scope-address.ts';

export const dashboardPage = definePage('dashboard', {
  parameters: {
    /** Global id; the selected one when left out. */
    board: parseAsString,
    edit: parseAsStringLiteral(['1']),
    /** The number of a widget, which is brought into sight. */
    widget: parseAsInteger,
    ...scopeParsers,
  },
  query: DashboardPageQuery,
  variables: ({ board, edit, ...scope }): DashboardPageQuery$variables => ({
    board,
    // What is edited has its own scope.
    scope: edit === null ? scopeOf(scope) : null,
  }),
  showsLastVisit: true,
  skeleton: <DashboardSkeleton />,
});
