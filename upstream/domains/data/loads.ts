// Handlers of the loads: runs with their reports, what goes on now, and the state of the data.
import type { loadEndpoints } from '../../contract/data/loads.ts';
import type { HandlersOf } from '../../rest/call.ts';
import { type LoadRun, recentRuns, runsById, runsOf } from '../../stores/documents/loads/load-runs.ts';
import type { Stores } from '../shared/stores.ts';
import { dataState } from './data-state.ts';

/** How long a load that ended counts as activity, in milliseconds. */
const RECENT_MS = 60_000;

export function loadHandlers(stores: Stores): HandlersOf<typeof loadEndpoints> {
  const { documents, now } = stores;
  return {
    loadRuns: async ({ page, itemsPerPage }, { companyId }) => {
      const paging = { limit: itemsPerPage, skip: (page - 1) * itemsPerPage, now: now() };
      const { totalCount, runs } = await runsOf(documents, companyId, paging);
      return { totalCount, list: runs.map(withoutCompany) };
    },
    loadRunReport: async ({ runIds }, { companyId }) => {
      const found = await runsById(documents, companyId, runIds, now());
      return { list: found.map(({ run, report }) => ({ run: withoutCompany(run), report })) };
    },
    loadActivity: async (_request, { companyId }) => {
      const at = now();
      const since = new Date(at.getTime() - RECENT_MS).toISOString();
      return { list: (await recentRuns(documents, companyId, since, at)).map(withoutCompany) };
    },
    dataState: (_request, { companyId }) => dataState(stores, companyId),
  };
}

export function withoutCompany({ companyId: _, ...run }: LoadRun) {
  return run;
}
