// Filters between the address and the graph: conditions on each vendor, or a saved filter by its id (C-05, C-06).
import { GRAPH_FILTERS } from '../../../../../lib/catalogue/derived/cost-field-words.ts';
import type { AnalyticsAddress } from '../address/address.ts';
import type { Condition } from './conditions.ts';

/** The vendors of cost analytics, in the order of its tabs. */
export const FILTERED_VENDORS = ['AWS', 'AZURE', 'GCP', 'OTHER'] as const;
export type FilteredVendor = (typeof FILTERED_VENDORS)[number];
export type ConditionsByVendor = Readonly<Record<FilteredVendor, readonly Condition[]>>;

type FilterAddress = Pick<AnalyticsAddress, 'filter' | 'aws' | 'azure' | 'gcp' | 'other'>;

/** Those that are in the address itself. */
export function ownConditions({ aws, azure, gcp, other }: FilterAddress): ConditionsByVendor {
  return { AWS: aws ?? [], AZURE: azure ?? [], GCP: gcp ?? [], OTHER: other ?? [] };
}

export function conditionsByVendor(of: (vendor: FilteredVendor) => readonly Condition[]): ConditionsByVendor {
  return { AWS: of('AWS'), AZURE: of('AZURE'), GCP: of('GCP'), OTHER: of('OTHER') };
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
  const part = (vendor: FilteredVendor) => (byVendor[vendor].length > 0 ? [...byVendor[vendor]] : null);
  return {
    filter: kept?.id ?? null,
    filterVersion: kept?.version ?? null,
    aws: part('AWS'),
    azure: part('AZURE'),
    gcp: part('GCP'),
    other: part('OTHER'),
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

export function conditionInput({ field, tagKey, isExcluding, values, contains }: Condition) {
  return {
    field: GRAPH_FILTERS.wordOf(field),
    isExcluding,
    ...(tagKey !== null && { tagKey }),
    ...(contains === null ? { values: [...(values ?? [])] } : { contains }),
  };
}
