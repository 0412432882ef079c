// The vendors of the question; without any in the address, those that the viewer selected.
import { Menu } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChipShell } from '../../../components/forms/StateChip.tsx';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import type { AddressChange, AnalyticsAddress } from '../shared/address/address.ts';
import { addressVendors, shownVendors } from '../shared/address/variables.ts';

interface VendorsChipProps {
  address: AnalyticsAddress;
  onChange: (change: AddressChange) => void;
}

export function VendorsChip({ address, onChange }: VendorsChipProps) {
  const vendorName = useVendorName();
  const intl = useIntl();
  const { availableVendors: choices, selectedVendors } = useShellViewer();
  const chosen = shownVendors(address, selectedVendors).filter((vendor) => choices.includes(vendor));
  const choose = (names: string[]) => {
    // The last vendor cannot be taken away: no vendor means the viewer's selection.
    if (names.length > 0) {
      onChange({
        vendors: addressVendors(choices.filter((vendor) => names.includes(vendor))),
        item: null,
        itemVendor: null,
      });
    }
  };
  return (
    <ChipShell
      name={intl.formatMessage({ id: 'cost-analytics.bar.vendors' })}
      value={chosen.map((vendor) => vendorName(vendor)).join(', ')}
      onClear={address.vendors ? () => onChange({ vendors: null }) : undefined}
    >
      {(target) => (
        <Menu closeOnItemClick={false}>
          <Menu.Target>{target}</Menu.Target>
          <Menu.Dropdown>
            {choices.map((vendor) => (
              <Menu.CheckboxItem
                key={vendor}
                checked={chosen.includes(vendor)}
                onChange={(isChecked) =>
                  choose(isChecked ? [...chosen, vendor] : chosen.filter((other) => other !== vendor))
                }
              >
                {vendorName(vendor)}
              </Menu.CheckboxItem>
            ))}
            <Menu.Label maw={280}>
              <FormattedMessage id="cost-analytics.bar.vendorsNote" />
            </Menu.Label>
          </Menu.Dropdown>
        </Menu>
      )}
    </ChipShell>
  );
}
