// Calls of saved filters: ids of the graph become the numbers by which their owner knows them (C-06).
import { filterNameFault } from '../../../../lib/rules/filter-names.ts';
import {
  deleteFilter,
  filterUses,
  MAX_FILTER_IDS,
  saveFilter,
  saveFilterAs,
  searchFilters,
  userFilters,
} from '../../../../upstream/contract/cost-analytics/saved-filters.ts';
import type { ReplyOf } from '../../../../upstream/contract/endpoint.ts';
import type { VendorFilter } from '../../../../upstream/contract/shared/cost-question.ts';
import type {
  CostFilterInput,
  DeleteFilterInput,
  FilterUse,
  FilterUseKind,
  SavedFilter,
  SaveFilterAsInput,
  SaveFilterInput,
  UserError,
} from '../../../__generated__/graph-types.ts';
import { inputError } from '../../../errors.ts';
import { wireFilters } from '../../../graph/cost-filters.ts';
import { fromGlobalId, toGlobalId } from '../../../graph/global-id.ts';
import { orUserErrors, userError } from '../../../graph/user-errors.ts';
import type { RestLoader } from '../../../rest/loader.ts';
import { type BatchedRead, rowOfKeys, rowsOfKeys } from '../../../rest/replies/batched-read.ts';
import type { ViewerContext } from '../../../viewer.ts';
import { filtersOfWire } from './filter-shapes.ts';

type WireFilter = ReplyOf<typeof saveFilter>;

const FILTERS: BatchedRead<typeof userFilters, string, WireFilter | null> = {
  endpoint: userFilters,
  maxKeys: MAX_FILTER_IDS,
  request: (filterIds) => ({ filterIds: [...filterIds] }),
  values: ({ list }, filterIds) => rowOfKeys(filterIds, list, ({ filterId }) => filterId),
};

type WireUse = ReplyOf<typeof filterUses>['list'][number];

const USES: BatchedRead<typeof filterUses, string, WireUse[]> = {
  endpoint: filterUses,
  maxKeys: MAX_FILTER_IDS,
  request: (filterIds) => ({ filterIds: [...filterIds] }),
  values: ({ list }, filterIds) => rowsOfKeys(filterIds, list, ({ filterId }) => filterId),
};

const USE_KINDS: Record<WireUse['kind'], FilterUseKind> = {
  dashboard: 'DASHBOARD',
  view: 'VIEW',
  schedule: 'SCHEDULE',
};

const CHANGED = [userFilters, searchFilters];

export class SavedFiltersSource {
  readonly #loader: RestLoader;
  readonly #viewer: ViewerContext;

  constructor(loader: RestLoader, viewer: ViewerContext) {
    this.#loader = loader;
    this.#viewer = viewer;
  }

  /** The viewer's own, by name. */
  async list(search: string | null): Promise<SavedFilter[]> {
    const word = search?.trim() ?? '';
    const { list } = await (word === ''
      ? this.#loader.load(userFilters, {})
      : this.#loader.load(searchFilters, { word }));
    return Promise.all(list.map((filter) => this.#shape(filter)));
  }

  /** The filter of a global id; null when there is none that the viewer may see. */
  async node(id: string): Promise<(SavedFilter & { __typename: 'SavedFilter' }) | null> {
    if (!(await this.#viewer.hasMenu('COST_ANALYTICS', 'VIEW'))) return null;
    const filter = await this.#filter(id);
    return filter && { __typename: 'SavedFilter', ...(await this.#shape(filter)) };
  }

  /** Where the filter of a global id is used. */
  async uses(id: string): Promise<FilterUse[]> {
    const parsed = fromGlobalId(id);
    if (parsed?.type !== 'SavedFilter') return [];
    const uses = await this.#loader.loadKey(USES, parsed.key);
    return uses.map(({ kind, ownerNm, name, isOwn, count }) => ({
      ...{ name, isOwn, count, ownerName: ownerNm },
      kind: USE_KINDS[kind],
    }));
  }

  /** What a question keeps: its own filters, or those of a saved one. Throws an input error for one that is not there. */
  async conditionsOf({
    filters,
    savedFilter,
  }: {
    filters: readonly CostFilterInput[];
    savedFilter?: string | null | undefined;
  }): Promise<Record<string, VendorFilter>> {
    if (!savedFilter) return wireFilters(filters);
    if (filters.length > 0)
      throw inputError('savedFilter', 'savedFilter goes without filters', 'FILTERS_WITH_SAVED_FILTER');
    const filter = await this.#filter(savedFilter);
    if (filter) return filter.conditions;
    throw inputError('savedFilter', 'there is no such saved filter', 'UNKNOWN_FILTER');
  }

  async saveAs({ name, conditions }: SaveFilterAsInput) {
    const fault = nameFault(name);
    if (fault) return { userErrors: [fault] };
    const request = { filterName: name, conditions: wireFilters(conditions) };
    return this.#outcome(this.#loader.write(saveFilterAs, request, CHANGED));
  }

  async save({ id, version, name, conditions }: SaveFilterInput) {
    const fault = nameFault(name);
    if (fault) return { userErrors: [fault] };
    const content = { filterName: name, conditions: wireFilters(conditions) };
    const own = await this.#own(id);
    if (!own) return { userErrors: [UNKNOWN_FILTER] };
    const request = { ...content, index: own.index, version };
    const { userErrors, savedFilter } = await this.#outcome(this.#loader.write(saveFilter, request, CHANGED));
    return { userErrors, savedFilter: savedFilter ?? (await this.node(id)) };
  }

  async delete({ id, version }: DeleteFilterInput) {
    const own = await this.#own(id);
    if (!own) return { userErrors: [UNKNOWN_FILTER] };
    const { result, userErrors } = await orUserErrors(
      this.#loader.write(deleteFilter, { filterIndex: own.index, version }, CHANGED),
    );
    return { userErrors, deletedId: result && id };
  }

  async #filter(id: string): Promise<WireFilter | null> {
    const parsed = fromGlobalId(id);
    if (parsed?.type !== 'SavedFilter') return null;
    return this.#loader.loadKey(FILTERS, parsed.key);
  }

  async #own(id: string): Promise<WireFilter | null> {
    const [filter, { userId }] = await Promise.all([this.#filter(id), this.#viewer.user()]);
    return filter?.ownerId === userId ? filter : null;
  }

  async #outcome(call: Promise<WireFilter>) {
    const { result, userErrors } = await orUserErrors(call);
    return { userErrors, savedFilter: result && (await this.#shape(result)) };
  }

  async #shape(filter: WireFilter): Promise<SavedFilter> {
    const { userId } = await this.#viewer.user();
    return {
      id: toGlobalId('SavedFilter', filter.filterId),
      name: filter.filterName,
      conditions: filtersOfWire(filter.conditions),
      version: filter.version,
      isOwn: filter.ownerId === userId,
      ownerName: filter.ownerNm,
      createdAt: filter.createdAt,
      updatedAt: filter.updatedAt,
    };
  }
}

const UNKNOWN_FILTER = userError('UNKNOWN_FILTER', 'id', 'no id of a filter of the viewer');

/** Members of the services' request, as the input calls them. */
function nameFault(name: string): UserError | null {
  const code = filterNameFault(name);
  return code && userError(code, 'name', 'a name of 1 to 254 characters is needed');
}
