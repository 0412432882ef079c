// The page My account: who one is here, how one signs in, where one is signed in, and by which tokens tools ask.
import { Skeleton } from '@mantine/core';
import AccountPageQuery from '../../../__generated__/AccountPageQuery.graphql.ts';
import { PageSkeleton } from '../../../components/layout/PageSkeleton.tsx';
import { definePage } from '../../../routing/define-page.ts';

export const accountPage = definePage('account', {
  parameters: {},
  query: AccountPageQuery,
  variables: () => ({}),
  skeleton: (
    <PageSkeleton head={{}}>
      <Skeleton height={280} />
      <Skeleton height={160} />
      <Skeleton height={200} />
      <Skeleton height={120} />
    </PageSkeleton>
  ),
});
