// The vendors and the days that a question of cost analytics is about.
import type { DateRange, TimeUnit } from '../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import type { VendorFilter } from '../../../upstream/contract/shared/cost-question.ts';
import type {
  CostAnalyticsQuery,
  CostFilterInput,
  RangeInput,
  Vendor,
} from '../../__generated__/graph-types.ts';
import { vendorCodeOf } from '../../graph/wire-enums.ts';
import type { ViewerContext } from '../../viewer.ts';
import {
  checkNamedVendors,
  defaultVendors,
  resolveCompared,
  resolveRange,
  type WireFrame,
} from './arguments.ts';
import type { SavedFiltersSource } from './filters/saved-filters-source.ts';

export class AnalyticsScope {
  readonly #viewer: ViewerContext;

  readonly #savedFilters: SavedFiltersSource;

  constructor(viewer: ViewerContext, savedFilters: SavedFiltersSource) {
    this.#viewer = viewer;
    this.#savedFilters = savedFilters;
  }

  /** What a question keeps, by the keys of the vendor table: its own filters, or those of a saved one. */
  filters(question: {
    filters: readonly CostFilterInput[];
    savedFilter?: string | null | undefined;
  }): Promise<Record<string, VendorFilter>> {
    return this.#savedFilters.conditionsOf(question);
  }

  /** Those asked for, or those of the viewer's selection that cost analytics shows unasked. */
  async vendors(asked: readonly Vendor[] | null | undefined): Promise<VendorCode[]> {
    const codes = await this.#viewer.vendorCodes(asked);
    return [...(asked ? await this.#checked(codes) : defaultVendors(codes))];
  }

  /** The vendors of a detail, each once, and what its question keeps. */
  async ofDetail(question: {
    vendor: Vendor;
    alsoVendors: readonly Vendor[];
    filters: readonly CostFilterInput[];
    savedFilter?: string | null | undefined;
  }): Promise<{ vendors: [VendorCode, ...VendorCode[]]; filters: Record<string, VendorFilter> }> {
    const vendor = vendorCodeOf(question.vendor);
    const others = new Set(question.alsoVendors.map(vendorCodeOf));
    others.delete(vendor);
    await this.#checked([vendor, ...others]);
    return { vendors: [vendor, ...others], filters: await this.filters(question) };
  }

  #checked(codes: readonly VendorCode[]): Promise<readonly VendorCode[]> {
    return checkNamedVendors(codes, async () => (await this.#viewer.info()).availableVendors);
  }

  range(input: RangeInput, unit: TimeUnit): Promise<{ frame: WireFrame; range: DateRange }> {
    return resolveRange(input, unit, () => this.#today());
  }

  /** The compared days; null when nothing is compared. */
  comparedRange(
    query: Pick<CostAnalyticsQuery, 'compare' | 'compareRange'>,
    current: { frame: WireFrame; range: DateRange },
    unit: TimeUnit,
  ): Promise<DateRange | null> {
    return resolveCompared(query, current, unit, () => this.#today());
  }

  async #today(): Promise<string> {
    return this.#viewer.today();
  }
}
