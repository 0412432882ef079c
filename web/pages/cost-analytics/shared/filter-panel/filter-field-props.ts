// What a field of the filter panel is given.
import type { FilterId } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import type { AnalyticsAddress } from '../address/address.ts';
import type { Condition } from '../filters/conditions.ts';

export interface FilterFieldProps {
  address: AnalyticsAddress;
  /** Whose cost is filtered: one vendor, or several alike. */
  vendors: readonly Vendor[];
  field: FilterId;
  /** The tag key, or the set, whose values are shown; null for other fields, and before one is chosen. */
  parent: string | null;
  onParent: (parent: string | null) => void;
  conditions: readonly Condition[];
  onChange: (conditions: readonly Condition[]) => void;
}
