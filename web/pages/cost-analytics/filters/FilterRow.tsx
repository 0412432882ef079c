// The row of filters: the button of the panel, a chip for each condition, and saved filters.
import { IconFilter } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { costField } from '../../../../lib/catalogue/derived/cost-field-lists.ts';
import { setOf } from '../../../../lib/cost/service-group-values.ts';
import { ActionChip } from '../../../components/state-bar/ActionChip.tsx';
import { FactChip } from '../../../components/state-bar/FactChip.tsx';
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
import { type ConditionsByVendor, hasConditions } from '../shared/filters/filter-address.ts';
import { sharedConditions, withShared } from '../shared/filters/shared-conditions.ts';
import { FILTERED_VENDORS } from '../shared/filters/vendor-conditions.ts';
import { ChargesMenu } from './ChargesMenu.tsx';
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
  const changeInPanel = (changed: Partial<ConditionsByVendor>) => {
    filters.set(changed, { history: isFirstChange.current ? 'push' : 'replace' });
    isFirstChange.current = false;
  };
  const [first] = vendors;
  const chips = chipsOf(filters.conditions, vendors);
  const unfiltered = vendors.filter((vendor) => filters.conditions[vendor].length === 0);
  return (
    <div className={classes.row} data-part="cost-analytics.filters">
      <ActionChip
        icon={<IconFilter size={14} aria-hidden />}
        disabled={!first}
        onClick={() =>
          first && open({ vendor: vendors.length > 1 ? null : first, field: 'product', parent: null })
        }
      >
        <FormattedMessage id="cost-analytics.filters.open" />
      </ActionChip>
      <SavedFilterChip filters={filters} id={address.filter} />
      {chips.map(({ vendor, of, condition }) => (
        <ConditionChip
          key={`${vendor} ${JSON.stringify(condition)}`}
          vendor={vendor}
          vendors={of}
          condition={condition}
          onOpen={() => open({ vendor, field: condition.field, parent: parentOf(condition) })}
          onRemove={() => filters.set(changeOf(filters.conditions, of, [condition], []))}
        />
      ))}
      {unfiltered.length > 0 && unfiltered.length < vendors.length ? (
        <FactChip>
          <FormattedMessage
            id="cost-analytics.filters.unfiltered"
            values={{ names: intl.formatList(unfiltered.map((vendor) => vendorName(vendor))) }}
          />
        </FactChip>
      ) : null}
      {elsewhere.length > 0 ? (
        <FactChip>
          <FormattedMessage
            id="cost-analytics.filters.keptElsewhere"
            values={{
              names: intl.formatList(
                elsewhere.map((vendor) => vendorName(vendor)),
                { type: 'conjunction' },
              ),
            }}
          />
        </FactChip>
      ) : null}
      {hasConditions(filters.conditions) ? (
        <ActionChip onClick={filters.clear}>
          <FormattedMessage id="cost-analytics.filters.clear" />
        </ActionChip>
      ) : null}
      <ChargesMenu
        conditions={vendors.map((vendor) => filters.conditions[vendor])}
        onChange={(before, after) => filters.set(changeOf(filters.conditions, vendors, before, after))}
      />
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

interface ChipOf {
  /** Null: of all vendors alike. */
  vendor: Vendor | null;
  of: readonly Vendor[];
  condition: Condition;
}

/** What all vendors have in common once, then what each has besides. */
function chipsOf(conditions: ConditionsByVendor, vendors: readonly Vendor[]): ChipOf[] {
  const shared = vendors.length > 1 ? sharedConditions(vendors.map((vendor) => conditions[vendor])) : [];
  return [
    ...shared.map((condition) => ({ vendor: null, of: vendors, condition })),
    ...vendors.flatMap((vendor) =>
      withShared(conditions[vendor], shared, []).map((condition) => ({ vendor, of: [vendor], condition })),
    ),
  ];
}

/** The conditions on these vendors once `before` has become `after`. */
function changeOf(
  conditions: ConditionsByVendor,
  vendors: readonly Vendor[],
  before: readonly Condition[],
  after: readonly Condition[],
): Partial<ConditionsByVendor> {
  return Object.fromEntries(vendors.map((vendor) => [vendor, withShared(conditions[vendor], before, after)]));
}
