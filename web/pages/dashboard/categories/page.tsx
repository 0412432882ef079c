// The page Service categories: its address says what is listed, and how. All of it comes with one answer, so a change of
// the address asks for nothing.
import { Skeleton } from '@mantine/core';
import { parseAsString, parseAsStringLiteral } from 'nuqs/server';
import CategoriesPageQuery from '../../../__generated__/CategoriesPageQuery.graphql.ts';
import { PageSkeleton } from '../../../components/layout/PageSkeleton.tsx';
import { parseAsPage, parseAsPageSize } from '../../../paging.ts';
import { type AddressOf, definePage } from '../../../routing/define-page.ts';

export const SHOWN = ['all', 'changed', 'other'] as const;
export const ORDERS = ['product', 'cost', 'category'] as const;
export type Order = (typeof ORDERS)[number];

const SHALLOW = { shallow: true };

export const categoriesPage = definePage('serviceCategories', {
  parameters: {
    search: parseAsString.withDefault('').withOptions(SHALLOW),
    show: parseAsStringLiteral(SHOWN).withDefault('all').withOptions(SHALLOW),
    order: parseAsStringLiteral(ORDERS).withDefault('cost').withOptions(SHALLOW),
    direction: parseAsStringLiteral(['asc', 'desc']).withDefault('desc').withOptions(SHALLOW),
    page: parseAsPage.withDefault(1).withOptions(SHALLOW),
    size: parseAsPageSize.withDefault(50).withOptions(SHALLOW),
  },
  restart: ['page'],
  query: CategoriesPageQuery,
  variables: () => ({}),
  skeleton: (
    <PageSkeleton head={{}}>
      <Skeleton height={40} width={320} />
      <Skeleton height={78} />
      <Skeleton height={520} />
    </PageSkeleton>
  ),
});

export type CategoriesAddress = AddressOf<typeof categoriesPage.parameters>;
