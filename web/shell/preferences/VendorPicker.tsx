// The vendors whose cost the viewer wants to see; saved, and every figure loaded again.
import { Popover } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { VendorPicker_viewer$key } from '../../__generated__/VendorPicker_viewer.graphql.ts';
import { useVendorName } from '../../components/vendors/useVendorName.ts';
import { HeaderControl } from '../HeaderControl.tsx';
import { VendorChoice } from './VendorChoice.tsx';

export function VendorPicker({ viewer }: { viewer: VendorPicker_viewer$key }) {
  const vendorName = useVendorName();
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const data = useFragment(
    graphql`
      fragment VendorPicker_viewer on Viewer {
        preferences {
          selectedVendors
        }
        ...VendorChoice_viewer
      }
    `,
    viewer,
  );
  if (!data.preferences) return null;
  const names = data.preferences.selectedVendors.map((vendor) => vendorName(vendor)).join(', ');
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
      <Popover.Dropdown aria-label={intl.formatMessage({ id: 'platform.vendors.title' })}>
        <VendorChoice viewer={data} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
