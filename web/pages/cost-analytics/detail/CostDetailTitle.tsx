// Whose cost the drawer shows: the vendor and the item, by the name that the table gives it.
import { graphql, readInlineData, useFragment } from 'react-relay';
import type { CostDetailTitle_analytics$key } from '../../../__generated__/CostDetailTitle_analytics.graphql.ts';
import type { CostDetailTitle_item$key } from '../../../__generated__/CostDetailTitle_item.graphql.ts';
import { vendorsOfItem } from '../../../components/vendors/item-vendors.ts';
import { VendorBadges } from '../../../components/vendors/VendorBadges.tsx';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { costAnalyticsPage } from '../page.tsx';
import { graphVendor } from '../shared/address/variables.ts';
import { useAnsweredAddress } from '../useAnsweredAddress.ts';
import { useGroupedLabel } from '../view-by/useGroupingNames.ts';
import classes from './CostDetail.module.css';

export function CostDetailTitle({ analytics }: { analytics: CostDetailTitle_analytics$key }) {
  const { items, series } = useFragment(
    graphql`
      fragment CostDetailTitle_analytics on CostAnalytics {
        items(
          isNested: true
          itemsPerPage: $size
          page: $page
          search: $search
          searchIn: $searchIn
          sort: $sort
        ) {
          edges {
            node {
              ...CostDetailTitle_item
            }
            children {
              node {
                ...CostDetailTitle_item
              }
              children {
                node {
                  ...CostDetailTitle_item
                }
                children {
                  node {
                    ...CostDetailTitle_item
                  }
                }
              }
            }
          }
        }
        series(top: 50, levels: 1) {
          ...CostDetailTitle_item
        }
      }
    `,
    analytics,
  );
  const { address } = usePageAddress(costAnalyticsPage);
  const labelOf = useGroupedLabel(useAnsweredAddress());
  const { item: key, itemVendor } = address;
  const vendors = (itemVendor ?? []).map(graphVendor);
  if (key === null || vendors.length === 0) return null;
  const known = [...nodesIn(items.edges), ...series]
    .map(itemOf)
    .find(
      (item) =>
        !item.isOthers && item.key === key && vendorsOfItem(item).some((vendor) => vendors.includes(vendor)),
    );
  return (
    <span className={classes.title}>
      <VendorBadges of={{ vendor: null, byVendor: vendors.map((vendor) => ({ vendor })) }} />
      <span>{labelOf(known ?? { key, label: key })}</span>
    </span>
  );
}

interface Edge {
  readonly node: CostDetailTitle_item$key;
  readonly children?: readonly Edge[];
}

/** Of rows and of the rows in them. */
function nodesIn(edges: readonly Edge[]): CostDetailTitle_item$key[] {
  return edges.flatMap(({ node, children = [] }) => [node, ...nodesIn(children)]);
}

function itemOf(reference: CostDetailTitle_item$key) {
  return readInlineData(
    graphql`
      fragment CostDetailTitle_item on CostItem @inline {
        key
        label
        labels
        vendor
        byVendor {
          vendor
        }
        isOthers
      }
    `,
    reference,
  );
}
