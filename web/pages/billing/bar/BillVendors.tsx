// Whose bill is shown: one vendor at a time, for each bills in its own way (B-02).
import { useIntl } from 'react-intl';
import { intoSight } from '../../../components/layout/into-sight.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { vendorVariable } from '../../../theme/palette.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { ALL_VENDORS } from '../address.ts';
import classes from '../Billing.module.css';
import { billingPage } from '../page.tsx';
import { addressVendor } from '../useNamedVendor.ts';

/** Null: all of them. */
export function BillVendors({ vendor }: { vendor: Vendor | null }) {
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
      {[...(availableVendors.length > 1 || vendor === null ? [null] : []), ...availableVendors].map(
        (each) => (
          <button
            key={each ?? ALL_VENDORS}
            ref={each === vendor ? intoSight : undefined}
            type="button"
            className={classes.vendor}
            data-chip
            aria-pressed={each === vendor}
            onClick={() => change(each)}
          >
            {each ? (
              <span
                className={classes.swatch}
                style={{ background: `var(${vendorVariable(each)})` }}
                aria-hidden
              />
            ) : null}
            {each ? vendorName(each) : intl.formatMessage({ id: 'billing.all.vendors' })}
          </button>
        ),
      )}
    </fieldset>
  );
}

/** Null: all vendors. Another vendor has other tabs and splits: what was chosen of them is chosen anew (B-08). */
export function useChangeVendor(): (vendor: Vendor | null) => void {
  const { change } = usePageAddress(billingPage);
  return (vendor) =>
    change({
      vendor: vendor ? addressVendor(vendor) : ALL_VENDORS,
      viewBy: null,
      tagKey: null,
      set: null,
      turned: null,
      sum: null,
      bridge: null,
    });
}
