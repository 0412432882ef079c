// The address of cost analytics as variables of its query.
import { isMonthColumn } from '../../../../../lib/cost/cost-table.ts';
import type {
  CompareAlign,
  CompareCost,
  CompareMode,
  CostAnalyticsPageQuery$variables,
  CostBasis,
  CostItemColumn,
  CostItemSearch,
  SortOrder,
  TimeFrame,
  TimeUnit,
  Vendor,
} from '../../../../__generated__/CostAnalyticsPageQuery.graphql.ts';
import type { ShellViewer } from '../../../../viewer/shell-viewer.ts';
import { filterVariables } from '../filters/filter-address.ts';
import { groupingVariables } from '../view-by/grouping-variables.ts';
import { areNamesJoined } from '../view-by/joined-names.ts';
import { type AnalyticsAddress, compareOf, type FiguresAddress, frameOf } from './address.ts';
import { canBeShown, defaultVendors } from './shown-vendors.ts';
import type { ColumnSort } from './table-address.ts';

export function analyticsVariables(address: AnalyticsAddress): CostAnalyticsPageQuery$variables {
  const { search, searchIn, sort, months, page, size } = address;
  return {
    query: questionOf(address),
    // The name and the conditions of the saved filter come with the answer.
    savedFilter: address.filter ?? '',
    hasSavedFilter: address.filter !== null,
    page,
    size,
    search: search.trim() || null,
    searchIn: upper<CostItemSearch>(searchIn),
    withMonths: months,
    sort: sort.flatMap((column) => sortInput(column, months) ?? []),
  };
}

/** What the figures answer; the rest is of the table. */
export function questionOf(address: FiguresAddress): CostAnalyticsPageQuery$variables['query'] {
  const { unit, basis, compareCost, align } = address;
  const compare = compareOf(address);
  return {
    range: rangeInput(address),
    unit: upper<TimeUnit>(unit),
    ...groupingVariables(address),
    ...(areNamesJoined(address) && { joinSameNames: true }),
    ...filterVariables(address),
    basis: upper<CostBasis>(basis),
    compare: upper<CompareMode>(compare),
    compareAlign: upper<CompareAlign>(align),
    compareCost: upper<CompareCost>(compareCost),
    compareRange: compare === 'custom' ? comparedInput(address) : null,
    vendors: vendorsOf(address),
  };
}

/** Null for a month that is not shown. */
function sortInput({ by, order }: ColumnSort, hasMonths: boolean) {
  const direction = upper<SortOrder>(order);
  if (!isMonthColumn(by)) return { by: upper<CostItemColumn>(by), order: direction };
  return hasMonths ? { by: 'MONTH' as const, month: `${by}-01`, order: direction } : null;
}

/** The vendors of the address that can be shown, or all of them where none can; null where it names none. */
export function vendorsOf(address: Pick<AnalyticsAddress, 'vendors'>): Vendor[] | null {
  const named = namedVendors(address);
  if (!named) return null;
  const shown = named.filter((vendor) => canBeShown(vendor));
  return shown.length > 0 ? shown : named;
}

/** The vendors that the page is about: those of the address, or else of the viewer's selection. */
export function shownVendors(
  address: Pick<AnalyticsAddress, 'vendors'>,
  selected: readonly Vendor[],
): readonly Vendor[] {
  return vendorsOf(address) ?? defaultVendors(selected);
}

/** Those of them that the company has: what the figures are of. */
export function vendorsOfFigures(
  address: Pick<AnalyticsAddress, 'vendors'>,
  { selectedVendors, availableVendors }: Pick<ShellViewer, 'selectedVendors' | 'availableVendors'>,
): Vendor[] {
  return shownVendors(address, selectedVendors).filter((vendor) => availableVendors.includes(vendor));
}

/** Of the vendors that the address names those that cannot be shown (C-03), and whether there is none that can. */
export function unsupportedVendors(
  address: Pick<AnalyticsAddress, 'vendors'>,
  available: readonly Vendor[],
): { vendors: Vendor[]; isNoneShown: boolean } {
  const named = namedVendors(address) ?? [];
  const vendors = named.filter((vendor) => !canBeShown(vendor, available));
  return { vendors, isNoneShown: vendors.length > 0 && vendors.length === named.length };
}

/** Of the viewer's selection those that are not shown because the address does not name them. */
export function vendorsBeside(
  address: Pick<AnalyticsAddress, 'vendors'>,
  selected: readonly Vendor[],
): Vendor[] {
  if (namedVendors(address)) return [];
  const shown = defaultVendors(selected);
  return selected.filter((vendor) => !shown.includes(vendor));
}

function namedVendors({ vendors }: Pick<AnalyticsAddress, 'vendors'>): Vendor[] | null {
  if (!vendors || vendors.length === 0) return null;
  return [...new Set(vendors)].map((vendor) => upper<Vendor>(vendor));
}

export function rangeInput(address: FiguresAddress) {
  const frame = frameOf(address);
  if (frame !== 'custom') return { frame: upper<TimeFrame>(frame) };
  return { frame: 'CUSTOM' as const, start: address.start, end: address.end };
}

function comparedInput({ compareRange, compareStart, compareEnd }: FiguresAddress) {
  if (compareRange !== 'custom') return { frame: upper<TimeFrame>(compareRange) };
  return { frame: 'CUSTOM' as const, start: compareStart, end: compareEnd };
}

export function basisInput({ basis }: Pick<AnalyticsAddress, 'basis'>): CostBasis {
  return upper<CostBasis>(basis);
}

/** The graph's spelling of a word of the address: the two differ in case alone. */
function upper<Name extends string>(word: Lowercase<Name>): Name {
  return word.toUpperCase() as Name;
}

export function graphVendor(vendor: Lowercase<Vendor>): Vendor {
  return upper<Vendor>(vendor);
}

/** The graph's vendors as the address spells them. */
export function addressVendors(vendors: readonly Vendor[]): AnalyticsAddress['vendors'] {
  return vendors.map((vendor) => vendor.toLowerCase() as Lowercase<Vendor>);
}
