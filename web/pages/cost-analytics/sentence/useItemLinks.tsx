// Names of items, each a link that opens what the item's cost is made of; the id of an account is in its title.
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { useItemLinks_item$data } from '../../../__generated__/useItemLinks_item.graphql.ts';
import { PART_SEPARATOR } from '../../../components/cost-items/PartedLabel.tsx';
import classes from '../../../components/layout/Sentence.module.css';
import { vendorsOfItem } from '../../../components/vendors/item-vendors.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { costAnalyticsPage } from '../page.tsx';
import { addressVendors } from '../shared/address/variables.ts';
import { useAnsweredAddress } from '../useAnsweredAddress.ts';
import { useGroupedLabel, useGroupedParts } from '../view-by/useGroupingNames.ts';
import { namesOfSeveral } from '../view-by/useSeriesLabel.ts';

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

/** `items` are all of the sentence: those of one name are told apart by their vendors. */
export function useItemLinks(items: readonly LinkedItem[]): (item: LinkedItem) => ReactNode {
  const { address } = usePageAddress(costAnalyticsPage);
  const answered = useAnsweredAddress();
  const labelOf = useGroupedLabel(answered);
  const partsOf = useGroupedParts(answered, true);
  const vendorName = useVendorName();
  const shared = namesOfSeveral(items);
  return (item) => {
    const vendors = vendorsOfItem(item);
    const itemVendor = addressVendors(vendors);
    const label = labelOf(item);
    const name = [...(shared.has(item.key) ? vendors.map(vendorName) : []), ...partsOf(item)].join(
      PART_SEPARATOR,
    );
    return (
      <Link
        className={classes.link}
        title={name === label ? undefined : label}
        to={costAnalyticsPage.link({ ...address, item: item.key, itemVendor })}
      >
        {name}
      </Link>
    );
  };
}
