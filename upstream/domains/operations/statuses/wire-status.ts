// A status as the contract has it, and as the audit log names it.
import type { WireCspStatus } from '../../../contract/operations/shapes.ts';
import type { Call } from '../../../rest/call.ts';
import type { SeenCompany } from '../../../stores/documents/operations/staff.ts';
import type { CompanyStatus } from './company-statuses.ts';
import { statusDetail } from './found-status.ts';

export function wireStatus(
  { companyId, name }: SeenCompany,
  { found, code, isDeleted, change }: CompanyStatus,
  { language }: Pick<Call, 'language'>,
): WireCspStatus {
  const { statusId, check, subject, vendor, month, at, load } = found;
  return {
    ...{ statusId, check, subject, vendor, month, at, isDeleted },
    ...{ cmpnId: companyId, cmpnNm: name, status: code, foundStatus: found.code },
    detail: statusDetail(found, language),
    note: change?.note ?? '',
    isRepairable: load?.isRepairable ?? false,
    version: change?.version ?? 0,
    changedBy: change?.changedBy ?? null,
    changedAt: change?.changedAt ?? null,
  };
}

/** As the audit log names a status. */
export function subjectOf({ found }: CompanyStatus): string {
  const { check, subject, vendor, month } = found;
  return [check, subject, vendor, month].filter(Boolean).join(' ').slice(0, 300);
}
