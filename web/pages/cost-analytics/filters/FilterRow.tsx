// The row of filters: the button of the panel, a chip for each condition, and saved filters.
import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { costField } from '../../../../lib/catalogue/derived/cost-field-lists.ts';
import { setOf } from '../../../../lib/cost/service-group-values.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import { costAnalyticsPage } from '../page.tsx';
import { shownVendors } from '../shared/address/variables.ts';
import { ConditionChip } from '../shared/filter-panel/ConditionChip.tsx';
import { FilterDrawer, type PanelPlace } from '../shared/filter-panel/FilterDrawer.tsx';
import classes from '../shared/filter-panel/Filters.module.css';
import type { Condition } from '../shared/filters/conditions.ts';
import { hasConditions } from '../shared/filters/filter-address.ts';
import { FILTERED_VENDORS } from '../shared/filters/vendor-conditions.ts';
import { SavedFilterChip } from './saved/SavedFilterChip.tsx';
import { SavedFilters } from './saved/SavedFilters.tsx';
import { type NamedFilter, useFilters } from './useFilters.ts';

export function FilterRow({ saved }: { saved: NamedFilter | null }) {
  const vendorName = useVendorName();
  const intl = useIntl();
  const { address } = usePageAddress(costAnalyticsPage);
  const { selectedVendors } = useShellViewer();
  const filters = useFilters(saved);
  const [place, setPlace] = useState<PanelPlace | null>(null);
  // All that is done in the panel is one step back.
  const isFirstChange = useRef(true);
  const asked = shownVendors(address, selectedVendors);
  const vendors = FILTERED_VENDORS.filter((vendor) => asked.includes(vendor));
  const elsewhere = FILTERED_VENDORS.filter(
    (vendor) => !vendors.includes(vendor) && filters.conditions[vendor].length > 0,
  );
  const open = (at: PanelPlace) => {
    isFirstChange.current = true;
    setPlace(at);
  };
  const changeInPanel = (vendor: Vendor, conditions: readonly Condition[]) => {
    filters.set(vendor, conditions, { history: isFirstChange.current ? 'push' : 'replace' });
    isFirstChange.current = false;
  };
  const [first] = vendors;
  return (
    <div className={classes.row} data-part="cost-analytics.filters">
      <Button
        variant="default"
        leftSection={<IconFilter size={14} aria-hidden />}
        disabled={!first}
        onClick={() => first && open({ vendor: first, field: 'product', parent: null })}
      >
        <FormattedMessage id="cost-analytics.filters.open" />
      </Button>
      <SavedFilterChip filters={filters} id={address.filter} />
      {vendors.flatMap((vendor) =>
        filters.conditions[vendor].map((condition) => (
          <ConditionChip
            key={`${vendor} ${JSON.stringify(condition)}`}
            vendor={vendor}
            condition={condition}
            onOpen={() => open({ vendor, field: condition.field, parent: parentOf(condition) })}
            onRemove={() =>
              filters.set(
                vendor,
                filters.conditions[vendor].filter((other) => other !== condition),
              )
            }
          />
        )),
      )}
      {elsewhere.length > 0 ? (
        <span className={classes.note}>
          <FormattedMessage
            id="cost-analytics.filters.keptElsewhere"
            values={{
              names: intl.formatList(
                elsewhere.map((vendor) => vendorName(vendor)),
                { type: 'conjunction' },
              ),
            }}
          />
        </span>
      ) : null}
      {hasConditions(filters.conditions) ? (
        <Button variant="subtle" onClick={filters.clear}>
          <FormattedMessage id="cost-analytics.filters.clear" />
        </Button>
      ) : null}
      <SavedFilters filters={filters} />
      <FilterDrawer
        address={address}
        place={place}
        onPlace={setPlace}
        vendors={vendors}
        conditions={filters.conditions}
        onChange={changeInPanel}
        onClear={filters.clear}
      />
    </div>
  );
}

function parentOf({ field, tagKey, values }: Condition): string | null {
  return costField(field).key === 'serviceGroupSet' ? setOf(values?.[0] ?? '') : tagKey;
}
