// Whose bill is shown: one vendor at a time, for each bills in its own way (B-02).
import { useIntl } from 'react-intl';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import classes from '../Billing.module.css';
import { billingPage } from '../page.tsx';
import { addressVendor } from '../useNamedVendor.ts';

export function BillVendors({ vendor }: { vendor: Vendor }) {
  const vendorName = useVendorName();
  const intl = useIntl();
  const change = useChangeVendor();
  const { availableVendors } = useShellViewer();
  return (
    <fieldset
      className={classes.vendors}
      aria-label={intl.formatMessage({ id: 'billing.page.vendors' })}
      data-part="billing.vendors"
    >
      {availableVendors.map((each) => (
        <button
          key={each}
          type="button"
          className={classes.vendor}
          aria-pressed={each === vendor}
          onClick={() => change(each)}
        >
          {vendorName(each)}
        </button>
      ))}
    </fieldset>
  );
}

/** Another vendor has other tabs and splits: what was chosen of them is chosen anew (B-08). */
export function useChangeVendor(): (vendor: Vendor) => void {
  const { change } = usePageAddress(billingPage);
  return (vendor) =>
    change({
      vendor: addressVendor(vendor),
      viewBy: null,
      tagKey: null,
      set: null,
      turned: null,
      sum: null,
      bridge: null,
    });
}
