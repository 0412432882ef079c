// Calls of operation status: statuses, and what is done with them. Codes pass as they are, those that are unknown here too.
import { isVendorCode } from '../../../lib/catalogue/vendors.ts';
import type { Endpoint, RequestOf } from '../../../upstream/contract/endpoint.ts';
import {
  cspStatusDelete,
  cspStatusList,
  cspStatusRepair,
  cspStatusUpdate,
  cspStatusView,
} from '../../../upstream/contract/operations/csp-status.ts';
import type { WireCspStatus } from '../../../upstream/contract/operations/shapes.ts';
import type {
  DeleteOperationStatusInput,
  OperationStatus,
  OperationStatuses,
  OperationStatusPayload,
  OperationStatusView,
  UpdateOperationStatusInput,
} from '../../__generated__/graph-types.ts';
import { checkPage, type PageArguments, toConnection } from '../../graph/connection.ts';
import { fromGlobalId, toGlobalId } from '../../graph/global-id.ts';
import { orUserErrors, userError } from '../../graph/user-errors.ts';
import { vendorOf } from '../../graph/wire-enums.ts';
import type { RestLoader } from '../../rest/loader.ts';
import { companyOf } from '../platform/shapes.ts';
import { companyKey } from './company-key.ts';

interface Asked extends PageArguments {
  company?: string | null | undefined;
  checks: readonly string[];
  codes: readonly string[];
  isDeleted: boolean;
  search: string;
}

const UNKNOWN = {
  userErrors: [userError('UNKNOWN_OPERATION_STATUS', 'id', 'no id of an operation status')],
};

export class OperationStatusesSource {
  readonly #loader: RestLoader;

  constructor(loader: RestLoader) {
    this.#loader = loader;
  }

  async list({ company, checks, codes, isDeleted, search, ...page }: Asked): Promise<OperationStatuses> {
    checkPage(page);
    const { page: number, itemsPerPage } = page;
    const reply = await this.#loader.load(cspStatusList, {
      cmpnId: companyKey(company),
      payload: {
        ...{ page: number, itemsPerPage, search, checks: [...checks], statuses: [...codes] },
        delYn: isDeleted ? 'Y' : 'N',
      },
    });
    return {
      ...toConnection(reply.list.map(statusOf), reply.totalCount, page),
      isStaff: reply.isStaff,
      companies: reply.companies.map(({ cmpnId, cmpnNm, counts, lastLoadedAt, completeThrough }) => ({
        ...{ company: companyOf(cmpnId, cmpnNm), lastLoadedAt, completeThrough },
        counts: counts.map(({ status: code, count }) => ({ code, count })),
      })),
    };
  }

  async view(id: string): Promise<OperationStatusView | null> {
    const of = keyOf(id);
    if (!of) return null;
    const { cmpnId, statusId } = of;
    const reply = await this.#loader.load(cspStatusView, { cmpnId, payload: { statusId } });
    if (!reply.status) return null;
    return {
      ...{ files: reply.files, history: reply.history, status: statusOf(reply.status) },
      runs: reply.runs.map(({ runId, ...run }) => ({ id: toGlobalId('LoadRun', runId), ...run })),
      told: reply.told.map(({ status: code, ...told }) => ({ code, ...told })),
    };
  }

  async repair(id: string): Promise<OperationStatusPayload> {
    const of = keyOf(id);
    if (!of) return UNKNOWN;
    const { cmpnId, statusId } = of;
    return this.#write(cspStatusRepair, { cmpnId, payload: { statusId } });
  }

  async update({ id, version, code, note }: UpdateOperationStatusInput): Promise<OperationStatusPayload> {
    const of = keyOf(id);
    if (!of) return UNKNOWN;
    const { cmpnId, statusId } = of;
    const payload = { statusId, version, status: code ?? null, note };
    return this.#write(cspStatusUpdate, { cmpnId, payload });
  }

  async delete({ id, version, isDeleted }: DeleteOperationStatusInput): Promise<OperationStatusPayload> {
    const of = keyOf(id);
    if (!of) return UNKNOWN;
    const { cmpnId, statusId } = of;
    const payload = { statusId, version, delYn: isDeleted ? ('Y' as const) : ('N' as const) };
    return this.#write(cspStatusDelete, { cmpnId, payload });
  }

  async #write<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<OperationStatusPayload> {
    const call = this.#loader.write(endpoint, request, [cspStatusList, cspStatusView]);
    const { userErrors } = await orUserErrors(call, { status: 'code' });
    return { userErrors };
  }
}

function statusOf(wire: WireCspStatus): OperationStatus {
  const { statusId, cmpnId, cmpnNm, status, foundStatus, vendor, month, ...rest } = wire;
  return {
    ...rest,
    id: toGlobalId('OperationStatus', `${cmpnId}/${statusId}`),
    company: companyOf(cmpnId, cmpnNm),
    code: status,
    foundCode: foundStatus,
    vendor: vendor !== null && isVendorCode(vendor) ? vendorOf(vendor) : null,
    month: month && `${month}-01`,
  };
}

/** Null for no id of a status. */
function keyOf(id: string): { cmpnId: string; statusId: string } | null {
  const parsed = fromGlobalId(id);
  const slash = parsed?.type === 'OperationStatus' ? parsed.key.indexOf('/') : -1;
  if (!parsed || slash < 1) return null;
  return { cmpnId: parsed.key.slice(0, slash), statusId: parsed.key.slice(slash + 1) };
}
