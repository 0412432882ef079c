// Handlers of operation statuses: list, view, repair, delete, update (M-01, M-02).
import { isStatusCode, statusTraits } from '../../../../lib/catalogue/operations/status-codes.ts';
import type { CheckedRequestOf, ReplyOf } from '../../../contract/endpoint.ts';
import type { cspStatusEndpoints } from '../../../contract/operations/csp-status.ts';
import type { WireCspStatus } from '../../../contract/operations/shapes.ts';
import type { RepairLoads } from '../../../ingest/runs/repair-loads.ts';
import { checkParagraph } from '../../../mail/check-mail.ts';
import { Refusal } from '../../../refusal.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import { isStaff, type SeenCompany } from '../../../stores/documents/operations/staff.ts';
import { saveStatusChange } from '../../../stores/documents/operations/status-changes.ts';
import { appendAudit } from '../../../stores/documents/people/audit-log.ts';
import type { Stores } from '../../shared/stores.ts';
import { askedCompanies, askedCompany } from '../in-sight.ts';
import { type CompanyStatus, companyStatuses } from './company-statuses.ts';
import { viewedStatus } from './view-status.ts';
import { subjectOf, wireStatus } from './wire-status.ts';

type Handlers = HandlersOf<typeof cspStatusEndpoints>;
type Asked = { siteId?: string | undefined; cmpnId?: string | undefined };

export function statusHandlers(stores: Stores, repairs: RepairLoads): Handlers {
  return {
    cspStatusList: (request, call) => list(stores, request, call),
    cspStatusView: async ({ payload, ...asked }, call) => {
      const company = await askedCompany(stores, asked, call);
      return viewedStatus(stores, company, payload.statusId, call.language);
    },
    cspStatusRepair: async ({ payload: { statusId }, ...asked }, call) => {
      const { company, status } = await knownStatus(stores, asked, statusId, call);
      const { load } = status.found;
      if (!load?.isRepairable)
        throw new Refusal('STATUS_NOT_REPAIRABLE', 'There are no files to be loaded again.', 'statusId');
      const { companyId } = company;
      const runId = await repairs.begin({ companyId, runId: load.runId, userName: call.user.name });
      const actor = { userId: call.user.userId, name: call.user.name };
      const record = { companyId, actor, action: 'LOAD_REPAIRED', subject: subjectOf(status) } as const;
      await appendAudit(stores.documents, { ...record, changes: [] }, stores.now());
      return { runId };
    },
    cspStatusDelete: async ({ payload: { statusId, version, delYn }, ...asked }, call) => {
      const { company, status } = await knownStatus(stores, asked, statusId, call);
      const isDeleted = delYn === 'Y';
      if (status.isDeleted === isDeleted) throw changedMeanwhile();
      return save(stores, call, company, status, { version, isDeleted });
    },
    cspStatusUpdate: async ({ payload: { statusId, version, status: code, note }, ...asked }, call) => {
      const { company, status } = await knownStatus(stores, asked, statusId, call);
      if (code !== null && !isStatusCode(code))
        throw new Refusal('UNKNOWN_STATUS_CODE', 'There is no such code.', 'status');
      const text = note.trim();
      checkParagraph(text, 'note');
      return save(stores, call, company, status, { version, code, note: text });
    },
  };
}

async function list(
  stores: Stores,
  { payload, ...of }: CheckedRequestOf<typeof cspStatusEndpoints.cspStatusList>,
  call: Call,
): Promise<ReplyOf<typeof cspStatusEndpoints.cspStatusList>> {
  const { seen, asked } = await askedCompanies(stores, of, call);
  const all = await Promise.all(
    seen.map(async (company) => ({
      company,
      ...(await companyStatuses(stores, company.companyId)),
    })),
  );
  const words = payload.search.trim().toLowerCase();
  const rows = all
    .filter(({ company }) => asked.includes(company))
    .flatMap(({ company, statuses }) => statuses.map((status) => ({ company, status })))
    .filter(
      ({ status }) =>
        status.isDeleted === (payload.delYn === 'Y') &&
        (payload.statuses.length === 0 || payload.statuses.includes(status.code)) &&
        (payload.checks.length === 0 || payload.checks.includes(status.found.check)),
    )
    .map(({ company, status }) => wireStatus(company, status, call))
    .filter((row) => words === '' || searchedText(row).includes(words))
    .sort((one, other) => statusTraits(one.status).order - statusTraits(other.status).order);
  const { page, itemsPerPage } = payload;
  return {
    totalCount: rows.length,
    list: rows.slice((page - 1) * itemsPerPage, page * itemsPerPage),
    isStaff: await isStaff(stores.documents, call.user),
    companies: all.map(({ company, statuses, lastLoadedAt, completeThrough }) => ({
      ...{ cmpnId: company.companyId, cmpnNm: company.name, lastLoadedAt, completeThrough },
      counts: countsOf(statuses),
    })),
  };
}

/** In the order of the statuses, which is that of urgency. */
function countsOf(statuses: readonly CompanyStatus[]) {
  const counts = new Map<string, number>();
  for (const { code, isDeleted } of statuses) if (!isDeleted) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([status, count]) => ({ status, count }));
}

function searchedText({ subject, detail, note, cmpnNm, vendor, month }: WireCspStatus): string {
  return [subject, detail, note, cmpnNm, vendor ?? '', month ?? ''].join('\n').toLowerCase();
}

async function knownStatus(stores: Stores, asked: Asked, statusId: string, call: Call) {
  const company = await askedCompany(stores, asked, call);
  const { statuses } = await companyStatuses(stores, company.companyId);
  const status = statuses.find(({ found }) => found.statusId === statusId);
  if (!status) throw new Refusal('UNKNOWN_OPERATION_STATUS', 'The company has no such status.', 'statusId');
  return { company, status };
}

interface Changed {
  version: number;
  code?: string | null;
  note?: string;
  isDeleted?: boolean;
}

/** What is not named stays as it is. */
async function save(
  { documents, now }: Stores,
  { user }: Call,
  { companyId }: SeenCompany,
  status: CompanyStatus,
  { version, code, note, isDeleted }: Changed,
): Promise<{ result: 'OK' }> {
  const { found, change } = status;
  const before = {
    code: change?.found === found.code ? change.code : null,
    note: change?.note ?? '',
    isDeleted: status.isDeleted,
  };
  const after = {
    code: code === undefined ? before.code : code === found.code ? null : code,
    note: note ?? before.note,
    isDeleted: isDeleted ?? before.isDeleted,
  };
  const changes = [
    { name: 'operations.status', before: before.code ?? found.code, after: after.code ?? found.code },
    { name: 'operations.note', before: before.note || null, after: after.note || null },
  ].filter((each) => each.before !== each.after);
  const action =
    isDeleted === undefined
      ? 'OPERATION_STATUS_CHANGED'
      : isDeleted
        ? 'OPERATION_STATUS_DELETED'
        : 'OPERATION_STATUS_RESTORED';
  const isSaved = await saveStatusChange(documents, {
    ...{ companyId, statusId: found.statusId, found: found.code, version, ...after, at: now() },
    actor: { userId: user.userId, name: user.name },
    audit: { action, subject: subjectOf(status), changes },
  });
  if (!isSaved) throw changedMeanwhile();
  return { result: 'OK' };
}

function changedMeanwhile(): Refusal {
  return new Refusal('CHANGED_MEANWHILE', 'The status is not as it was read.', 'version');
}
