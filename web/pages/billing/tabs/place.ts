// Which bill a tab is a part of.
import type { Vendor } from '../../../components/vendors/vendors.ts';

export interface BillPlace {
  vendor: Vendor;
  /** YYYY-MM. */
  month: string;
}
