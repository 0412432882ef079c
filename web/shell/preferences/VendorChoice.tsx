// Every vendor of the catalogue: those that can be chosen, and why the others cannot.
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  VendorChoice_viewer$data,
  VendorChoice_viewer$key,
} from '../../__generated__/VendorChoice_viewer.graphql.ts';
import { useVendorName } from '../../components/vendors/useVendorName.ts';
import { VendorMark } from '../../components/vendors/VendorBadge.tsx';
import type { Vendor } from '../../components/vendors/vendors.ts';
import type { MessageId } from '../../intl/catalogues.ts';
import { useSaveVendors } from './useSaveVendors.ts';

interface VendorChoiceProps {
  viewer: VendorChoice_viewer$key;
  onDone: () => void;
}

export function VendorChoice({ viewer, onDone }: VendorChoiceProps) {
  const { preferences, vendorCatalogue } = useFragment(
    graphql`
      fragment VendorChoice_viewer on Viewer {
        preferences {
          availableVendors
          selectedVendors
        }
        vendorCatalogue {
          badge
          hasData
          isAuthorised
          isOffered
          key
          name
          vendor
        }
      }
    `,
    viewer,
  );
  const intl = useIntl();
  const available = preferences?.availableVendors ?? [];
  const [chosen, setChosen] = useState<readonly string[]>(preferences?.selectedVendors ?? []);
  const { save, isSaving } = useSaveVendors(onDone);
  return (
    <Stack gap="md">
      <Checkbox.Group
        aria-label={intl.formatMessage({ id: 'platform.vendors.title' })}
        value={[...chosen]}
        onChange={setChosen}
      >
        <Stack gap="sm">
          {(vendorCatalogue ?? []).map((entry) => (
            <Entry key={entry.key} entry={entry} available={available} />
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

type CatalogueEntry = NonNullable<VendorChoice_viewer$data['vendorCatalogue']>[number];

function Entry({ entry, available }: { entry: CatalogueEntry; available: readonly Vendor[] }) {
  const { key, name, badge, vendor } = entry;
  const vendorName = useVendorName();
  const canChoose = available.some((known) => known === vendor);
  return (
    <Checkbox
      value={vendor ?? key}
      size="xs"
      disabled={!canChoose}
      label={
        <Group gap="sm" wrap="nowrap">
          <VendorMark>{badge}</VendorMark>
          {vendor ? vendorName(vendor) : name}
          {canChoose ? null : (
            <Text span size="xs" c="dimmed">
              <FormattedMessage id={whyNot(entry)} />
            </Text>
          )}
        </Group>
      }
    />
  );
}

function whyNot({ isOffered, isAuthorised, hasData }: CatalogueEntry): MessageId {
  if (!isOffered) return 'platform.vendors.notOffered';
  return isAuthorised || !hasData ? 'platform.vendors.noData' : 'platform.vendors.notAuthorised';
}
