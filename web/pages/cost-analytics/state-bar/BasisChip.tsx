// Billed or amortised cost: what each counts, whom it counts a fee for, and where it cannot be used (C-14).
import { Radio, Stack, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { PanelChip } from '../../../components/state-bar/PanelChip.tsx';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { Sentences } from '../../../intl/Sentences.tsx';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import type { AddressChange } from '../shared/address/address.ts';
import { type AnalyticsAddress, BASES } from '../shared/address/address.ts';

interface BasisChipProps {
  address: AnalyticsAddress;
  /** The vendors of the question. */
  vendors: readonly Vendor[];
  onChange: (change: AddressChange) => void;
}

export function BasisChip({ address, vendors, onChange }: BasisChipProps) {
  const intl = useIntl();
  return (
    <PanelChip
      name={intl.formatMessage({ id: 'cost-analytics.bar.basis' })}
      join="as"
      value={intl.formatMessage({ id: 'cost-analytics.basis.name' }, { basis: address.basis })}
      onClear={address.basis === 'billed' ? undefined : () => onChange({ basis: null })}
      width={360}
    >
      {() => <BasisChoices address={address} vendors={vendors} onChange={onChange} />}
    </PanelChip>
  );
}

function BasisChoices({ address, vendors, onChange }: BasisChipProps) {
  const vendorName = useVendorName();
  const intl = useIntl();
  const { roundedVendors } = useShellViewer();
  const rounded = vendors.filter((vendor) => roundedVendors.includes(vendor));
  const isUsable = rounded.length === 0 || rounded.length < vendors.length;
  const names = intl.formatList(
    rounded.map((vendor) => vendorName(vendor)),
    { type: 'conjunction' },
  );
  return (
    <Stack gap="sm">
      <Radio.Group
        aria-label={intl.formatMessage({ id: 'cost-analytics.bar.basis' })}
        value={address.basis}
        onChange={(value) => onChange({ basis: value === 'effective' ? 'effective' : null })}
      >
        <Stack gap="sm">
          {BASES.map((basis) => (
            <Radio
              key={basis}
              value={basis}
              size="md"
              disabled={basis === 'effective' && !isUsable}
              label={intl.formatMessage({ id: 'cost-analytics.basis.name' }, { basis })}
              description={
                <Sentences>
                  <FormattedMessage id="cost-analytics.basis.counts" values={{ basis }} />
                  <FormattedMessage id="cost-analytics.basis.feeOf" values={{ basis }} />
                </Sentences>
              }
            />
          ))}
        </Stack>
      </Radio.Group>
      {rounded.length > 0 ? (
        <Text size="xs" c="var(--sky-warning)">
          <FormattedMessage id="cost-analytics.basis.rounded" values={{ names, count: rounded.length }} />
        </Text>
      ) : null}
    </Stack>
  );
}
