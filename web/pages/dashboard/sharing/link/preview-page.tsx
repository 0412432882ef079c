// The preview of a link: its address names the dashboard, and says whether the link has filters.
import { parseAsBoolean, parseAsString } from 'nuqs/server';
import SharePreviewPageQuery, {
  type SharePreviewPageQuery$variables,
} from '../../../../__generated__/SharePreviewPageQuery.graphql.ts';
import { definePage } from '../../../../routing/define-page.ts';
import { DashboardSkeleton } from '../../board/DashboardSkeleton.tsx';

export const sharePreviewPage = definePage('sharePreview', {
  parameters: {
    board: parseAsString.withDefault(''),
    filters: parseAsBoolean.withDefault(false),
  },
  query: SharePreviewPageQuery,
  // Null where the address names no dashboard.
  variables: ({ board, filters }): SharePreviewPageQuery$variables | null =>
    board === '' ? null : { board, withFilters: filters },
  skeleton: <DashboardSkeleton />,
});
