// Handlers of what is done to the data of a company: its history, removal, and taking a change back.
import type { dataChangeEndpoints } from '../../contract/data/changes.ts';
import { checkConfirmation } from '../../ingest/changes/data-change.ts';
import { removeData } from '../../ingest/changes/remove-data.ts';
import { revertChange } from '../../ingest/changes/revert-change.ts';
import type { Call, HandlersOf } from '../../rest/call.ts';
import {
  changesById,
  changesWithin,
  type DataScope,
  WHOLE_COMPANY,
} from '../../stores/documents/loads/data-changes.ts';
import type { Stores } from '../shared/stores.ts';
import { changeNow, describedChanges, monthLine } from './change-shapes.ts';
import { storedData } from './stored-data.ts';

const MAX_MONTHS = 2000;

/** The month is YYYY-MM on the wire. */
function scopeOf({ month, ...scope }: DataScope): DataScope {
  return { ...scope, month: month === null ? null : `${month}-01` };
}

export function dataChangeHandlers(stores: Stores): HandlersOf<typeof dataChangeEndpoints> {
  const { documents, sink, now } = stores;
  const optionsOf = ({ companyId, user }: Call) => ({
    ...{ documents, sink, companyId, at: now() },
    actor: { userId: user.userId, name: user.name },
  });
  return {
    storedData: ({ scope }, { companyId }) => storedData(stores, companyId, scopeOf(scope)),
    dataChanges: async ({ scope, page, itemsPerPage }, { companyId }) => {
      const within = scopeOf(scope);
      const paging = { limit: itemsPerPage, skip: (page - 1) * itemsPerPage };
      const { totalCount, changes } = await changesWithin(documents, companyId, within, paging);
      const described = await describedChanges(stores, companyId, changes, within);
      return { totalCount, list: described.map(({ change }) => change) };
    },
    dataChangeReport: async ({ changeIds }, { companyId }) => {
      const changes = await changesById(documents, companyId, changeIds);
      const described = await describedChanges(stores, companyId, changes, WHOLE_COMPANY);
      return {
        list: described.map(({ change, months, lists }) => ({
          change,
          lists: lists.map(({ list, rowsBefore, rowsNow }) => ({ list, rowsBefore, rowsNow })),
          months: months.slice(0, MAX_MONTHS).map(monthLine),
          monthsLeftOut: Math.max(0, months.length - MAX_MONTHS),
        })),
      };
    },
    removeData: async ({ scope, confirmation }, call) => {
      await checkConfirmation(documents, call.companyId, confirmation);
      const { changeId } = await removeData(optionsOf(call), scopeOf(scope));
      return { change: await changeNow(stores, call.companyId, changeId) };
    },
    revertDataChange: async ({ changeId: reverted, confirmation }, call) => {
      await checkConfirmation(documents, call.companyId, confirmation);
      const { changeId } = await revertChange(optionsOf(call), reverted);
      return { change: await changeNow(stores, call.companyId, changeId) };
    },
  };
}
