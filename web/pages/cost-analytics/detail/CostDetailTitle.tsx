// Whose cost the drawer shows: the vendor and the item, by the name that the table gives it.
import { graphql, useFragment } from 'react-relay';
import type { CostDetailTitle_analytics$key } from '../../../__generated__/CostDetailTitle_analytics.graphql.ts';
import { vendorsOfItem } from '../../../components/vendors/item-vendors.ts';
import { VendorBadges } from '../../../components/vendors/VendorBadges.tsx';
import { graphVendor } from '../shared/address/variables.ts';
import { useAnsweredAddress } from '../useAnsweredAddress.ts';
import { useGroupedLabel } from '../view-by/useGroupingNames.ts';
import classes from './CostDetail.module.css';

export function CostDetailTitle({ analytics }: { analytics: CostDetailTitle_analytics$key }) {
  const { items, series } = useFragment(
    graphql`
      fragment CostDetailTitle_analytics on CostAnalytics {
        items(itemsPerPage: $size, page: $page, search: $search, searchIn: $searchIn, sort: $sort) {
          edges {
            node {
              key
              label
              labels
              vendor
              byVendor {
                vendor
              }
            }
          }
        }
        series(top: 50) {
          key
          label
          labels
          vendor
          byVendor {
            vendor
          }
          isOthers
        }
      }
    `,
    analytics,
  );
  const address = useAnsweredAddress();
  const labelOf = useGroupedLabel(address);
  const { item: key, itemVendor } = address;
  const vendors = (itemVendor ?? []).map(graphVendor);
  if (key === null || vendors.length === 0) return null;
  const known = [...items.edges.map(({ node }) => node), ...series.filter(({ isOthers }) => !isOthers)].find(
    (item) => item.key === key && vendorsOfItem(item).some((vendor) => vendors.includes(vendor)),
  );
  return (
    <span className={classes.title}>
      <VendorBadges of={{ vendor: null, byVendor: vendors.map((vendor) => ({ vendor })) }} />
      <span>{labelOf(known ?? { key, label: key })}</span>
    </span>
  );
}
