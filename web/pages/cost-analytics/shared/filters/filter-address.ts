// Filters between the address and the graph: conditions on each vendor, or a saved filter by its id (C-05, C-06).
import { GRAPH_FILTERS } from '../../../../../lib/catalogue/derived/cost-field-words.ts';
import type { VendorWord } from '../../../../../lib/catalogue/vendors.ts';
import type { AnalyticsAddress } from '../address/address.ts';
import { type Condition, textOf } from './conditions.ts';
import { FILTERED_VENDORS, type VendorConditions } from './vendor-conditions.ts';

export type ConditionsByVendor = Readonly<Record<VendorWord, readonly Condition[]>>;

type FilterAddress = Pick<AnalyticsAddress, 'filter'> & VendorConditions;

/** Those that are in the address itself. */
export function ownConditions(address: VendorConditions): ConditionsByVendor {
  return conditionsByVendor((vendor) => address[partOf(vendor)] ?? []);
}

export function conditionsByVendor(of: (vendor: VendorWord) => readonly Condition[]): ConditionsByVendor {
  return Object.fromEntries(FILTERED_VENDORS.map((vendor) => [vendor, of(vendor)])) as ConditionsByVendor;
}

/** The parts of an address that keep these. */
export function conditionParts(byVendor: ConditionsByVendor): VendorConditions {
  const parts = FILTERED_VENDORS.map((vendor) => {
    const conditions = byVendor[vendor];
    return [partOf(vendor), conditions.length > 0 ? [...conditions] : null];
  });
  return Object.fromEntries(parts) as VendorConditions;
}

function partOf(vendor: VendorWord): keyof VendorConditions {
  return vendor.toLowerCase() as Lowercase<VendorWord>;
}

export function hasConditions(byVendor: ConditionsByVendor): boolean {
  return FILTERED_VENDORS.some((vendor) => byVendor[vendor].length > 0);
}

/** The parts of an address that keep these; without any, no saved filter is meant either. */
export function filterAddress(
  byVendor: ConditionsByVendor,
  base: { id: string; version: number } | null,
): FilterAddress & Pick<AnalyticsAddress, 'filterVersion'> {
  const kept = hasConditions(byVendor) ? base : null;
  return {
    filter: kept?.id ?? null,
    filterVersion: kept?.version ?? null,
    ...conditionParts(byVendor),
  };
}

/** A saved filter as it is; null where the address keeps something else. */
export function savedFilterOf(address: FilterAddress): string | null {
  return hasConditions(ownConditions(address)) ? null : address.filter;
}

/** What a question of the graph keeps. */
export function filterVariables(address: FilterAddress) {
  const savedFilter = savedFilterOf(address);
  if (savedFilter !== null) return { savedFilter };
  const filters = filterInputs(ownConditions(address));
  return filters.length > 0 ? { filters } : {};
}

export function filterInputs(byVendor: ConditionsByVendor) {
  return FILTERED_VENDORS.flatMap((vendor) => {
    const conditions = byVendor[vendor];
    return conditions.length > 0 ? [{ vendor, conditions: conditions.map(conditionInput) }] : [];
  });
}

export function conditionInput(condition: Condition) {
  const { field, tagKey, isExcluding, values } = condition;
  const match = textOf(condition);
  return {
    field: GRAPH_FILTERS.wordOf(field),
    isExcluding,
    ...(tagKey !== null && { tagKey }),
    ...(match === null ? { values: [...(values ?? [])] } : { [match.how]: match.text }),
  };
}
