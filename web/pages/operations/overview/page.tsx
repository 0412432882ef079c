// The page Operation status, Overview.
import OverviewPageQuery, {
  type OverviewPageQuery$variables,
} from '../../../__generated__/OverviewPageQuery.graphql.ts';
import { definePage } from '../../../routing/define-page.ts';
import { OperationsSkeleton } from '../shared/OperationsSkeleton.tsx';

export const operationsPage = definePage('operations', {
  parameters: {},
  query: OverviewPageQuery,
  variables: (): OverviewPageQuery$variables => ({}),
  skeleton: <OperationsSkeleton />,
});
