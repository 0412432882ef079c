// What cost is split by: up to three groupings, one below the other (C-04).
import { Popover, Switch } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useQueryLoader } from 'react-relay';
import ViewByKeysQueryNode, { type ViewByKeysQuery } from '../../../__generated__/ViewByKeysQuery.graphql.ts';
import { ChipShell } from '../../../components/forms/StateChip.tsx';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import type { AddressChange, AnalyticsAddress } from '../shared/address/address.ts';
import { rangeInput, vendorsOf } from '../shared/address/variables.ts';
import { DEFAULT_VIEW_BY, type Grouping, groupingAddress, groupingsOf } from '../shared/view-by/groupings.ts';
import { areNamesJoined, canNamesBeJoined } from '../shared/view-by/joined-names.ts';
import { useGroupingNames } from './useGroupingNames.ts';
import { ViewByPicker } from './ViewByPicker.tsx';

interface ViewByChipProps {
  address: AnalyticsAddress;
  /** Those that the question is about. */
  vendors: readonly Vendor[];
  onChange: (change: AddressChange) => void;
}

export function ViewByChip({ address, vendors, onChange }: ViewByChipProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [queryRef, load] = useQueryLoader<ViewByKeysQuery>(ViewByKeysQueryNode);
  const { groupingName } = useGroupingNames(vendors);
  const groupings = groupingsOf(address);
  const show = (next: boolean) => {
    setOpen(next);
    if (next) load({ range: rangeInput(address), vendors: vendorsOf(address) });
  };
  const choose = (chosen: readonly Grouping[]) =>
    onChange({ ...groupingAddress(chosen), item: null, itemVendor: null });
  const isDefault = groupings.length === 1 && groupings[0]?.viewBy === DEFAULT_VIEW_BY;
  return (
    <ChipShell
      name={intl.formatMessage({ id: 'cost-analytics.bar.viewBy' })}
      value={[
        groupings.map(groupingName).join(' › '),
        ...(areNamesJoined(address) ? [intl.formatMessage({ id: 'cost-analytics.viewBy.joined' })] : []),
      ].join(' · ')}
      onClick={() => show(!isOpen)}
      onClear={isDefault ? undefined : () => choose([])}
    >
      {(target) => (
        <Popover opened={isOpen} onChange={show} width={320}>
          <Popover.Target>{target}</Popover.Target>
          <Popover.Dropdown aria-label={intl.formatMessage({ id: 'cost-analytics.bar.viewBy' })}>
            <ViewByPicker groupings={groupings} vendors={vendors} keysRef={queryRef} onChange={choose} />
            {canNamesBeJoined(address) && (vendors.length > 1 || address.names === 'joined') ? (
              <Switch
                mt="sm"
                size="xs"
                label={intl.formatMessage({ id: 'cost-analytics.viewBy.join' })}
                description={intl.formatMessage({ id: 'cost-analytics.viewBy.joinHint' })}
                checked={address.names === 'joined'}
                onChange={({ currentTarget }) =>
                  onChange({ names: currentTarget.checked ? 'joined' : null, item: null, itemVendor: null })
                }
              />
            ) : null}
          </Popover.Dropdown>
        </Popover>
      )}
    </ChipShell>
  );
}
