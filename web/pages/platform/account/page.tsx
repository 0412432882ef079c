// The page My account: who one is here, how one signs in, and where one is signed in.
import { Skeleton } from '@mantine/core';
import AccountPageQuery from '../../../__generated__/AccountPageQuery.graphql.ts';
import shared from '../../../components/layout/Page.module.css';
import { PageSkeleton } from '../../../components/layout/PageSkeleton.tsx';
import { definePage } from '../../../routing/define-page.ts';

export const accountPage = definePage('account', {
  parameters: {},
  query: AccountPageQuery,
  variables: () => ({}),
  skeleton: (
    <PageSkeleton className={shared.page}>
      <Skeleton height={24} width={160} />
      <Skeleton height={280} />
      <Skeleton height={160} />
      <Skeleton height={200} />
    </PageSkeleton>
  ),
});
