// Vendors that cost analytics does not show: a popup and a line where one is named that the company does not have (C-03),
// a line where one is selected that is left out by default.
import { Button, Group, Modal, Text } from '@mantine/core';
import { memo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { pagePath } from '../../../../lib/catalogue/pages.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import classes from '../CostAnalytics.module.css';
import type { AddressChange, AnalyticsAddress } from '../shared/address/address.ts';
import {
  addressVendors,
  unsupportedVendors,
  vendorsBeside,
  vendorsOfFigures,
} from '../shared/address/variables.ts';

interface UnsupportedVendorsProps {
  address: AnalyticsAddress;
  onChange: (change: AddressChange) => void;
}

export const UnsupportedVendors = memo(function UnsupportedVendors({
  address,
  onChange,
}: UnsupportedVendorsProps) {
  const vendorName = useVendorName();
  const intl = useIntl();
  const { availableVendors } = useShellViewer();
  const { vendors, isNoneShown } = unsupportedVendors(address, availableVendors);
  const names = intl.formatList(
    vendors.map((vendor) => vendorName(vendor)),
    { type: 'conjunction' },
  );
  const [isOpen, setOpen] = useState(vendors.length > 0);
  const [known, setKnown] = useState(names);
  if (known !== names) {
    setKnown(names);
    setOpen(vendors.length > 0);
  }
  if (vendors.length === 0) return <VendorsBeside address={address} onChange={onChange} />;
  return (
    <>
      {isNoneShown ? null : (
        <p className={classes.leftOut}>
          <FormattedMessage id="cost-analytics.bar.leftOut" values={{ names, count: vendors.length }} />{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
            <FormattedMessage id="cost-analytics.unsupported.open" />
          </Button>
        </p>
      )}
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="cost-analytics.unsupported.title" />}
        closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'cost-analytics.unsupported.close' }) }}
      >
        <Text size="sm">
          <FormattedMessage id="cost-analytics.unsupported.text" values={{ names, count: vendors.length }} />
        </Text>
        <WaysOut
          onAws={() => {
            setOpen(false);
            onChange({ vendors: ['aws'], item: null, itemVendor: null });
          }}
        />
      </Modal>
    </>
  );
});

/** What of the viewer's vendors is not in the figures, and the way to have it there. */
function VendorsBeside({ address, onChange }: UnsupportedVendorsProps) {
  const vendorName = useVendorName();
  const intl = useIntl();
  const viewer = useShellViewer();
  const { selectedVendors } = viewer;
  const beside = vendorsBeside(address, selectedVendors);
  if (beside.length === 0) return null;
  const listOf = (vendors: readonly Vendor[]) =>
    intl.formatList(
      vendors.map((vendor) => vendorName(vendor)),
      { type: 'conjunction' },
    );
  // As the chip has them.
  const shown = listOf(vendorsOfFigures(address, viewer));
  return (
    <p className={classes.leftOut}>
      <FormattedMessage id="cost-analytics.bar.beside" values={{ shown, names: listOf(beside) }} />{' '}
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => onChange({ vendors: addressVendors(selectedVendors), item: null, itemVendor: null })}
      >
        <FormattedMessage id="cost-analytics.bar.showBeside" />
      </Button>
    </p>
  );
}

function WaysOut({ onAws }: { onAws: () => void }) {
  const navigate = useNavigate();
  const { availableVendors } = useShellViewer();
  const back = () => void (isFirstPage() ? navigate(pagePath('dashboard')) : navigate(-1));
  return (
    <Group gap="sm" mt="md">
      <Button variant="default" onClick={back}>
        <FormattedMessage id="cost-analytics.unsupported.back" />
      </Button>
      <Button variant="default" onClick={() => void navigate(pagePath('dashboard'))}>
        <FormattedMessage id="cost-analytics.unsupported.move" />
      </Button>
      {availableVendors.includes('AWS') ? (
        <Button onClick={onAws} data-autofocus>
          <FormattedMessage id="cost-analytics.unsupported.viewAws" />
        </Button>
      ) : null}
    </Group>
  );
}

/** Nothing of the portal lies before it: going back would leave. */
function isFirstPage(): boolean {
  const state: unknown = history.state;
  return !(typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0);
}
