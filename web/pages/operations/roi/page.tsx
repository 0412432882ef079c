// The page Cloud migration ROI: its address says whose rows are shown, and whether the deleted ones.
import { parseAsBoolean, parseAsString } from 'nuqs/server';
import RoiPageQuery, { type RoiPageQuery$variables } from '../../../__generated__/RoiPageQuery.graphql.ts';
import { definePage } from '../../../routing/define-page.ts';
import { OperationsSkeleton } from '../shared/OperationsSkeleton.tsx';

export const migrationRoiPage = definePage('migrationRoi', {
  parameters: {
    /** Global id of a company; left out: all that the viewer sees. */
    of: parseAsString,
    deleted: parseAsBoolean.withDefault(false),
  },
  query: RoiPageQuery,
  variables: ({ of, deleted }): RoiPageQuery$variables => ({ company: of, isDeleted: deleted }),
  skeleton: <OperationsSkeleton />,
});
