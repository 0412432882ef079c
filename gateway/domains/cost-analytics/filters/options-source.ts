// Calls for what cost can be filtered by.
import {
  filter,
  relatedFilter,
  subFilter,
} from '../../../../upstream/contract/cost-analytics/cost-analytics.ts';
import type {
  CostBasis,
  CostFilterInput,
  CostFilterOptions,
  FilterField,
  FilterValueConnection,
  RangeInput,
  Vendor,
} from '../../../__generated__/graph-types.ts';
import { inputError } from '../../../errors.ts';
import { checkPage, type PageArguments, toConnection } from '../../../graph/connection.ts';
import { fieldOf, wireField, wireFilters } from '../../../graph/cost-filters.ts';
import { isAmortized, vendorOf } from '../../../graph/wire-enums.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import type { AnalyticsScope } from '../scope.ts';

interface OptionsQuestion {
  basis: CostBasis;
  filters: readonly CostFilterInput[];
  range: RangeInput;
  vendors?: readonly Vendor[] | null | undefined;
}

export interface FieldsQuestion extends OptionsQuestion {
  fields?: readonly FilterField[] | null | undefined;
}

export interface ValuesQuestion extends OptionsQuestion, PageArguments {
  field: FilterField;
  search?: string | null | undefined;
  tagKey?: string | null | undefined;
}

export class CostOptionsSource {
  readonly #loader: RestLoader;
  readonly #scope: AnalyticsScope;

  constructor(loader: RestLoader, scope: AnalyticsScope) {
    this.#loader = loader;
    this.#scope = scope;
  }

  /** Lists of several fields, narrowed by what is chosen already. */
  async filterOptions({ fields, ...question }: FieldsQuestion): Promise<CostFilterOptions> {
    if (fields?.length === 0) throw inputError('fields', 'fields must name at least one field');
    const filters = wireFilters(question.filters);
    const request = {
      ...(await this.#request(question)),
      ...(fields && { fields: fields.map(wireField) }),
    };
    const isNarrowed = Object.keys(filters).length > 0;
    const reply = isNarrowed
      ? await this.#loader.load(relatedFilter, { ...request, filters })
      : await this.#loader.load(filter, request);
    return {
      currency: reply.currency,
      vendors: reply.vendors.map(({ vendor, fields: lists }) => ({
        vendor: vendorOf(vendor),
        fields: lists.map(({ field, isComplete, options }) => ({
          field: fieldOf(field),
          isComplete,
          options: options.map(({ count, ...option }) => ({ ...option, rowCount: count })),
        })),
      })),
    };
  }

  /** A page of the values of one field. */
  async filterValues({
    field,
    search,
    tagKey,
    page,
    itemsPerPage,
    ...question
  }: ValuesQuestion): Promise<FilterValueConnection> {
    checkPage({ page, itemsPerPage });
    if (tagKey && field !== 'TAG') throw inputError('tagKey', 'tagKey goes with the field TAG only');
    const { currency, totalCount, options } = await this.#loader.load(subFilter, {
      ...(await this.#request(question)),
      filters: wireFilters(question.filters),
      field: wireField(field),
      ...(tagKey && { tagKey }),
      word: search?.trim() ?? '',
      page,
      itemsPerPage,
    });
    const { edges, ...connection } = toConnection(options, totalCount, { page, itemsPerPage });
    return {
      ...connection,
      currency,
      edges: edges.map(({ cursor, node: { vendor, count, ...option } }) => ({
        cursor,
        vendor: vendorOf(vendor),
        node: { ...option, rowCount: count },
      })),
    };
  }

  async #request({ basis, range: input, vendors }: OptionsQuestion) {
    const [selectedVendors, { range }] = await Promise.all([
      this.#scope.vendors(vendors),
      this.#scope.range(input, 'month'),
    ]);
    return {
      selectedVendors,
      startDate: range.start,
      endDate: range.end,
      isAmortizedCost: isAmortized(basis),
    };
  }
}
