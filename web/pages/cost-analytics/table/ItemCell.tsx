// The name of an item, which opens what its cost is made of.
import { VendorBadge } from '../../../components/VendorBadge.tsx';
import { useAnalyticsAddress } from '../useAnalyticsAddress.ts';
import { addressVendors } from '../variables.ts';
import { useGroupedLabel } from '../view-by/useGroupingNames.ts';
import classes from './CostTable.module.css';
import type { CostRow } from './cost-columns.tsx';

export function ItemCell({ item }: { item: CostRow }) {
  const { address, change } = useAnalyticsAddress();
  const label = useGroupedLabel(address)(item);
  const open = () => {
    const [itemVendor = null] = item.vendor ? (addressVendors([item.vendor]) ?? []) : [];
    change({ item: item.key, itemVendor, page: address.page });
  };
  return (
    <span className={classes.item}>
      {item.vendor ? <VendorBadge vendor={item.vendor} /> : null}
      <button type="button" className={classes.itemName} title={label} onClick={open}>
        {label}
      </button>
    </span>
  );
}
