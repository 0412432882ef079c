// The vendors whose cost the viewer wants to see; saved, and every figure loaded again.
import { Button, Checkbox, Group, Popover, Stack } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { VendorPicker_viewer$key } from '../__generated__/VendorPicker_viewer.graphql.ts';
import { VendorBadge } from '../components/VendorBadge.tsx';
import { traitsOf, type Vendor } from '../components/vendors.ts';
import { HeaderControl } from './HeaderControl.tsx';
import { useSaveVendors } from './useSaveVendors.ts';

export function VendorPicker({ viewer }: { viewer: VendorPicker_viewer$key }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { preferences } = useFragment(
    graphql`
      fragment VendorPicker_viewer on Viewer {
        preferences {
          availableVendors
          selectedVendors
        }
      }
    `,
    viewer,
  );
  if (!preferences) return null;
  const { availableVendors, selectedVendors } = preferences;
  const names = selectedVendors.map((vendor) => traitsOf(vendor).name).join(', ');
  return (
    <Popover opened={isOpen} onChange={setOpen}>
      <Popover.Target>
        <HeaderControl
          onClick={() => setOpen(!isOpen)}
          aria-label={intl.formatMessage({ id: 'platform.shell.vendors' }, { names })}
        >
          {names}
        </HeaderControl>
      </Popover.Target>
      <Popover.Dropdown>
        <VendorChoice available={availableVendors} selected={selectedVendors} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

interface VendorChoiceProps {
  available: readonly Vendor[];
  selected: readonly Vendor[];
  onDone: () => void;
}

function VendorChoice({ available, selected, onDone }: VendorChoiceProps) {
  const [chosen, setChosen] = useState<readonly string[]>(selected);
  const { save, isSaving } = useSaveVendors(onDone);
  return (
    <Stack gap="md">
      <Checkbox.Group
        label={<FormattedMessage id="platform.vendors.title" />}
        value={[...chosen]}
        onChange={setChosen}
      >
        <Stack gap="sm" mt="sm">
          {available.map((vendor) => (
            <Checkbox
              key={vendor}
              value={vendor}
              size="xs"
              label={
                <Group gap="sm" wrap="nowrap">
                  <VendorBadge vendor={vendor} isDecorative />
                  {traitsOf(vendor).name}
                </Group>
              }
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <Button
        loading={isSaving}
        disabled={chosen.length === 0}
        onClick={() => save(available.filter((vendor) => chosen.includes(vendor)))}
      >
        <FormattedMessage id="platform.vendors.save" />
      </Button>
    </Stack>
  );
}
