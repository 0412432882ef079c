// Whose cost: the vendors that the viewer selected, or some of those that the viewer may see (D-14).
import { Checkbox, Input, SegmentedControl, Stack, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { WIDGETS } from '../../../../../lib/widgets/widget-types.ts';
import { useVendorName } from '../../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import { useShellViewer } from '../../../../viewer/shell-viewer.ts';
import type { SettingFieldProps } from '../form-change.ts';
import { useSettingWords } from '../useSettingWords.ts';

export function VendorsField({ type, settings, onChange, errors }: SettingFieldProps) {
  const vendorName = useVendorName();
  const intl = useIntl();
  const words = useSettingWords(settings.vendors);
  const { availableVendors, selectedVendors } = useShellViewer();
  const { limitedTo } = WIDGETS[type];
  const choices = availableVendors.filter((vendor) => limitedTo?.includes(vendor) ?? true);
  const { vendors } = settings;
  const label = words.member('vendors');
  const choose = (chosen: readonly Vendor[]) =>
    onChange({ vendors: choices.filter((vendor) => chosen.includes(vendor)) });
  return (
    <Input.Wrapper label={label} error={errors.vendors} labelElement="div">
      <Stack gap={8}>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={label}
          value={vendors ? 'own' : 'selected'}
          onChange={(value) => (value === 'own' ? choose(selectedVendors) : onChange({ vendors: null }))}
          data={[
            { value: 'selected', label: intl.formatMessage({ id: 'dashboard.settings.vendorsSelected' }) },
            { value: 'own', label: intl.formatMessage({ id: 'dashboard.settings.vendorsOwn' }) },
          ]}
        />
        {vendors ? (
          <Stack gap={6} role="group" aria-label={label}>
            {choices.map((vendor) => (
              <Checkbox
                key={vendor}
                size="xs"
                label={vendorName(vendor)}
                checked={vendors.includes(vendor)}
                onChange={({ currentTarget: { checked } }) =>
                  choose(checked ? [...vendors, vendor] : vendors.filter((other) => other !== vendor))
                }
              />
            ))}
          </Stack>
        ) : (
          <Text size="xs" c="dimmed">
            <FormattedMessage
              id="dashboard.settings.vendorsNow"
              values={{ names: intl.formatList(selectedVendors.map((vendor) => vendorName(vendor))) }}
            />
          </Text>
        )}
      </Stack>
    </Input.Wrapper>
  );
}
