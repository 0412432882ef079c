// The page of one anomaly: its address names it.
import { Skeleton } from '@mantine/core';
import { parseAsString } from 'nuqs/server';
import AnomalyDetailPageQuery, {
  type AnomalyDetailPageQuery$variables,
} from '../../../__generated__/AnomalyDetailPageQuery.graphql.ts';
import { PageSkeleton } from '../../../components/layout/PageSkeleton.tsx';
import { definePage } from '../../../routing/define-page.ts';

export const anomalyDetailPage = definePage('anomalyDetail', {
  parameters: {
    /** Global id. */
    id: parseAsString.withDefault(''),
  },
  query: AnomalyDetailPageQuery,
  variables: ({ id }): AnomalyDetailPageQuery$variables | null => (id === '' ? null : { id }),
  skeleton: (
    <PageSkeleton head={{ hasBar: true }}>
      <Skeleton height={60} />
      <Skeleton height={96} />
      <Skeleton height={320} />
      <Skeleton height={360} />
    </PageSkeleton>
  ),
});
