// The address of cost analytics as variables of its query.
import type {
  CompareMode,
  CostAnalyticsPageQuery$variables,
  CostBasis,
  CostItemColumn,
  TimeFrame,
  TimeUnit,
  Vendor,
  ViewBy,
} from '../../__generated__/CostAnalyticsPageQuery.graphql.ts';
import type { CostDetailItemQuery$variables } from '../../__generated__/CostDetailItemQuery.graphql.ts';
import { type AnalyticsAddress, frameOf } from './address.ts';

export function analyticsVariables(address: AnalyticsAddress): CostAnalyticsPageQuery$variables {
  const { unit, viewBy, basis, compare, search, sort, order, page } = address;
  return {
    query: {
      range: rangeInput(address),
      unit: upper<TimeUnit>(unit),
      viewBy: upper<ViewBy>(viewBy),
      basis: upper<CostBasis>(basis),
      compare: upper<CompareMode>(compare),
      vendors: vendorsOf(address),
    },
    page: Math.max(page, 1),
    search: search.trim() || null,
    sort: { by: upper<CostItemColumn>(sort), order: order === 'asc' ? 'ASC' : 'DESC' },
  };
}

/** The vendors of the address; null for the viewer's selection. */
export function vendorsOf({ vendors }: Pick<AnalyticsAddress, 'vendors'>): Vendor[] | null {
  return vendors && vendors.length > 0 ? vendors.map((vendor) => upper<Vendor>(vendor)) : null;
}

function rangeInput(address: AnalyticsAddress) {
  const frame = frameOf(address);
  if (frame !== 'custom') return { frame: upper<TimeFrame>(frame) };
  return { frame: 'CUSTOM' as const, start: address.start, end: address.end };
}

/** The graph's spelling of a word of the address: the two differ in case alone. */
function upper<Name extends string>(word: Lowercase<Name>): Name {
  return word.toUpperCase() as Name;
}

/** The graph's vendors as the address spells them. */
export function addressVendors(vendors: readonly Vendor[]): AnalyticsAddress['vendors'] {
  return vendors.map((vendor) => vendor.toLowerCase() as Lowercase<Vendor>);
}

type DetailAddress = Pick<AnalyticsAddress, 'item' | 'itemVendor' | 'viewBy' | 'basis' | 'detail'>;

/** What the drawer asks for; null while it is closed. */
export function detailVariables(
  address: DetailAddress,
  day: string | null,
): CostDetailItemQuery$variables | null {
  const { item, itemVendor, viewBy, basis, detail } = address;
  if (item === null || itemVendor === null || day === null) return null;
  return {
    of: {
      key: item,
      vendor: upper<Vendor>(itemVendor),
      viewBy: upper<ViewBy>(viewBy),
      basis: upper<CostBasis>(basis),
      date: day,
      isMonthly: detail === 'month',
    },
  };
}
