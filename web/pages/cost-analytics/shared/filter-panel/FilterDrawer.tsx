// The panel of all filters: a tab for each vendor, in it each field with its values (C-05).
import { Badge, Button, Drawer, Group, NativeSelect, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { FormattedMessage, useIntl } from 'react-intl';
import { FILTERS, type FilterId } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { ADDRESS_FILTERS } from '../../../../../lib/catalogue/derived/cost-field-words.ts';
import { useVendorName } from '../../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import type { AnalyticsAddress } from '../address/address.ts';
import { type Condition, sizeOf } from '../filters/conditions.ts';
import type { ConditionsByVendor } from '../filters/filter-address.ts';
import { useFilterTexts } from '../filters/useFilterTexts.ts';
import { FilterField } from './FilterField.tsx';
import classes from './Filters.module.css';

/** What the panel shows; null while it is closed. */
export interface PanelPlace {
  vendor: Vendor;
  field: FilterId;
  /** A tag key or a set of service groups. */
  parent: string | null;
}

interface FilterDrawerProps {
  address: AnalyticsAddress;
  place: PanelPlace | null;
  onPlace: (place: PanelPlace | null) => void;
  /** Those that the question is about. */
  vendors: readonly Vendor[];
  conditions: ConditionsByVendor;
  onChange: (vendor: Vendor, conditions: readonly Condition[]) => void;
  onClear: () => void;
}

export function FilterDrawer(props: FilterDrawerProps) {
  const vendorName = useVendorName();
  const { place, onPlace, vendors, conditions, onClear } = props;
  const intl = useIntl();
  const close = () => onPlace(null);
  const hasAny = vendors.some((vendor) => conditions[vendor].length > 0);
  return (
    <Drawer
      opened={place !== null}
      onClose={close}
      size={720}
      title={<FormattedMessage id="cost-analytics.filters.title" />}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'cost-analytics.filters.close' }) }}
    >
      {place ? (
        <Tabs
          value={place.vendor}
          onChange={(name) => {
            const vendor = vendors.find((known) => known === name);
            if (vendor) onPlace({ ...place, vendor, parent: null });
          }}
          keepMounted={false}
        >
          <Tabs.List aria-label={intl.formatMessage({ id: 'cost-analytics.filters.vendors' })} mb="md">
            {vendors.map((vendor) => (
              <Tabs.Tab key={vendor} value={vendor} rightSection={<Count conditions={conditions[vendor]} />}>
                {vendorName(vendor)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={place.vendor}>
            <VendorFilters {...props} place={place} />
          </Tabs.Panel>
        </Tabs>
      ) : null}
      <Group className={classes.foot ?? ''} justify="space-between">
        <Button variant="default" disabled={!hasAny} onClick={onClear}>
          <FormattedMessage id="cost-analytics.filters.clear" />
        </Button>
        <Button onClick={close}>
          <FormattedMessage id="cost-analytics.filters.done" />
        </Button>
      </Group>
    </Drawer>
  );
}

function VendorFilters({
  address,
  place,
  onPlace,
  conditions,
  onChange,
}: FilterDrawerProps & { place: PanelPlace }) {
  const intl = useIntl();
  const { fieldName } = useFilterTexts();
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const { vendor, field, parent } = place;
  const own = conditions[vendor];
  const choose = (name: string | null) => {
    const chosen = name === null ? null : ADDRESS_FILTERS.find(name);
    if (chosen) onPlace({ vendor, field: chosen, parent: null });
  };
  const panel = (
    <FilterField
      key={`${vendor} ${field} ${parent}`}
      address={address}
      vendor={vendor}
      field={field}
      parent={parent}
      onParent={(chosen) => onPlace({ ...place, parent: chosen })}
      conditions={own}
      onChange={(changed) => onChange(vendor, changed)}
    />
  );
  if (isNarrow) {
    return (
      <>
        <NativeSelect
          label={<FormattedMessage id="cost-analytics.filters.fields" />}
          mb="md"
          value={field}
          onChange={(event) => choose(event.currentTarget.value)}
          data={FILTERS.map((each) => ({
            value: each,
            label: `${fieldName(each, vendor)}${countSuffix(own, each)}`,
          }))}
        />
        {panel}
      </>
    );
  }
  return (
    <Tabs
      orientation="vertical"
      value={field}
      onChange={choose}
      keepMounted={false}
      classNames={{
        root: classes.fieldTabs ?? '',
        tab: classes.fieldTab ?? '',
        tabLabel: classes.fieldTabLabel ?? '',
      }}
    >
      <Tabs.List
        aria-label={intl.formatMessage({ id: 'cost-analytics.filters.fields' })}
        className={classes.fields ?? ''}
      >
        {FILTERS.map((each) => (
          <Tabs.Tab
            key={each}
            value={each}
            rightSection={<Count conditions={own.filter((condition) => condition.field === each)} />}
          >
            {fieldName(each, vendor)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={field} className={classes.fieldColumn ?? ''}>
        {panel}
      </Tabs.Panel>
    </Tabs>
  );
}

function countSuffix(conditions: readonly Condition[], field: FilterId): string {
  const count = totalOf(conditions.filter((condition) => condition.field === field));
  return count > 0 ? ` (${count})` : '';
}

function totalOf(conditions: readonly Condition[]): number {
  return conditions.reduce((sum, condition) => sum + sizeOf(condition), 0);
}

function Count({ conditions }: { conditions: readonly Condition[] }) {
  const count = totalOf(conditions);
  if (count === 0) return null;
  return (
    <Badge size="sm" variant="light" className="sky-figures">
      {count}
    </Badge>
  );
}
