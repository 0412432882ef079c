// The page CSP status: its address says which statuses are listed, and which one is open beside the list.
import { parseAsBoolean, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { STATUS_CHECKS } from '../../../../lib/catalogue/operations/status-checks.ts';
import StatusesPageQuery, {
  type StatusesPageQuery$variables,
} from '../../../__generated__/StatusesPageQuery.graphql.ts';
import { parseAsPage, parseAsPageSize } from '../../../paging.ts';
import { definePage } from '../../../routing/define-page.ts';
import { OperationsSkeleton } from '../shared/OperationsSkeleton.tsx';

export const operationStatusesPage = definePage('operationStatuses', {
  parameters: {
    /** Global id of a company; left out: all that the viewer sees. */
    of: parseAsString,
    /** Any code, also one that is not known here. */
    code: parseAsString,
    check: parseAsStringLiteral(STATUS_CHECKS),
    search: parseAsString.withDefault(''),
    deleted: parseAsBoolean.withDefault(false),
    page: parseAsPage.withDefault(1),
    size: parseAsPageSize.withDefault(30),
    /** Global id of a status. It is shown beside the list, so the query of the page stays as it is. */
    status: parseAsString.withOptions({ shallow: true }),
  },
  restart: ['page'],
  query: StatusesPageQuery,
  variables: ({ of, code, check, search, deleted, page, size }): StatusesPageQuery$variables => ({
    company: of,
    codes: code === null ? [] : [code],
    checks: check === null ? [] : [check],
    isDeleted: deleted,
    ...{ search, page, size },
  }),
  skeleton: <OperationsSkeleton />,
});
