// Which service category each product belongs to: by its data, or as the company gave it (D-12).

import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { CategoriesPageQuery } from '../../../__generated__/CategoriesPageQuery.graphql.ts';
import { FaultNotice } from '../../../components/faults/FaultNotice.tsx';
import { useTitle } from '../../../components/layout/useTitle.ts';
import { NoMenuRight } from '../../../components/notices/NoMenuRight.tsx';
import { faultOfErrors } from '../../../fault.ts';
import type { PageProps } from '../../../routing/page-code.ts';
import { useAskAgain } from '../../../routing/useAskAgain.ts';
import { CategoryBoard } from './CategoryBoard.tsx';

export function CategoriesPage({ queryRef, loadingRef }: PageProps<CategoriesPageQuery>) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'dashboard.categories.title' }));
  return queryRef ? <Categories queryRef={queryRef} isStale={loadingRef !== queryRef} /> : null;
}

interface CategoriesProps {
  queryRef: NonNullable<PageProps<CategoriesPageQuery>['queryRef']>;
  isStale: boolean;
}

function Categories({ queryRef, isStale }: CategoriesProps) {
  const { viewer } = usePreloadedQuery<CategoriesPageQuery>(
    graphql`
      query CategoriesPageQuery {
        viewer {
          productCategories @catch(to: RESULT) {
            ...CategoryBoard_categories
          }
        }
      }
    `,
    queryRef,
  );
  const refresh = useAskAgain();
  const { productCategories: categories } = viewer;
  if (categories.ok && categories.value)
    return <CategoryBoard categories={categories.value} isStale={isStale} onRefresh={refresh} />;
  const fault = faultOfErrors(categories.ok ? [] : categories.errors);
  return fault.menu ? <NoMenuRight /> : <FaultNotice variant="page" fault={fault} onRetry={refresh} />;
}
