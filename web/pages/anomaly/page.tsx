// The page Anomalies: its address says which ones are listed, and which rule is open beside them.
import { Skeleton } from '@mantine/core';
import AnomaliesPageQuery, {
  type AnomaliesPageQuery$variables,
} from '../../__generated__/AnomaliesPageQuery.graphql.ts';
import { PageSkeleton } from '../../components/layout/PageSkeleton.tsx';
import { definePage } from '../../routing/define-page.ts';
import { alertVendors, graphSort, listFilter, listParsers, periodOf } from './address.ts';

export const anomaliesPage = definePage('anomalies', {
  parameters: listParsers,
  restart: ['page'],
  query: AnomaliesPageQuery,
  variables: (address): AnomaliesPageQuery$variables => ({
    filter: listFilter(address),
    // Each level says what pressing it would show.
    counted: listFilter({ ...address, level: null }),
    ...periodOf(address),
    alertsOf: alertVendors(address),
    sort: graphSort(address),
    page: address.page,
    itemsPerPage: address.size,
  }),
  skeleton: (
    <PageSkeleton head={{ hasBar: true }}>
      <Skeleton height={76} />
      <Skeleton height={200} />
      <Skeleton height={480} />
    </PageSkeleton>
  ),
});
