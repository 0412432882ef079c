// Handlers of saved filters (C-06).

import type { z } from 'zod';
import { filterNameFault } from '../../../lib/rules/filter-names.ts';
import { nameKeyOf } from '../../../lib/rules/text-rules.ts';
import type { savedFilterEndpoints, saveFilterAs } from '../../contract/cost-analytics/saved-filters.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { Refusal } from '../../refusal.ts';
import type { Call, HandlersOf } from '../../rest/call.ts';
import { usesOfFilters } from '../../stores/documents/cost-analytics/filter-uses.ts';
import {
  addSavedFilter,
  deleteSavedFilter,
  type FilterContent,
  overwriteSavedFilter,
  type SavedFilter,
  type SavedFilterFault,
  savedFiltersOf,
  savedFiltersOfCompany,
} from '../../stores/documents/cost-analytics/saved-filters.ts';
import { filtersOf } from '../shared/cost-filters.ts';
import { ServiceGroupSets } from '../shared/service-group-sets.ts';
import type { Stores } from '../shared/stores.ts';

type WireFilter = ReplyOf<typeof saveFilterAs>;
type Content = z.output<(typeof saveFilterAs)['request']>;

export function savedFilterHandlers({ documents, now }: Stores): HandlersOf<typeof savedFilterEndpoints> {
  const setsOf = ({ companyId }: Call) => new ServiceGroupSets(documents, companyId);
  return {
    filterUses: async ({ filterIds }, call) => ({
      list: await usesOfFilters(documents, ownerOf(call), filterIds),
    }),
    userFilters: async ({ filterIds }, call) =>
      listOf(
        filterIds === undefined
          ? await savedFiltersOf(documents, ownerOf(call))
          : await savedFiltersOfCompany(documents, call.companyId, filterIds),
      ),
    searchFilters: async ({ word }, call) => {
      const wanted = nameKeyOf(word);
      const own = await savedFiltersOf(documents, ownerOf(call));
      return listOf(own.filter(({ name }) => nameKeyOf(name).includes(wanted)));
    },
    saveFilterAs: async (request, call) =>
      saved(await addSavedFilter(documents, ownerOf(call), await contentOf(request, setsOf(call)), now())),
    saveFilter: async ({ index, version, ...request }, call) => {
      const change = { index, version, ...(await contentOf(request, setsOf(call))) };
      return saved(await overwriteSavedFilter(documents, ownerOf(call), change, now()));
    },
    deleteFilter: async ({ filterIndex, version }, call) => {
      const fault = await deleteSavedFilter(documents, ownerOf(call), { index: filterIndex, version });
      if (fault) throw refusalOf(fault);
      return { result: 'OK' };
    },
  };
}

function ownerOf({ user, companyId }: Call) {
  return { userId: user.userId, companyId };
}

/** Refuses a name that no filter may have, and conditions that no question may have. */
async function contentOf(
  { filterName, conditions }: Content,
  sets: ServiceGroupSets,
): Promise<FilterContent> {
  const fault = filterNameFault(filterName);
  if (fault) throw new Refusal(fault, 'The name of a filter has 1 to 254 characters.', 'filterName');
  await filtersOf(conditions, sets);
  return { name: filterName.trim(), conditions: JSON.stringify(conditions) };
}

function saved(outcome: SavedFilter | SavedFilterFault): WireFilter {
  if (typeof outcome === 'string') throw refusalOf(outcome);
  return wireFilter(outcome);
}

const REFUSALS: Record<SavedFilterFault, { message: string; field: string }> = {
  FILTER_NAME_IN_USE: { message: 'The user has a filter of this name.', field: 'filterName' },
  TOO_MANY_FILTERS: { message: 'The user has as many filters as may be.', field: 'filterName' },
  UNKNOWN_FILTER: { message: 'The user has no such filter.', field: 'index' },
  CHANGED_MEANWHILE: { message: 'The filter is another than the one that was read.', field: 'version' },
};

function refusalOf(fault: SavedFilterFault): Refusal {
  return new Refusal(fault, REFUSALS[fault].message, REFUSALS[fault].field);
}

function listOf(list: readonly SavedFilter[]) {
  return { list: list.map(wireFilter) };
}

function wireFilter(filter: SavedFilter): WireFilter {
  const { filterId, index, version, createdAt, updatedAt } = filter;
  return {
    filterId,
    filterName: filter.name,
    index,
    conditions: JSON.parse(filter.conditions) as WireFilter['conditions'],
    version,
    ownerId: filter.owner.userId,
    ownerNm: filter.owner.name,
    createdAt,
    updatedAt,
  };
}
