// Requests of operation status that build on what is there: versions, and rows that can be deleted.
import { cspStatusList } from '../../../../upstream/contract/operations/csp-status.ts';
import { migrationRois, saveMigrationRois } from '../../../../upstream/contract/operations/roi.ts';
import { SAMPLE_REQUESTS } from '../requests.ts';
import { ask, type Caller } from '../rest.ts';

type Request = Record<string, unknown>;

const STATUS_ID = 'freshness:aws';

async function freshness(caller: Caller, delYn: 'Y' | 'N') {
  const { list } = await ask(caller, cspStatusList, {
    payload: { itemsPerPage: 200, delYn },
    cmpnId: caller.companyId,
  });
  return list.find(({ statusId }) => statusId === STATUS_ID);
}

export const PREPARED_OPERATIONS: Record<string, (caller: Caller) => Promise<Request>> = {
  cspStatusUpdate: async (caller) => {
    const status = (await freshness(caller, 'N')) ?? (await freshness(caller, 'Y'));
    const { payload } = SAMPLE_REQUESTS.cspStatusUpdate as { payload: object };
    return { payload: { ...payload, version: status?.version ?? 0 } };
  },
  // What was deleted is put back.
  cspStatusDelete: async (caller) => {
    const listed = await freshness(caller, 'N');
    const version = (listed ?? (await freshness(caller, 'Y')))?.version ?? 0;
    return { payload: { statusId: STATUS_ID, version, delYn: listed ? 'Y' : 'N' } };
  },
  cspStatusRepair: async (caller) => {
    const { list } = await ask(caller, cspStatusList, { payload: { checks: ['LOAD'] } });
    return { payload: { statusId: list.find(({ isRepairable }) => isRepairable)?.statusId ?? 'none' } };
  },
  deleteMigrationRoi: async (caller) => {
    const { payload } = SAMPLE_REQUESTS.saveMigrationRois as { payload: { list: never[] } };
    const { ids } = await ask(caller, saveMigrationRois, { payload });
    const { list } = await ask(caller, migrationRois, { payload: {} });
    const row = list.find(({ roiId }) => roiId === ids[0]);
    return { payload: { roiId: row?.roiId, version: row?.version } };
  },
};
