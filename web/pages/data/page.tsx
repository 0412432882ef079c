// The page Data: its address says which page of the loads is listed, and which load's report is open.
import { Skeleton } from '@mantine/core';
import { parseAsString } from 'nuqs/server';
import DataPageQuery, { type DataPageQuery$variables } from '../../__generated__/DataPageQuery.graphql.ts';
import shared from '../../components/layout/Page.module.css';
import { PageSkeleton } from '../../components/layout/PageSkeleton.tsx';
import { parseAsPage } from '../../paging.ts';
import { definePage } from '../../routing/define-page.ts';

export const LOADS_A_PAGE = 30;

export const dataPage = definePage('data', {
  parameters: {
    page: parseAsPage.withDefault(1),
    /** Global id of a load. Its report is beside the list, so the query of the page stays as it is. */
    load: parseAsString.withOptions({ shallow: true }),
  },
  query: DataPageQuery,
  variables: ({ page }): DataPageQuery$variables => ({ page }),
  skeleton: (
    <PageSkeleton className={shared.page}>
      <Skeleton height={24} width={120} />
      <Skeleton height={200} />
      <Skeleton height={200} />
      <Skeleton height={480} />
    </PageSkeleton>
  ),
});
