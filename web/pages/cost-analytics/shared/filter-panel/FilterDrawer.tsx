// The panel of all filters: a tab for all vendors and one for each, in it each field with its values (C-05).
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
import { sharedConditions, withShared } from '../filters/shared-conditions.ts';
import { useFilterTexts } from '../filters/useFilterTexts.ts';
import { FilterField } from './FilterField.tsx';
import classes from './Filters.module.css';

/** The tab of all vendors. */
const ALL = 'ALL';

/** What the panel shows; null while it is closed. */
export interface PanelPlace {
  /** Null: all vendors that the question is about. */
  vendor: Vendor | null;
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
  /** Told the conditions on each vendor that has others now. */
  onChange: (changed: Partial<ConditionsByVendor>) => void;
  onClear: () => void;
}

export function FilterDrawer(props: FilterDrawerProps) {
  const vendorName = useVendorName();
  const { place, onPlace, vendors, conditions, onClear } = props;
  const intl = useIntl();
  const close = () => onPlace(null);
  const shared = sharedConditions(vendors.map((vendor) => conditions[vendor]));
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
          value={place.vendor ?? ALL}
          onChange={(name) =>
            onPlace({ ...place, vendor: vendors.find((known) => known === name) ?? null, parent: null })
          }
          keepMounted={false}
        >
          <Tabs.List aria-label={intl.formatMessage({ id: 'cost-analytics.filters.vendors' })} mb="md">
            {vendors.length > 1 ? (
              <Tabs.Tab value={ALL} rightSection={<Count conditions={shared} />}>
                <FormattedMessage id="cost-analytics.filters.allVendors" />
              </Tabs.Tab>
            ) : null}
            {vendors.map((vendor) => (
              <Tabs.Tab key={vendor} value={vendor} rightSection={<Count conditions={conditions[vendor]} />}>
                {vendorName(vendor)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={place.vendor ?? ALL}>
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
  vendors,
  conditions,
  onChange,
}: FilterDrawerProps & { place: PanelPlace }) {
  const intl = useIntl();
  const { fieldName } = useFilterTexts();
  const isNarrow = useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false });
  const { vendor, field, parent } = place;
  const asked = vendor === null ? vendors : [vendor];
  const own = sharedConditions(asked.map((each) => conditions[each]));
  const choose = (name: string | null) => {
    const chosen = name === null ? null : ADDRESS_FILTERS.find(name);
    if (chosen) onPlace({ vendor, field: chosen, parent: null });
  };
  const panel = (
    <FilterField
      key={`${vendor} ${field} ${parent}`}
      address={address}
      vendors={asked}
      field={field}
      parent={parent}
      onParent={(chosen) => onPlace({ ...place, parent: chosen })}
      conditions={own}
      onChange={(changed) =>
        onChange(Object.fromEntries(asked.map((each) => [each, withShared(conditions[each], own, changed)])))
      }
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
            label: `${fieldName(each, asked)}${countSuffix(own, each)}`,
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
            {fieldName(each, asked)}
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
