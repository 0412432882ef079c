// The vendors of the question; without any in the address, those that the viewer selected.
import { FormattedMessage, useIntl } from 'react-intl';
import { SetChip } from '../../../components/state-bar/SetChip.tsx';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import type { AddressChange, AnalyticsAddress } from '../shared/address/address.ts';
import { addressVendors, vendorsOfFigures } from '../shared/address/variables.ts';

/** More are counted. */
const MOST_NAMES = 3;

interface VendorsChipProps {
  address: AnalyticsAddress;
  onChange: (change: AddressChange) => void;
}

export function VendorsChip({ address, onChange }: VendorsChipProps) {
  const vendorName = useVendorName();
  const intl = useIntl();
  const viewer = useShellViewer();
  const chosen = vendorsOfFigures(address, viewer);
  return (
    <SetChip
      name={intl.formatMessage({ id: 'cost-analytics.bar.vendors' })}
      join="from"
      values={viewer.availableVendors}
      chosen={chosen}
      nameOf={vendorName}
      shown={
        chosen.length > MOST_NAMES ? (
          <FormattedMessage id="cost-analytics.bar.vendorCount" values={{ count: chosen.length }} />
        ) : undefined
      }
      title={chosen.map((vendor) => vendorName(vendor)).join(', ')}
      onChange={(vendors) => {
        // The last vendor cannot be taken away: no vendor means the viewer's selection.
        if (vendors.length > 0) onChange({ vendors: addressVendors(vendors), item: null, itemVendor: null });
      }}
      onClear={address.vendors ? () => onChange({ vendors: null }) : undefined}
      note={<FormattedMessage id="cost-analytics.bar.vendorsNote" />}
    />
  );
}
