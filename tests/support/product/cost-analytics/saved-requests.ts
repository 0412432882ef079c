// Requests of saved filters and views, and those that build on one that is there.
import { randomUUID } from 'node:crypto';
import { saveFilterAs } from '../../../../upstream/contract/cost-analytics/saved-filters.ts';
import { saveViewAs } from '../../../../upstream/contract/cost-analytics/saved-views.ts';
import { ask, type Caller } from '../rest.ts';

/** A person has one filter, and one view, of a name. */
const newFilter = () => ({ filterName: `Sample ${randomUUID()}`, conditions: {} });
const newView = () => ({
  viewName: `Sample ${randomUUID()}`,
  description: '',
  address: 'range=last_month',
  isShared: false,
});

export const SAVED_REQUESTS: Record<string, Record<string, unknown>> = {
  userFilters: {},
  filterUses: { filterIds: ['3f0e4e0e-0000-4000-8000-000000000000'] },
  saveFilter: { filterName: 'Sample', index: 1, version: 0, conditions: {} },
  saveFilterAs: { filterName: 'Sample', conditions: {} },
  deleteFilter: { filterIndex: 1, version: 0 },
  searchFilters: { word: 'sam' },
  savedViews: {},
  saveViewAs: { viewName: 'Sample', description: '', address: '', isShared: false },
  saveView: { viewId: 'none', version: 1, viewName: 'Sample', description: '', address: '', isShared: false },
  deleteView: { viewId: 'none', version: 1 },
  starView: { viewId: 'none', isStarred: true },
};

export const PREPARED_SAVED: Record<string, (caller: Caller) => Promise<Record<string, unknown>>> = {
  deleteFilter: async (caller) => {
    const { index, version } = await ask(caller, saveFilterAs, newFilter());
    return { filterIndex: index, version };
  },
  saveFilter: async (caller) => {
    const { index, version, filterName } = await ask(caller, saveFilterAs, newFilter());
    return { index, version, filterName, conditions: {} };
  },
  saveFilterAs: async () => newFilter(),
  deleteView: async (caller) => {
    const { viewId, version } = await ask(caller, saveViewAs, newView());
    return { viewId, version };
  },
  starView: async (caller) => {
    const { viewId } = await ask(caller, saveViewAs, newView());
    return { viewId, isStarred: true };
  },
  saveView: async (caller) => {
    const { viewId, version } = await ask(caller, saveViewAs, newView());
    return { ...newView(), viewId, version };
  },
  saveViewAs: async () => newView(),
};
