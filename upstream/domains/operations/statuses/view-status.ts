// One status in full: its files, the runs that repaired it, who was told, and who changed it.
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Language } from '../../../../lib/catalogue/languages.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import type { cspStatusView } from '../../../contract/operations/csp-status.ts';
import { runsById } from '../../../stores/documents/loads/load-runs.ts';
import { repairRunsOf, runFilesOf } from '../../../stores/documents/loads/run-files.ts';
import type { SeenCompany } from '../../../stores/documents/operations/staff.ts';
import { toldStatusesOf } from '../../../stores/documents/operations/status-recipients.ts';
import { auditLogOf } from '../../../stores/documents/people/audit-log.ts';
import type { Stores } from '../../shared/stores.ts';
import { type CompanyStatus, companyStatuses } from './company-statuses.ts';
import { subjectOf, wireStatus } from './wire-status.ts';

type View = ReplyOf<typeof cspStatusView>;

const LOAD = 'load:';
const ACTIONS = [
  'OPERATION_STATUS_CHANGED',
  'OPERATION_STATUS_DELETED',
  'OPERATION_STATUS_RESTORED',
  'LOAD_REPAIRED',
] as const;
const MOST_HISTORY = 50;

export async function viewedStatus(
  stores: Stores,
  company: SeenCompany,
  statusId: string,
  language: Language,
): Promise<View> {
  const { companyId } = company;
  const { statuses } = await companyStatuses(stores, companyId);
  const status = statuses.find(({ found }) => found.statusId === statusId);
  if (!status) return { status: null, files: [], runs: [], told: [], history: [] };
  const [load, told, history] = await Promise.all([
    loadOf(stores, companyId, statusId),
    toldStatusesOf(stores.documents, companyId),
    historyOf(stores, companyId, status),
  ]);
  return {
    status: wireStatus(company, status, { language }),
    ...load,
    told: told
      .filter((each) => each.statusId === statusId)
      .map(({ email, code, toldAt }) => ({ email, status: code, at: toldAt })),
    history,
  };
}

async function loadOf(
  { documents, now }: Stores,
  companyId: string,
  statusId: string,
): Promise<Pick<View, 'files' | 'runs'>> {
  if (!statusId.startsWith(LOAD)) return { files: [], runs: [] };
  const runId = statusId.slice(LOAD.length);
  const ids = [runId, ...(await repairRunsOf(documents, companyId, runId))];
  const [runs, kept] = await Promise.all([
    runsById(documents, companyId, ids, now()),
    runFilesOf(documents, companyId, [runId]),
  ]);
  const files = kept.get(runId)?.files ?? [];
  return {
    runs: runs
      .map(({ run }) => run)
      .sort((one, other) => (one.startedAt < other.startedAt ? 1 : -1))
      .map(({ runId: id, state, startedAt, endedAt, startedBy }) => ({
        ...{ runId: id, state, startedAt, endedAt, startedBy },
      })),
    files: await Promise.all(
      files.map(async ({ path, size, mtimeMs }) => {
        const found = await stat(path).catch(() => null);
        return { name: basename(path), size, isThere: found?.size === size && found.mtimeMs === mtimeMs };
      }),
    ),
  };
}

async function historyOf(
  { documents }: Stores,
  companyId: string,
  status: CompanyStatus,
): Promise<View['history']> {
  const subject = subjectOf(status);
  const { entries } = await auditLogOf(documents, companyId, {
    ...{ actions: ACTIONS, search: subject, startDate: null, endDate: null },
    ...{ limit: MOST_HISTORY, skip: 0 },
  });
  return entries
    .filter((entry) => entry.subject === subject)
    .map(({ at, actor, action, changes }) => ({ at, actor, action, changes }));
}
