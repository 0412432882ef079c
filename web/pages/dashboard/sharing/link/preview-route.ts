// What the route of the preview asks for: its query, and the address as its variables.
import type { SharePreviewPageQuery$variables } from '../../../../__generated__/SharePreviewPageQuery.graphql.ts';
import SharePreviewPageQuery from '../../../../__generated__/SharePreviewPageQuery.graphql.ts';
import { loadPreviewAddress } from './preview-address.ts';

export const query = SharePreviewPageQuery;

/** Null where the address names no dashboard. */
export function variables(url: URL): SharePreviewPageQuery$variables | null {
  const { board, filters } = loadPreviewAddress(url);
  return board === '' ? null : { board, withFilters: filters };
}
