// What cost is split by: up to three groupings, one below the other (C-04).
import { Switch } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useQueryLoader } from 'react-relay';
import ViewByKeysQueryNode, { type ViewByKeysQuery } from '../../../__generated__/ViewByKeysQuery.graphql.ts';
import { PanelChip } from '../../../components/state-bar/PanelChip.tsx';
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
  const [queryRef, load] = useQueryLoader<ViewByKeysQuery>(ViewByKeysQueryNode);
  const { groupingName } = useGroupingNames(vendors);
  const groupings = groupingsOf(address);
  const choose = (chosen: readonly Grouping[]) =>
    onChange({ ...groupingAddress(chosen), item: null, itemVendor: null });
  const isDefault = groupings.length === 1 && groupings[0]?.viewBy === DEFAULT_VIEW_BY;
  return (
    <PanelChip
      name={intl.formatMessage({ id: 'cost-analytics.bar.viewBy' })}
      join="split"
      value={[
        groupings.map(groupingName).join(' › '),
        ...(areNamesJoined(address) ? [intl.formatMessage({ id: 'cost-analytics.viewBy.joined' })] : []),
      ].join(' · ')}
      onClear={isDefault ? undefined : () => choose([])}
      onOpen={() => load({ range: rangeInput(address), vendors: vendorsOf(address) })}
      width={320}
    >
      {() => (
        <>
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
        </>
      )}
    </PanelChip>
  );
}
