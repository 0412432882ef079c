// The whole of the page: what is in Other, the products to find and change, and what is not saved yet.
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CategoryBoard_categories$key } from '../../../__generated__/CategoryBoard_categories.graphql.ts';
import { SaveBar } from '../../../components/forms/SaveBar.tsx';
import shared from '../../../components/layout/Page.module.css';
import { PageLayout } from '../../../components/layout/PageLayout.tsx';
import { AppliedRates } from '../../../components/money/AppliedRates.tsx';
import { CostScope } from '../../../components/money/CostScope.tsx';
import { Unconverted } from '../../../components/money/Unconverted.tsx';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import classes from './Categories.module.css';
import { CategorySum } from './CategorySum.tsx';
import { CategoryTable } from './CategoryTable.tsx';
import { CategoryTools } from './CategoryTools.tsx';
import { type Draft, isChanged, listedRows, withChoice } from './category-rows.ts';
import { categoriesPage } from './page.tsx';
import { IN_OTHER, useCategoryLink } from './useCategoryLink.ts';
import { useSaveCategories } from './useSaveCategories.ts';

interface CategoryBoardProps {
  categories: CategoryBoard_categories$key;
  isStale: boolean;
  onRefresh: () => void;
}

export function CategoryBoard({ categories, isStale, onRefresh }: CategoryBoardProps) {
  const data = useFragment(
    graphql`
      fragment CategoryBoard_categories on ProductCategories {
        categories
        currency
        otherCost
        totalCost
        range {
          start
          end
        }
        products {
          vendor
          product
          cost
          dataCategories
          category
        }
        rates {
          date
          from
          rate
          source
          to
        }
        unconverted {
          currency
          amount
        }
      }
    `,
    categories,
  );
  const { canEdit, selectedVendors } = useShellViewer();
  const linkOf = useCategoryLink();
  const vendorName = useVendorName();
  const { address } = usePageAddress(categoriesPage);
  const [draft, setDraft] = useState<Draft>(new Map());
  const forget = () => setDraft(new Map());
  const { save, isSaving } = useSaveCategories(() => {
    forget();
    onRefresh();
  });
  const rows = listedRows(data.products, address, draft, vendorName);
  return (
    <AppliedRates rates={data.rates}>
      <PageLayout isOfCost isStale={isStale} title={<FormattedMessage id="dashboard.categories.title" />}>
        <header>
          <p className={classes.about}>
            <CostScope basis="BILLED" range={data.range} currency={data.currency} />
          </p>
          <p className={classes.about}>
            <FormattedMessage id="dashboard.categories.about" />
          </p>
        </header>
        <CategorySum
          products={data.products.length}
          changed={data.products.filter(isChanged).length}
          otherCost={data.otherCost}
          otherLink={linkOf(IN_OTHER, selectedVendors)}
          totalCost={data.totalCost}
          currency={data.currency}
        />
        <Unconverted amounts={data.unconverted} />
        <section className={shared.panel}>
          <CategoryTools />
          <CategoryTable
            rows={rows}
            choices={data.categories}
            currency={data.currency}
            draft={draft}
            linkOf={linkOf}
            onChoose={
              canEdit('DASHBOARD')
                ? (row, category) => setDraft((now) => withChoice(now, row, category))
                : undefined
            }
          />
        </section>
        <SaveBar
          count={draft.size}
          isSaving={isSaving}
          onDiscard={forget}
          onSave={() => save([...draft.values()])}
        />
      </PageLayout>
    </AppliedRates>
  );
}
