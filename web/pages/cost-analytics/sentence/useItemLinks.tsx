// Names of items, each a link that opens what the item's cost is made of.
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { useItemLinks_item$data } from '../../../__generated__/useItemLinks_item.graphql.ts';
import classes from '../../../components/layout/Sentence.module.css';
import { vendorsOfItem } from '../../../components/vendors/item-vendors.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { costAnalyticsPage } from '../page.tsx';
import { addressVendors } from '../shared/address/variables.ts';
import { useAnsweredAddress } from '../useAnsweredAddress.ts';
import { useGroupedLabel } from '../view-by/useGroupingNames.ts';

graphql`
  fragment useItemLinks_item on CostItem {
    key
    label
    labels
    vendor
    isOthers
    byVendor {
      vendor
    }
  }
`;

export type LinkedItem = Omit<useItemLinks_item$data, ' $fragmentType'>;

export function useItemLinks(): (item: LinkedItem) => ReactNode {
  const { address } = usePageAddress(costAnalyticsPage);
  const labelOf = useGroupedLabel(useAnsweredAddress());
  return (item) => {
    const itemVendor = addressVendors(vendorsOfItem(item));
    return (
      <Link className={classes.link} to={costAnalyticsPage.link({ ...address, item: item.key, itemVendor })}>
        {labelOf(item)}
      </Link>
    );
  };
}
