// The name of an item, which opens what its cost is made of.
import { VendorBadge } from '../../../components/VendorBadge.tsx';
import { useDrill } from '../detail/useDrill.ts';
import { useAnalyticsAddress } from '../useAnalyticsAddress.ts';
import { useGroupedLabel } from '../view-by/useGroupingNames.ts';
import classes from './CostTable.module.css';
import type { CostRow } from './cost-columns.tsx';

export function ItemCell({ item }: { item: CostRow }) {
  const { address } = useAnalyticsAddress();
  const { openItem } = useDrill();
  const label = useGroupedLabel(address)(item);
  return (
    <span className={classes.item}>
      {item.vendor ? <VendorBadge vendor={item.vendor} /> : null}
      <button type="button" className={classes.itemName} title={label} onClick={() => openItem(item)}>
        {label}
      </button>
    </span>
  );
}
